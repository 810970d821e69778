import { CommandError, isLocalAddress, resolveProduct, runCommand } from "@reclaim/cli";
import { runInspector } from "./lib/inspector.ts";
import { inspectorAccount } from "./lib/inspector-account.ts";

/**
 * Looks at every release in a browser before members get it. `npm start` runs it beside the product;
 * alone it works for the product at RECLAIM_URL, whose operator's key is RECLAIM_OPERATOR_KEY. It starts a browser
 * only when there is work.
 */
await runCommand(async () => {
  const product = () => resolveProduct(process.env);
  const { address, operatorKey } = product();
  if (!operatorKey && !isLocalAddress(address)) {
    throw new CommandError(`Set RECLAIM_OPERATOR_KEY to the key of the operator of ${address}.`);
  }
  const ending = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => ending.abort());
  }
  // The process that started this one is gone without a signal.
  process.on("disconnect", () => ending.abort());
  const log = (line: string) => console.error(line);
  await runInspector({ address, account: inspectorAccount(product), signal: ending.signal, log });
  // A timer of a wait that ended early keeps nobody.
  process.exit(0);
});
