import { lazyPage, type Remote, useHost } from "@reclaim/host-api";
import { sampleMember } from "@reclaim/host-api/testing";
import { Link } from "@reclaim/host-api/router";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { bottom, getPageHeading, header, renderApp } from "./app.testing.tsx";

// The toaster's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("@reclaim/design-system/toast"));
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", vi.fn());
});

const addresses = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));

test("a visitor sees the onboarding screen at every path, and no page of the app [SHELL-11]", async () => {
  for (const path of ["/", "/journal", "/community/post/7", "/products", "/no-such-page"]) {
    await renderApp(path, { member: null });
    expect(screen.getByText("Slot onboarding")).toBeTruthy();
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.queryByRole("navigation")).toBeNull();
    cleanup();
  }
});

test("the landing page is shown to visitors and to members [SHELL-08]", async () => {
  await renderApp("/marketing", { member: null });
  expect(getPageHeading()).toBe("Page /marketing");
  expect(screen.queryByRole("navigation")).toBeNull();
  cleanup();
  await renderApp("/marketing");
  expect(getPageHeading()).toBe("Page /marketing");
  expect(screen.getByRole("navigation", { name: "Main" })).toBeTruthy();
});

const PATHS = [
  "/ /journal /journey /mindfulness /mindfulness/visualizations /progress",
  "/achievements /ai-recommendations /ai-powered-content",
  "/community /community/categories /community/my-posts",
  "/products /subscription /payment-success",
].join(" ").split(" ");

test.each(PATHS)("%s answers a member", async (path) => {
  await renderApp(path);
  expect(getPageHeading()).toBe(`Page ${path}`);
});

test("paths with an id answer a member", async () => {
  const found = [];
  for (
    const path of [
      ...["body", "mind", "emotional", "financial"].map((pillar) => `/journey/${pillar}-reset/1`),
      "/community/category/sleep",
      "/community/post/7",
    ]
  ) {
    await renderApp(path);
    found.push(getPageHeading());
    cleanup();
  }
  expect(found).toEqual([
    "Page /journey/body-reset/:id",
    "Page /journey/mind-reset/:id",
    "Page /journey/emotional-reset/:id",
    "Page /journey/financial-reset/:id",
    "Page /community/category/:slug",
    "Page /community/post/:id",
  ]);
});

test("any other path of a member is a page not found [SHELL-07]", async () => {
  for (const path of ["/no-such-page", "/journey/soul-reset/1", "/community/post"]) {
    await renderApp(path);
    expect(getPageHeading()).toBe("404 Page Not Found");
    expect(document.title).toContain("404 Page Not Found");
    cleanup();
  }
});

test("the flag alone decides: entering opens the app, leaving closes it [SHELL-12]", async () => {
  const page = await renderApp("/journal", { member: null });
  await act(async () => page.session.read().start(sampleMember()));
  expect(getPageHeading()).toBe("Page /journal");
  await act(async () => page.session.read().showSignIn());
  expect(screen.getByText("Slot onboarding")).toBeTruthy();
  expect(screen.queryByRole("heading")).toBeNull();
});

test("what is typed outlives a lost session, and is not there for the next member", async () => {
  const remote: Remote = {
    name: "mfe-core",
    routes: [{ path: "/journal", Component: () => <textarea aria-label="Words" /> }],
    slots: [],
  };
  const page = await renderApp("/journal", { remotes: { "mfe-core": remote } });
  const box = () => screen.getByLabelText<HTMLTextAreaElement>("Words");
  fireEvent.change(box(), { target: { value: "A long day" } });
  act(() => page.session.handleExpired());
  expect(box().value).toBe("A long day");
  act(() => page.session.read().start(sampleMember()));
  expect(box().value).toBe("A long day");
  act(() => page.session.handleExpired());
  await act(async () => page.session.read().start(sampleMember({ id: "member-2" })));
  expect(box().value).toBe("");
});

