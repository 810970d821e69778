import * as z from "zod/mini";
import { crisisSign, text } from "@reclaim/contracts-common/text";

export const SUPPORT_MESSAGE_LIMIT = 5000;

/** Body of POST /api/support-messages; trimmed. */
export const supportMessage = z.object({
  message: text(SUPPORT_MESSAGE_LIMIT).check(z.trim(), z.minLength(1)),
});
export type SupportMessage = z.infer<typeof supportMessage>;

/**
 * Answer of POST /api/support-messages: 201. `priority` on Premium (D44); `createdAt` is an ISO
 * instant; `crisis` only when the message shows signs of risk.
 */
export const receivedMessage = z.object({
  id: z.uuid(),
  message: z.string(),
  priority: z.boolean(),
  createdAt: z.string(),
  crisis: z.optional(crisisSign),
});
export type ReceivedMessage = z.infer<typeof receivedMessage>;
