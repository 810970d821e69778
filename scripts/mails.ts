import { spawnSync } from "node:child_process";
import { PERMISSIONS } from "./lib/run.ts";

/** `npm run mails`: shows all mails of billing in a browser, for who works on them. */
const { status } = spawnSync(
  "deno",
  ["run", "--cached-only", ...PERMISSIONS, "services/mail-preview.ts"],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;