test("a device that is onboarded without a session sees the app and how to sign in", async () => {
  localStorage.setItem("isOnboarded", "true");
  await renderApp("/journal", { member: null });
  expect(getPageHeading()).toBe("Page /journal");
  expect(screen.getByRole("status").textContent).toContain("You are signed out.");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Sign in" })));
  expect(screen.getByText("Slot onboarding")).toBeTruthy();
});

test("the bottom navigation has exactly seven links in order [SHELL-01]", async () => {
  await renderApp("/");
  const links = bottom().getAllByRole("link");
  expect(addresses(links)).toEqual([
    "/",
    "/journal",
    "/journey",
    "/mindfulness",
    "/ai-powered-content",
    "/community",
    "/progress",
  ]);
  expect(links[0]?.textContent).toBe("Home");
});

test("the link of the active route is marked, the other six are not [SHELL-02]", async () => {
  await renderApp("/");
  for (const path of ["/journey", "/mindfulness", "/community", "/"]) {
    const links = bottom().getAllByRole("link");
    const link = links.find((one) => one.getAttribute("href") === path) as HTMLElement;
    await act(async () => fireEvent.click(link));
    expect(getPageHeading()).toBe(`Page ${path}`);
    const active = links.filter((one) => one.getAttribute("aria-current") === "page");
    expect(addresses(active)).toEqual([path]);
  }
});

test("a page below a link marks it, and Home only itself", async () => {
  await renderApp("/community/post/7");
  const marked = bottom().getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page");
  expect(addresses(marked)).toEqual(["/community"]);
});

test("the header has the name [SHELL-03], Tour Guide [SHELL-04] and two links [SHELL-05]", async () => {
  await renderApp("/journal");
  expect(addresses([header().getByRole("link", { name: "Reclaim" })])).toEqual(["/"]);
  expect(header().getByRole("button", { name: "Tour Guide" })).toBeTruthy();
  expect(addresses(header().getAllByRole("link")))
    .toEqual(["/", "/marketing", "/products", "/get-help"]);
});

/** A remote with a tour of the journal, and what shows tours: its name, and a way to end it. */
const journal = (tours: Remote["tours"]): Remote => ({
  name: "mfe-core",
  routes: ["/", "/journal"].map((path) => ({ path, Component: () => <h1>{`Page ${path}`}</h1> })),
  slots: [{
    name: "tour",
    Component: ({ tour, onEnd }) => (
      <dialog open aria-label={tour.id}>
        <button onClick={onEnd}>End</button>
      </dialog>
    ),
  }],
  ...(tours && { tours }),
});
const TOURS = [{ id: "first", steps: [] }, { id: "journal", path: "/journal", steps: [] }];
const startTour = () =>
  act(async () => fireEvent.click(header().getByRole("button", { name: "Tour Guide" })));

