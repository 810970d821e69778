import { useNavigate, useSearchParams } from "@reclaim/host-api/router";
import { type MouseEvent, useEffect } from "react";
import { useWide } from "./use-wide.ts";

const PARAMETER = "post";

/**
 * The post that stands beside the list, by `?post=` of the address, so that going back closes it. On
 * a narrow screen a post is a page of its own.
 */
export function useOpenPost() {
  const isWide = useWide();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const given = params.get(PARAMETER) ?? "";
  const id = /^\d+$/.test(given) ? Number(given) : null;
  useEffect(() => {
    if (!isWide && id !== null) void navigate(`/community/post/${id}`, { replace: true });
  }, [isWide, id, navigate]);
  const show = (next: number | null) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (next === null) after.delete(PARAMETER);
      else after.set(PARAMETER, String(next));
      return after;
    }, { replace: id !== null && next !== null });
  return {
    openId: isWide ? id : null,
    close: () => show(null),
    /** For the link of a post: shows it beside the list; new tabs and narrow screens get its page. */
    openBeside: (event: MouseEvent, id: number) => {
      if (!isWide || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      show(id);
    },
  };
}
