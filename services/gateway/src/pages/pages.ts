import { baseOf, SHELL } from "@reclaim/contracts/releases";
import type { Clock } from "@reclaim/platform/clock";
import { ticketWriter } from "@reclaim/platform/visit-ticket";
import type { SessionMap } from "../api/session-map.ts";
import type { Adopted } from "../live/adopt.ts";
import type { Choose } from "../live/choose.ts";
import type { Live } from "../live/follow.ts";
import { composePage } from "./page.ts";
import { newNonce, pageAnswer } from "./page-answer.ts";
import { NOBODY, type whosePage } from "./whose-page.ts";

/** The page that devices store for when the network is gone. Whoever asks for it, it is nobody's. */
const OFFLINE_PAGE = "/offline";

/** Answers with pages: what the visitor gets of what is live, composed for him. */
export function pages(
  { live, choose, whose, sessions, secret, publicUrl, clock }: {
    live: Live;
    choose: Choose;
    whose: ReturnType<typeof whosePage>;
    sessions: SessionMap;
    secret: string;
    publicUrl: string;
    clock: Clock;
  },
) {
  const writeTicket = ticketWriter(secret);

  async function adopted(): Promise<Adopted> {
    const state = await live.now();
    if (!state) throw new Error("nothing is live");
    return state;
  }

  return {
    async page(request: Request, path: string): Promise<Response> {
      const setCookies: string[] = [];
      const offline = path === OFFLINE_PAGE;
      const [state, { identity, member, memberUnknown }] = await Promise.all([
        adopted(),
        offline ? NOBODY : whose(request, (cookies) => setCookies.push(...cookies)),
      ]);
      const { composed, overrides } = offline
        ? { composed: state.stable, overrides: [] }
        : await choose(state, request, identity, (cookie) => setCookies.push(cookie));
      const { id } = composed.composition;
      // What one person sees of what is not live says nothing of how it does.
      const reports = !offline && overrides.length === 0;
      const ticket = reports ? writeTicket(id, clock.now()) : null;
      const nonce = newNonce();
      return pageAnswer({
        html: composePage({
          composed,
          isStable: id === state.stable.composition.id,
          path,
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

    /** Where a file of the site's root, such as /sw.js, stands in the shell that the visitor gets. */
    async rootFile(request: Request, path: string): Promise<string> {
      const state = await adopted();
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