test("Tour Guide shows the tour that the page's remote has, until it ends", async () => {
  const page = await renderApp("/journal", {
    remotes: { "mfe-core": journal(() => Promise.resolve({ default: TOURS })) },
  });
  await startTour();
  fireEvent.click(within(screen.getByRole("dialog", { name: "journal" })).getByText("End"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(page.notices.read()).toBeNull();
});

test("a tour ends with its page and does not come back with it", async () => {
  await renderApp("/journal", {
    remotes: { "mfe-core": journal(() => Promise.resolve({ default: TOURS })) },
  });
  await startTour();
  expect(screen.getByRole("dialog")).toBeTruthy();
  for (const name of ["Home", "Journal"]) {
    await act(async () => fireEvent.click(bottom().getByRole("link", { name })));
    expect(screen.queryByRole("dialog")).toBeNull();
  }
});

test("a full-screen page shows no navigation, but Get help, and its tour can be started", async () => {
  const progress: Remote = {
    name: "mfe-insights",
    routes: [{ path: "/progress", Component: () => <h1>Your Progress</h1> }],
    tours: () => Promise.resolve({ default: [{ id: "progress", path: "/progress", steps: [] }] }),
  };
  const tour: Remote = {
    name: "mfe-core",
    routes: [],
    slots: [{ name: "tour", Component: ({ tour }) => <dialog open>{tour.id}</dialog> }],
  };
  await renderApp("/progress", { remotes: { "mfe-insights": progress, "mfe-core": tour } });
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByRole("link", { name: "Get help" })).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Tour Guide" })));
  expect((await screen.findByRole("dialog")).textContent).toBe("progress");
});

test("a tour that comes after the page was left is not shown", async () => {
  let come: (tours: { default: typeof TOURS }) => void = () => {};
  const coming = new Promise<{ default: typeof TOURS }>((resolve) => come = resolve);
  await renderApp("/journal", { remotes: { "mfe-core": journal(() => coming) } });
  await startTour();
  await act(async () => fireEvent.click(bottom().getByRole("link", { name: "Home" })));
  await act(async () => come({ default: TOURS }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("Tour Guide tells when a page has no tour", async () => {
  await renderApp("/", {
    remotes: { "mfe-core": journal(() => Promise.resolve({ default: TOURS })) },
  });
  await startTour();
  expect((await screen.findByTestId("toast")).textContent)
    .toContain("There is no tour for this page yet.");
});

test("Tour Guide tells when a tour does not load", async () => {
  await renderApp("/journal", {
    remotes: { "mfe-core": journal(() => Promise.reject(new TypeError("Failed to fetch"))) },
  });
  await startTour();
  expect((await screen.findByTestId("toast")).textContent).toContain("The tour did not load.");
});

test("the profile button opens the profile dialog, which closes itself [SHELL-06]", async () => {
  const profile: Remote = {
    name: "mfe-core",
    routes: [],
    slots: [{
      name: "profile.dialog",
      Component: ({ open, onOpenChange }) => (
        <dialog open={open}>
          <button onClick={() => onOpenChange(false)}>Close</button>
        </dialog>
      ),
    }],
  };
  await renderApp("/community", { remotes: { "mfe-core": profile } });
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(async () => fireEvent.click(header().getByRole("button", { name: "Profile" })));
  expect(screen.getByRole("dialog")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("each way to another page begins at its top", async () => {
  await renderApp("/journal");
  vi.mocked(scrollTo).mockClear();
  await act(async () => fireEvent.click(bottom().getByRole("link", { name: "Journey" })));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test("a remote that does not load leaves frame and other pages alone, and a retry brings it", async () => {
  let healed = false;
  const circle: Remote = {
    name: "mfe-community",
    routes: [{ path: "/community", Component: () => <h1>Circle</h1> }],
  };
  const remotes = {
    "mfe-community": () =>
      healed ? Promise.resolve(circle) : Promise.reject<Remote>(new TypeError("Failed to fetch")),
  };
  await renderApp("/community", { remotes });
  expect(screen.getByRole("alert").textContent).toContain("This part of Reclaim did not load.");
  await act(async () => fireEvent.click(bottom().getByRole("link", { name: "Journal" })));
  expect(getPageHeading()).toBe("Page /journal");
  await act(async () => fireEvent.click(bottom().getByRole("link", { name: "Circle" })));
  healed = true;
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  expect(getPageHeading()).toBe("Circle");
});

test("a page whose code throws is as small a failure, and a retry shows it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let broken = true;
  const Circle = () => {
    if (broken) throw new Error("broken");
    return <h1>Circle</h1>;
  };
  const circle = { name: "mfe-community", routes: [{ path: "/community", Component: Circle }] };
  await renderApp("/community", { remotes: { "mfe-community": circle } });
  expect(screen.getByRole("alert").textContent).toContain("This part of Reclaim did not load.");
  expect(screen.getByRole("navigation", { name: "Main" })).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(getPageHeading()).toBe("Circle");
});

test("a slot whose code does not load fails in its own place, and a new page is the way on", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const answer = vi.fn(() => Promise.reject(new TypeError("offline")));
  vi.stubGlobal("fetch", answer);
  const Onboarding = lazyPage<object>(() => Promise.reject(new TypeError("Failed to fetch")));
  const core: Remote = {
    name: "mfe-core",
    routes: [],
    slots: [{ name: "onboarding", Component: Onboarding }],
  };
  const reload = vi.fn();
  await renderApp("/", { member: null, remotes: { "mfe-core": core }, reload });
  const failure = await screen.findByTestId("part-failed");
  const tryAgain = () =>
    act(async () => fireEvent.click(within(failure).getByRole("button", { name: "Try again" })));
  await tryAgain();
  expect(answer).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  answer.mockImplementation(() => Promise.resolve(new Response("")) as never);
  await tryAgain();
  expect(reload).toHaveBeenCalledOnce();
});

test("links between remotes need no new page", async () => {
  const core: Remote = {
    name: "mfe-core",
    routes: [{ path: "/", Component: () => <Link to="/progress">To your progress</Link> }],
  };
  await renderApp("/", { remotes: { "mfe-core": core } });
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "To your progress" })));
  expect(getPageHeading()).toBe("Page /progress");
  expect(location.pathname).toBe("/progress");
});

test("help is offered over whatever page a text with signs of risk was saved on, and closes [SAFE-06] [SAFE-07]", async () => {
  const crisis = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ id: 1, crisis: true })));
  vi.stubGlobal("fetch", crisis);
  function Writing() {
    const { http } = useHost();
    return <button onClick={() => void http.send("POST", "/api/forum/posts", {})}>Share</button>;
  }
  const core: Remote = {
    name: "mfe-core",
    routes: [],
    slots: [{
      name: "crisis.help",
      Component: ({ onClose }) => <button onClick={onClose}>You are not alone</button>,
    }],
  };
  const community: Remote = {
    name: "mfe-community",
    routes: [{ path: "/community", Component: Writing }],
  };
  await renderApp("/community", { remotes: { "mfe-core": core, "mfe-community": community } });
  fireEvent.click(await screen.findByRole("button", { name: "Share" }));
  fireEvent.click(await screen.findByRole("button", { name: "You are not alone" }));
  expect(screen.queryByText("You are not alone")).toBeNull();
});

