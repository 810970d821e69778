import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { freePort } from "./lib/ports.ts";

/** How the product starts and stops, as processes, by `services/main.ts` and the bootstrap. */
const running: ChildProcess[] = [];
const folders: string[] = [];
const TIME = { timeout: 60_000 };

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await gone;
    }
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "reclaim-start-"));
  folders.push(path);
  return path;
}

interface Started {
  child: ChildProcess;
  said: () => string;
  ready: Promise<string>;
  ended: Promise<number | null>;
}

function start(env: Record<string, string>): Started {
  const child = spawn("deno", ["run", "--cached-only", "-A", "services/main.ts"], {
    env: { ...process.env, DATABASE_URL: "", ...env },
  });
  running.push(child);
  let said = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("Reclaim is ready")) resolve(said);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    void ended.then(() => reject(new Error(said)));
  });
  ready.catch(() => {});
  return { child, said: () => said, ready, ended };
}

test("a data folder that another process holds is one clear line and a failure", TIME, async () => {
  const RECLAIM_DATA = folder();
  const first = start({ RECLAIM_DATA, PORT: String(await freePort()) });
  await first.ready;
  const second = start({ RECLAIM_DATA, PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.said().trim().split("\n")).toEqual([
    expect.stringContaining(`is in use by process ${first.child.pid}`),
  ]);
});

test("a port in use is one clear line and a failure", TIME, async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, () => resolve((taken.address() as { port: number }).port))
  );
  try {
    const { ended, said } = start({ RECLAIM_DATA: folder(), PORT: String(port) });
    expect(await ended).toBe(1);
    // The live composition is a line of the log.
    const lines = said().trim().split("\n").filter((line) => !line.startsWith("{"));
    expect(lines).toEqual([expect.stringContaining(`port ${port} is in use`)]);
  } finally {
    taken.close();
  }
});

test("a setting that makes no sense is one clear line and a failure", TIME, async () => {
  const { ended, said } = start({ RECLAIM_DATA: folder(), PORT: "many" });
  expect(await ended).toBe(1);
  expect(said().trim()).toBe("PORT must be a whole number from 0 to 65535");
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  test(
    `${signal} stops cleanly, and everything stored is there at the next start`,
    TIME,
    async () => {
      const RECLAIM_DATA = folder();
      const port = String(await freePort());
      const first = start({ RECLAIM_DATA, PORT: port });
      await first.ready;
      const answer = await fetch(`http://localhost:${port}/api/onboarding`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ timeZone: "Europe/Vienna", name: "Martin" }),
      });
      const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
      await answer.body?.cancel();
      first.child.kill(signal);
      expect(await first.ended).toBe(0);

      const second = start({ RECLAIM_DATA, PORT: port });
      await second.ready;
      const me = await fetch(`http://localhost:${port}/api/me`, { headers: { cookie } });
      expect(await me.json()).toMatchObject({ name: "Martin" });
    },
  );
}

/** Whether somebody listens there. */
const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const client = connect(port, "localhost");
    client.on("error", () => resolve(false));
    client.on("connect", () => {
      client.destroy();
      resolve(true);
    });
  });

test("a client that hangs does not keep it from stopping", TIME, async () => {
  const port = await freePort();
  const { child, ready, ended } = start({ RECLAIM_DATA: folder(), PORT: String(port) });
  await ready;
  const hanging = connect(port, "localhost");
  const head = `POST /api/waitlist HTTP/1.1\r\nHost: localhost:${port}\r\n` +
    "Content-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n";
  hanging.on("error", () => {});
  hanging.write(head);
  // Told to go on, it sends nothing: its call runs for sure.
  const [told] = await once(hanging, "data") as [Buffer];
  expect(told.toString()).toMatch(/^HTTP\/1\.1 100 /);
  child.kill("SIGTERM");
  await expect.poll(() => accepts(port), { timeout: 20_000 }).toBe(false);
  // Asked again, it waits for nobody.
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  hanging.destroy();
});

test("a secret that can be guessed is refused", TIME, async () => {
  const { ended, said } = start({ RECLAIM_DATA: folder(), PORT: "0", RECLAIM_SECRET: "short" });
  expect(await ended).toBe(1);
  expect(said().trim()).toBe("The secret must have at least 32 characters");
});

test("a Node that is too old is one clear line and a failure", () => {
  const old =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } })";
  const file = join(folder(), "old.cjs");
  spawnSync("node", [
    "-e",
    `require("fs").writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(old)})`,
  ]);
  const { status, stderr } = spawnSync("node", [
    "--require",
    file,
    join("scripts", "bootstrap.mjs"),
    "start.ts",
  ], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe("Node 18.20.0 is too old: Reclaim needs Node 20.19 or newer.");
});

test("SIGTERM to npm alone stops what it started", TIME, async () => {
  // The bootstrap of a checkout whose packages are installed, with a script that only waits.
  const root = folder();
  mkdirSync(join(root, "scripts"));
  mkdirSync(join(root, "node_modules", ".bin"), { recursive: true });
  copyFileSync(join("scripts", "bootstrap.mjs"), join(root, "scripts", "bootstrap.mjs"));
  symlinkSync(process.execPath, join(root, "node_modules", ".bin", "node"));
  const start = "node scripts/bootstrap.mjs wait.mjs";
  writeFileSync(join(root, "package.json"), JSON.stringify({ scripts: { start } }));
  writeFileSync(join(root, "package-lock.json"), "{}");
  const stamp = createHash("sha256").update("{}").digest("hex");
  writeFileSync(join(root, "node_modules", ".reclaim-installed"), stamp);
  writeFileSync(
    join(root, "scripts", "wait.mjs"),
    "process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });" +
      "console.log('waiting'); setInterval(() => {}, 1000);",
  );
  const npm = spawn("npm", ["start", "--silent"], { cwd: root });
  running.push(npm);
  let said = "";
  npm.stdout.on("data", (chunk: Buffer) => said += chunk.toString());
  await expect.poll(() => said, { timeout: 20_000 }).toContain("waiting");
  npm.kill("SIGTERM");
  await expect.poll(() => said, { timeout: 20_000 }).toContain("stopped");
});
