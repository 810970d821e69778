import type { Operations } from "@reclaim/contracts-common/operations";
import { Ajv2020 } from "ajv/dist/2020.js";
import { openApiDocument } from "../src/operations/openapi.document.ts";
import { operationMatcher } from "../src/operations/operation.matcher.ts";

/** Codes that any operation may answer; an operation declares only those that are its own. */
const COMMON_CODES: Record<number, readonly string[]> = {
  400: ["invalid_input", "invalid_json"],
  401: ["sign_in_required"],
  403: ["not_your_identity", "forbidden", "upgrade_required"],
  404: ["not_found"],
  500: ["internal_error"],
  503: ["unavailable"],
};

interface Answer {
  status: number;
  body: unknown;
}

/**
 * Fails a test when a service answers what the OpenAPI document does not say: an operation that is
 * not declared, another status, a refusal whose code is not declared, a field too few or too many.
 */
export function answerCheck(
  service: string,
  operations: Operations,
): (method: string, path: string, answer: Answer) => void {
  const find = operationMatcher({ [service]: operations });
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(openApiDocument({ [service]: operations }), "api");
  const pointer = (...parts: string[]) =>
    parts.map((part) => `/${encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))}`)
      .join("");

  return (method, path, { status, body }) => {
    if (!path.startsWith("/api/")) return;
    const found = find(method, path.split("?")[0] ?? path);
    const label = `${method} ${path} answered ${status}`;
    if (!found) {
      if (status === 404 || status === 401) return;
      throw new Error(`${label}, but ${service} declares no such operation`);
    }
    const { operation } = found;
    if (status >= 400) {
      const code = (body as { code?: unknown } | null)?.code;
      const declared = [...COMMON_CODES[status] ?? [], ...operation.errors?.[status] ?? []];
      if (typeof code === "string" && declared.includes(code)) return;
      throw new Error(`${label} ${code}, which is not declared for ${found.operationId}`);
    }
    const content = operation.answers[status];
    if (content === undefined) throw new Error(`${label}, which is not declared`);
    if (content === null) {
      if (body === null) return;
      throw new Error(`${label} with a body, but none is declared`);
    }
    if ("contentType" in content) return;
    const [verb = "", template = ""] = operation.call.split(" ");
    const place = pointer(
      "paths",
      template,
      verb.toLowerCase(),
      "responses",
      String(status),
      "content",
      "application/json",
      "schema",
    );
    const isValid = ajv.getSchema(`api#${place}`);
    if (!isValid) throw new Error(`${label}: no schema at ${place}`);
    if (!isValid(body)) throw new Error(`${label}: ${ajv.errorsText(isValid.errors)}`);
  };
}
