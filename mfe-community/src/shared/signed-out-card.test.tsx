import "@reclaim/host-api/testing";
import { press } from "@reclaim/host-api/testing";
import { fakeHost, FakeShell } from "@reclaim/host-api/story-host";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { samplePost } from "../testing/sample-data.ts";
import { PostCard } from "./post-card.tsx";

test("after the session has ended a card asks to sign in, fetches nothing and offers no menu [PST-24] [PST-29] [COM-31]", () => {
  const fake = fakeHost({ member: null });
  render(
    <FakeShell host={fake.host}>
      <PostCard post={samplePost()} onComment={vi.fn()} />
    </FakeShell>,
  );
  press("Add a reaction");
  press("Heart");
  press("Support");
  expect(fake.notices).toEqual([
    {
      title: "Please sign in",
      description: "You need to be signed in to react to posts.",
      variant: "destructive",
    },
    {
      title: "Please sign in",
      description: "You need to be signed in to support posts.",
      variant: "destructive",
    },
  ]);
  expect(fake.calls).toEqual([]);
  expect(screen.queryByRole("button", { name: "More about this post" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Report" })).toBeNull();
});
