/** All that a remote may know of its host. Version 1 of the promise between them. */
export { createEvents, type EventName, type Events, type HostEvents } from "./events.ts";
export { useDraft } from "./draft.ts";
export {
  type CurrentUser,
  type Host,
  HostContext,
  type Notice,
  type Session,
  useHost,
} from "./host.ts";
export { createHttp, type Http, HttpError, type ListPage, reasonOf } from "./http.ts";
export { type LazyPage, lazyPage, PageNotLoaded } from "./lazy-page.tsx";
export { defineRemote, type Remote, type SlotContribution } from "./remote.ts";
export type { SlotName, SlotProps } from "./slots.ts";
export { useTitle } from "./title.ts";
export type { Tour, TourStep } from "./tour.ts";
