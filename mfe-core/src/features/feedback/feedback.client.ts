import type { Http } from "@reclaim/host-api";

/** Body of POST /api/user-feedback; without words `comment` is left out. */
interface NewFeedback {
  userId: string;
  featureId: string;
  sentiment: string;
  emoji: string;
  comment?: string;
}

/** Stores what a member thinks of a feature. */
export const sendFeedback = (http: Http, feedback: NewFeedback): Promise<unknown> =>
  http.send("POST", "/api/user-feedback", feedback);
