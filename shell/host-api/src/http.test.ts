import * as z from "zod/mini";
import { expect, test, vi } from "vitest";
import { createHttp, getErrorMessage, HttpError } from "./http.ts";

const post = z.object({ id: z.string(), title: z.string() });

/** A client on a server that gives one answer to everything, and the calls that reached it. */
function client(answer: () => Response = () => Response.json({ id: "1", title: "Sleep" })) {
  const calls: { path: string; init: RequestInit | undefined }[] = [];
  const onUnauthorized = vi.fn();
  const http = createHttp({
    fetch: (path, init) => {
      calls.push({ path: String(path), init });
      return Promise.resolve(answer());
    },
    onUnauthorized,
  });
  return { http, calls, onUnauthorized };
}
const failing = (status: number, body: string, statusText = "") =>
  client(() => new Response(body, { status, statusText }));
async function errorOf(promise: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof HttpError)) throw new Error(`not an HttpError: ${String(error)}`);
  return error;
}
const ALL = [
  ["GET", (call: ReturnType<typeof client>) => call.http.get("/api/posts/1", post)],
  [
    "GET of a list",
    (call: ReturnType<typeof client>) => call.http.getPage("/api/posts", z.unknown()),
  ],
  [
    "POST of a query",
    (call: ReturnType<typeof client>) => call.http.postPage("/api/search", {}, z.unknown()),
  ],
  ["POST", (call: ReturnType<typeof client>) => call.http.send("POST", "/api/posts", {})],
  ["PUT", (call: ReturnType<typeof client>) => call.http.send("PUT", "/api/posts/1", {})],
  ["PATCH", (call: ReturnType<typeof client>) => call.http.send("PATCH", "/api/posts/1", {})],
  ["DELETE", (call: ReturnType<typeof client>) => call.http.send("DELETE", "/api/posts/1")],
  [
    "POST of a stream",
    (call: ReturnType<typeof client>) =>
      call.http.postStream("/api/ai/coach", {}, new AbortController().signal),
  ],
  ["GET of a file", (call: ReturnType<typeof client>) => call.http.getFile("/api/me/export")],
] as const;

test.for(ALL)("a %s sends the member's cookie [API-01]", async ([, call]) => {
  const server = client();
  await call(server);
  expect(server.calls).toHaveLength(1);
  expect(server.calls[0]?.init?.credentials).toBe("include");
});

test("a stream gives its bytes as they come, and a refusal is an error like others", async () => {
  const { signal } = new AbortController();
  const { http, calls } = client(() => new Response("event: text\n\n"));
  const stream = await http.postStream("/api/ai/coach", { message: "Hello" }, signal);
  expect(await new Response(stream).text()).toBe("event: text\n\n");
  expect(calls[0]?.init).toMatchObject({ method: "POST", body: '{"message":"Hello"}', signal });
  const empty = client(() => new Response(null));
  expect(await empty.http.postStream("/api/ai/coach", {}, signal)).toBeNull();
  const refused = failing(429, '{"code":"quota_exceeded","message":"Tomorrow."}');
  expect((await errorOf(refused.http.postStream("/api/ai/coach", {}, signal))).code)
    .toBe("quota_exceeded");
});

test("data goes as JSON; a call without data has no body [API-02]", async () => {
  const { http, calls } = client();
  await http.send("POST", "/api/posts", { title: "Sleep" });
  await http.send("DELETE", "/api/posts/1");
  await http.get("/api/posts/1", post);
  expect(calls.map(({ init }) => [init?.method, init?.body, init?.headers])).toEqual([
    ["POST", '{"title":"Sleep"}', { "content-type": "application/json" }],
    ["DELETE", undefined, undefined],
    ["GET", undefined, undefined],
  ]);
});

test("a call that must count once carries its key in a header", async () => {
  const { http, calls } = client();
  await http.send("POST", "/api/create-subscription", {}, undefined, "a-key-1");
  expect(calls[0]?.init?.headers).toEqual({
    "content-type": "application/json",
    "idempotency-key": "a-key-1",
  });
});

test("data that is false, zero or null is data [API-02]", async () => {
  const { http, calls } = client();
  for (const data of [false, 0, null]) await http.send("PUT", "/api/setting", data);
  expect(calls.map(({ init }) => init?.body)).toEqual(["false", "0", "null"]);
});

test("a 204 gives null, whatever contract was asked for [API-03]", async () => {
  const { http } = client(() => new Response(null, { status: 204 }));
  expect(await http.send("DELETE", "/api/posts/1", undefined, post)).toBeNull();
  expect(await http.get("/api/posts/1", post)).toBeNull();
});

test("a call that failed is not made again, whether the server or the network failed [API-04]", async () => {
  const server = failing(503, "", "Service Unavailable");
  await errorOf(server.http.get("/api/posts/1", post));
  await errorOf(server.http.send("POST", "/api/posts", {}));
  expect(server.calls).toHaveLength(2);

  const fetch = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(createHttp({ fetch }).get("/api/posts/1", post)).rejects.toThrow("Failed to fetch");
  expect(fetch).toHaveBeenCalledOnce();
});

test("the message of an error is status and body, or the status text for an empty one [API-06]", async () => {
  const worded = failing(409, "name taken", "Conflict");
  expect((await errorOf(worded.http.get("/api/me", post))).message).toBe("409: name taken");
  const silent = failing(502, "", "Bad Gateway");
  expect((await errorOf(silent.http.send("POST", "/api/me"))).message).toBe("502: Bad Gateway");
});

