import { createHttp, HttpError } from "@reclaim/host-api";
import { sampleMember } from "@reclaim/host-api/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { createSessionStore } from "./session-store.ts";

const martin = sampleMember({ id: "member-1", name: "Martin", email: "martin@example.org" });

beforeEach(() => localStorage.clear());

/** A store on a server that gives one answer, and what it did. */
function session(
  { initial = null, offline = false, answer = () => new Response(null, { status: 204 }) }: {
    initial?: typeof martin | null;
    offline?: boolean;
    answer?: () => Response | Promise<Response>;
  } = {},
) {
  const calls: string[] = [];
  const forgetFetched = vi.fn();
  const forgetDrafts = vi.fn(() => Promise.resolve());
  const fetch: typeof globalThis.fetch = (path, init) => {
    calls.push(`${init?.method} ${String(path)}`);
    return Promise.resolve(answer());
  };
  const http = createHttp({ fetch, onUnauthorized: () => store.handleExpired() });
  const store = createSessionStore({
    initial,
    offline,
    http: () => http,
    forgetFetched,
    forgetDrafts,
  });
  const told = vi.fn();
  store.subscribe(told);
  return { store, calls, forgetFetched, forgetDrafts, told };
}
const kept = () => ({ ...localStorage });

test("a visitor is not onboarded and has no user [SHELL-13]", () => {
  const { store } = session();
  expect(store.read()).toMatchObject({ onboarded: false, user: null, member: null });
  expect(kept()).toEqual({});
});

test("the flag is restored from the device, whether there is a session or not [SHELL-13]", () => {
  localStorage.setItem("isOnboarded", "true");
  const { store } = session();
  expect(store.read()).toMatchObject({ onboarded: true, user: null });
});

test("who has a session has been onboarded, also in a browser that forgot it", () => {
  const { store } = session({ initial: martin });
  expect(store.read().onboarded).toBe(true);
  expect(kept().isOnboarded).toBe("true");
});

test("remotes read the user's id, e-mail, name and the onboarded flag [SHELL-15]", () => {
  const { store } = session({ initial: martin });
  expect(store.read().user).toEqual({
    id: "member-1",
    email: "martin@example.org",
    name: "Martin",
    onboarded: true,
  });
});

test("entering opens the app, tells the page and saves the flag [SHELL-12] [SHELL-13]", () => {
  const { store, told } = session();
  const before = store.read();
  before.start(martin);
  expect(store.read()).toMatchObject({ onboarded: true, member: martin });
  expect(store.read()).not.toBe(before);
  expect(told).toHaveBeenCalledOnce();
  expect(kept().isOnboarded).toBe("true");
});

test("the device keeps the member's id and name only [SHELL-17]", () => {
  session().store.read().start(martin);
  expect(JSON.parse(String(kept().user))).toEqual({ id: "member-1", name: "Martin" });
  localStorage.clear();
  session({ initial: sampleMember({ id: "guest-1", name: null, email: null }) });
  expect(JSON.parse(String(kept().user))).toEqual({ id: "guest-1", name: null });
});

test("what was fetched for one member is not shown to another", () => {
  const { store, forgetFetched } = session({ initial: martin });
  store.read().start({ ...martin, streak: 2 });
  expect(forgetFetched).not.toHaveBeenCalled();
  store.read().start(sampleMember({ id: "member-2" }));
  expect(forgetFetched).toHaveBeenCalledOnce();
});

test("leaving shows the onboarding screen again and saves the flag [SHELL-12] [SHELL-13]", () => {
  const { store, calls } = session({ initial: martin });
  store.read().showSignIn();
  expect(store.read()).toMatchObject({ onboarded: false, user: { onboarded: false } });
  expect(kept().isOnboarded).toBe("false");
  expect(calls).toEqual([]);
});

test("a refresh brings the member as the server has him now", async () => {
  const later = sampleMember({ ...martin, name: "Martin B.", streak: 2 });
  const { store, calls, told } = session({ initial: martin, answer: () => Response.json(later) });
  await store.read().refresh();
  expect(calls).toEqual(["GET /api/me"]);
  expect(store.read().member).toEqual(later);
  expect(JSON.parse(String(kept().user)).name).toBe("Martin B.");
  expect(told).toHaveBeenCalledOnce();
});

test("a refresh that fails leaves the member as he was", async () => {
  const { store, told } = session({
    initial: martin,
    answer: () => new Response("", { status: 502, statusText: "Bad Gateway" }),
  });
  const before = store.read();
  await expect(before.refresh()).rejects.toThrow("502: Bad Gateway");
  expect(store.read()).toBe(before);
  expect(told).not.toHaveBeenCalled();
});

