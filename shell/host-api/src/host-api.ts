/** The API between a remote and its host. */
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
export { createHttp, getErrorMessage, type Http, HttpError, type ListPage } from "./http.ts";
export { keepInstallPrompt, useInstallPrompt } from "./install-prompt.ts";
export {
  DialogFailure,
  lateComponent,
  type LateFallbacks,
  PartFailure,
  RenderErrorContext,
} from "./late-component.tsx";
export { type LazyPage, lazyPage, PageLoadError } from "./lazy-page.tsx";
export { defineRemote, type Remote, type SlotContribution } from "./remote.ts";
export { useSingleMutation } from "./single-mutation.ts";
export type { SlotName, SlotProps } from "./slots.ts";
export { useTitle } from "./title.ts";
export type { Tour, TourStep } from "./tour.ts";
