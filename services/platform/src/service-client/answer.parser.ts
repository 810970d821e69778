import type { ServiceName } from "@reclaim/contracts-common/services";
import * as z from "zod/mini";

/**
 * The JSON of a service's answer by its contract. Throws when the call failed or the answer is not as
 * agreed, without quoting it: it may hold what members wrote.
 */
export async function parseAnswer<Schema extends z.ZodMiniType>(
  service: ServiceName,
  answer: Response,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!answer.ok) throw new Error(`${service} answered ${answer.status}`);
  const { success, data } = z.safeParse(schema, await answer.json());
  if (!success) throw new Error(`${service} answered in another form than its contract`);
  return data;
}
