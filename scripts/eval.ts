import { spawnSync } from "node:child_process";
import { PERMISSIONS } from "./lib/run.ts";

/** Scores what a language model answers: `OPENAI_API_KEY`, `OPENAI_BASE_URL`, `OPENAI_MODEL` name it. */
const { status } = spawnSync(
  "deno",
  ["run", "--cached-only", "--no-prompt", ...PERMISSIONS, "services/bench/eval.ts"],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;
