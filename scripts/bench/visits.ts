import { type Browser, chromium } from "@playwright/test";
import { BROWSER_ARGS } from "../lib/browser.ts";

/** A slow phone on a slow network: 4x CPU, 1.6 Mbps down, 150 ms. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const CPU_SLOWDOWN = 4;

export interface Visit {
  /** Milliseconds from navigation until what is looked for was painted. */
  visible: number;
  /** Requests until then. */
  requests: number;
  /** Bytes of scripts until then, as transferred. */
  scriptBytes: number;
}

export const launch = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
  });

/** One cold visit of a member's page, by default of Home until its streak shows. */
export async function visit(
  browser: Browser,
  url: string,
  cookie: string,
  { path = "/", selector = "[data-testid=streak]" } = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const [name = "", value = ""] = cookie.split(/=(.*)/s);
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const started = new Map<string, string>();
    const ended: { url: string; bytes: number; at: number }[] = [];
    session.on(
      "Network.requestWillBeSent",
      (event) => started.set(event.requestId, event.request.url),
    );
    session.on("Network.loadingFinished", (event) => {
      const address = started.get(event.requestId);
      if (address?.startsWith(url)) {
        ended.push({ url: address, bytes: event.encodedDataLength, at: performance.now() });
      }
    });
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript((selector) => {
      const seen = globalThis as unknown as { visibleAt?: number };
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => (seen.visibleAt = performance.now())));
      });
      observer.observe(document, { childList: true, subtree: true });
    }, selector);
    await page.goto(new URL(path, url).href, { waitUntil: "commit" });
    const handle = await page.waitForFunction(
      () => (globalThis as unknown as { visibleAt?: number }).visibleAt,
      null,
      { timeout: 30_000, polling: 20 },
    );
    const seenAt = performance.now();
    const visible = Number(await handle.jsonValue());
    const before = ended.filter(({ at, url: address }) =>
      at <= seenAt && !address.endsWith("icon.svg")
    );
    const scripts = before.filter(({ url: address }) => address.endsWith(".js"));
    return {
      visible,
      requests: before.length,
      scriptBytes: scripts.reduce((total, { bytes }) => total + bytes, 0),
    };
  } finally {
    await context.close();
  }
}
