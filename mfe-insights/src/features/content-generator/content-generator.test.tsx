import type { Member } from "@reclaim/contracts-members/members";
import {
  fakeHost,
  type MockResponses,
  press,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import {
  quietAnswers,
  quotaExceeded,
  sampleEmail,
  sampleModuleContent,
  upgradeRequired,
} from "../../testing/sample-answers.ts";
import { sanitizeHtml } from "./sanitize-html.ts";

// Chunks are loaded before the tests, so that none of them waits for one.
beforeAll(() =>
  Promise.all([import("./content-generator.page.tsx"), import("./email-preview.tsx")])
);
afterEach(() => vi.unstubAllGlobals());

const MODULE = "POST /api/ai/generate-module-content";
const EMAIL = "POST /api/ai/generate-email";
const NAME = "POST /api/ai/generate-pseudonym";
const GENERATORS = [
  ["Module Content", "Write the text", MODULE, sampleModuleContent(), "Failed to generate content"],
  ["Email Templates", "Write the e-mail", EMAIL, sampleEmail(), "Failed to generate email"],
  [
    "Pseudonyms",
    "Suggest a name",
    NAME,
    { pseudonym: "Open Harbor", source: "guide" },
    "Failed to generate pseudonym",
  ],
] as const;
const RESULTS = {
  [MODULE]: "Sleep that carries you",
  [EMAIL]: "Your week, Martin",
  [NAME]: "Open Harbor",
};

const openTab = (name: string) =>
  fireEvent.mouseDown(screen.getByRole("tab", { name }), { button: 0 });

async function generator(
  { answers = {}, member = {}, tab = "Module Content" }: {
    answers?: MockResponses;
    member?: Partial<Member>;
    tab?: string;
  } = {},
) {
  const fake = fakeHost({
    member: sampleMember(member),
    responses: { ...quietAnswers(), ...answers },
  });
  renderRemote(remote, { at: "/ai-powered-content", host: fake.host });
  await screen.findByRole("heading", { level: 1, name: "AI Content Generator" });
  openTab(tab);
  return { ...fake, sent: () => fake.calls.filter(({ method }) => method === "POST") };
}
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });
const options = (name: string) =>
  within(screen.getByRole("combobox", { name })).getAllByRole<HTMLOptionElement>("option")
    .map(({ value }) => value);

test("the generator has the three specified tabs [AIG-01]", async () => {
  await generator();
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent))
    .toEqual(["Module Content", "Email Templates", "Pseudonyms"]);
});

test("module content is written for a pillar, a module and a kind of text [AIG-02]", async () => {
  const { sent } = await generator({
    answers: { [MODULE]: sampleModuleContent() },
    member: { age: "53-60", goals: ["Mental Clarity"] },
  });
  expect(options("Pillar")).toEqual(["body", "mind", "emotional", "financial"]);
  expect(options("Module")).toHaveLength(6);
  expect(options("Kind of text"))
    .toEqual(["introduction", "main-content", "exercise", "reflection-prompt"]);
  choose("Pillar", "emotional");
  expect(options("Module")).toHaveLength(8);
  choose("Module", "8");
  choose("Kind of text", "exercise");
  fireEvent.change(screen.getByRole("textbox", { name: /What you have tried/ }), {
    target: { value: "  Running. " },
  });
  press("Write the text");
  await screen.findByText("Sleep that carries you");
  expect(sent().map(({ body }) => body)).toEqual([{
    pillar: "emotional",
    moduleId: 8,
    contentType: "exercise",
    userDetails: { age: "53-60", goals: ["Mental Clarity"], experience: "Running." },
  }]);
});

test("a pillar with fewer modules begins with its first", async () => {
  await generator();
  choose("Pillar", "emotional");
  choose("Module", "8");
  choose("Pillar", "body");
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Module" }).value).toBe("1");
});