test("a 401 raises an error by default [API-07], and is told to the session", async () => {
  const { http, onUnauthorized } = failing(401, "", "Unauthorized");
  const error = await errorOf(http.get("/api/me", post));
  expect(error.status).toBe(401);
  expect(error.message).toBe("401: Unauthorized");
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test("other failures do not end the session", async () => {
  for (const status of [400, 403, 404, 500]) {
    const { http, onUnauthorized } = failing(status, "");
    await errorOf(http.get("/api/me", post));
    expect(onUnauthorized).not.toHaveBeenCalled();
  }
});

test("an answer is what its contract says, without what it does not name", async () => {
  const { http } = client(() => Response.json({ id: "1", title: "Sleep", secret: "x" }));
  expect(await http.get("/api/posts/1", post)).toEqual({ id: "1", title: "Sleep" });
  expect(await http.send("POST", "/api/posts", {}, post)).toEqual({ id: "1", title: "Sleep" });
});

test("an answer that breaks its contract is refused", async () => {
  const { http } = client(() => Response.json({ id: 1 }));
  await expect(http.get("/api/posts/1", post)).rejects.toThrow();
  await expect(http.getPage("/api/posts", z.array(post))).rejects.toThrow();
  await expect(http.send("POST", "/api/posts", {}, post)).rejects.toThrow();
});

test("an answer that is no JSON is refused", async () => {
  const { http } = client(() => new Response("<!doctype html>"));
  await expect(http.get("/api/posts/1", post)).rejects.toThrow(SyntaxError);
});

test("an answer without a contract or a body is taken as it is", async () => {
  expect(await client().http.send("POST", "/api/posts", {})).toEqual({ id: "1", title: "Sleep" });
  expect(await client(() => new Response("")).http.send("POST", "/api/posts", {})).toBeNull();
});

test("a page of a list tells where the next one begins", async () => {
  const list = [{ id: "1", title: "Sleep" }];
  const more = client(() => Response.json(list, { headers: { "x-next-cursor": "c2" } }));
  expect(await more.http.getPage("/api/posts", z.array(post))).toEqual({
    items: list,
    nextCursor: "c2",
  });
  const last = client(() => Response.json(list));
  expect(await last.http.getPage("/api/posts", z.array(post))).toEqual({
    items: list,
    nextCursor: null,
  });
});

test("a query that must not stand in an address is posted, and can be ended", async () => {
  const list = [{ id: "1", title: "Sleep" }];
  const { http, calls } = client(() => Response.json(list, { headers: { "x-next-cursor": "c2" } }));
  const { signal } = new AbortController();
  expect(await http.postPage("/api/search", { words: "sleep" }, z.array(post), signal))
    .toEqual({ items: list, nextCursor: "c2" });
  expect(calls).toEqual([{
    path: "/api/search",
    init: expect.objectContaining({ method: "POST", body: '{"words":"sleep"}', signal }),
  }]);
});

test("a service's error says its code to programs and its reason to members", () => {
  const body = JSON.stringify({ code: "upgrade_required", message: "This needs Essential." });
  const error = new HttpError(403, body, "Forbidden");
  expect(error.code).toBe("upgrade_required");
  expect(error.userMessage).toBe("This needs Essential.");
  expect(getErrorMessage(error, "Try again.")).toBe("This needs Essential.");
});

test.each(["", "Bad Gateway", "null", "[]", '{"error":"x"}', '{"code":1,"message":"x"}'])(
  "an error body of another make (%s) has neither code nor reason",
  (body) => {
    const error = new HttpError(502, body, "Bad Gateway");
    expect(error.code).toBeUndefined();
    expect(error.userMessage).toBeUndefined();
    expect(getErrorMessage(error, "Try again.")).toBe("Try again.");
  },
);

test("what is no answer of the server is told in the caller's words", () => {
  expect(getErrorMessage(new TypeError("Failed to fetch"), "Try again.")).toBe("Try again.");
});

test("a saved text that shows signs of risk is noticed, whatever else its answer holds [SAFE-06]", async () => {
  const onCrisis = vi.fn();
  const answered = (value: unknown) =>
    createHttp({ onCrisis, fetch: () => Promise.resolve(Response.json(value)) });
  for (const calm of [{ id: 1 }, [{ crisis: true }], "crisis", null, { crisis: false }]) {
    await answered(calm).send("POST", "/api/check-ins", {});
  }
  expect(onCrisis).not.toHaveBeenCalled();
  await answered({ id: 1, crisis: true }).send("POST", "/api/check-ins", {});
  expect(onCrisis).toHaveBeenCalledOnce();
  // Texts sent to the AI are not saved: its screen offers the help itself.
  await answered({ crisis: true }).send("POST", "/api/ai/journal-prompt", {});
  expect(onCrisis).toHaveBeenCalledOnce();
});

test("a file comes with its bytes and the name that the answer gives it", async () => {
  const { http } = client(() =>
    new Response("# My journal", {
      headers: { "content-disposition": 'attachment; filename="journal.md"' },
    })
  );
  const { name, content } = await http.getFile("/api/me/export/journal");
  expect(name).toBe("journal.md");
  expect(await content.text()).toBe("# My journal");
  const refused = failing(503, '{"code":"unavailable","message":"Later."}');
  expect((await errorOf(refused.http.getFile("/api/me/export"))).userMessage).toBe("Later.");
});
