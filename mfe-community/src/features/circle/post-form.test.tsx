import "fake-indexeddb/auto";
import { STARTER } from "@reclaim/contracts-common/entitlements";
import {
  type MockResponses,
  pressWhenShown,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { clear } from "idb-keyval";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import remote from "../../remote.tsx";
import { errorResponse, samplePost } from "../../testing/sample-data.ts";
import {
  button,
  calledPaths,
  CREATE_POST,
  GET_DAILY_POSTS,
  renderCircle,
  type,
} from "./circle.testing.ts";

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() => import("./circle.page.tsx"));
afterEach(async () => {
  await clear();
  localStorage.clear();
});

describe("sharing a post", () => {
  async function filled(answers: MockResponses) {
    const fake = await renderCircle(answers);
    await type("Your share", "Walked before work.");
    await screen.findByRole("option", { name: "Mental Wellbeing" });
    await type("Category", "2");
    return fake;
  }
  const content = () => (screen.getByLabelText("Your share") as HTMLTextAreaElement).value;

  test("sends all that the call wants, thanks, clears and refreshes [API-28] [PST-01] [PST-05] [PST-07] [API-27] [COM-04]", async () => {
    const fake = await filled({ [CREATE_POST]: samplePost({ id: 9 }) });
    await pressWhenShown("Share with the Circle");
    await waitFor(() => expect(content()).toBe(""));
    expect(fake.notices[0]?.title).toBe("Post shared");
    expect(fake.calls.find(({ method }) => method === "POST")?.body).toEqual({
      userId: "subject-1",
      pseudonymId: 7,
      categoryId: 2,
      title: "Daily share",
      content: "Walked before work.",
      type: "daily",
      tags: [],
    });
    await waitFor(() =>
      expect(calledPaths(fake).filter((call) => call === GET_DAILY_POSTS)).toHaveLength(2)
    );
  });

  test("a double press shares the post once", async () => {
    const fake = await filled({ [CREATE_POST]: samplePost({ id: 9 }) });
    const share = await button("Share with the Circle");
    fireEvent.click(share);
    fireEvent.click(share);
    await waitFor(() => expect(content()).toBe(""));
    expect(calledPaths(fake).filter((call) => call === CREATE_POST)).toHaveLength(1);
  });

  test("three types are offered, the daily update first [PST-02]", async () => {
    await renderCircle();
    const select = await screen.findByLabelText("Type") as HTMLSelectElement;
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
      ["daily", "Daily Update"],
      ["win", "Win/Achievement"],
      ["support", "Request Support"],
    ]);
    expect(select.value).toBe("daily");
  });

  test("content and then category are asked for before anything is sent [PST-03] [PST-04] [PST-06]", async () => {
    const fake = await renderCircle();
    const share = await button("Share with the Circle");
    expect(share.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(share);
    await type("Your share", "Here.");
    await pressWhenShown("Share with the Circle");
    expect(fake.notices).toEqual([
      {
        title: "Content required",
        description: "Please share your thoughts before posting.",
        variant: "destructive",
      },
      {
        title: "Category required",
        description: "Please select a category for your post.",
        variant: "destructive",
      },
    ]);
    expect(calledPaths(fake)).not.toContain(CREATE_POST);
  });

  test("a failure loses nothing of what was typed [PST-08]", async () => {
    const fake = await filled({ [CREATE_POST]: errorResponse(500, "internal") });
    await pressWhenShown("Share with the Circle");
    await waitFor(() =>
      expect(fake.notices).toEqual([{
        title: "Error sharing post",
        description: "Please try again later.",
        variant: "destructive",
      }])
    );
    expect(content()).toBe("Walked before work.");
  });

  test("what was typed is there again after a reload", async () => {
    await filled({});
    cleanup();
    await renderCircle();
    expect(await screen.findByDisplayValue("Walked before work.")).toBeTruthy();
    expect(await screen.findByDisplayValue("Mental Wellbeing")).toBeTruthy();
  });

  test("two tabs show one draft, and a tab that was not touched takes nothing away", async () => {
    const fake = await filled({});
    renderRemote(remote, { at: "/community", host: fake.host });
    await waitFor(() => expect(screen.getAllByDisplayValue("Walked before work.")).toHaveLength(2));
    cleanup();
    await renderCircle();
    expect(await screen.findByDisplayValue("Walked before work.")).toBeTruthy();
  });

  test("a plan that ended meanwhile shows what is lacking and keeps the text", async () => {
    const fake = await filled({ [CREATE_POST]: errorResponse(403, "upgrade_required") });
    await pressWhenShown("Share with the Circle");
    const link = await screen.findByRole("link", { name: "See the plans" });
    expect(link.getAttribute("href")).toBe("/products");
    expect(content()).toBe("Walked before work.");
    expect(fake.notices).toEqual([]);
  });

  test("a suspended name is told until when, and the text stays", async () => {
    const fake = await filled({
      [CREATE_POST]: errorResponse(403, "pseudonym_suspended", "Until 1 December."),
    });
    await pressWhenShown("Share with the Circle");
    await waitFor(() =>
      expect(fake.notices).toEqual([{
        title: "You cannot write in the circle for now",
        description: "Until 1 December.",
        variant: "destructive",
      }])
    );
    expect(content()).toBe("Walked before work.");
  });

  test("a text over 5,000 characters is not sent; its field says so, is focused and keeps all of it", async () => {
    const fake = await filled({ [CREATE_POST]: samplePost({ id: 9 }) });
    await type("Your share", "x".repeat(5012));
    await pressWhenShown("Share with the Circle");
    const field = screen.getByLabelText("Your share");
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Shorten the text by 12 characters.")).toBeTruthy();
    expect(content()).toHaveLength(5012);
    expect(calledPaths(fake)).not.toContain(CREATE_POST);
    await type("Your share", "x".repeat(5000));
    await pressWhenShown("Share with the Circle");
    await waitFor(() => expect(calledPaths(fake)).toContain(CREATE_POST));
  });

  test("a sixth tag is refused before anything is sent", async () => {
    const fake = await filled({});
    await type("Tags (optional)", "a,b,c,d,e,f");
    await pressWhenShown("Share with the Circle");
    expect(await screen.findByText("Use at most 5 tags.")).toBeTruthy();
    expect(calledPaths(fake)).not.toContain(CREATE_POST);
  });

  test("a Starter member reads, and is told what the plan lacks [COM-32]", async () => {
    await renderCircle({ [GET_DAILY_POSTS]: [samplePost()] }, {
      member: sampleMember({ entitlement: STARTER }),
    });
    expect(await screen.findByText("Walked before work.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href"))
      .toBe("/products");
    expect(screen.queryByRole("button", { name: "Share with the Circle" })).toBeNull();
  });
});
