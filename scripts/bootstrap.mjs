// Runs before anything is installed, on whatever Node is there: plain JavaScript, no packages.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST = [20, 19];
const root = join(dirname(fileURLToPath(import.meta.url)), "..");
// Typed paths are relative to the caller's folder, which npm gives by this name.
process.env.INIT_CWD ??= process.cwd();
process.chdir(root);

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `Node ${process.versions.node} is too old: Reclaim needs Node ${OLDEST.join(".")} or newer.`,
  );
  process.exit(1);
}

/** Installs exactly what the lock file says, once per lock file. */
function install() {
  const stamp = join(root, "node_modules", ".reclaim-installed");
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing packages …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("Installing packages failed. See the lines above.");
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

install();

const [script, ...args] = process.argv.slice(2);
const bin = join(root, "node_modules", ".bin");
const separator = process.platform === "win32" ? ";" : ":";
const child = spawn(join(bin, "node"), [join("scripts", script), ...args], {
  stdio: "inherit",
  env: { ...process.env, PATH: `${bin}${separator}${process.env.PATH}` },
});
// Ctrl-C reaches the child by itself; a signal to us alone does not.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => {
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  });
}
// npm passes a signal on to its shell, which ends without passing it on.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 250);
  watch.unref();
}
child.on("exit", (code, signal) => process.exit(signal ? 1 : code ?? 1));
