import type { Mail } from "@reclaim/platform/mail";
import { composeMail } from "@reclaim/platform/mail-layout";
import { LINK_DAYS } from "./waitlist.model.ts";

/** The mail with the link. The token stands behind the #, which no server gets to see. */
export const composeWaitlistMail = (
  { to, publicUrl, token }: { to: string; publicUrl: string; token: string },
): Mail =>
  composeMail({
    to,
    publicUrl,
    subject: "Please confirm your address",
    title: "One press, and you are on the list",
    paragraphs: [
      "Someone, most likely you, has put this address on Reclaim's waitlist.",
      `The button confirms it. It serves once, for ${LINK_DAYS} days.`,
    ],
    action: { label: "Confirm my address", url: `${publicUrl}/waitlist/confirm#${token}` },
    reason: "If it was not you, leave this mail alone: we will forget the address by ourselves.",
  });
