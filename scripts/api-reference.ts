import { OPERATIONS } from "@reclaim/contracts-gateway/operations";
import { openApiDocument } from "@reclaim/platform/openapi";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";

/**
 * Writes docs/api.md, the readable form of `/api/openapi.json`. With `--check` it writes nothing and
 * fails when the page is not as it would be written.
 */
const PAGE = "docs/api.md";

interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  $ref?: string;
}
type Content = Record<string, { schema: JsonSchema }>;
interface Documented {
  summary: string;
  description?: string;
  tags: string[];
  security: object[];
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}
const { paths } = openApiDocument(OPERATIONS) as {
  paths: Record<string, Record<string, Documented>>;
};

/** A JSON Schema as TypeScript would write it. */
function typeText(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeText).join(" | ");
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => typeText({ ...schema, type })).join(" | ");
  }
  if (schema.type === "array") {
    const item = typeText(schema.items ?? {});
    return /[ |]/.test(item) && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === "object") return objectText(schema);
  return schema.type ?? "unknown";
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties).map(([name, schema]) =>
    `${name}${required.includes(name) ? "" : "?"}: ${typeText(schema)}`
  );
  if (typeof additionalProperties === "object") {
    fields.push(`[name: string]: ${typeText(additionalProperties)}`);
  }
  return fields.length > 0 ? `{ ${fields.join("; ")} }` : "object";
}

function contentText(content: Content): string {
  const [[type = "", { schema }] = ["", { schema: {} }]] = Object.entries(content);
  if (type === "application/json") return `\`${typeText(schema)}\``;
  return schema.anyOf ? `\`${type}\` of \`${typeText(schema)}\`` : `\`${type}\``;
}

function responseText(
  [status, { description, content }]: [string, Documented["responses"][string]],
) {
  const isRefusal = Number(status) >= 400;
  return `- ${status}: ${content && !isRefusal ? contentText(content) : description}`;
}

function operationText(method: string, path: string, operation: Documented): string {
  const { summary, description, security, parameters = [], requestBody, responses } = operation;
  const query = parameters.filter((parameter) => parameter.in === "query");
  return [
    `### ${summary}`,
    "",
    `\`${method.toUpperCase()} ${path}\`${security.length > 1 ? ", without a session" : ""}`,
    "",
    ...(description ? [description, ""] : []),
    ...query.map(({ name, schema }) => `- query \`${name}\`: \`${typeText(schema)}\``),
    ...(requestBody ? [`- body: ${contentText(requestBody.content)}`] : []),
    ...Object.entries(responses).filter(([status]) => status !== "default").map(responseText),
  ].join("\n");
}

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation }))
);
const sections = Object.keys(OPERATIONS).map((service) =>
  [
    `## ${service}`,
    ...operations.filter(({ operation }) => operation.tags.includes(service))
      .map(({ method, path, operation }) => operationText(method, path, operation)),
  ].join("\n\n")
);
const page = [
  "# HTTP API",
  "",
  "Made by `npm run api-reference` from the contracts of the services, as is the OpenAPI 3.1 document at",
  "`/api/openapi.json`. The service tests check each answer against it.",
  "",
  "A call needs a session (cookie) unless it says so. A writing call sends JSON and the `Origin` of the",
  "product. A list gives the `cursor` of its next page in the header `x-next-cursor`. A refusal is",
  "`{ code, message, details? }`. Any call may answer `invalid_input`, `invalid_json` (400),",
  "`sign_in_required` (401), `not_your_identity`, `upgrade_required`, `cross_origin_rejected` (403),",
  "`not_found` (404), `too_large` (413), `json_required` (415), `rate_limit_exceeded` (429),",
  "`internal_error` (500) and `unavailable` (503).",
  "",
  sections.join("\n\n"),
  "",
].join("\n");
const { stdout: wanted } = spawnSync("deno", ["fmt", "--ext=md", "--line-width=100", "-"], {
  input: page,
  encoding: "utf8",
});

const isCurrent = existsSync(PAGE) && readFileSync(PAGE, "utf8") === wanted;
if (process.argv.includes("--check")) {
  console.log(
    isCurrent
      ? `${PAGE} has ${operations.length} operations.`
      : `${PAGE} is not up to date: npm run api-reference`,
  );
  process.exit(isCurrent ? 0 : 1);
}
writeFileSync(PAGE, wanted);