/** A page that was stored on the device, while the server does not answer. */
async function openOffline(path: string, { onboarded = true } = {}) {
  if (onboarded) {
    localStorage.setItem("isOnboarded", "true");
    localStorage.setItem("user", JSON.stringify({ id: "member-1", name: "Martin" }));
  }
  const server = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", server);
  await renderApp(path, { member: null, offline: [] });
  return server;
}

test("offline, Home and Get help open, and other pages say that they need the network", async () => {
  await openOffline("/");
  expect(getPageHeading()).toBe("Page /");
  expect(screen.getByText(/^You are offline\. What you write stays/)).toBeTruthy();
  expect(screen.queryByText(/You are signed out/)).toBeNull();
  fireEvent.click(bottom().getByRole("link", { name: "Journey" }));
  await act(async () => {});
  expect(getPageHeading()).toBe("You are offline");
  // One way to ask again, and not two.
  expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(1);
  fireEvent.click(header().getByRole("link", { name: "Get help" }));
  await act(async () => {});
  expect(getPageHeading()).toBe("Page /get-help");
});

test("a visitor who is offline finds Get help, and a word instead of onboarding [SAFE-02]", async () => {
  await openOffline("/journal", { onboarded: false });
  expect(getPageHeading()).toBe("You are offline");
  expect(screen.queryByText("Slot onboarding")).toBeNull();
  fireEvent.click(screen.getAllByRole("link", { name: "Get help" })[0] as HTMLElement);
  await act(async () => {});
  expect(getPageHeading()).toBe("Page /get-help");
});

test("when the network is back, the page comes by itself", async () => {
  const server = await openOffline("/journey");
  fireEvent(window, new Event("online"));
  await act(async () => {});
  expect(getPageHeading()).toBe("You are offline");
  server.mockResolvedValue(Response.json(sampleMember()));
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(getPageHeading()).toBe("Page /journey"));
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

test("a visitor who asks again, with the network back, sees the first screen", async () => {
  const server = await openOffline("/", { onboarded: false });
  server.mockResolvedValue(new Response("", { status: 401 }));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Slot onboarding")).toBeTruthy();
});
