import type { Member } from "@reclaim/contracts-members/members";
import { type ComponentType, createElement, useState } from "react";
import type { Host } from "../host.ts";
import type { LazyPage } from "../lazy-page.tsx";
import type { Remote } from "../remote.ts";
import type { SlotProps } from "../slots.ts";
import { fakeHost, FakeShell, type MockResponses, RemoteScreen } from "./fake-host.tsx";

export {
  type FakeHost,
  fakeHost,
  FakeShell,
  type MockResponses,
  pendingResponse,
  RemoteScreen,
  sampleMember,
  serverError,
} from "./fake-host.tsx";

/** The member and the service responses of a story. */
export interface StoryOptions {
  /** Null for a visitor. */
  member?: Member | null;
  responses?: MockResponses;
  now?: Date;
  /** The server cannot be reached: the host knows the user's id and name only. */
  isUnreachable?: boolean;
  /** Receives the toasts of the page. */
  notify?: Host["notify"];
}

/** A fake host with an account id of its own, so that stories do not share drafts. */
function createStoryHost(options: StoryOptions): Host {
  const { host } = fakeHost(options);
  const { member } = host.session;
  const user = {
    id: crypto.randomUUID(),
    email: member?.email ?? null,
    name: member?.name ?? null,
    onboarded: member !== null,
  };
  return {
    ...host,
    notify: options.notify ?? host.notify,
    session: {
      ...host.session,
      user,
      onboarded: user.onboarded,
      ...(options.isUnreachable && { member: null, isUnreachable: true }),
    },
  };
}

function StoryPage(
  { remote, at, options }: { remote: Remote; at: string; options: StoryOptions },
) {
  const [host] = useState(() => createStoryHost(options));
  return <RemoteScreen remote={remote} at={at} host={host} />;
}

function StorySlot<Name extends keyof SlotProps>(
  { remote, at, options, slot, props }: {
    remote: Remote;
    at: string;
    options: StoryOptions;
    slot: Name;
    props: SlotProps[Name];
  },
) {
  const [host] = useState(() => createStoryHost(options));
  const contributions = remote.slots?.filter(({ name }) => name === slot) ?? [];
  return (
    <FakeShell at={at} host={host}>
      {contributions.map(({ Component }, index) =>
        createElement(Component as ComponentType<SlotProps[Name]>, { key: index, ...props })
      )}
    </FakeShell>
  );
}

/** Render functions for the stories of a remote; a story's responses override `defaultResponses`. */
export function createStoryScreens(remote: Remote, defaultResponses: MockResponses = {}) {
  const withDefaults = (options: StoryOptions): StoryOptions => ({
    ...options,
    responses: { ...defaultResponses, ...options.responses },
  });
  return {
    /** For `beforeEach`: loads every lazy page, since a chunk may take longer than a query waits. */
    async preloadPages(): Promise<void> {
      const pages = [...remote.routes, ...remote.slots ?? []].map(({ Component }) => Component);
      await Promise.all(pages.map((page) => (page as LazyPage<unknown> | undefined)?.preload()));
    },
    /** For `render`: the page at a path. */
    renderPage: (at: string, options: StoryOptions = {}) => () => (
      <StoryPage remote={remote} at={at} options={withDefaults(options)} />
    ),
    /** For `render`: the remote's contributions to a slot. */
    renderSlot: <Name extends keyof SlotProps>(
      slot: Name,
      props: SlotProps[Name],
      options: StoryOptions = {},
      at = "/",
    ) =>
    () => (
      <StorySlot
        remote={remote}
        at={at}
        options={withDefaults(options)}
        slot={slot}
        props={props}
      />
    ),
  };
}
