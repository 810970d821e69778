import * as z from "zod/mini";

/** Lengths are checked here; servers that make answers by a schema do not all know them. */
const UNSENT = ["$schema", "minLength", "maxLength"];

/** The JSON Schema of an answer as a model gets it. */
export function toAnswerSchema(schema: z.ZodMiniType): Record<string, unknown> {
  return z.toJSONSchema(schema, {
    io: "output",
    override({ jsonSchema }) {
      for (const keyword of UNSENT) delete (jsonSchema as Record<string, unknown>)[keyword];
    },
  }) as Record<string, unknown>;
}
