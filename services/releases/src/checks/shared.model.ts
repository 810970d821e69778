import {
  type CheckContext,
  type CheckResult,
  formatList,
  releaseTitle,
  remotesAmong,
  shellsAmong,
} from "./check-context.model.ts";

/** Names of shared libraries that a remote takes and the shell gives. */
export function checkShared({ candidate, serving }: CheckContext): CheckResult {
  if (candidate.kind === "shell") {
    const gives = new Set(candidate.shared);
    return {
      refusals: remotesAmong(serving).flatMap((remote) => {
        const lost = remote.shared.filter((name) => !gives.has(name));
        if (lost.length === 0) return [];
        return `This shell does not give ${formatList(lost)}, which ${
          releaseTitle(remote)
        } takes. ` +
          `Keep giving it, or have ${remote.name} released first without it.`;
      }),
      fits: "It gives every shared name that live remotes take.",
    };
  }
  return {
    refusals: shellsAmong(serving).flatMap((shell) => {
      const gives = new Set(shell.shared);
      const lacking = candidate.shared.filter((name) => !gives.has(name));
      if (lacking.length === 0) return [];
      return `${releaseTitle(shell)} does not give ${formatList(lacking)}, which it takes. ` +
        "Do without, or wait for a shell that gives it.";
    }),
    fits: "The live shell gives every shared name that it takes.",
  };
}
