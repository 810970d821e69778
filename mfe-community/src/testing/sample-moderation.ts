import type { Decision, OwnDecision, QueueItem } from "@reclaim/contracts-community/moderation";

const author = { pseudonym: "Quiet Harbor", avatarColor: "#b04522", avatarInitials: "QH" };
const createdAt = "2026-11-21T08:00:00.000Z";

/** A line of the audit log; give only what matters. */
export const sampleDecision = (fields: Partial<Decision> = {}): Decision => ({
  id: 71,
  action: "hide",
  reason: "An advertisement.",
  createdAt,
  endsAt: null,
  postId: 11,
  commentId: null,
  appeal: null,
  isOwn: false,
  pseudonymId: 8,
  pseudonym: author,
  content: "Cheap pills, today only.",
  ...fields,
});

/** A decision about the member, as he gets it. */
export const sampleOwnDecision = (fields: Partial<OwnDecision> = {}): OwnDecision => ({
  id: 71,
  action: "hide",
  reason: "An advertisement.",
  createdAt,
  endsAt: null,
  postId: 11,
  commentId: null,
  appeal: null,
  mayAppeal: true,
  ...fields,
});

/** A reported post that waits for a moderator. */
export const sampleQueueItem = (fields: Partial<QueueItem> = {}): QueueItem => ({
  id: 1,
  kind: "report",
  hasRisk: false,
  openedAt: createdAt,
  heldFor: null,
  reports: [{ reason: "He sells something.", createdAt }],
  pseudonymId: 8,
  pseudonym: author,
  earlierDecisions: 0,
  post: {
    id: 11,
    title: "Daily share",
    content: "Cheap pills, today only.",
    review: null,
    createdAt,
  },
  comment: null,
  decision: null,
  ...fields,
});

const appeal = { id: 5, text: "It is my own story.", createdAt, answer: null };

/** One of each kind, in the order of the queue. */
export const queue: QueueItem[] = [
  sampleQueueItem({
    id: 3,
    hasRisk: true,
    comment: {
      id: 4,
      content: "I do not see a way on any more.",
      review: null,
      createdAt,
    },
    reports: [{ reason: null, createdAt }, { reason: "Worried about him", createdAt }],
  }),
  sampleQueueItem({ earlierDecisions: 2 }),
  sampleQueueItem({
    id: 2,
    kind: "held",
    heldFor: "link",
    reports: [],
    post: {
      id: 12,
      title: "Daily share",
      content: "Look at https://shop.example.org/pills",
      review: "held",
      createdAt,
    },
  }),
  sampleQueueItem({
    id: 4,
    kind: "appeal",
    reports: [],
    post: null,
    earlierDecisions: 1,
    decision: sampleDecision({ appeal }),
  }),
];

export const history: Decision[] = [
  sampleDecision({
    id: 74,
    action: "suspend",
    reason: "A break.",
    endsAt: "2026-11-28T08:00:00.000Z",
    isOwn: true,
  }),
  sampleDecision(),
  sampleDecision({ id: 72, action: "dismiss", reason: "" }),
  sampleDecision({
    id: 73,
    action: "warn",
    reason: "Mind your words.",
    appeal: {
      ...appeal,
      answer: { outcome: "upheld", reason: "They hurt somebody.", createdAt },
    },
  }),
];
