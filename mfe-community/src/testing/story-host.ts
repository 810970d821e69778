import { DEFAULT_CATEGORIES, type Post } from "@reclaim/contracts-community/community";
import { createStoryScreens, type MockResponses } from "@reclaim/host-api/story-host";
import remote from "../remote.tsx";
import { FakeEventSource } from "./fake-event-source.ts";
import { sampleCategory, samplePost, samplePseudonym, sampleReactions } from "./sample-data.ts";

/** The calls that most screens make, as keys of answers. */
export const GET_PSEUDONYM = "GET /api/pseudonyms/user/subject-1";
export const GET_CATEGORIES = "GET /api/forum/categories";

export const categories = DEFAULT_CATEGORIES.map((category, index) =>
  sampleCategory({ ...category, id: index + 1 })
);

const authors = [
  { pseudonym: "Quiet Harbor", avatarColor: "#b04522", avatarInitials: "QH" },
  { pseudonym: "MountainSeeker", avatarColor: "#1f4f8b", avatarInitials: "MO" },
  { pseudonym: "Old Oak", avatarColor: "#3f5d52", avatarInitials: "OO" },
];

/** Posts of the circle on a usual day. */
export const posts: Post[] = [
  samplePost({
    id: 11,
    title: "Walked before work",
    content: "Forty minutes along the river, phone at home. I had forgotten that mornings are " +
      "quiet. It did not solve anything, but I came back as somebody who could start.",
    tags: ["walking", "mornings"],
    commentCount: 3,
    pseudonym: authors[0]!,
  }),
  samplePost({
    id: 10,
    title: "Daily share",
    content: "Said no to a meeting today. Nobody died.",
    createdAt: "2026-11-21T06:12:00.000Z",
    isOwn: true,
    pseudonym: { pseudonym: "Steady River", avatarColor: "#3f5d52", avatarInitials: "SR" },
  }),
  samplePost({
    id: 9,
    title: "Six weeks without a drink",
    content: "Forty-two days. I count every one, and I sleep through.",
    type: "win",
    commentCount: 12,
    createdAt: "2026-11-20T19:40:00.000Z",
    pseudonym: authors[1]!,
  }),
  samplePost({
    id: 8,
    title: "My son does not call",
    content: "He is nineteen and lives two hours away. I do not know how to begin.\n\n" +
      "Has anybody been there?",
    type: "support",
    tags: ["fatherhood"],
    createdAt: "2026-11-18T21:05:00.000Z",
    pseudonym: authors[2]!,
  }),
];

const paragraph = "I have been at the same desk for twenty-two years, and last spring I noticed " +
  "that I could not remember a single meeting of the week before. Nothing was wrong, exactly. I " +
  "was just not there. ";

/** Long words, long names, long texts, an erased account. */
export const longPosts: Post[] = [
  samplePost({
    id: 21,
    title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen ".repeat(3).trim(),
    content: paragraph.repeat(8),
    tags: ["perseverance-over-many-years", "x".repeat(30), "sleep", "money", "fatherhood"],
    commentCount: 1234,
    type: "support",
    pseudonym: {
      pseudonym: "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
      avatarColor: "#e9b44c",
      avatarInitials: "WW",
    },
  }),
  samplePost({
    id: 20,
    content: "https://example.org/" + "a-very-long-address/".repeat(12),
    pseudonym: null,
    pseudonymId: 12,
    createdAt: "2024-11-01T08:00:00.000Z",
  }),
  samplePost({ id: 19, content: "one line\n".repeat(30), pseudonym: authors[1]! }),
];

const REACTIONS_OF: MockResponses = Object.fromEntries(
  [...posts, ...longPosts].map(({ id }, index) => [
    `GET /api/forum/posts/${id}/reactions`,
    index % 2 === 0 ? sampleReactions({ "💪": 12, "❤️": 4 }, ["💪"]) : sampleReactions({ "🙏": 2 }),
  ]),
);
const REACTIONS_OF_COMMENTS: MockResponses = Object.fromEntries(
  [1, 2, 3, 4, ...longPosts.map(({ id }) => id)].map((id) => [
    `GET /api/forum/comments/${id}/reactions`,
    sampleReactions(id === 1 ? { "🙏": 1 } : {}),
  ]),
);

const POSTS_IN_FULL: MockResponses = Object.fromEntries(
  [...posts, ...longPosts].flatMap((post) => [
    [`GET /api/forum/posts/${post.id}`, post],
    [`GET /api/forum/posts/${post.id}/comments`, []],
  ]),
);

const { preloadPages, renderPage } = createStoryScreens(remote, {
  [GET_PSEUDONYM]: samplePseudonym(),
  [GET_CATEGORIES]: categories,
  "GET /api/blocks": [],
  "GET /api/forum/decisions": [],
  "GET /api/forum/categories/2": sampleCategory(),
  ...POSTS_IN_FULL,
  ...REACTIONS_OF,
  ...REACTIONS_OF_COMMENTS,
});
export { renderPage };

/** For `beforeEach`: what an earlier screen kept of the member's name is none of the next one's. */
export function resetStoredPseudonym(): Promise<void> {
  localStorage.removeItem("pseudonym");
  // No story has a server that sends news.
  FakeEventSource.open = [];
  Object.assign(globalThis, { EventSource: FakeEventSource });
  return preloadPages();
}