test("what is too long is not sent, and not cut", async () => {
  const { sent } = await generator();
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /What you have tried/ });
  fireEvent.change(box, { target: { value: "x".repeat(501) } });
  press("Write the text");
  expect(sent()).toEqual([]);
  expect(box.value).toHaveLength(501);
});

test("module content shows title, text and resources, with source and time [AIG-04] [AIW-16]", async () => {
  await generator({ answers: { [MODULE]: sampleModuleContent() } });
  press("Write the text");
  expect(await screen.findByRole("heading", { name: "Sleep that carries you" })).toBeTruthy();
  expect(screen.getByText(/Tonight, put the phone in another room/)).toBeTruthy();
  expect(screen.getByText("Box breathing, four minutes").tagName).toBe("LI");
  expect(screen.getByText(/AI-generated/).textContent)
    .toBe("AI-generated · March 2, 2026 at 9:00 AM");
});

test("an e-mail of a kind is written to the member himself [AIG-03]", async () => {
  const { sent } = await generator({
    tab: "Email Templates",
    answers: { [EMAIL]: sampleEmail() },
    member: { completedModules: 3, streak: 6 },
  });
  expect(options("Kind of e-mail"))
    .toEqual(["welcome", "weekly-summary", "module-completion", "re-engagement"]);
  choose("Kind of e-mail", "weekly-summary");
  press("Write the e-mail");
  await screen.findByText("Your week, Martin");
  expect(sent().map(({ body }) => body)).toEqual([{
    userId: "member-1",
    emailType: "weekly-summary",
    userName: "Martin",
    recentActivity: { completedModules: 3, streak: 6 },
  }]);
});

test("an e-mail shows its subject, and its body in a frame that may do nothing [AIG-04]", async () => {
  const bodyHtml = '<p onclick="x()">Hello</p><script>alert(1)</script><img src="//e.org/x.png">' +
    '<a href="https://e.org">here</a><style>p{}</style><form><input></form><p>Bye</p>';
  await generator({ tab: "Email Templates", answers: { [EMAIL]: sampleEmail({ bodyHtml }) } });
  press("Write the e-mail");
  const frame = await screen.findByTitle<HTMLIFrameElement>("The e-mail");
  expect(screen.getByText("Your week, Martin")).toBeTruthy();
  expect(frame.getAttribute("sandbox")).toBe("");
  expect(frame.srcdoc).toContain("<p>Hello</p>here<p>Bye</p>");
  expect(frame.srcdoc).not.toMatch(/script|onclick|e\.org|<style|<input/);
});

test("HTML is made harmless, whatever it hides behind", () => {
  for (
    const html of [
      "<svg><script>alert(1)</script></svg>",
      "<p><iframe srcdoc='<script>1</script>'></iframe></p>",
      "<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>",
      '<p style="background:url(//e.org)">x</p>',
      "<base href=//e.org><meta http-equiv=refresh content=0>",
    ]
  ) {
    expect(sanitizeHtml(html)).not.toMatch(/<(?!\/?p>)|style|srcdoc|e\.org/);
  }
});

test("a pseudonym is suggested for the member himself, with its source [AIG-04]", async () => {
  const { sent } = await generator({
    tab: "Pseudonyms",
    answers: { [NAME]: { pseudonym: "Open Harbor", source: "guide" } },
  });
  press("Suggest a name");
  expect(await screen.findByText("Open Harbor")).toBeTruthy();
  expect(screen.getByText("From Reclaim's guide")).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([{ userId: "member-1" }]);
});

