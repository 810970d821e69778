import { type Browser, expect, type Page } from "@playwright/test";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/lib/ports.ts";

/** Ends when the child does, with what it said. */
function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => said += chunk);
  }
  return new Promise((done) => child.once("exit", (code) => done({ code, said })));
}

/** A product with data of its own, which can be stopped for commands on its data. */
export class OwnProduct {
  readonly data = mkdtempSync(join(tmpdir(), "reclaim-own-product-"));
  url = "";
  private env: NodeJS.ProcessEnv | undefined;
  private readonly databaseUrl: string;
  private running: { child: ChildProcess; end: Promise<unknown> } | undefined;

  /** Without an address of a Postgres database it has an embedded one. */
  constructor(databaseUrl = "") {
    this.databaseUrl = databaseUrl;
  }

  async start(): Promise<void> {
    if (!this.env) {
      // The same after a stop, so that pages stay signed in.
      const port = String(await freePort());
      this.url = `http://localhost:${port}`;
      this.env = {
        ...process.env,
        DATABASE_URL: this.databaseUrl,
        RECLAIM_DATA: this.data,
        PORT: port,
      };
    }
    const child = spawn("deno", ["run", "--cached-only", "-A", "services/main.ts"], {
      env: this.env,
    });
    const end = ended(child);
    this.running = { child, end };
    await Promise.race([
      new Promise<void>((ready) =>
        child.stdout.on("data", (chunk: Buffer) => String(chunk).includes("is ready") && ready())
      ),
      end.then(({ said }) => Promise.reject(new Error(said))),
    ]);
  }

  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    this.running?.child.kill(signal);
    await this.running?.end;
    this.running = undefined;
  }

  run(...args: string[]) {
    return ended(spawn("node", args, { env: this.env }));
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** A member in a browser of his own, with a name in the circle. */
  async createMember(browser: Browser, name: string, email: string): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addInitScript(() => localStorage.setItem("tour_welcome", "true"));
    const page = await context.newPage();
    const call = async (path: string, data: unknown) => {
      const answer = await page.request.post(`${this.url}${path}`, {
        headers: { origin: this.url },
        data,
      });
      expect(answer.status(), await answer.text()).toBe(201);
    };
    const account = { email, password: "a long enough password" };
    await call("/api/onboarding", { timeZone: "Europe/Vienna", account });
    await call("/api/pseudonyms", { pseudonym: name, avatarColor: "#3f7a63" });
    return page;
  }
}
