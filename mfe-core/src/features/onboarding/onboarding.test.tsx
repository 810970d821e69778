import { defineRemote, type Host } from "@reclaim/host-api";
import {
  fakeHost,
  type MockResponses,
  press,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { set, values } from "idb-keyval";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { clearDevice } from "../../testing/device-storage.ts";
import Onboarding from "./onboarding.page.tsx";

// The fields' chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./onboarding.fields.tsx"));
beforeEach(clearDevice);

type Send = Host["http"]["send"];
const CREATE = "POST /api/onboarding";
const remote = defineRemote({
  name: "mfe-core",
  routes: [{ path: "*", Component: Onboarding }],
});

async function visit(answers: MockResponses = { [CREATE]: sampleMember() }, at = "/", send?: Send) {
  const fake = fakeHost({ member: null, responses: answers });
  if (send) fake.host.http.send = send;
  const start = vi.spyOn(fake.host.session, "start").mockImplementation(() => {});
  renderRemote(remote, { at, host: fake.host });
  await screen.findByRole("heading", { level: 1 });
  return { ...fake, start };
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** From the first step to the one of this number, each when it is shown. */
async function goTo(step: number) {
  for (let next = 2; next <= step; next++) {
    press("Continue");
    await screen.findByRole("img", { name: `Step ${next} of 4` });
  }
}
const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const step = () => screen.getByRole("img", { name: /^Step/ }).getAttribute("aria-label");
const nameOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute("aria-labelledby") ?? "")?.textContent;
const checked = (role: "radio" | "checkbox") =>
  screen.getAllByRole(role, { checked: true }).map(nameOf);
const offered = (role: "radio" | "checkbox") => screen.getAllByRole(role).map(nameOf);
const choose = (role: "radio" | "checkbox", name: string) =>
  fireEvent.click(screen.getByRole(role, { name }));
/** The two lists of one time, hours and minutes. */
const partsOf = (label: string) =>
  within(screen.getByRole("group", { name: label })).getAllByRole<HTMLSelectElement>("combobox");
const time = (label: string) => partsOf(label).map(({ value }) => value).join(":");
const setTime = (label: string, value: string) =>
  value.split(":").forEach((part, index) =>
    fireEvent.change(partsOf(label)[index]!, { target: { value: part } })
  );

test("onboarding has four steps [ONB-01]; Continue leads from each to the next [ONB-02]", async () => {
  await visit();
  const seen = [[step(), title()]];
  for (let next = 2; next <= 4; next++) {
    press("Continue");
    await screen.findByRole("img", { name: `Step ${next} of 4` });
    seen.push([step(), title()]);
  }
  expect(seen).toEqual([
    ["Step 1 of 4", "Reclaim your life, one day at a time"],
    ["Step 2 of 4", "About you"],
    ["Step 3 of 4", "What would you like to get back?"],
    ["Step 4 of 4", "Reminders and account"],
  ]);
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
});

test("every step after the welcome is a form, and none says that something comes later [ONB-10]", async () => {
  await visit();
  for (const number of [2, 3, 4]) {
    press("Continue");
    await screen.findByRole("img", { name: `Step ${number} of 4` });
    const controls = document.querySelectorAll("input, select, [role=slider], [role=checkbox]");
    expect(controls.length, `step ${number}`).toBeGreaterThanOrEqual(4);
    expect(document.body.textContent).not.toMatch(/placeholder|coming soon|available|later step/i);
  }
});

test("the last step creates the user and opens the app, with nothing filled in [ONB-03] [ONB-05]", async () => {
  const martin = sampleMember();
  const { calls, start } = await visit({ [CREATE]: martin });
  await goTo(4);
  expect(calls).toEqual([]);
  press("Start");
  await waitFor(() => expect(start).toHaveBeenCalledExactlyOnceWith(martin));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([CREATE]);
});

test("Skip on each of the steps creates a guest at once [ONB-04]", async () => {
  for (const number of [1, 2, 3, 4]) {
    const { calls, start } = await visit();
    await goTo(number);
    press("Skip");
    await waitFor(() => expect(start).toHaveBeenCalledOnce());
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(calls.map(({ body }) => body)).toEqual([{ timeZone }]);
    cleanup();
  }
});

test("the second step offers three age bands, the middle one chosen [ONB-06]", async () => {
  await visit();
  await goTo(2);
  expect(offered("radio")).toEqual(["Under 45", "45-52", "53-60"]);
  expect(checked("radio")).toEqual(["45-52"]);
});

test("the second step has a burnout slider from 1 to 5 [ONB-07]", async () => {
  await visit();
  await goTo(2);
  const slider = screen.getByRole("slider", { name: "How burnt out do you feel?" });
  const bounds = ["aria-valuemin", "aria-valuemax", "aria-valuenow", "aria-valuetext"];
  expect(bounds.map((name) => slider.getAttribute(name))).toEqual(["1", "5", "3", "3 of 5"]);
  fireEvent.keyDown(slider, { key: "ArrowRight" });
  expect(slider.getAttribute("aria-valuetext")).toBe("4 of 5");
  fireEvent.keyDown(slider, { key: "End" });
  expect(slider.getAttribute("aria-valuetext")).toBe("5 of 5");
});

test("the third step offers four goals, of which two are chosen and any may be [ONB-08]", async () => {
  await visit();
  await goTo(3);
  expect(offered("checkbox"))
    .toEqual(["Physical Health", "Mental Clarity", "Emotional Wellbeing", "Financial Reset"]);
  expect(checked("checkbox")).toEqual(["Physical Health", "Emotional Wellbeing"]);
  choose("checkbox", "Financial Reset");
  choose("checkbox", "Physical Health");
  expect(checked("checkbox")).toEqual(["Emotional Wellbeing", "Financial Reset"]);
});

test("the fourth step sets reminders at 08:00 and 20:00, and the account [ONB-09]", async () => {
  const { calls } = await visit();
  await goTo(4);
  expect([time("Daily check-in at"), time("Journal at")]).toEqual(["08:00", "20:00"]);
  const [hours, minutes] = partsOf("Journal at").map(({ options }) =>
    [...options].map(({ value }) => value)
  );
  expect([hours?.length, hours?.[0], hours?.at(-1)]).toEqual([24, "00", "23"]);
  expect(minutes).toEqual(["00", "15", "30", "45"]);
  setTime("Daily check-in at", "07:30");
  fill("E-mail (optional)", "martin@example.org");
  fill("Password", "a long password");
  press("Start");
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({
    account: { email: "martin@example.org", password: "a long password" },
    notificationPreferences: { checkInTime: "07:30", journalTime: "20:00" },
  });
});

test("what was chosen on all steps is sent", async () => {
  const { calls } = await visit();
  await goTo(2);
  fill("What shall we call you? (optional)", "Martin");
  choose("radio", "Under 45");
  fireEvent.keyDown(screen.getByRole("slider"), { key: "End" });
  press("Continue");
  choose("checkbox", "Mental Clarity");
  press("Continue");
  press("Start");
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({
    name: "Martin",
    age: "Under 45",
    burnoutLevel: 5,
    goals: ["Physical Health", "Emotional Wellbeing", "Mental Clarity"],
  });
});

test("Back leads to the step before, with what was entered", async () => {
  await visit();
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  await goTo(2);
  fill("What shall we call you? (optional)", "Martin");
  press("Continue");
  press("Back");
  expect(screen.getByLabelText<HTMLInputElement>("What shall we call you? (optional)").value)
    .toBe("Martin");
});

test("an e-mail with a slip and a short password are told, and nothing is sent", async () => {
  const { calls } = await visit();
  await goTo(4);
  fill("E-mail (optional)", "martin@");
  fill("Password", "short");
  press("Start");
  expect(screen.getAllByRole("alert").map((fault) => fault.textContent)).toEqual([
    "Enter an e-mail address, such as name@example.org.",
    "Use at least 8 characters.",
  ]);
  expect(calls).toEqual([]);
  fill("Password", "a long password");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a failure is told in the service's words, and everything entered is still there", async () => {
  let answer: unknown = () =>
    Response.json({ code: "email_taken", message: "This e-mail has an account." }, { status: 409 });
  const { calls, start } = await visit({ [CREATE]: () => (answer as () => unknown)() });
  await goTo(4);
  fill("E-mail (optional)", "martin@example.org");
  fill("Password", "a long password");
  press("Start");
  expect((await screen.findByRole("alert")).textContent).toContain("This e-mail has an account.");
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("a long password");
  answer = () => sampleMember();
  press("Start");
  await waitFor(() => expect(start).toHaveBeenCalledOnce());
  expect(calls[1]?.body).toEqual(calls[0]?.body);
});

test("a Skip that failed on the first step can be repeated", async () => {
  let fails = true;
  const { start } = await visit({
    [CREATE]: () => fails ? new Response("", { status: 503 }) : sampleMember(),
  });
  press("Skip");
  expect((await screen.findByRole("alert")).textContent).toContain("Please try again.");
  fails = false;
  press("Skip");
  await waitFor(() => expect(start).toHaveBeenCalledOnce());
});

test("a second press while the account is created sends nothing", async () => {
  let answer: (member: unknown) => void = () => {};
  const send = vi.fn(() => new Promise((done) => answer = done));
  const { start } = await visit({}, "/", send as never);
  await goTo(4);
  press("Start");
  press("One moment…");
  press("Skip");
  expect(send).toHaveBeenCalledOnce();
  await act(async () => answer(sampleMember()));
  await waitFor(() => expect(start).toHaveBeenCalledOnce());
});

test("of a draft that another version has written, what this one knows is there", async () => {
  const kept = { name: "Paul", goals: { first: "Sleep" }, burnoutLevel: "high", age: 48, more: [] };
  for (const text of [JSON.stringify(kept), "no JSON", "null", "7"]) {
    await set("reclaim-draft:visitor:onboarding", text);
    await visit();
    await goTo(3);
    expect(checked("checkbox")).toEqual(["Physical Health", "Emotional Wellbeing"]);
    press("Back");
    const name = await screen.findByLabelText<HTMLInputElement>(
      "What shall we call you? (optional)",
    );
    expect(name.value).toBe(text.startsWith("{") ? "Paul" : "");
    cleanup();
  }
});

test("after a reload what was chosen is there, but not the password", async () => {
  await visit();
  await goTo(4);
  setTime("Journal at", "21:15");
  fill("E-mail (optional)", "martin@example.org");
  fill("Password", "a long password");
  expect((await values()).join()).not.toContain("a long password");
  cleanup();
  await visit();
  await goTo(4);
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(time("Journal at")).toBe("21:15");
  expect(value("E-mail (optional)")).toBe("martin@example.org");
  expect(value("Password")).toBe("");
});

test("who has an account signs in by e-mail or by user name [ONB-16]", async () => {
  const martin = sampleMember();
  for (
    const [identifier, call, body] of [
      ["martin@example.org", "/api/auth/sign-in/email", { email: "martin@example.org" }],
      ["martin.b", "/api/auth/sign-in/username", { username: "martin.b" }],
    ] as const
  ) {
    const { calls, start } = await visit({ [`POST ${call}`]: {}, "GET /api/me": martin });
    press("I already have an account");
    fill("E-mail or user name", ` ${identifier} `);
    fill("Password", "a long password");
    press("Sign in");
    await waitFor(() => expect(start).toHaveBeenCalledExactlyOnceWith(martin));
    expect(calls[0]).toEqual({
      method: "POST",
      path: call,
      body: { ...body, password: "a long password" },
    });
    cleanup();
  }
});

test.each([
  [401, "That e-mail or user name and password do not match."],
  [429, "We could not sign you in. Please try again."],
  [503, "We could not sign you in. Please try again."],
])(
  "a sign-in that is answered with %d says so, and keeps what was typed",
  async (status, words) => {
    const { start } = await visit({
      "POST /api/auth/sign-in/email": () => new Response("", { status }),
    });
    press("I already have an account");
    fill("E-mail or user name", "martin@example.org");
    fill("Password", "a long password");
    press("Sign in");
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("a long password");
    expect(start).not.toHaveBeenCalled();
  },
);

test("who forgot his password asks for a link by e-mail [ONB-17]", async () => {
  const { calls } = await visit({ "POST /api/auth/request-password-reset": {} });
  press("I already have an account");
  fill("E-mail or user name", "martin@example.org");
  press("I forgot my password");
  expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe("martin@example.org");
  press("Send the link");
  expect((await screen.findByRole("status")).textContent).toContain("a link is on its way");
  expect(calls).toEqual([{
    method: "POST",
    path: "/api/auth/request-password-reset",
    body: { email: "martin@example.org" },
  }]);
  press("Back");
  press("Back");
  expect(await screen.findByRole("img", { name: "Step 1 of 4" })).toBeTruthy();
});

test("the link of the mail leads to a new password, and from there to sign-in", async () => {
  const { calls } = await visit(
    { "POST /api/auth/reset-password": {} },
    "/reset-password?token=t-1",
  );
  fill("New password", "short");
  press("Save the password");
  expect(screen.getByRole("alert").textContent).toBe("Use at least 8 characters.");
  expect(calls).toEqual([]);
  fill("New password", "a long password");
  press("Save the password");
  await screen.findByText("Your password is changed. Sign in with it now.");
  expect(calls[0]?.body).toEqual({ newPassword: "a long password", token: "t-1" });
  press("Go to sign-in");
  expect(title()).toBe("Welcome back");
});

test("a link that is used up says so", async () => {
  await visit(
    { "POST /api/auth/reset-password": () => new Response("", { status: 400 }) },
    "/reset-password?token=old",
  );
  fill("New password", "a long password");
  press("Save the password");
  expect((await screen.findByRole("alert")).textContent)
    .toBe("This link is used up or too old. Ask for a new one.");
});
