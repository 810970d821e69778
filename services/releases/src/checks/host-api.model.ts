import { satisfies, valid, validRange } from "semver";
import {
  type CheckContext,
  type CheckResult,
  releaseTitle,
  remotesAmong,
  shellsAmong,
} from "./check-context.model.ts";

/** The range that a remote needs of host-api, and the version that a shell gives of it. */
export function checkHostApi({ candidate, serving }: CheckContext): CheckResult {
  const { hostApi } = candidate;
  if (candidate.kind === "shell") {
    if (!valid(hostApi)) {
      const flaw = `Its host-api "${hostApi}" is no version. Give it one such as "1.2.0".`;
      return { refusals: [flaw], fits: "" };
    }
    const left = remotesAmong(serving).filter((remote) => !satisfies(hostApi, remote.hostApi));
    return {
      refusals: left.map((remote) =>
        `${
          releaseTitle(remote)
        } needs host-api ${remote.hostApi}, but this shell gives ${hostApi}. ` +
        `Keep what it needs, or have ${remote.name} released first so that it needs less.`
      ),
      fits: `Every remote that is live can do with host-api ${hostApi}.`,
    };
  }
  if (!hostApi.trim() || !validRange(hostApi)) {
    const flaw = `Its "hostApi" in remote.json, "${hostApi}", is no range of versions. ` +
      'Write one such as "^1.0.0".';
    return { refusals: [flaw], fits: "" };
  }
  return {
    refusals: shellsAmong(serving)
      .filter((shell) => !satisfies(shell.hostApi, hostApi))
      .map((shell) =>
        `It needs host-api ${hostApi}, but ${releaseTitle(shell)} gives ${shell.hostApi}. ` +
        "Build it for what the shell gives, or wait for a shell that gives what it needs."
      ),
    fits: `The live shell gives host-api as ${hostApi} asks for.`,
  };
}