test.for(GENERATORS)(
  "%s: a failure shows the service's words, as a notice and in place [AIG-05]",
  async (row) => {
    const [tab, button, call, answer, failed] = row;
    let fails = true;
    const { notices } = await generator({
      tab,
      answers: {
        [call]: () =>
          fails
            ? Response.json({ code: "model_failed", message: "The AI could not answer." }, {
              status: 502,
            })
            : answer,
      },
    });
    press(button);
    const words = `${failed}: The AI could not answer.`;
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect(notices).toEqual([{ title: words, variant: "destructive" }]);
    fails = false;
    press("Try Again");
    expect(await screen.findByText(RESULTS[call])).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

test.for(GENERATORS)(
  "%s: idle, then a skeleton, then the result, also over a change of the tab [AIG-06]",
  async (row) => {
    const [tab, button, call, answer] = row;
    let finish = (_answer: unknown) => {};
    const { sent } = await generator({
      tab,
      answers: { [call]: () => new Promise((resolve) => (finish = resolve)) },
    });
    expect(screen.queryByText(RESULTS[call])).toBeNull();
    expect(document.querySelector("[aria-live] > [aria-hidden]")).toBeNull();
    press(button);
    await waitFor(() => expect(document.querySelector("[aria-live] > [aria-hidden]")).toBeTruthy());
    await waitFor(() => expect(sent()).toHaveLength(1));
    openTab(tab === "Pseudonyms" ? "Module Content" : "Pseudonyms");
    await act(async () => finish(answer));
    openTab(tab);
    expect(await screen.findByText(RESULTS[call])).toBeTruthy();
    expect(document.querySelector("[aria-live] > [aria-hidden]")).toBeNull();
  },
);

const STARTER = { tier: "starter", source: "starter", endsAt: null } as const;
test.each([["Module Content", MODULE], ["Email Templates", EMAIL]] as const)(
  "%s: the plan's lack is named, before and when it is refused [AIW-19]",
  async (tab, call) => {
    await generator({ tab, member: { entitlement: STARTER } });
    expect(screen.getByText(/Your plan does not include .* by AI\. Essential and Premium do\./))
      .toBeTruthy();
    expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href"))
      .toBe("/products");
    document.body.replaceChildren();
    const { notices } = await generator({ tab, answers: { [call]: upgradeRequired } });
    press(/^Write/);
    expect(await screen.findByText(/Your plan does not include/)).toBeTruthy();
    expect(notices).toEqual([]);
  },
);

test("a Starter member may have a name suggested", async () => {
  await generator({ tab: "Pseudonyms", member: { entitlement: STARTER } });
  expect(screen.getByRole("button", { name: "Suggest a name" })).toBeTruthy();
});

test("a used-up day is said plainly, without a failure", async () => {
  const { notices } = await generator({ answers: { [MODULE]: quotaExceeded } });
  press("Write the text");
  expect(await screen.findByText(/You have used all AI answers for today/)).toBeTruthy();
  expect(notices).toEqual([]);
});

test("signs of risk are answered with crisis resources instead of a text [SAFE-08]", async () => {
  let crisis = false;
  const { notices } = await generator({
    answers: { [MODULE]: () => crisis ? { crisis: true } : sampleModuleContent() },
  });
  press("Write the text");
  await screen.findByText("Sleep that carries you");
  crisis = true;
  press("Write the text");
  await waitFor(() => expect(document.querySelector("[data-slot='crisis.help']")).toBeTruthy());
  expect(screen.queryByText("Sleep that carries you")).toBeNull();
  expect(notices).toEqual([]);
});

test.each([
  [true, { title: "Copied" }],
  [false, {
    title: "Nothing was copied. Please mark the words and copy them by hand.",
    variant: "destructive",
  }],
])("what is copied is confirmed (allowed: %s)", async (allowed, notice) => {
  const writeText = vi.fn(() => allowed ? Promise.resolve() : Promise.reject(new Error("no")));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const { notices } = await generator({ answers: { [MODULE]: sampleModuleContent() } });
  press("Write the text");
  fireEvent.click(await screen.findByRole("button", { name: "Copy the text" }));
  await waitFor(() => expect(notices).toEqual([notice]));
  expect(writeText).toHaveBeenCalledWith(
    "Sleep that carries you\n\n" +
      "You know how a short night sits in your bones by noon.\n\nTonight, put the phone in another room.\n\n" +
      "Additional resources\n- A page on light and sleep\n- Box breathing, four minutes",
  );
});
