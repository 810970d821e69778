import { SERVICE_NAMES } from "@reclaim/contracts-common/services";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { PERMISSIONS } from "./run.ts";

/** The processes of a product whose services run apart. */
export type ProcessName = (typeof SERVICE_NAMES)[number] | "gateway" | "inspector";

/** `<SERVICE>_URL` of every service, and GATEWAY_URL. */
export const ADDRESS_VARIABLES = [...SERVICE_NAMES, "gateway"].map((name) =>
  `${name.toUpperCase()}_URL`
);

const MAIL = ["SMTP_URL", "MAIL_FROM"];
const RELEASES_STORE = ["RELEASES_STORE", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];

/** Settings of the operator that a process gets beside its address, its keys and its database role. */
export const SETTINGS_OF: Record<ProcessName, string[]> = {
  gateway: ["PUBLIC_URL", "CALLS_PER_MINUTE", "TRUSTED_PROXIES", "RECLAIM_DIST", ...RELEASES_STORE],
  identity: ["PUBLIC_URL", ...MAIL],
  members: ["PUBLIC_URL", "SUPPORT_MAIL", "PUSH_SERVICES", ...MAIL],
  community: [],
  insights: ["OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_MODEL", "OPENAI_PRICES"],
  billing: ["TRIAL_DAYS"],
  releases: ["PUBLIC_URL", "RECLAIM_DIST", ...MAIL, ...RELEASES_STORE],
  inspector: ["CHROMIUM_PATH", "PLAYWRIGHT_BROWSERS_PATH"],
};

/** What programs need of the machine that they run on. */
const MACHINE = [
  "PATH",
  "HOME",
  "TMPDIR",
  "LANG",
  "TZ",
  "NO_COLOR",
  "DENO_DIR",
  "DENO_TLS_CA_STORE",
];

/** Of `env`, what a process may know: nothing of another one's, and not RECLAIM_SECRET. */
export const settingsFor = (name: ProcessName, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    [...MACHINE, ...SETTINGS_OF[name]].flatMap((variable) =>
      env[variable] === undefined ? [] : [[variable, env[variable]]]
    ),
  );

/**
 * Prepares the database at DATABASE_URL for services that run apart, and gives what each process
 * needs: its keys and its database role. `env` is the administrator's. Undefined when it failed, which
 * it has said.
 */
export function prepareProcesses(
  env: NodeJS.ProcessEnv,
): Record<ProcessName, NodeJS.ProcessEnv> | undefined {
  const folder = mkdtempSync(join(tmpdir(), "reclaim-environments-"));
  try {
    const { status } = spawnSync(
      "deno",
      ["run", "--cached-only", "--no-prompt", ...PERMISSIONS, "services/prepare.ts", folder],
      { stdio: "inherit", env },
    );
    if (status !== 0) return undefined;
    return Object.fromEntries(
      Object.keys(SETTINGS_OF).map((name) => [
        name,
        parseEnv(readFileSync(join(folder, name, "process.env"), "utf8")),
      ]),
    ) as Record<ProcessName, NodeJS.ProcessEnv>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
