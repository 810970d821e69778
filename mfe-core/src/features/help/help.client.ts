import { type ReceivedMessage, receivedMessage } from "@reclaim/contracts-members/support";
import type { Http } from "@reclaim/host-api";

/** Sends a message to the team. `crisis` in the answer: it shows signs of risk. */
export const sendSupportMessage = (http: Http, message: string): Promise<ReceivedMessage> =>
  http.send("POST", "/api/support-messages", { message }, receivedMessage);
