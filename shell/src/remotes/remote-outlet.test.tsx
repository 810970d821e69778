import "fake-indexeddb/auto";
import { lateComponent, lazyPage, type Remote, useDraft, useHost } from "@reclaim/host-api";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { clear } from "idb-keyval";
import { useEffect } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { bottom, getPageHeading, renderApp } from "../app.testing.tsx";

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await clear();
  vi.stubGlobal("scrollTo", vi.fn());
  // React tells the console of errors that a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const community = (Component: Remote["routes"][number]["Component"]): Remote => ({
  name: "mfe-community",
  routes: ["/community", "/community/my-posts"].map((path) => ({ path, Component })),
});
const broken = () => {
  throw new Error("no such function");
};
const goTo = (path: string) =>
  act(async () => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  });
const version = () => document.querySelector("[data-remote]")?.getAttribute("data-version");
const outcomes = ({ told }: Awaited<ReturnType<typeof renderApp>>) =>
  told.filter(({ name }) => name === "mfe-community").map(({ version, kind }) =>
    `${version} ${kind}`
  );

test("a page that throws gives way to that of the last good version by itself", async () => {
  const page = await renderApp("/community", {
    remotes: { "mfe-community": community(broken) },
    lastGood: { "mfe-community": community(() => <h1>As before</h1>) },
  });
  expect(getPageHeading()).toBe("As before");
  expect(version()).toBe("1");
  expect(outcomes(page)).toEqual(["2 load", "2 render_error", "1 load"]);
});

test("the last good version stays for the page's time, and comes first on the next load", async () => {
  const remotes = { "mfe-community": community(broken) };
  const lastGood = { "mfe-community": community(() => <h1>As before</h1>) };
  await renderApp("/community", { remotes, lastGood });
  await act(async () => fireEvent.click(bottom().getByRole("link", { name: "Home" })));
  await act(async () => fireEvent.click(bottom().getByRole("link", { name: "Circle" })));
  expect(version()).toBe("1");
  cleanup();
  const next = await renderApp("/community", { remotes, lastGood });
  expect(version()).toBe("1");
  expect(outcomes(next)).toEqual(["1 load"]);
});

test("when the last good version throws, too, its place says so and a retry shows it", async () => {
  let sound = false;
  const page = await renderApp("/community", {
    remotes: { "mfe-community": community(broken) },
    lastGood: {
      "mfe-community": community(() => sound ? <h1>As before</h1> : broken()),
    },
  });
  expect(screen.getByTestId("remote-failed")).toBeTruthy();
  expect(outcomes(page)).toEqual(["2 load", "2 render_error", "1 load", "1 render_error"]);
  sound = true;
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  expect(getPageHeading()).toBe("As before");
});

test("what is typed, and where the focus is, outlive the change to the last good version", async () => {
  let breaks = false;
  function Writing() {
    const { text, setText } = useDraft("circle.post");
    if (breaks) broken();
    return <textarea aria-label="Words" value={text} onChange={(e) => setText(e.target.value)} />;
  }
  function WritingBefore() {
    const { text } = useDraft("circle.post");
    return <textarea aria-label="Words" value={text} readOnly />;
  }
  await renderApp("/community/my-posts", {
    remotes: { "mfe-community": community(Writing) },
    lastGood: { "mfe-community": community(WritingBefore) },
  });
  const box = () => screen.getByLabelText<HTMLTextAreaElement>("Words");
  await goTo("/community");
  box().focus();
  await act(async () => fireEvent.change(box(), { target: { value: "A long day" } }));
  breaks = true;
  await act(async () => fireEvent.change(box(), { target: { value: "A long day ends" } }));
  expect(version()).toBe("1");
  await waitFor(() => expect(box().value).toBe("A long day ends"));
  // Not at the top of the document, before the header.
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("a slot that throws gives way alone, and the page beside it stays", async () => {
  const mounted = vi.fn();
  function Home() {
    const { Slot } = useHost();
    useEffect(mounted, []);
    return (
      <>
        <h1>Home</h1>
        <Slot name="home.cards" />
      </>
    );
  }
  const insights = (Component: () => React.ReactNode): Remote => ({
    name: "mfe-insights",
    routes: [],
    slots: [{ name: "home.cards", Component }],
  });
  const page = await renderApp("/", {
    remotes: {
      "mfe-core": { name: "mfe-core", routes: [{ path: "/", Component: Home }] },
      "mfe-insights": insights(broken),
    },
    lastGood: { "mfe-insights": insights(() => <p>Your week</p>) },
  });
  expect(screen.getByText("Your week")).toBeTruthy();
  expect(getPageHeading()).toBe("Home");
  expect(version()).toBe("2");
  expect(mounted).toHaveBeenCalledOnce();
  expect(page.told).toContainEqual({ name: "mfe-insights", version: "2", kind: "render_error" });
});

test("a late part of a page that throws gives way to the last good version, too", async () => {
  const Comments = lateComponent(() => Promise.resolve({ default: broken }));
  const page = await renderApp("/community", {
    remotes: {
      "mfe-community": community(() => (
        <>
          <h1>Now</h1>
          <Comments />
        </>
      )),
    },
    lastGood: { "mfe-community": community(() => <h1>As before</h1>) },
  });
  expect(await screen.findByRole("heading", { name: "As before" })).toBeTruthy();
  expect(outcomes(page)).toEqual(["2 load", "2 render_error", "1 load"]);
});

test("a page whose chunk does not come is told as not loaded", async () => {
  const page = await renderApp("/community", {
    remotes: {
      "mfe-community": community(lazyPage(() => Promise.reject(new TypeError("Failed to fetch")))),
    },
    lastGood: { "mfe-community": community(() => <h1>As before</h1>) },
  });
  expect(await screen.findByRole("heading", { name: "As before" })).toBeTruthy();
  expect(outcomes(page)).toEqual(["2 load", "2 load_error", "1 load"]);
});

test("a page that throws does not keep the next one of its remote from being shown", async () => {
  const remote: Remote = {
    name: "mfe-community",
    routes: [
      { path: "/community", Component: broken },
      { path: "/community/my-posts", Component: () => <h1>My posts</h1> },
    ],
  };
  await renderApp("/community", { remotes: { "mfe-community": remote } });
  expect(screen.getByTestId("remote-failed")).toBeTruthy();
  await goTo("/community/my-posts");
  expect(getPageHeading()).toBe("My posts");
});

test("the way to another page leaves the focus to the browser", async () => {
  const Page = () => <a href="/">Read more</a>;
  await renderApp("/community", { remotes: { "mfe-community": community(Page) } });
  screen.getByRole("link", { name: "Read more" }).focus();
  await act(async () => fireEvent.click(bottom().getByRole("link", { name: "Home" })));
  expect(getPageHeading()).toBe("Page /");
  expect(document.activeElement).toBe(document.body);
});

test("where the last good version has no such page, its place says so", async () => {
  let sound = false;
  await renderApp("/community/my-posts", {
    remotes: {
      "mfe-community": community(() => sound ? <h1>My posts</h1> : broken()),
    },
    lastGood: {
      "mfe-community": {
        name: "mfe-community",
        routes: [{ path: "/community", Component: broken }],
      },
    },
  });
  expect(screen.getByTestId("remote-failed")).toBeTruthy();
  sound = true;
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  expect(getPageHeading()).toBe("My posts");
  expect(version()).toBe("2");
});
