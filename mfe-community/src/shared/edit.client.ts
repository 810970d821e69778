import {
  type CommentChanges,
  type PostChanges,
  writtenComment,
  writtenPost,
} from "@reclaim/contracts-community/community";
import { getErrorMessage, type Http, useHost } from "@reclaim/host-api";
import { copy } from "./community.copy.ts";

/** Changes the member's own post; the answer may tell of signs of risk. */
export const editPost = (http: Http, id: number, changes: PostChanges) =>
  http.send("PATCH", `/api/forum/posts/${id}`, changes, writtenPost);

/** Changes the member's own comment; the answer may tell of signs of risk. */
export const editComment = (http: Http, id: number, changes: CommentChanges) =>
  http.send("PATCH", `/api/forum/comments/${id}`, changes, writtenComment);

/** Tells the member that his changes were not saved. */
export function useReportUnsaved(): (error: unknown) => void {
  const { notify } = useHost();
  return (error) =>
    notify({
      title: copy.change.failed.title,
      description: getErrorMessage(error, copy.change.failed.fallback),
      variant: "destructive",
    });
}
