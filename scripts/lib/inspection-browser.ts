import type { Browser, BrowserContext } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "./browser.ts";
import type { SessionCookie } from "./inspector-account.ts";

const IDLE_TIMEOUT_MS = 5 * 60_000;

/** A browser that is launched on first use and closed after some minutes without use. */
export interface InspectionBrowser {
  /**
   * Runs `act` in a context of a visitor with a session and no stored data, so that no release
   * meets the data of another one. Only files that never change stay in the browser's cache.
   */
  asVisitor<Done>(
    cookie: SessionCookie,
    act: (context: BrowserContext) => Promise<Done>,
  ): Promise<Done>;
  close(): Promise<void>;
}

export class BrowserNotFoundError extends Error {}

export function createInspectionBrowser(address: string): InspectionBrowser {
  let opening: Promise<Browser> | null = null;
  let ready: Promise<BrowserContext> | null = null;
  let idleTimer: NodeJS.Timeout | undefined;

  function openBrowser(): Promise<Browser> {
    opening ??= launch(address).then((browser) => {
      browser.on("disconnected", () => (opening = ready = null));
      return browser;
    }, (error: Error) => {
      opening = null;
      throw new BrowserNotFoundError(error.message.split("\n", 1)[0]);
    });
    return opening;
  }

  /** Opens a context with a page, since opening one takes as long as loading it. */
  async function openContext(): Promise<BrowserContext> {
    const context = await (await openBrowser()).newContext({ serviceWorkers: "block" });
    await context.newPage();
    return context;
  }

  /** Clears a context for reuse: another one would load and compile the shell once more. */
  async function clearContext(context: BrowserContext): Promise<BrowserContext> {
    try {
      const old = context.pages();
      const page = await context.newPage();
      await Promise.all(old.map((one) => one.close()));
      const session = await context.newCDPSession(page);
      await session.send("Storage.clearDataForOrigin", { origin: address, storageTypes: "all" });
      await session.detach();
      await context.clearCookies();
      return context;
    } catch {
      await context.close();
      return await openContext();
    }
  }

  async function close(): Promise<void> {
    clearTimeout(idleTimer);
    const browser = await opening?.catch(() => null);
    await browser?.close();
  }

  return {
    close,
    async asVisitor({ name, value, secure }, act) {
      clearTimeout(idleTimer);
      const context = await (ready ?? openContext());
      ready = null;
      try {
        const { hostname: domain } = new URL(address);
        const limits = { domain, path: "/", httpOnly: true, sameSite: "Lax" as const };
        await context.addCookies([{ name, value, secure, ...limits }]);
        return await act(context);
      } finally {
        idleTimer = setTimeout(() => void close(), IDLE_TIMEOUT_MS);
        if (opening) ready = clearContext(context);
        // The next call opens another context.
        ready?.catch(() => (ready = null));
      }
    },
  };
}

async function launch(address: string): Promise<Browser> {
  const { chromium } = await import("@playwright/test");
  return await chromium.launch({
    executablePath: await findBrowser(),
    // In an internal network the product has no certificate; its origin counts as secure.
    args: [...BROWSER_ARGS, `--unsafely-treat-insecure-origin-as-secure=${address}`],
    handleSIGTERM: false,
    handleSIGINT: false,
    handleSIGHUP: false,
  });
}
