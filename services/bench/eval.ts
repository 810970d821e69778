import { readConfig } from "@reclaim/platform/config";
import { print, printError } from "@reclaim/platform/log";
import { ASPECTS, evaluate, LOWEST, shareOf } from "./evaluation.ts";

/** Asks the configured model every case, prints the scores, and fails when one is below its limit. */
const { modelAccess } = readConfig(Deno.env.toObject());
if (!modelAccess) {
  printError(
    "OPENAI_API_KEY must be set; with OPENAI_BASE_URL any server that speaks its protocol.",
  );
  Deno.exit(1);
}
const scores = await evaluate(modelAccess, ({ name, faults }) => {
  print(
    `${faults.length === 0 ? "ok  " : "FAIL"} ${name}${
      faults.map((fault) => ` · ${fault}`).join("")
    }`,
  );
});
print("");
let isEnough = true;
for (const aspect of ASPECTS) {
  const share = shareOf(scores, aspect);
  if (share < LOWEST[aspect]) isEnough = false;
  const limit = Math.round(100 * LOWEST[aspect]);
  print(
    `${aspect.padEnd(9)} ${
      Math.round(100 * share)
    } % of ${scores.length} cases (at least ${limit} %)`,
  );
}
Deno.exit(isEnough ? 0 : 1);
