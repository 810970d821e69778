import type { Browser, BrowserContext } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "./browser.ts";
import type { SessionCookie } from "./inspector-account.ts";

const KEEP_WARM = 5 * 60_000;

/** A browser that is there when it is needed, and for some minutes after. */
export interface WarmBrowser {
  /**
   * Does something as a visitor with a session sees it, who was never there before: no release
   * meets what another one left. Only files that never change stay in the browser's cache.
   */
  asVisitor<Done>(
    cookie: SessionCookie,
    act: (context: BrowserContext) => Promise<Done>,
  ): Promise<Done>;
  close(): Promise<void>;
}

export class NoBrowser extends Error {}

export function warmBrowser(address: string): WarmBrowser {
  let opening: Promise<Browser> | null = null;
  let ready: Promise<BrowserContext> | null = null;
  let cooling: NodeJS.Timeout | undefined;

  function opened(): Promise<Browser> {
    opening ??= launch(address).then((browser) => {
      browser.on("disconnected", () => (opening = ready = null));
      return browser;
    }, (error: Error) => {
      opening = null;
      throw new NoBrowser(error.message.split("\n", 1)[0]);
    });
    return opening;
  }

  /** With a page that is open already: opening one takes as long as loading it. */
  async function openContext(): Promise<BrowserContext> {
    const context = await (await opened()).newContext({ serviceWorkers: "block" });
    await context.newPage();
    return context;
  }

  /** Much less work than another context, which would load and compile the shell once more. */
  async function cleaned(context: BrowserContext): Promise<BrowserContext> {
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
    clearTimeout(cooling);
    const browser = await opening?.catch(() => null);
    await browser?.close();
  }

  return {
    close,
    async asVisitor({ name, value, secure }, act) {
      clearTimeout(cooling);
      const context = await (ready ?? openContext());
      ready = null;
      try {
        const { hostname: domain } = new URL(address);
        const limits = { domain, path: "/", httpOnly: true, sameSite: "Lax" as const };
        await context.addCookies([{ name, value, secure, ...limits }]);
        return await act(context);
      } finally {
        cooling = setTimeout(() => void close(), KEEP_WARM);
        if (opening) ready = cleaned(context);
        // Whoever needs it next opens another.
        ready?.catch(() => (ready = null));
      }
    },
  };
}

async function launch(address: string): Promise<Browser> {
  const { chromium } = await import("@playwright/test");
  return await chromium.launch({
    executablePath: await findBrowser(),
    // In a network of ours the product has no certificate: it is trusted like one that has.
    args: [...BROWSER_ARGS, `--unsafely-treat-insecure-origin-as-secure=${address}`],
    handleSIGTERM: false,
    handleSIGINT: false,
    handleSIGHUP: false,
  });
}
