import type { Member } from "@reclaim/contracts/members";
import { DEFAULT_NOTIFICATIONS } from "@reclaim/contracts/members";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, createElement, type ReactNode, useState } from "react";
import { createEvents } from "./events.ts";
import { type Host, HostContext, type Notice } from "./host.ts";
import { createHttp } from "./http.ts";
import type { LazyPage } from "./lazy-page.tsx";
import type { Remote } from "./remote.ts";
import { MemoryRouter, useRoutes } from "./router.ts";
import type { SlotProps } from "./slots.ts";

/** A member for tests and stories; give only what matters. */
export const sampleMember = (fields: Partial<Member> = {}): Member => ({
  id: "member-1",
  name: "Martin",
  email: "martin@example.org",
  username: null,
  guest: false,
  role: "member",
  age: "45-52",
  joinedDate: "November 2026",
  timeZone: "Europe/Vienna",
  goals: ["Physical Health"],
  burnoutLevel: 3,
  streak: 1,
  longestStreak: 1,
  completedModules: 0,
  progress: { bodyReset: 0, mindReset: 0, emotionalReset: 0, financialReset: 0 },
  journalEntries: 0,
  recentMoods: [],
  badges: [],
  notificationPreferences: DEFAULT_NOTIFICATIONS,
  entitlement: { tier: "premium", source: "trial", endsAt: "2026-12-05T00:00:00.000Z" },
  communitySubject: "subject-1",
  todaysCheckIn: null,
  ...fields,
});

/** Answers by "METHOD /path": a value is a 200, a Response is answered as it is, promises are awaited. */
export type Answers = Record<string, unknown | ((body: unknown) => unknown)>;

/** An answer of a service that fails. */
export const failed = (): Response => new Response("", { status: 500 });

/** An answer that never comes. */
export const never = (): Promise<never> => new Promise(() => {});

export interface FakeHost {
  host: Host;
  notices: Notice[];
  calls: { method: string; path: string; body: unknown }[];
}

/** A host without a server. A call that no answer is given for is a 404, as on a real one. */
export function fakeHost(
  { member = sampleMember(), answers = {}, now = new Date("2026-11-21T09:00:00Z") }: {
    member?: Member | null;
    answers?: Answers;
    now?: Date;
  } = {},
): FakeHost {
  const notices: Notice[] = [];
  const calls: FakeHost["calls"] = [];
  const events = createEvents();
  const http = createHttp({
    onCrisis: () => events.emit("crisis.noticed", {}),
    fetch: async (input, init) => {
      const path = String(input);
      const method = init?.method ?? "GET";
      const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
      calls.push({ method, path, body });
      const answer = answers[`${method} ${path}`];
      if (answer === undefined) return new Response("", { status: 404 });
      const value: unknown = await (typeof answer === "function" ? answer(body) : answer);
      return value instanceof Response ? value : Response.json(value);
    },
  });
  const host: Host = {
    session: {
      user: member && { id: member.id, email: member.email, name: member.name, onboarded: true },
      member,
      unreachable: false,
      onboarded: true,
      enter: () => {},
      renew: () => {},
      refresh: () => Promise.resolve(),
      leave: () => {},
      signOut: () => Promise.resolve(),
      forget: () => Promise.resolve(),
    },
    http,
    notify: (notice) => void notices.push(notice),
    events,
    clock: { now: () => now },
    Slot: ({ name, ...props }) => <div data-slot={name} data-props={JSON.stringify(props)} />,
  };
  return { host, notices, calls };
}

function Routes({ remote }: { remote: Remote }) {
  return useRoutes(remote.routes);
}

/** What the shell gives to a remote: host, server state, and a router that stands `at` a path. */
export function FakeShell(
  { at = "/", host = fakeHost().host, children }: {
    at?: string;
    host?: Host;
    children: ReactNode;
  },
) {
  const [queries] = useState(() =>
    new QueryClient({ defaultOptions: { queries: { retry: false } } })
  );
  return (
    <QueryClientProvider client={queries}>
      <HostContext value={host}>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </HostContext>
    </QueryClientProvider>
  );
}

/** A remote's page at a path on a fake host, as the shell would show it. */
export function RemoteScreen(
  { remote, at, host }: { remote: Remote; at: string; host?: Host },
) {
  return (
    <FakeShell at={at} {...(host && { host })}>
      <Routes remote={remote} />
    </FakeShell>
  );
}

/** Who looks at a screen, and what the services answer him. */
export interface Scene {
  /** Null for a visitor. */
  member?: Member | null;
  answers?: Answers;
  now?: Date;
  /** The server does not answer: the device knows who the member is, and nothing else. */
  unreachable?: boolean;
  /** Hears what the page would say in a notice. */
  notify?: Host["notify"];
}

/** A fake host whose drafts are its own: what one story types, no other shows. */
function ownHost(scene: Scene): Host {
  const { host } = fakeHost(scene);
  const { member } = host.session;
  const user = {
    id: crypto.randomUUID(),
    email: member?.email ?? null,
    name: member?.name ?? null,
    onboarded: member !== null,
  };
  return {
    ...host,
    notify: scene.notify ?? host.notify,
    session: {
      ...host.session,
      user,
      onboarded: user.onboarded,
      ...(scene.unreachable && { member: null, unreachable: true }),
    },
  };
}

function Screen({ remote, at, scene }: { remote: Remote; at: string; scene: Scene }) {
  const [host] = useState(() => ownHost(scene));
  return <RemoteScreen remote={remote} at={at} host={host} />;
}

function Filled<Name extends keyof SlotProps>(
  { remote, at, scene, slot, props }: {
    remote: Remote;
    at: string;
    scene: Scene;
    slot: Name;
    props: SlotProps[Name];
  },
) {
  const [host] = useState(() => ownHost(scene));
  const contributions = remote.slots?.filter(({ name }) => name === slot) ?? [];
  return (
    <FakeShell at={at} host={host}>
      {contributions.map(({ Component }, index) =>
        createElement(Component as ComponentType<SlotProps[Name]>, { key: index, ...props })
      )}
    </FakeShell>
  );
}

/** How the stories of a remote show its screens; `usual` answers stand where a scene has no other. */
export function screensOf(remote: Remote, usual: Answers = {}) {
  const withUsual = (scene: Scene): Scene => ({
    ...scene,
    answers: { ...usual, ...scene.answers },
  });
  return {
    /** For `beforeEach`: has every page here, since a chunk may take longer than a search waits. */
    async preloadPages(): Promise<void> {
      const pages = [...remote.routes, ...remote.slots ?? []].map(({ Component }) => Component);
      await Promise.all(pages.map((page) => (page as LazyPage<unknown> | undefined)?.preload()));
    },
    /** For `render`: the page at a path. */
    pageAt: (at: string, scene: Scene = {}) => () => (
      <Screen remote={remote} at={at} scene={withUsual(scene)} />
    ),
    /** For `render`: what the remote puts into a slot. */
    slotOf: <Name extends keyof SlotProps>(
      slot: Name,
      props: SlotProps[Name],
      scene: Scene = {},
      at = "/",
    ) =>
    () => <Filled remote={remote} at={at} scene={withUsual(scene)} slot={slot} props={props} />,
  };
}
