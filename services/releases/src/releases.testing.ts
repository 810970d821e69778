import { type LiveState, liveState } from "@reclaim/contracts-releases/composition";
import type { InspectionResult, PublishedRelease } from "@reclaim/contracts-releases/release-desk";
import { testIdentity, type TestResponse, testService } from "@reclaim/platform/testing";
import { memoryStore } from "@reclaim/release-store/testing/memory-store";
import {
  archiveOf,
  type FixtureRelease,
  fixtureRelease,
} from "@reclaim/release-store/testing/fixture-release";
import { parse } from "@reclaim/platform/validate";
import { SignJWT } from "jose";
import { defineReleases } from "../service.ts";

/** The releases service with what its tests arrange again and again. */
export async function releasesService() {
  const store = memoryStore();
  const releases = defineReleases(() => store);
  const service = await testService(releases);
  const inspector = testIdentity();

  async function bearer(
    token: string,
    method: string,
    path: string,
    body?: BodyInit | object,
    as: typeof inspector | null = null,
  ): Promise<TestResponse> {
    const isJson = body !== undefined && !(body instanceof Uint8Array);
    const answer = await service.app.fetch(
      new Request(`http://reclaim.test${path}`, {
        method,
        body: isJson ? JSON.stringify(body) : body as BodyInit | undefined,
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": isJson ? "application/json" : "application/gzip",
        },
      }),
      { identity: as },
    );
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null, headers: answer.headers };
  }

  const operatorToken = () =>
    new SignJWT()
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("operator")
      .setAudience("releases")
      .setExpirationTime("60 s")
      .sign(new TextEncoder().encode(service.deps.operatorKey));
  const operator = async (method: string, path: string, body?: object, as = inspector) =>
    bearer(await operatorToken(), method, path, body, as);

  const upload = async (token: string, name: string, files: Record<string, Uint8Array>) =>
    bearer(token, "POST", `/api/releases/${name}`, await archiveOf(files));

  const given = {
    /** A team with a token. */
    async team(name: string, remotes: string[], mail: string | null = null): Promise<string> {
      await operator("PUT", `/api/releases/teams/${name}`, { mail, remotes });
      const made = await operator("POST", `/api/releases/teams/${name}/tokens`, { label: "ci" });
      return made.body.token;
    },
    /** What a browser sees of the version that waits. */
    async inspected(complaints: string[] = []): Promise<void> {
      const { body: work } = await operator("POST", "/api/releases/inspections/claim");
      if (!work) throw new Error("nothing waits for a browser");
      const pages: InspectionResult["pages"] = work.pages.map(
        ({ path, module }: { path: string; module: string }) => (
          { path, module, rendered: true, complaints, scripts: [] }
        ),
      );
      await operator("POST", `/api/releases/inspections/${work.id}`, { pages });
    },
    /** A version that no browser has looked at yet. */
    async uploaded(token: string, fixture: FixtureRelease): Promise<PublishedRelease> {
      const answer = await upload(token, fixture.release.name, fixture.files);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    },
    /** A version that has passed. */
    async published(token: string, fixture: FixtureRelease): Promise<void> {
      await given.uploaded(token, fixture);
      await given.inspected();
    },
    /** A version that everybody gets. */
    async live(token: string, fixture: FixtureRelease): Promise<void> {
      await given.published(token, fixture);
      const { name, version } = fixture.release;
      const { status, body } = await bearer(
        token,
        "POST",
        `/api/releases/${name}/${version}/activate`,
      );
      if (status !== 200) throw new Error(JSON.stringify(body));
    },
    shell: (version = "1.0.0") => fixtureRelease({ name: "shell", version }),
    remote: (name: string, version: string, route = `/${name}`) =>
      fixtureRelease({
        name,
        version,
        manifest: { routes: [{ path: route, module: "page.tsx" }] },
      }),
  };

  return {
    releases,
    service,
    store,
    /** Nothing was ever published. */
    async reset(): Promise<void> {
      store.files.clear();
      await service.reset();
    },
    inspector,
    bearer,
    operator,
    upload,
    given,
    /** What gateways are told. */
    async state(): Promise<LiveState> {
      const { body } = await service.call(null, "GET", "/internal/live");
      return parse(liveState, JSON.parse(body.state.text));
    },
    /** The compositions that are live, by the canaries in them. */
    async compositions(): Promise<Record<string, Record<string, string>>> {
      const { body } = await service.call(null, "GET", "/internal/live");
      const { compositions } = parse(liveState, JSON.parse(body.state.text));
      const texts = new Map<string, string>();
      for (const { text } of body.compositions) {
        const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
        texts.set(
          btoa(String.fromCharCode(...new Uint8Array(digest))).replaceAll("+", "-")
            .replaceAll("/", "_").slice(0, 16),
          text,
        );
      }
      return Object.fromEntries(
        Object.entries(compositions).map(([key, id]) => {
          const { shell, remotes } = JSON.parse(texts.get(id) ?? "null");
          const versions = Object.entries(remotes as Record<string, { version: string }>)
            .map(([name, { version }]) => [name, version]);
          return [key, { shell: shell.version, ...Object.fromEntries(versions) }];
        }),
      );
    },
  };
}
