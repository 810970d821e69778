import { defineRemote } from "@reclaim/host-api";
import { fakeHost, press, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { AccountTab } from "./account-tab.tsx";
import { PrivacyTab } from "./privacy-tab.tsx";

const saved: { name: string; content: Promise<string> }[] = [];
beforeEach(() => {
  saved.length = 0;
  let content: Promise<string> = Promise.resolve("");
  URL.createObjectURL = vi.fn((blob: Blob) => {
    content = blob.text();
    return "blob:file";
  });
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
});

const file = (name: string, content: string) => () =>
  new Response(content, { headers: { "content-disposition": `attachment; filename="${name}"` } });

function privacy(answers: Record<string, unknown> = {}) {
  const member = sampleMember();
  const fake = fakeHost({ member, responses: { "GET /api/account/sessions": [], ...answers } });
  const remote = defineRemote({
    name: "mfe-core",
    routes: [{
      path: "*",
      element: (
        <>
          <PrivacyTab />
          <AccountTab member={member} />
        </>
      ),
    }],
  });
  renderRemote(remote, { at: "/", host: fake.host });
  return fake;
}

test("all my data comes as a JSON file [PRF-15]", async () => {
  privacy({ "GET /api/me/export": file("reclaim-2026-11-21.json", '{"checkIns":[]}') });
  press("Download my data (JSON)");
  await screen.findByText("Saved as reclaim-2026-11-21.json.");
  expect(saved.map(({ name }) => name)).toEqual(["reclaim-2026-11-21.json"]);
  expect(await saved[0]?.content).toBe('{"checkIns":[]}');
});

test("the journal comes as a Markdown file [PRF-15]", async () => {
  privacy({ "GET /api/me/export/journal": file("reclaim-journal.md", "# My journal\n") });
  press("Download my journal (Markdown)");
  await screen.findByText("Saved as reclaim-journal.md.");
  expect(await saved[0]?.content).toBe("# My journal\n");
});

test("a download that takes its time says so; one that fails can be tried again", async () => {
  let resolve = (_answer: Response) => {};
  const slow = new Promise<Response>((answer) => (resolve = answer));
  const again = file("again.json", "{}");
  const waits = [() => slow, again];
  privacy({ "GET /api/me/export": () => waits.shift()?.() });
  press("Download my data (JSON)");
  await screen.findByText("Putting it together…");
  resolve(new Response("", { status: 503 }));
  expect((await screen.findByRole("alert")).textContent)
    .toBe("The file could not be made. Please try again.");
  expect(saved).toEqual([]);
  press("Download my data (JSON)");
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["again.json"]));
});

test("Privacy and Account show no placeholder [PRF-13]", () => {
  privacy();
  const { textContent } = document.body;
  expect(textContent).not.toMatch(/will be available soon/);
  expect(textContent).toContain("What is stored, and who sees it");
  expect(textContent).toContain("How you sign in");
});
