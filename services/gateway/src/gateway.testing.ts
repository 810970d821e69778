import type { Bootstrap, LiveAnswer, LiveState } from "@reclaim/contracts/composition";
import { STARTER } from "@reclaim/contracts/entitlements";
import type { ServiceClient } from "@reclaim/platform/service-client";
import { memoryStore, testClock } from "@reclaim/platform/testing";
import {
  type FixtureRelease,
  fixtureRelease,
  storeRelease,
} from "@reclaim/platform/testing-releases";
import { createGateway, type Gateway, type GatewayOptions } from "../service.ts";
import { answerOf, SECRET, signed, type Wanted } from "./live/live.testing.ts";
import { outcomes } from "./live/outcomes.testing.ts";

const ORIGIN = "http://reclaim.test";

/**
 * A stand-in for the releases service, with a store of its own, and gateways that follow it. A
 * session cookie is the name of who has it.
 */
export async function given() {
  const folder = await Deno.makeTempDir({ prefix: "reclaim-gateway-" });
  const store = memoryStore();
  const gateways: Gateway[] = [];
  const listeners = new Set<() => void>();
  let sequence = 0;
  const world = {
    answer: null as LiveAnswer | null,
    /** Takes the place of the whole answer. */
    says: null as (() => Response | Promise<Response>) | null,
    asked: 0,
  };

  /** A stored release. */
  async function release(
    name: string,
    version: string,
    more: Omit<Parameters<typeof fixtureRelease>[0], "name" | "version"> = {},
  ): Promise<FixtureRelease> {
    const made = fixtureRelease({ name, version, ...more });
    await storeRelease(store, made, signed.release);
    return made;
  }
  const shell = await release("shell", "1.0.0");

  /** What would be said to be live next; the shell is the first one, if the test names none. */
  const answerWith = (wanted: Partial<Wanted>): LiveAnswer =>
    answerOf(++sequence, { shell, ...wanted });

  const listen = (heard: () => void) => {
    listeners.add(heard);
    return Promise.resolve(() => Promise.resolve(void listeners.delete(heard)));
  };
  const tell = () => listeners.forEach((heard) => heard());

  const releases: ServiceClient = {
    call(request) {
      world.asked++;
      if (world.says) return world.says();
      if (!world.answer) return new Response(null, { status: 503 });
      const { sequence, at } = JSON.parse(world.answer.state.text) as LiveState;
      const { searchParams } = new URL(request.url);
      return searchParams.get("sequence") === String(sequence) && searchParams.get("at") === at
        ? new Response(null, { status: 304 })
        : Response.json(world.answer);
    },
  };
  const others: ServiceClient = {
    call(request, identity) {
      const { pathname } = new URL(request.url);
      if (pathname === "/internal/session") {
        const sub = request.headers.get("cookie")?.match(/session_token=(\w+)/)?.[1];
        const fields = { role: "member", guest: false, email: null, username: null };
        return Response.json(sub ? { sub, ...fields } : null);
      }
      if (pathname === "/internal/entitlement") {
        return Response.json(identity?.sub === "paul" ? { ...STARTER, tier: "premium" } : STARTER);
      }
      return Response.json({ id: identity?.sub });
    },
  };

  return {
    world,
    store,
    release,
    shell,
    answerWith,
    /** Makes something live, and tells gateways that listen; `change` is what an attacker does. */
    goLive(wanted: Partial<Wanted>, change: (answer: LiveAnswer) => void = () => {}): void {
      world.answer = answerWith(wanted);
      change(world.answer);
      tell();
    },
    /** Changes what is stored. */
    replace(path: string, content: string): void {
      store.files.set(path, new TextEncoder().encode(content));
    },
    /** A gateway that hears of changes, unless the test says otherwise. */
    async gateway(options: Partial<GatewayOptions> = {}) {
      const heard = outcomes();
      const app = await createGateway({
        service: (name) => name === "releases" ? releases : others,
        checks: {},
        secret: SECRET,
        publicUrl: ORIGIN,
        callsPerMinute: 1_000_000,
        trustedProxies: 0,
        distDir: folder,
        store,
        liveFile: `${folder}/gateway/live.json`,
        listen,
        log: heard.log,
        clock: testClock(),
        ...options,
      });
      const call = async (method: string, path: string, headers: Record<string, string> = {}) =>
        await app.fetch(new Request(ORIGIN + path, { method, headers }), { remoteAddr: undefined });
      const get = (path: string, headers?: Record<string, string>) => call("GET", path, headers);
      gateways.push(app);
      return {
        get,
        /** A call of a page, by who has the session. */
        ask: (method: string, path: string, sub: string) =>
          call(method, path, { origin: ORIGIN, cookie: `reclaim.session_token=${sub}` }),
        /** Ends when this gateway serves that state or a newer one. */
        serves: heard.serves,
        /** Why it refused what it was told next. */
        refusal: heard.refusal,
        text: async (path: string) => await (await get(path)).text(),
        /** The versions that a page is composed of, or the status when there is no page. */
        async versions(cookie = ""): Promise<Record<string, string> | number> {
          const answer = await get("/", { cookie });
          const html = await answer.text();
          if (!answer.ok) return answer.status;
          const { composition } = bootstrapOf(html);
          return {
            shell: composition.shell,
            ...Object.fromEntries(
              composition.remotes.map(({ manifest, version }) => [manifest.name, version]),
            ),
          };
        },
      };
    },
    async end(): Promise<void> {
      for (const gateway of gateways) await gateway.close();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** What a page starts from. */
export const bootstrapOf = (html: string): Bootstrap =>
  JSON.parse(html.match(/id="reclaim-bootstrap">([^]*?)<\/script>/)?.[1] ?? "null");
