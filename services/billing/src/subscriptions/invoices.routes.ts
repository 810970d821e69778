import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import { Hono } from "hono";
import type { SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { listInvoices } from "./list-invoices.use-case.ts";
import { readReceipt } from "./read-receipt.use-case.ts";

export function invoiceRoutes(deps: Pick<SubscriptionDeps, "repository">): Hono<ServiceEnv> {
  const list = listInvoices(deps);
  const receipt = readReceipt(deps);
  return new Hono<ServiceEnv>()
    .get("/api/billing/invoices", async (c) => c.json(await list(requireCaller(c).sub)))
    .get("/api/billing/invoices/:invoiceId/receipt", async (c) => {
      const pdf = await receipt(requireCaller(c).sub, c.req.param("invoiceId"));
      return c.body(pdf, 200, {
        "content-type": "application/pdf",
        "content-disposition": 'attachment; filename="reclaim-receipt.pdf"',
      });
    });
}
