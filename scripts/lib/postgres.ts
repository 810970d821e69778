import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { aptInstall, programInPath } from "./browser.ts";
import { freePort } from "./ports.ts";

const debianBinaries = () => globSync("/usr/lib/postgresql/*/bin/initdb").sort().at(-1);

function binaries(): string {
  const initdb = debianBinaries() ?? programInPath("initdb") ??
    (aptInstall("postgresql") ? debianBinaries() : undefined);
  if (!initdb) throw new Error("No Postgres server: install one, or set TEST_DATABASE_URL.");
  return dirname(initdb);
}

/** Postgres refuses to run as root: then it runs as another user of the machine. */
function otherUser(): { uid: number; gid: number } | Record<never, never> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    const id = (flag: string) => Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout);
    const [uid, gid] = [id("-u"), id("-g")];
    if (uid > 0) return { uid, gid };
  }
  throw new Error("Postgres needs a user other than root, such as postgres or nobody.");
}

/** Starts a Postgres of our own in a temporary folder. `stop` removes all of it. */
export async function startPostgres(): Promise<
  { url: string; bin: string; stop: () => Promise<void> }
> {
  const bin = binaries();
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), "reclaim-postgres-"));
  if ("uid" in user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  // Whoever connects needs its password, as at a real server.
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password);
  const made = spawnSync(
    join(bin, "initdb"),
    [
      "-D",
      data,
      "-U",
      "reclaim",
      "-A",
      "scram-sha-256",
      `--pwfile=${passwordFile}`,
      "--no-sync",
      "-E",
      "UTF8",
      "--locale=C",
    ],
    { ...user, encoding: "utf8", cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = { fsync: "off", max_connections: "200", listen_addresses: "127.0.0.1" };
  const server = spawn(
    join(bin, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-k",
      folder,
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    { ...user, stdio: "ignore", cwd: folder },
  );
  const gone = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const ready = () =>
    spawnSync(join(bin, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)]).status === 0;
  for (let attempt = 0; !ready(); attempt++) {
    if (attempt > 100 || server.exitCode !== null) throw new Error("Postgres did not start.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url: `postgres://reclaim:${password}@127.0.0.1:${port}/postgres`,
    bin,
    async stop() {
      // A fast shutdown: it does not wait for connections.
      server.kill("SIGINT");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