test("a session that ended takes the member away and leaves the page as it is", async () => {
  const { store, told } = session({
    initial: martin,
    answer: () => new Response("", { status: 401 }),
  });
  await expect(store.read().refresh()).rejects.toThrow(HttpError);
  expect(store.read()).toMatchObject({ onboarded: true, user: null, member: null });
  expect(told).toHaveBeenCalledOnce();
  store.handleExpired();
  expect(told).toHaveBeenCalledOnce();
});

test("a 401 for a visitor ends nothing", () => {
  const { store, told } = session();
  store.handleExpired();
  expect(told).not.toHaveBeenCalled();
});

test("signing out ends the session on the server and clears only our keys [AUTH-07]", async () => {
  localStorage.setItem("tour_home", "seen");
  localStorage.setItem("pseudonym", "quiet-river");
  localStorage.setItem("elsewhere", "stays");
  const { store, calls, forgetFetched, forgetDrafts } = session({ initial: martin });
  await store.read().signOut();
  expect(calls).toEqual(["POST /api/auth/sign-out"]);
  expect(store.read()).toMatchObject({ onboarded: false, user: null, member: null });
  expect(forgetFetched).toHaveBeenCalledOnce();
  expect(forgetDrafts).toHaveBeenCalledOnce();
  expect(kept()).toEqual({ elsewhere: "stays" });
});

test("the member's drafts are gone before the page shows that he is", async () => {
  const { store, forgetDrafts, told } = session({ initial: martin });
  let release = () => {};
  forgetDrafts.mockReturnValue(new Promise<void>((done) => release = done));
  const signedOut = store.read().signOut();
  await expect.poll(() => forgetDrafts).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
  release();
  await signedOut;
  expect(told).toHaveBeenCalledOnce();
});

test("a sign-out that fails leaves everything as it was", async () => {
  const { store, forgetFetched, forgetDrafts, told } = session({
    initial: martin,
    answer: () => new Response("", { status: 503, statusText: "Service Unavailable" }),
  });
  const before = { session: store.read(), kept: kept() };
  await expect(store.read().signOut()).rejects.toThrow("503: Service Unavailable");
  expect({ session: store.read(), kept: kept() }).toEqual(before);
  expect(forgetFetched).not.toHaveBeenCalled();
  expect(forgetDrafts).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
});

/** A device on which Martin was here last. */
function withMartin() {
  localStorage.setItem("isOnboarded", "true");
  localStorage.setItem("user", JSON.stringify({ id: "member-1", name: "Martin" }));
}

test("without a network the device says who was here, and the server who is, as soon as it can", async () => {
  withMartin();
  const { store } = session({ offline: true, answer: () => Response.json(martin) });
  expect(store.read()).toMatchObject({
    user: { id: "member-1", name: "Martin", email: null },
    member: null,
    isUnreachable: true,
    onboarded: true,
  });
  await store.read().refresh();
  expect(store.read()).toMatchObject({ member: martin, isUnreachable: false });
});

test("whose session has ended meanwhile is nobody when the server answers again", async () => {
  withMartin();
  const { store } = session({ offline: true, answer: () => new Response("", { status: 401 }) });
  await expect(store.read().refresh()).rejects.toThrow("401");
  expect(store.read()).toMatchObject({ user: null, member: null, isUnreachable: false });
});

test("a visitor without a network is still a visitor, whatever the device holds", () => {
  localStorage.setItem("user", "no JSON");
  const { store } = session({ offline: true });
  expect(store.read()).toMatchObject({ user: null, onboarded: false, isUnreachable: true });
});

test("with a network the device is not asked who is here", () => {
  withMartin();
  expect(session().store.read().user).toBeNull();
});

test("a sign-out in another tab is one here, and writes no key behind it", () => {
  const { store, forgetFetched, told, calls } = session({ initial: martin });
  localStorage.clear();
  document.documentElement.dataset.theme = "serene";
  store.handleOtherTab(null);
  expect(store.read()).toMatchObject({ onboarded: false, user: null, member: null });
  expect(forgetFetched).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(kept()).toEqual({});
  expect(calls).toEqual([]);
});

test("who signs in in another tab is asked for here, and sees nothing of who was here before", async () => {
  const peter = sampleMember({ id: "member-2", name: "Peter" });
  const { store, forgetFetched } = session({
    initial: martin,
    answer: () => Response.json(peter),
  });
  store.handleOtherTab(JSON.stringify({ id: "member-2", name: "Peter" }));
  await expect.poll(() => store.read().member).toEqual(peter);
  expect(forgetFetched).toHaveBeenCalledOnce();
});

