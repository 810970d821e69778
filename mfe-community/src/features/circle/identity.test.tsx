import "fake-indexeddb/auto";
import { pressWhenShown } from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { clear } from "idb-keyval";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { errorResponse, samplePseudonym } from "../../testing/sample-data.ts";
import { button, calledPaths, GET_PSEUDONYM, renderCircle, type } from "./circle.testing.ts";

// The page's chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() => Promise.all([import("./circle.page.tsx"), import("./identity-dialog.tsx")]));
afterEach(async () => {
  await clear();
  localStorage.clear();
});

describe("identity", () => {
  test("a member without a pseudonym is invited and given none [COM-02] [COM-05]", async () => {
    const fake = await renderCircle({ [GET_PSEUDONYM]: errorResponse(404, "pseudonym_not_found") });
    await button("Create Community Identity");
    expect(screen.getByText(/^Please sign in with a community identity to share/)).toBeTruthy();
    expect(calledPaths(fake).filter((call) => call.startsWith("POST"))).toEqual([]);
  });

  test("the dialog creates the name that was typed, once, and keeps it on the device [IDN-19] [IDN-01] [IDN-02] [IDN-03] [IDN-04] [IDN-06] [IDN-09]", async () => {
    const fake = await renderCircle({
      [GET_PSEUDONYM]: errorResponse(404, "pseudonym_not_found"),
      "POST /api/pseudonyms": samplePseudonym({ pseudonym: "New Roads" }),
    });
    await pressWhenShown("Create Community Identity");
    const dialog = await screen.findByRole("dialog", { name: "Create Your Anonymous Identity" });
    expect(dialog.textContent).toContain("This name cannot be changed later.");
    expect(dialog.textContent).toContain("does not reveal your identity");
    const create = within(dialog).getByRole("button", { name: "Create Identity" });
    expect(create.getAttribute("aria-disabled")).toBe("true");
    const field = screen.getByPlaceholderText("e.g. MountainSeeker, NewRoads");
    fireEvent.change(field, { target: { value: " New Roads " } });
    expect(dialog.textContent).toContain("NR");
    fireEvent.click(create);
    await button("Share with the Circle");
    expect(screen.queryByRole("button", { name: "Create Community Identity" })).toBeNull();
    expect(fake.notices).toEqual([{
      title: "Pseudonym created",
      description: "You'll now appear as New Roads in the community.",
    }]);
    const sent = fake.calls.find(({ method }) => method === "POST");
    expect(sent?.body).toMatchObject({
      userId: "subject-1",
      pseudonym: "New Roads",
      avatarInitials: "NR",
    });
    expect(JSON.parse(localStorage.getItem("pseudonym") ?? "")).toMatchObject({
      pseudonym: "New Roads",
    });
  });

  test("a double press creates the name once and reports no error", async () => {
    let answered = 0;
    const fake = await renderCircle({
      [GET_PSEUDONYM]: errorResponse(404, "pseudonym_not_found"),
      "POST /api/pseudonyms": () =>
        ++answered === 1
          ? samplePseudonym({ pseudonym: "New Roads" })
          : errorResponse(409, "pseudonym_exists"),
    });
    await pressWhenShown("Create Community Identity");
    await type("Community name", "New Roads");
    const create = await button("Create Identity");
    fireEvent.click(create);
    fireEvent.click(create);
    await button("Share with the Circle");
    expect(calledPaths(fake).filter((call) => call === "POST /api/pseudonyms")).toHaveLength(1);
    expect(fake.notices.map(({ title }) => title)).toEqual(["Pseudonym created"]);
  });

  test("a name whose answer was lost is read back, and no error is shown", async () => {
    let isThere = false;
    const fake = await renderCircle({
      [GET_PSEUDONYM]: () =>
        isThere
          ? samplePseudonym({ pseudonym: "New Roads" })
          : errorResponse(404, "pseudonym_not_found"),
      "POST /api/pseudonyms": () => {
        isThere = true;
        throw new TypeError("network");
      },
    });
    await pressWhenShown("Create Community Identity");
    await type("Community name", "New Roads");
    await pressWhenShown("Create Identity");
    await button("Share with the Circle");
    expect(fake.notices.map(({ title }) => title)).toEqual(["Pseudonym created"]);
    expect(calledPaths(fake).filter((call) => call === "POST /api/pseudonyms")).toHaveLength(1);
  });

  test("an empty name is asked for [IDN-05]", async () => {
    const fake = await renderCircle({ [GET_PSEUDONYM]: errorResponse(404, "pseudonym_not_found") });
    await pressWhenShown("Create Community Identity");
    await type("Community name", "   ");
    await pressWhenShown("Create Identity");
    expect(fake.notices).toEqual([{
      title: "Pseudonym required",
      description: "Please enter a pseudonym to continue.",
      variant: "destructive",
    }]);
  });

  test("a name that is taken stays in the field to be changed [IDN-10]", async () => {
    const fake = await renderCircle({
      [GET_PSEUDONYM]: errorResponse(404, "pseudonym_not_found"),
      "POST /api/pseudonyms": errorResponse(409, "pseudonym_taken"),
    });
    await pressWhenShown("Create Community Identity");
    await type("Community name", "Taken");
    await pressWhenShown("Create Identity");
    await waitFor(() =>
      expect(fake.notices).toEqual([{
        title: "Error creating pseudonym",
        description: "Please try again with a different name.",
        variant: "destructive",
      }])
    );
    expect((screen.getByLabelText("Community name") as HTMLInputElement).value).toBe("Taken");
  });

  test("an automatic name may still be replaced, a chosen one not [IDN-17]", async () => {
    await renderCircle({ [GET_PSEUDONYM]: samplePseudonym({ provisional: true }) });
    expect(await button("Choose your own name")).toBeTruthy();
    cleanup();
    localStorage.clear();
    await renderCircle();
    await button("Share with the Circle");
    expect(screen.queryByRole("button", { name: "Choose your own name" })).toBeNull();
  });

  test("storage that is forbidden changes nothing for the member", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    await renderCircle();
    expect(await button("Share with the Circle")).toBeTruthy();
  });
});
