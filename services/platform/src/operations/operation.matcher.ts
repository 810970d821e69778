import type { Method, Operation, Operations } from "@reclaim/contracts-common/operations";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { SmartRouter } from "hono/router/smart-router";
import { TrieRouter } from "hono/router/trie-router";

/** An operation with its name and the service that answers it. */
export interface ServiceOperation<Service extends string = string> {
  service: Service;
  operationId: string;
  operation: Operation;
}

const parameterCount = ({ operation }: ServiceOperation): number =>
  operation.call.split("{").length;

/**
 * Finds the operation of a call, or undefined. A path without parameters is preferred, so that
 * `/api/releases/desk` is not taken for a release named "desk".
 */
export function operationMatcher<Service extends string>(
  operations: Record<Service, Operations>,
): (method: string, path: string) => ServiceOperation<Service> | undefined {
  const router = new SmartRouter<ServiceOperation<Service>>({
    routers: [new RegExpRouter(), new TrieRouter()],
  });
  const all = (Object.entries(operations) as [Service, Operations][]).flatMap(([service, own]) =>
    Object.entries(own).map(([operationId, operation]) => ({ service, operationId, operation }))
  );
  for (const one of all.toSorted((a, b) => parameterCount(a) - parameterCount(b))) {
    const [method = "", path = ""] = one.operation.call.split(" ") as [Method, string];
    router.add(method, path.replaceAll(/\{(\w+)\}/g, ":$1"), one);
  }
  return (method, path) => router.match(method === "HEAD" ? "GET" : method, path)[0][0]?.[0];
}
