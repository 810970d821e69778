import { fakeHost, renderRemote } from "@reclaim/host-api/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import remote from "./remote.tsx";

test.each([
  "/community",
  "/community/categories",
  "/community/category/general",
  "/community/post/1",
  "/community/my-posts",
])(
  "without a user %s asks to sign in, shows nobody's posts and calls nothing [HOME-15]",
  async (at) => {
    const { host, calls } = fakeHost({ member: null });
    renderRemote(remote, { at, host });
    expect(await screen.findByText("Please sign in to read and share with the circle."))
      .toBeTruthy();
    expect(screen.queryAllByRole("article")).toEqual([]);
    expect(screen.queryByText(/^as /)).toBeNull();
    expect(calls).toEqual([]);
  },
);
