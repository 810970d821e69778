import {
  type CoachEvent,
  type CoachEventName,
  coachEvents,
  type CoachMessage,
  coachMessageList,
  type CoachRequest,
} from "@reclaim/contracts-insights/coach";
import { type Http, type ListPage, useHost } from "@reclaim/host-api";
import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { createParser } from "eventsource-parser";
import * as z from "zod/mini";

const PATH = "/api/ai/coach";
const conversationKey = (memberId: string) => ["coach", memberId];

/** Fetches the conversation, newest first, page by page; another tab may have gone on with it. */
export function useConversation(memberId: string) {
  const { http } = useHost();
  return useInfiniteQuery({
    queryKey: conversationKey(memberId),
    staleTime: 0,
    refetchOnWindowFocus: true,
    initialPageParam: null as string | null,
    getNextPageParam: (last: ListPage<CoachMessage[]>) => last.nextCursor,
    queryFn: ({ pageParam }) =>
      http.getPage(
        `${PATH}?limit=20${pageParam ? `&cursor=${encodeURIComponent(pageParam)}` : ""}`,
        coachMessageList,
      ),
  });
}

type Conversation = InfiniteData<ListPage<CoachMessage[]>, string | null>;

/** Adds a message to the conversation that shows. */
export async function addMessage(
  queries: QueryClient,
  memberId: string,
  message: CoachMessage,
): Promise<void> {
  const queryKey = conversationKey(memberId);
  // An older list on its way would take the message away again.
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<Conversation>(queryKey, (conversation) => {
    const [newest, ...older] = conversation?.pages ?? [];
    return {
      pages: [
        { nextCursor: null, ...newest, items: [message, ...newest?.items ?? []] },
        ...older,
      ],
      pageParams: conversation?.pageParams ?? [null],
    };
  });
}

/** Removes the conversation for good. */
export async function removeConversation(
  http: Http,
  queries: QueryClient,
  memberId: string,
): Promise<void> {
  await http.send("DELETE", PATH);
  const queryKey = conversationKey(memberId);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<Conversation>(queryKey, {
    pages: [{ items: [], nextCursor: null }],
    pageParams: [null],
  });
}

const isEventName = (name: string | undefined): name is CoachEventName =>
  name !== undefined && Object.hasOwn(coachEvents, name);

/** An event of a later release, or a damaged one, is left out. */
function parseEvent(event: string | undefined, text: string): CoachEvent | undefined {
  if (!isEventName(event)) return undefined;
  try {
    const { success, data } = z.safeParse(coachEvents[event], JSON.parse(text));
    return success ? { event, data } as CoachEvent : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Says something to the coach; gives the events of the answer as they come. Throws what refused it, and when the
 * stream is cut in its middle; `signal` ends it.
 */
export async function* talkToCoach(
  http: Http,
  request: CoachRequest,
  signal: AbortSignal,
): AsyncGenerator<CoachEvent> {
  const events: CoachEvent[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      const parsed = parseEvent(event, data);
      if (parsed) events.push(parsed);
    },
  });
  const decoder = new TextDecoder();
  const reader = (await http.postStream(PATH, request, signal))?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
