import { COMMENT_MINIMUM } from "@reclaim/contracts/community";

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

export const copy = {
  search: {
    label: "Search posts",
    placeholder: "Search by title or content",
    empty: "No posts match your search. Try different keywords.",
  },
  posts: {
    loading: "Loading posts...",
    empty: "No posts yet. Be the first to share!",
    failed: "The posts could not be reached just now.",
    retry: "Try again",
    more: "Load more",
    loadingMore: "Loading more…",
    readAll: "Read the whole post",
    types: { daily: "Daily", win: "Win", support: "Support" },
    own: "You",
    comments: (number: number) => count(number, "comment", "comments"),
  },
  comment: "Comment",
  report: {
    button: "Report",
    sending: "Reporting…",
    done: "Reported",
    sent: {
      title: "Report sent",
      description: "Thank you. The post will be reviewed by our moderators.",
    },
    failed: { title: "Error", fallback: "Your report was not sent. Please try again." },
  },
  comments: {
    title: "Comments",
    description: "Join the conversation. Be supportive and constructive.",
    loading: "Loading comments...",
    empty: "No comments yet.",
    failed: "The comments could not be reached just now.",
    add: "Add Comment",
    label: "Your comment",
    placeholder: "What would help him most?",
    submit: "Post Comment",
    submitting: "Posting...",
    cancel: "Cancel",
    tooShort: `Comment must be at least ${COMMENT_MINIMUM} characters`,
    noIdentity: "You must be logged in and have a pseudonym to comment",
    added: { title: "Comment added", description: "Your comment has been added successfully" },
    failedToAdd: (message: string) => ({
      title: "Error",
      description: `Failed to add comment: ${message}`,
    }),
    unknown: "please try again",
  },
  signedOut: "Please sign in to read and share with the circle.",
  upgrade: {
    title: "Taking part comes with Essential",
    text:
      "Your Starter plan lets you read, search and report. Sharing posts and commenting are part of Essential and Premium.",
    link: "See the plans",
  },
  allPosts: "All Posts",
  myPosts: "My Posts",
  back: "Back",
};
