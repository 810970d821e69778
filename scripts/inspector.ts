import { Fault, runCommand } from "./lib/fault.ts";
import { runInspector } from "./lib/inspector.ts";
import { inspectorAccount } from "./lib/inspector-account.ts";
import { isHere, productOf } from "./lib/product.ts";

/**
 * Looks at every release in a browser before members get it. `npm start` runs it beside the product;
 * alone it works for the product at RECLAIM_URL, whose secret is RECLAIM_SECRET. It starts a browser
 * only when there is work.
 */
await runCommand(async () => {
  const product = () => productOf(process.env);
  const { address, secret } = product();
  if (!secret && !isHere(address)) {
    throw new Fault(`Set RECLAIM_SECRET to the secret of the product at ${address}.`);
  }
  const ending = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => ending.abort());
  }
  // Whoever started it is gone without a word.
  process.on("disconnect", () => ending.abort());
  const log = (line: string) => console.error(line);
  await runInspector({ address, account: inspectorAccount(product), signal: ending.signal, log });
  // A timer of a wait that ended early keeps nobody.
  process.exit(0);
});
