import type { ServiceName } from "@reclaim/contracts-common/services";
import { LIVE_CHANNEL } from "@reclaim/contracts-releases/composition";
import type { Identity } from "@reclaim/platform/identity";
import { createInProcessClient, type ServiceClient } from "@reclaim/platform/service-client";
import { testDatabase } from "@reclaim/platform/testing/database";
import { readWholeText, testKey, type TestService, testService } from "@reclaim/platform/testing";
import { fixtureRelease, writeBuilt } from "@reclaim/release-store/testing/fixture-release";
import { memoryStore } from "@reclaim/release-store/testing/memory-store";
import { toCookieHeader } from "@reclaim/platform/session";
import {
  createGateway,
  type Gateway,
  type GatewayOptions,
  readGatewayKeys,
} from "@reclaim/service-gateway";
import { defineReleases } from "@reclaim/service-releases";
import { SERVICES } from "../all.ts";

export const ORIGIN = "http://reclaim.test";

export interface Visitor {
  cookie: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<
    // oxlint-disable-next-line typescript/no-explicit-any -- a test reads an answer as its caller would
    { status: number; body: any; headers: Headers }
  >;
}

/** What a browser sends after it was given more cookies. */
function withCookies(before: string, given: string): string {
  const jar = new Map(
    [before, given].flatMap((header) => header.split("; ")).filter(Boolean)
      .map((cookie) => [cookie.split("=", 1)[0], cookie]),
  );
  return [...jar.values()].join("; ");
}

/** The whole product on a database of its own, behind its gateway, without a network. */
export async function startProduct(
  options: {
    settings?: Partial<TestService["deps"]["settings"]>;
    gateway?: Partial<GatewayOptions>;
    /** Sees every call to a service, by the gateway or another service. */
    onCall?: (name: ServiceName, request: Request, identity: Identity | null) => void;
  } = {},
) {
  const distDir = await fixtureDist();
  const store = memoryStore();
  const { database, drop } = await testDatabase(SERVICES);
  const running = new Map<ServiceName, TestService>();
  const peers: Partial<Record<ServiceName, ServiceClient>> = {};
  const definitions = SERVICES.map((one) =>
    one.name === "releases" ? defineReleases(() => store) : one
  );
  for (const definition of definitions) {
    const service = await testService(definition, {
      peers,
      database,
      settings: { builtDir: `${distDir}/remotes`, publicUrl: ORIGIN, ...options.settings },
    });
    running.set(definition.name, service);
    if (definition.name === "releases") {
      // A second build, so that there is a last good version.
      await writeBuilt(distDir, mfeOne("2.0.0"));
      await definition.prepare?.(service.deps);
    }
    const client = createInProcessClient(service.app);
    peers[definition.name] = {
      call(request, identity) {
        options.onCall?.(definition.name, request, identity);
        return client.call(request, identity);
      },
    };
  }
  const openGateway = (): Promise<Gateway> =>
    createGateway({
      getServiceClient: (name) => peers[name]!,
      checks: {},
      keys: readGatewayKeys(testKey),
      publicUrl: ORIGIN,
      callsPerMinute: 1_000_000,
      trustedProxies: 0,
      distDir,
      store,
      liveFile: `${distDir}/live.json`,
      listen: (heard) => database.listen(LIVE_CHANNEL, heard),
      log: running.get("members")!.deps.log,
      ...options.gateway,
    });
  const gateway = await openGateway();

  function visitor(cookie = ""): Visitor {
    return {
      cookie,
      async call(method, path, body, headers = {}) {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const answer = await gateway.fetch(
          new Request(ORIGIN + path, {
            method,
            body: text,
            headers: {
              origin: ORIGIN,
              host: "reclaim.test",
              ...(this.cookie ? { cookie: this.cookie } : {}),
              ...(text === undefined
                ? {}
                : { "content-type": "application/json", "content-length": String(text.length) }),
              ...headers,
            },
          }),
          { remoteAddr: { transport: "tcp", hostname: "192.0.2.1", port: 1 } },
        );
        const answered = await readWholeText(answer);
        const isJson = answer.headers.get("content-type")?.includes("json");
        const cookies = toCookieHeader(answer.headers);
        if (cookies) this.cookie = withCookies(this.cookie, cookies);
        return {
          status: answer.status,
          body: isJson && answered ? JSON.parse(answered) : answered,
          headers: answer.headers,
        };
      },
    };
  }

  return {
    gateway,
    /** Another gateway to the same services; its opener closes it. */
    openGateway,
    service: (name: ServiceName) => running.get(name)!,
    store,
    /** From now on `name` fails at every call, as when its process is gone, until it is back. */
    breakDown(name: ServiceName): () => void {
      const running = peers[name];
      peers[name] = { call: () => Promise.reject(new Error("connection refused")) };
      return () => void (peers[name] = running);
    },
    visitor,
    /** A visitor who skipped onboarding. */
    async guest() {
      const guest = visitor();
      const { status, body } = await guest.call("POST", "/api/onboarding", {
        timeZone: "Europe/Vienna",
      });
      if (status !== 201) throw new Error(`onboarding: ${status} ${JSON.stringify(body)}`);
      return Object.assign(guest, {
        id: body.id as string,
        subject: body.communitySubject as string,
      });
    },
    async close() {
      await gateway.close();
      await database.close();
      await drop();
      await Deno.remove(distDir, { recursive: true });
    },
  };
}

const ROUTES = [
  { path: "/", module: "page.tsx", offline: true },
  { path: "/item/:id", module: "page.tsx", example: "/item/1" },
];
const mfeOne = (version: string) =>
  fixtureRelease({
    name: "mfe-one",
    version,
    manifest: { routes: ROUTES, slots: [{ name: "onboarding", module: "page.tsx" }] },
    fields: { builtAt: `2026-11-0${version[0]}T00:00:00.000Z` },
  });

/** Built files as small as they can be: a shell and two remotes. */
async function fixtureDist(): Promise<string> {
  const dist = await Deno.makeTempDir({ prefix: "reclaim-dist-" });
  await writeBuilt(dist, fixtureRelease({ name: "shell", version: "1.0.0" }));
  await writeBuilt(dist, mfeOne("1.0.0"));
  const routes = [{ path: "/open", module: "page.tsx", public: true }];
  await writeBuilt(
    dist,
    fixtureRelease({ name: "mfe-two", version: "1.0.0", manifest: { routes } }),
  );
  await Deno.mkdir(`${dist}/storybook`);
  await Deno.writeTextFile(
    `${dist}/storybook/index.html`,
    "<!doctype html><title>Storybook</title>",
  );
  await Deno.writeTextFile(`${dist}/storybook/manager-entrance.js`, "export {};");
  return dist;
}
