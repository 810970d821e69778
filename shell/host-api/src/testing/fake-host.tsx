import type { Member } from "@reclaim/contracts-members/members";
import { DEFAULT_NOTIFICATIONS } from "@reclaim/contracts-members/members";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createEvents } from "../events.ts";
import { type Host, HostContext, type Notice } from "../host.ts";
import { createHttp } from "../http.ts";
import type { Remote } from "../remote.ts";
import { MemoryRouter, useRoutes } from "../router.ts";

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

/** Responses by "METHOD /path": a value becomes a 200, a Response is used as it is, promises are awaited. */
export type MockResponses = Record<string, unknown | ((body: unknown) => unknown)>;

/** A 500 without a body. */
export const serverError = (): Response => new Response("", { status: 500 });

/** A response that never settles. */
export const pendingResponse = (): Promise<never> => new Promise(() => {});

export interface FakeHost {
  host: Host;
  notices: Notice[];
  calls: { method: string; path: string; body: unknown }[];
}

/** A host without a server. A call without a mock response gets a 404, as from a real one. */
export function fakeHost(
  { member = sampleMember(), responses = {}, now = new Date("2026-11-21T09:00:00Z") }: {
    member?: Member | null;
    responses?: MockResponses;
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
      const response = responses[`${method} ${path}`];
      if (response === undefined) return new Response("", { status: 404 });
      const value: unknown = await (typeof response === "function" ? response(body) : response);
      return value instanceof Response ? value : Response.json(value);
    },
  });
  const host: Host = {
    session: {
      user: member && { id: member.id, email: member.email, name: member.name, onboarded: true },
      member,
      isUnreachable: false,
      onboarded: true,
      start: () => {},
      updateMember: () => {},
      refresh: () => Promise.resolve(),
      showSignIn: () => {},
      signOut: () => Promise.resolve(),
      clearLocalData: () => Promise.resolve(),
    },
    http,
    notify: (notice) => void notices.push(notice),
    events,
    clock: { now: () => now },
    reload: () => Promise.resolve(),
    Slot: ({ name, ...props }) => <div data-slot={name} data-props={JSON.stringify(props)} />,
  };
  return { host, notices, calls };
}

function Routes({ remote }: { remote: Remote }) {
  return useRoutes(remote.routes);
}

/** The providers that the shell puts around a remote: host, query client, and a router at path `at`. */
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

/** A remote's page at path `at` on a fake host, as the shell renders it. */
export function RemoteScreen(
  { remote, at, host }: { remote: Remote; at: string; host?: Host },
) {
  return (
    <FakeShell at={at} {...(host && { host })}>
      <Routes remote={remote} />
    </FakeShell>
  );
}
