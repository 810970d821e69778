import type { Member } from "@reclaim/contracts/members";
import type { Host, lazyPage, SlotProps } from "@reclaim/host-api";
import {
  type Answers,
  fakeHost,
  FakeShell,
  RemoteScreen,
  sampleMember,
} from "@reclaim/host-api/screens";
import { type ComponentType, useState } from "react";
import remote from "../remote.tsx";

/** Has every page here before a story looks for it: a chunk may take longer than a search waits. */
export async function preloadPages(): Promise<void> {
  const pages = [...remote.routes, ...remote.slots ?? []].map(({ Component }) => Component);
  await Promise.all(
    pages.map((page) => (page as ReturnType<typeof lazyPage> | undefined)?.preload()),
  );
}

interface Scene {
  /** Null for a visitor. */
  member?: Member | null;
  answers?: Answers;
  now?: Date;
  /** Hears what the page would say in a notice. */
  notify?: Host["notify"];
}

/** A fake host whose drafts are its own: what one story types, no other shows. */
function ownHost(scene: Scene) {
  const { host } = fakeHost(scene);
  const { session } = host;
  const id = crypto.randomUUID();
  const user = {
    ...session.user,
    id,
    email: "martin@example.org",
    name: "Martin",
    onboarded: true,
  };
  return { ...host, notify: scene.notify ?? host.notify, session: { ...session, user } };
}

function Screen({ at, ...scene }: Scene & { at: string }) {
  const [host] = useState(() => ownHost(scene));
  return <RemoteScreen remote={remote} at={at} host={host} />;
}

/** A page of the remote, for a story's render. */
export const pageAt = (at: string, scene: Scene = {}) => () => <Screen at={at} {...scene} />;

function Filled<Name extends keyof SlotProps>(
  { slot, at, props, ...scene }: Scene & { slot: Name; at: string; props: SlotProps[Name] },
) {
  const [host] = useState(() => ownHost(scene));
  const Component = remote.slots?.find(({ name }) => name === slot)
    ?.Component as ComponentType<SlotProps[Name]>;
  return (
    <FakeShell at={at} host={host}>
      <Component {...props} />
    </FakeShell>
  );
}

/** What the remote puts into a slot, for a story's render. */
export const slotOf =
  <Name extends keyof SlotProps>(slot: Name, props: SlotProps[Name], scene: Scene = {}, at = "/") =>
  () => <Filled slot={slot} props={props} at={at} {...scene} />;

export const failed = () => new Response("", { status: 500 });
/** An answer that never comes. */
export const never = () => new Response(new ReadableStream());

/** A member of some weeks. */
export const regular = (fields: Partial<Member> = {}) =>
  sampleMember({
    streak: 23,
    longestStreak: 31,
    completedModules: 9,
    progress: { bodyReset: 50, mindReset: 43, emotionalReset: 25, financialReset: 16.67 },
    journalEntries: 12,
    ...fields,
  });
export const LONG_NAME = "Maximilian Bartholomäus von Hohenstein-Wittgenstein";
