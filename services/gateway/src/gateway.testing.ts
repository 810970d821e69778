import type { Bootstrap } from "@reclaim/contracts-gateway/bootstrap";
import type { LiveAnswer, LiveState } from "@reclaim/contracts-releases/composition";
import { STARTER } from "@reclaim/contracts-common/entitlements";
import { DEFAULT_NOTIFICATIONS, type Member } from "@reclaim/contracts-members/members";
import type { ServiceClient } from "@reclaim/platform/service-client";
import { createTestClock, testKey } from "@reclaim/platform/testing";
import { memoryStore } from "@reclaim/release-store/testing/memory-store";
import {
  type FixtureRelease,
  fixtureRelease,
  storeRelease,
} from "@reclaim/release-store/testing/fixture-release";
import { createGateway, type Gateway, type GatewayOptions, readGatewayKeys } from "../service.ts";
import { createLiveAnswer, type LiveFixture, signers } from "./live/live.testing.ts";
import { outcomes } from "./live/outcomes.testing.ts";

const ORIGIN = "http://reclaim.test";

/** The answer of GET /api/me for an account. */
const memberOf = (id: string): Member => ({
  id,
  name: null,
  email: null,
  username: null,
  guest: false,
  role: "member",
  age: null,
  joinedDate: "November 2026",
  timeZone: "Europe/Vienna",
  goals: [],
  burnoutLevel: null,
  streak: 1,
  longestStreak: 1,
  completedModules: 0,
  progress: { bodyReset: 0, mindReset: 0, emotionalReset: 0, financialReset: 0 },
  journalEntries: 0,
  recentMoods: [],
  badges: [],
  notificationPreferences: DEFAULT_NOTIFICATIONS,
  entitlement: STARTER,
  communitySubject: `subject-${id}`,
  todaysCheckIn: null,
});

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
    /** Paths that other services were asked for. */
    calls: [] as string[],
    /** Replaces the answer of GET /api/me. */
    member: null as unknown,
  };

  /** A stored release. */
  async function release(
    name: string,
    version: string,
    more: Omit<Parameters<typeof fixtureRelease>[0], "name" | "version"> = {},
  ): Promise<FixtureRelease> {
    const made = fixtureRelease({ name, version, ...more });
    await storeRelease(store, made, signers.release);
    return made;
  }
  const shell = await release("shell", "1.0.0");

  /** What would be said to be live next; the shell is the first one, if the test names none. */
  const answerWith = (wanted: Partial<LiveFixture>): LiveAnswer =>
    createLiveAnswer(++sequence, { shell, ...wanted });

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
      world.calls.push(pathname);
      if (pathname === "/internal/session") {
        const sub = request.headers.get("cookie")?.match(/session_token=(\w+)/)?.[1];
        const fields = { role: "member", guest: false, email: null, username: null };
        return Response.json(sub ? { sub, ...fields } : null);
      }
      if (pathname === "/internal/entitlement") {
        return Response.json(identity?.sub === "paul" ? { ...STARTER, tier: "premium" } : STARTER);
      }
      return Response.json(world.member ?? memberOf(identity?.sub ?? ""));
    },
  };

  return {
    world,
    store,
    release,
    shell,
    answerWith,
    /** Makes something live, and tells gateways that listen; `change` is what an attacker does. */
    goLive(wanted: Partial<LiveFixture>, change: (answer: LiveAnswer) => void = () => {}): void {
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
        getServiceClient: (name) => name === "releases" ? releases : others,
        checks: {},
        keys: readGatewayKeys(testKey),
        publicUrl: ORIGIN,
        callsPerMinute: 1_000_000,
        trustedProxies: 0,
        distDir: folder,
        store,
        liveFile: `${folder}/gateway/live.json`,
        listen,
        log: heard.log,
        clock: createTestClock(),
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
