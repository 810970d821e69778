import { defineRemote } from "@reclaim/host-api";
import { fakeHost, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ShareButton } from "./share-button.tsx";

// The chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./share-dialog.tsx"));

const member = sampleMember({ completedModules: 9, streak: 6 });
const remote = defineRemote({
  name: "mfe-share",
  routes: [{ path: "/", Component: () => <ShareButton member={member} /> }],
});

/** The names of the files that were saved. */
let saved: string[] = [];
beforeEach(() => {
  saved = [];
  // jsdom draws nothing: the stories and the browser tests look at the picture.
  const context = new Proxy({}, {
    get: (_target, name) => (name === "measureText" ? () => ({ width: 10 }) : () => ({
      addColorStop: () => {},
    })),
    set: () => true,
  });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type) =>
    done(new Blob(["picture"], { type: type ?? "" }))
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(
    function (this: HTMLAnchorElement) {
      saved.push(this.download);
    },
  );
  Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => {} });
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
});

async function openDialog() {
  const fake = fakeHost({ member });
  renderRemote(remote, { at: "/", host: fake.host });
  fireEvent.click(await screen.findByRole("button", { name: "Share" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share your progress" }));
  await waitFor(() =>
    expect(dialog.getByRole("button", { name: "Download picture" }).getAttribute("aria-disabled"))
      .toBe("false")
  );
  return { ...fake, dialog };
}

test("the dialog offers four themes, and each shows its own picture [PRG-15]", async () => {
  const { dialog } = await openDialog();
  const themes = dialog.getAllByRole("radio");
  expect(themes.map((theme) => theme.getAttribute("aria-labelledby"))).toHaveLength(4);
  const shown = ["Accomplishment", "Motivation", "Journey", "Transformation"].map((name) => {
    fireEvent.click(dialog.getByRole("radio", { name }));
    return dialog.getByRole("img").getAttribute("aria-label");
  });
  expect(new Set(shown).size).toBe(4);
  expect(shown[0]).toContain("9 of 27 modules done");
  expect(shown[1]).toContain("6 days in a row");
});

test("the buttons of networks call nobody and say what they would do [PRG-16]", async () => {
  const { dialog, notices, calls } = await openDialog();
  const before = calls.length;
  for (const name of ["Facebook", "Twitter", "LinkedIn"]) {
    fireEvent.click(dialog.getByRole("button", { name }));
  }
  expect(notices).toEqual(["Facebook", "Twitter", "LinkedIn"].map((network) => ({
    title: "Share initiated",
    description: `Your progress card would be shared to ${network} in a production environment.`,
  })));
  expect(calls).toHaveLength(before);
});

test("the card of the chosen theme is saved as a picture [PRG-17]", async () => {
  const { dialog } = await openDialog();
  fireEvent.click(dialog.getByRole("radio", { name: "Journey" }));
  const save = dialog.getByRole("button", { name: "Download picture" });
  await waitFor(() => expect(save.getAttribute("aria-disabled")).toBe("false"));
  fireEvent.click(save);
  await waitFor(() => expect(saved).toEqual(["reclaim-journey.png"]));
});

test("a picture that cannot be made is told", async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(null));
  const { dialog, notices } = await openDialog();
  fireEvent.click(dialog.getByRole("button", { name: "Download picture" }));
  await waitFor(() =>
    expect(notices).toEqual([expect.objectContaining({ variant: "destructive" })])
  );
  expect(saved).toEqual([]);
});

/** Presses the device's share sheet, which answers by `share`. */
async function shareWith(share: (content: ShareData) => Promise<void>) {
  vi.stubGlobal("navigator", { canShare: () => true, share });
  const { dialog, notices } = await openDialog();
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Share with an app" })));
  return notices;
}

test("a device with a share sheet gets the picture", async () => {
  const share = vi.fn((_content: ShareData) => Promise.resolve());
  expect(await shareWith(share)).toEqual([]);
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect(file).toMatchObject({ name: "reclaim-accomplishment.png", type: "image/png" });
});

test("who closes the share sheet hears nothing", async () => {
  expect(await shareWith(() => Promise.reject(new DOMException("…", "AbortError")))).toEqual([]);
});

test("a share sheet that fails leads to the download", async () => {
  expect(await shareWith(() => Promise.reject(new DOMException("…", "NotAllowedError")))).toEqual([
    expect.objectContaining({ variant: "destructive", title: "It could not be shared." }),
  ]);
});

test("a device without one offers none", async () => {
  vi.stubGlobal("navigator", {});
  const { dialog } = await openDialog();
  expect(dialog.queryByRole("button", { name: "Share with an app" })).toBeNull();
});
