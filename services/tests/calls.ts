import type { Operation } from "@reclaim/contracts-common/operations";
import type { ServiceName } from "@reclaim/contracts-common/services";
import { SERVICES } from "../all.ts";
import type { startProduct } from "./product.ts";

/** A call of the API; `template` is its path, such as "/api/check-ins/user/{userId}". */
export interface Call {
  service: ServiceName;
  method: string;
  template: string;
}

/** All calls that the contracts declare. */
export const declaredCalls: (Call & { operation: Operation })[] = SERVICES.flatMap(
  ({ name, operations }) =>
    Object.values(operations).map((operation) => {
      const [method = "", template = ""] = operation.call.split(" ");
      return { service: name, method, template, operation };
    }),
);

/** All calls that the running services have routes for. */
export const servedCalls = (product: Awaited<ReturnType<typeof startProduct>>): Call[] =>
  SERVICES.flatMap(({ name }) =>
    product.service(name).app.routes
      .filter(({ method, path }) => path.startsWith("/api/") && method !== "ALL")
      .map(({ method, path }) => ({
        service: name,
        method,
        template: path.replace(/:(\w+)(\{[^}]*\})?/g, "{$1}"),
      }))
  );

/** The path of a call with all its parameters filled by `id`; a release is named "mfe-none". */
export const fillPath = (template: string, id: string): string =>
  template.replace("{name}", "mfe-none").replaceAll(/\{\w+\}/g, id);