test("a visitor's tab opens with the member who signs in in another", async () => {
  const { store } = session({ answer: () => Response.json(martin) });
  store.handleOtherTab(JSON.stringify({ id: "member-1", name: "Martin" }));
  await expect.poll(() => store.read()).toMatchObject({ onboarded: true, member: martin });
});

test("another name of the same member in another tab changes nothing here", () => {
  const { store, calls, told } = session({ initial: martin });
  store.handleOtherTab(JSON.stringify({ id: "member-1", name: "Martin B." }));
  expect([calls, told.mock.calls]).toEqual([[], []]);
});

/** An answer that comes when it is let go. */
function late(value: unknown) {
  let arrive = () => {};
  const answer = new Promise<Response>((done) => arrive = () => done(Response.json(value)));
  return { answer, arrive: () => arrive() };
}

test("an answer that comes after a sign-out brings nobody back", async () => {
  const { answer, arrive } = late(martin);
  const answers = [answer, new Response(null, { status: 204 })];
  const { store } = session({ initial: martin, answer: () => answers.shift() as Response });
  const refreshed = store.read().refresh();
  await store.read().signOut();
  arrive();
  await refreshed;
  store.read().updateMember({ ...martin, streak: 2 });
  expect(store.read()).toMatchObject({ onboarded: false, user: null, member: null });
  expect(kept()).toEqual({});
});

test("an answer that comes after the session has ended brings nobody back", async () => {
  const { answer, arrive } = late(martin);
  const { store } = session({ initial: martin, answer: () => answer });
  const refreshed = store.read().refresh();
  store.handleExpired();
  arrive();
  await refreshed;
  expect(store.read().member).toBeNull();
});

test("of two answers about the member, the one that was asked for last holds", async () => {
  const { answer, arrive } = late(martin);
  const later = sampleMember({ ...martin, streak: 2 });
  const answers = [answer, Response.json(later)];
  const { store } = session({ initial: martin, answer: () => answers.shift() as Response });
  const first = store.read().refresh();
  await store.read().refresh();
  arrive();
  await first;
  expect(store.read().member).toEqual(later);
});

test("a newer picture is of the member who is here, and of nobody else", () => {
  const { store, forgetFetched } = session({ initial: martin });
  store.read().updateMember(sampleMember({ id: "member-2" }));
  expect(store.read().member).toEqual(martin);
  store.read().updateMember({ ...martin, streak: 2 });
  expect(store.read().member).toEqual({ ...martin, streak: 2 });
  expect(forgetFetched).not.toHaveBeenCalled();
});

test("an account that is no more leaves nothing on the device, without a question to the server", async () => {
  const { store, calls, forgetFetched, forgetDrafts } = session({ initial: martin });
  await store.read().clearLocalData();
  expect(calls).toEqual([]);
  expect(store.read()).toMatchObject({ onboarded: false, user: null, member: null });
  expect(forgetFetched).toHaveBeenCalledOnce();
  expect(forgetDrafts).toHaveBeenCalledOnce();
  expect(kept()).toEqual({});
});

test("who comes by another tab after a lost session sees nothing of who was here before", async () => {
  const peter = sampleMember({ id: "member-2", name: "Peter" });
  const { store, forgetFetched } = session({
    initial: martin,
    answer: () => Response.json(peter),
  });
  store.handleExpired();
  expect(forgetFetched).not.toHaveBeenCalled();
  store.handleOtherTab(JSON.stringify({ id: "member-2", name: "Peter" }));
  await expect.poll(() => store.read().member).toEqual(peter);
  expect(forgetFetched).toHaveBeenCalledOnce();
});

test("nothing goes on in a member's name once another has signed in, whatever the server answers", async () => {
  const { store, forgetFetched } = session({
    initial: martin,
    answer: () => new Response("", { status: 503 }),
  });
  store.handleOtherTab(JSON.stringify({ id: "member-2", name: "Peter" }));
  expect(store.read()).toMatchObject({
    user: { id: "member-2", name: "Peter" },
    member: null,
    isUnreachable: true,
  });
  expect(forgetFetched).toHaveBeenCalledOnce();
  await expect(store.read().refresh()).rejects.toThrow("503");
  expect(store.read().member).toBeNull();
});

test("who stops listening is told nothing more", () => {
  const { store } = session();
  const told = vi.fn();
  store.subscribe(told)();
  store.read().start(martin);
  expect(told).not.toHaveBeenCalled();
});

test("a browser without storage has a session all the same", () => {
  vi.stubGlobal("localStorage", undefined);
  const { store } = session();
  store.read().start(martin);
  expect(store.read()).toMatchObject({ onboarded: true, user: { id: "member-1" } });
});
