import type { Category, Comment, Post, Pseudonym } from "@reclaim/contracts/community";
import { sampleMember } from "@reclaim/host-api/screens";

/** A pseudonym of `sampleMember`; give only what matters. */
export const samplePseudonym = (fields: Partial<Pseudonym> = {}): Pseudonym => ({
  id: 7,
  userId: "subject-1",
  pseudonym: "Steady River",
  avatarColor: "#3f5d52",
  avatarInitials: "SR",
  provisional: false,
  ...fields,
});

const written = {
  pseudonymId: 8,
  pseudonym: { pseudonym: "Quiet Harbor", avatarColor: "#b04522", avatarInitials: "QH" },
  isOwn: false,
  userId: null,
  likes: 0,
  createdAt: "2026-11-21T08:00:00.000Z",
  updatedAt: "2026-11-21T08:00:00.000Z",
};

export const samplePost = (fields: Partial<Post> = {}): Post => ({
  ...written,
  id: 1,
  categoryId: 2,
  title: "Daily share",
  content: "Walked before work.",
  type: "daily",
  tags: [],
  commentCount: 0,
  ...fields,
});

export const sampleComment = (fields: Partial<Comment> = {}): Comment => ({
  ...written,
  id: 1,
  postId: 1,
  parentId: null,
  content: "Well done.",
  ...fields,
});

export const sampleCategory = (fields: Partial<Category> = {}): Category => ({
  id: 2,
  name: "Mental Wellbeing",
  slug: "mental-wellbeing",
  description: "Stress, focus and the thoughts that keep you up.",
  displayOrder: 2,
  ...fields,
});

/** A page of a list, followed by the one that `next` names. */
export const pageOf = (items: unknown[], next: string): Response =>
  Response.json(items, { headers: { "x-next-cursor": next } });

/** An error answer of a service. */
export const refusal = (status: number, code: string, message = "No."): Response =>
  Response.json({ code, message }, { status });

/** A member on Starter, who reads along. */
export const starterMember = () =>
  sampleMember({ entitlement: { tier: "starter", source: "starter", endsAt: null } });
