import { baseOf, SHELL } from "@reclaim/contracts-releases/releases";
import type { Clock } from "@reclaim/platform/clock";
import { createVisitTicketSigner } from "@reclaim/release-store/visit-ticket";
import type { SessionCache } from "../sessions/session.cache.ts";
import type { LoadedLiveState } from "../live/live-state.loader.ts";
import type { ChooseComposition } from "../live/choose-composition.use-case.ts";
import type { LiveSubscription } from "../live/live-state.subscription.ts";
import { listPrerendered, matchesRoute } from "./page-scripts.model.ts";
import { renderPageHtml } from "./page.html.ts";
import { createNonce, toPageResponse } from "./page.response.ts";
import { ANONYMOUS_PAGE, type resolvePageMember } from "./page-member.use-case.ts";

/** The page that devices store for when the network is gone. Whoever asks for it, it is nobody's. */
const OFFLINE_PAGE = "/offline";

/** Answers with pages: what the visitor gets of what is live, composed for him. */
export function createPages(
  { live, choose, resolveMember, sessions, visitTicketKey, publicUrl, clock }: {
    live: LiveSubscription;
    choose: ChooseComposition;
    resolveMember: ReturnType<typeof resolvePageMember>;
    sessions: SessionCache;
    visitTicketKey: string;
    publicUrl: string;
    clock: Clock;
  },
) {
  const writeTicket = createVisitTicketSigner(visitTicketKey);

  async function readLiveState(): Promise<LoadedLiveState> {
    const state = await live.now();
    if (!state) throw new Error("nothing is live");
    return state;
  }

  return {
    async page(request: Request, path: string): Promise<Response> {
      const setCookies: string[] = [];
      const offline = path === OFFLINE_PAGE;
      const [state, { identity, member, memberUnknown }] = await Promise.all([
        readLiveState(),
        offline ? ANONYMOUS_PAGE : resolveMember(request, (cookies) => setCookies.push(...cookies)),
      ]);
      const { composed, overrides } = offline
        ? { composed: state.stable, overrides: [] }
        : await choose(state, request, identity, (cookie) => setCookies.push(cookie));
      const { id } = composed.composition;
      // What one person sees of what is not live says nothing of how it does.
      const reports = !offline && overrides.length === 0;
      const ticket = reports ? await writeTicket(id, clock.now()) : null;
      const nonce = createNonce();
      return toPageResponse({
        html: renderPageHtml({
          composed,
          isStable: id === state.stable.composition.id,
          path,
          publicUrl,
          member,
          memberUnknown,
          ticket,
          overrides,
          offline,
          nonce,
        }),
        composition: id,
        offline: state.stable.composition.id,
        nonce,
        request,
        personal: member !== null || memberUnknown,
        secure: publicUrl.startsWith("https:"),
        setCookies,
      });
    },

    /** Whether a remote that somebody gets at the moment declares a route for the path. */
    async hasRoute(path: string): Promise<boolean> {
      const { stable, compositions } = await readLiveState();
      return [stable, ...compositions.values()].some(({ remotes }) =>
        remotes.some(({ release }) =>
          release.remote.routes.some((route) => matchesRoute(route.path, path))
        )
      );
    },

    /** Addresses of the pages that everybody gets as text. */
    async publicPages(): Promise<string[]> {
      const { stable } = await readLiveState();
      return listPrerendered(stable).map(([path]) => publicUrl + path);
    },

    /** Where a file of the site's root, such as /sw.js, stands in the shell that the visitor gets. */
    async rootFile(request: Request, path: string): Promise<string> {
      const state = await readLiveState();
      const { canaries, passes } = state.state;
      let { shell } = state.stable;
      if ([...canaries, ...passes].some(({ name }) => name === SHELL)) {
        const session = await sessions.of(request).catch(() => null);
        shell = (await choose(state, request, session?.identity ?? null)).composed.shell;
      }
      return `${baseOf(shell)}/public${path}`;
    },
  };
}
