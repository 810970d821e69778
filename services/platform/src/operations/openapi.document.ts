import {
  type BinaryContent,
  type EventStream,
  isBinaryContent,
  isEventStream,
  type Operation,
  type Operations,
} from "@reclaim/contracts-common/operations";
import { errorBody } from "@reclaim/contracts-common/errors";
import * as z from "zod/mini";

type JsonSchema = Record<string, unknown>;
type Content = z.ZodMiniType | BinaryContent | EventStream;

/** JSON Schema 2020-12 of what is sent (`input`) or answered (`output`). */
function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function contentOf(content: Content, io: "input" | "output"): JsonSchema {
  if (isBinaryContent(content)) return { [content.contentType]: { schema: {} } };
  if (isEventStream(content)) return { [content.contentType]: { schema: eventSchema(content) } };
  return { "application/json": { schema: schemaOf(content, io) } };
}

/** Each event of a stream: its name and the JSON of its data. */
const eventSchema = ({ events }: EventStream): JsonSchema => ({
  anyOf: Object.entries(events).map(([name, data]) => ({
    type: "object",
    properties: { event: { const: name }, data: schemaOf(data, "output") },
    required: ["event", "data"],
  })),
});

const splitCall = (call: Operation["call"]): [method: string, path: string] => {
  const [method = "", path = ""] = call.split(" ");
  return [method.toLowerCase(), path];
};

function parametersOf({ parameters = {}, query }: Operation): JsonSchema[] {
  const inPath = Object.entries(parameters).map(([name, schema]) => ({
    name,
    in: "path",
    required: true,
    schema: schemaOf(schema, "input"),
  }));
  if (!query) return inPath;
  const { properties = {}, required = [] } = schemaOf(query, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

const errorResponse = { $ref: "#/components/responses/Error" };

function responsesOf({ answers, errors = {} }: Operation): JsonSchema {
  const responses: JsonSchema = {};
  for (const [status, content] of Object.entries(answers)) {
    responses[status] = content === null
      ? { description: "No content." }
      : { description: "Done.", content: contentOf(content, "output") };
  }
  for (const [status, codes] of Object.entries(errors)) {
    responses[status] = {
      description: `Refused: ${codes.map((code) => `\`${code}\``).join(", ")}.`,
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    };
  }
  return { ...responses, default: errorResponse };
}

function operationObject(operationId: string, service: string, operation: Operation): JsonSchema {
  const { summary, body, acceptsForm, tier } = operation;
  const parameters = parametersOf(operation);
  return {
    operationId,
    summary,
    tags: [service],
    ...(tier ? { description: `Needs the plan ${tier} (403 \`upgrade_required\`).` } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: !acceptsForm, content: contentOf(body, "input") } } : {}),
    responses: responsesOf(operation),
    security: operation.public ? [{}, { session: [] }] : [{ session: [] }],
  };
}

/** The OpenAPI 3.1 document of all operations, by service. */
export function openApiDocument(operations: Record<string, Operations>): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [service, own] of Object.entries(operations)) {
    for (const [id, operation] of Object.entries(own)) {
      const [method, path] = splitCall(operation.call);
      (paths[path] ??= {})[method] = operationObject(id, service, operation);
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Reclaim",
      version: "1.0.0",
      description:
        "Writing calls send JSON with the Origin of the product. A list gives the cursor of its next page in the header `x-next-cursor`.",
    },
    tags: Object.keys(operations).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, "output") },
      responses: {
        Error: {
          description: "Refused or failed; `code` is stable.",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
        },
      },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "reclaim.session_token" } },
    },
  };
}
