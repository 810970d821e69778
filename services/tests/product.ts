import type { ServiceName } from "@reclaim/contracts/calls";
import type { Identity } from "@reclaim/platform/identity";
import { inProcess, type ServiceClient } from "@reclaim/platform/service-client";
import { testDatabase, type TestService, testService } from "@reclaim/platform/testing";
import { cookiesOf } from "@reclaim/platform/session";
import { createGateway, type Gateway, type GatewayOptions } from "@reclaim/service-gateway";
import { SERVICES } from "../all.ts";

export const ORIGIN = "http://reclaim.test";

export interface Visitor {
  cookie: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<
    // oxlint-disable-next-line typescript/no-explicit-any -- a test reads an answer as its caller would
    { status: number; body: any; headers: Headers }
  >;
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
  const { database, drop } = await testDatabase();
  const running = new Map<ServiceName, TestService>();
  const peers: Partial<Record<ServiceName, ServiceClient>> = {};
  for (const definition of SERVICES) {
    const service = await testService(definition, {
      peers,
      database,
      settings: { releasesDir: `${distDir}/remotes`, publicUrl: ORIGIN, ...options.settings },
    });
    running.set(definition.name, service);
    const client = inProcess(service.app);
    peers[definition.name] = {
      call(request, identity) {
        options.onCall?.(definition.name, request, identity);
        return client.call(request, identity);
      },
    };
  }
  const gateway: Gateway = await createGateway({
    service: (name) => peers[name]!,
    checks: {},
    secret: running.get("members")!.deps.secret,
    publicUrl: ORIGIN,
    callsPerMinute: 1_000_000,
    trustedProxies: 0,
    distDir,
    log: running.get("members")!.deps.log,
    ...options.gateway,
  });

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
        const answered = await answer.text();
        const isJson = answer.headers.get("content-type")?.includes("json");
        const cookies = cookiesOf(answer.headers);
        if (cookies) this.cookie = cookies;
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
    service: (name: ServiceName) => running.get(name)!,
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
      await database.close();
      await drop();
      await Deno.remove(distDir, { recursive: true });
    },
  };
}
const HASH = `sha384-${"A".repeat(64)}`;

/** Built files as small as they can be: a shell and two remotes, one with a last good version. */
async function fixtureDist(): Promise<string> {
  const dist = await Deno.makeTempDir({ prefix: "reclaim-dist-" });
  const write = async (path: string, content: unknown) => {
    await Deno.mkdir(`${dist}/${path}`.replace(/\/[^/]*$/, ""), { recursive: true });
    const text = typeof content === "string" ? content : JSON.stringify(content);
    await Deno.writeTextFile(`${dist}/${path}`, text);
  };
  await write("shell/public/s/shell-abcdefgh.js", "export {};");
  await write("shell/public/s/shell-abcdefgh.js.br", "br");
  await write("shell/public/s/shell-abcdefgh.js.gz", "gz");
  await write("shell/public/icon.svg", "<svg/>");
  await write("shell/public/fonts/text-core-abcdefgh.woff2", "font");
  await write("storybook/index.html", "<!doctype html><title>Storybook</title>");
  await write("storybook/manager-entrance.js", "export {};");
  await write("shell/shell.json", {
    entry: "/s/shell-abcdefgh.js",
    imports: { "@shell/shared": "/s/shell-abcdefgh.js" },
    preload: [],
    integrity: { "/s/shell-abcdefgh.js": HASH },
    fonts: ["/fonts/text-core-abcdefgh.woff2"],
    criticalCss: "body{margin:0}",
  });
  const remote = async (name: string, version: string, fields: Record<string, unknown>) => {
    const base = `/remotes/${name}/${version}`;
    const url = (file: string) => `${base}/${file}`;
    await write(`remotes/${name}/${version}/assets/remote-abcdefgh.js`, "export {};");
    await write(`remotes/${name}/${version}/release.json`, {
      remote: {
        name,
        team: "Test",
        hostApi: "^1.0.0",
        routes: [],
        navigation: [],
        slots: [],
        ...fields,
      },
      version,
      builtAt: `2026-11-0${version[0]}T00:00:00.000Z`,
      entry: url("remoteEntry.js"),
      module: url("assets/remote-abcdefgh.js"),
      integrity: {
        [url("remoteEntry.js")]: HASH,
        [url("assets/remote-abcdefgh.js")]: HASH,
        [url("assets/page-abcdefgh.js")]: HASH,
      },
      preload: { "page.tsx": [url("assets/remote-abcdefgh.js"), url("assets/page-abcdefgh.js")] },
      styles: [],
      shared: [],
    });
  };
  const routes = [
    { path: "/", module: "page.tsx", offline: true },
    { path: "/item/:id", module: "page.tsx" },
  ];
  await remote("mfe-one", "1.0.0", { routes });
  await remote("mfe-one", "2.0.0", { routes, slots: [{ name: "onboarding", module: "page.tsx" }] });
  await remote("mfe-two", "1.0.0", {
    routes: [{ path: "/open", module: "page.tsx", public: true }],
  });
  return dist;
}
