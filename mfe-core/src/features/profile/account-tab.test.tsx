import type { MemberSession } from "@reclaim/contracts-identity/accounts";
import { defineRemote } from "@reclaim/host-api";
import { fakeHost, press, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { AccountTab } from "./account-tab.tsx";

const session = (fields: Partial<MemberSession> = {}): MemberSession => ({
  id: "here",
  device: "Firefox on Windows",
  createdAt: "2026-11-01T09:00:00.000Z",
  lastUsedOn: "2026-11-21T09:00:00.000Z",
  current: true,
  ...fields,
});
const phone = session({ id: "phone", device: "Safari on iPhone", current: false });
const tablet = session({ id: "tablet", device: "Chrome on Android", current: false });
const refusal = (status: number, code: string) => () =>
  Response.json({ code, message: "Refused." }, { status });
const done = () => new Response(null, { status: 204 });

function account(
  { guest = false, answers = {} }: { guest?: boolean; answers?: Record<string, unknown> } = {},
) {
  const member = sampleMember({ guest, email: guest ? null : "martin@example.org" });
  const fake = fakeHost({
    member,
    responses: { "GET /api/account/sessions": [session(), phone], ...answers },
  });
  const ended = {
    refresh: vi.spyOn(fake.host.session, "refresh"),
    signOut: vi.spyOn(fake.host.session, "signOut"),
    clearLocalData: vi.spyOn(fake.host.session, "clearLocalData"),
  };
  const remote = defineRemote({
    name: "mfe-core",
    routes: [{ path: "*", element: <AccountTab member={member} /> }],
  });
  renderRemote(remote, { at: "/", host: fake.host });
  const writes = () => fake.calls.filter(({ method }) => method !== "GET");
  return { ...fake, ...ended, writes };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

test("a member changes his e-mail with his password [PRF-22]", async () => {
  const { writes, notices, refresh } = account({ answers: { "PUT /api/account/email": done } });
  press("Change e-mail");
  type("New e-mail", "new@example.org");
  type("Your password", "a good password");
  press("Save e-mail");
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(writes()).toEqual([{
    method: "PUT",
    path: "/api/account/email",
    body: { email: "new@example.org", password: "a good password" },
  }]);
  expect(notices[0]?.description).toContain("new@example.org");
  expect(refresh).toHaveBeenCalled();
  expect(screen.queryByLabelText("New e-mail")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Change e-mail");
});

test("a change that is refused says why at the field, and what was typed stays", async () => {
  account({ answers: { "PUT /api/account/email": refusal(403, "wrong_password") } });
  press("Change e-mail");
  press("Save e-mail");
  expect(screen.getAllByRole("alert").map((fault) => fault.textContent)).toEqual([
    "Enter an e-mail address, such as name@example.org.",
    "Enter your password.",
  ]);
  type("New e-mail", "new@example.org");
  type("Your password", "another password");
  press("Save e-mail");
  expect((await screen.findByRole("alert")).textContent).toBe("This is not your password.");
  expect(valueOf("New e-mail")).toBe("new@example.org");
  expect(valueOf("Your password")).toBe("another password");
});

test("a change that does not reach us says so, and what was typed stays", async () => {
  account();
  press("Change password");
  type("Current password", "a good password");
  type("New password", "a newer password");
  press("Save password");
  expect((await screen.findByRole("alert")).textContent)
    .toBe("It was not saved. Please try again.");
  expect(valueOf("New password")).toBe("a newer password");
});

test("a member changes his password, and sees that he is signed out elsewhere [PRF-22]", async () => {
  const { writes, notices, calls } = account({ answers: { "PUT /api/account/password": done } });
  await screen.findByText("Safari on iPhone");
  press("Change password");
  type("Current password", "a good password");
  type("New password", "short");
  press("Save password");
  expect(screen.getByRole("alert").textContent).toBe("Use at least 8 characters.");
  type("New password", "a newer password");
  press("Save password");
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(writes()).toEqual([{
    method: "PUT",
    path: "/api/account/password",
    body: { password: "a good password", newPassword: "a newer password" },
  }]);
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === "/api/account/sessions")).toHaveLength(2)
  );
});

test("the active sessions are listed and can be ended one by one [PRF-23]", async () => {
  let sessions = [session(), phone, tablet];
  const { writes } = account({
    answers: {
      "GET /api/account/sessions": () => sessions,
      "DELETE /api/account/sessions/phone": () => {
        sessions = [session(), tablet];
        return done();
      },
    },
  });
  await screen.findByText("Firefox on Windows");
  expect(screen.getByText("This device")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sign out Firefox on Windows" })).toBeNull();
  press("Sign out Safari on iPhone");
  await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
  expect(screen.getByText("Chrome on Android")).toBeTruthy();
  expect(writes().map(({ path }) => path)).toEqual(["/api/account/sessions/phone"]);
  expect(document.activeElement?.textContent).toBe("Where you are signed in");
});

test("all other sessions can be ended at once; when it fails, they are still listed [PRF-23]", async () => {
  const { writes, notices } = account({
    answers: { "GET /api/account/sessions": [session(), phone, tablet] },
  });
  await screen.findByText("Chrome on Android");
  press("Sign out everywhere else");
  await waitFor(() => expect(notices[0]?.title).toBe("Still signed in there"));
  expect(writes()).toEqual([{
    method: "DELETE",
    path: "/api/account/sessions",
    body: undefined,
  }]);
  expect(screen.getByText("Chrome on Android")).toBeTruthy();
});

test("a guest adds e-mail and password under Account [PRF-26]", async () => {
  const { writes, refresh } = account({ guest: true, answers: { "POST /api/account": done } });
  type("E-mail", "martin@example.org");
  type("Password", "a good password");
  press("Add e-mail and password");
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(writes()).toEqual([{
    method: "POST",
    path: "/api/account",
    body: { email: "martin@example.org", password: "a good password" },
  }]);
});

test("credentials that were saved are not called lost when the page cannot be renewed", async () => {
  const { notices, refresh } = account({ guest: true, answers: { "POST /api/account": done } });
  refresh.mockRejectedValue(new TypeError("Failed to fetch"));
  type("E-mail", "martin@example.org");
  type("Password", "a good password");
  press("Add e-mail and password");
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  await screen.findByRole("button", { name: "Add e-mail and password" });
  expect(notices.map(({ title }) => title)).toEqual(["Saved"]);
});

test("a guest is told at the field when there is an account with his e-mail", async () => {
  account({ guest: true, answers: { "POST /api/account": refusal(409, "email_taken") } });
  type("E-mail", "martin@example.org");
  type("Password", "a good password");
  press("Add e-mail and password");
  expect((await screen.findByRole("alert")).textContent)
    .toBe("There is an account with this e-mail already.");
  expect(valueOf("E-mail")).toBe("martin@example.org");
});

/** Two buttons say it: the one that asks, and the one that does it. */
const confirm = () => press("Delete my account");

test("a member deletes his account with his password and is signed out [PRF-18]", async () => {
  const { writes, notices, signOut } = account({ answers: { "DELETE /api/me": done } });
  press("Delete my account");
  await screen.findByRole("alertdialog", { name: "Delete your account?" });
  confirm();
  expect(screen.getByRole("alert").textContent).toBe("Enter your password.");
  expect(writes()).toEqual([]);
  type("Your password", "a good password");
  confirm();
  await waitFor(() => expect(signOut).toHaveBeenCalled());
  expect(writes()).toEqual([
    { method: "DELETE", path: "/api/me", body: { password: "a good password", posts: "keep" } },
  ]);
  await waitFor(() => expect(notices[0]?.title).toBe("Your account is deleted"));
});

test("who deletes his account says whether his posts go with it", async () => {
  const { writes } = account({ answers: { "DELETE /api/me": done } });
  press("Delete my account");
  const choice = await screen.findByRole("radiogroup", {
    name: "What you wrote in the Men's Circle",
  });
  const [keep, remove] = within(choice).getAllByRole("radio");
  expect(keep?.getAttribute("aria-checked")).toBe("true");
  fireEvent.click(remove!);
  type("Your password", "a good password");
  confirm();
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({ password: "a good password", posts: "remove" });
});

test("a guest deletes his account with a word [PRF-18]", async () => {
  const { writes, signOut } = account({ guest: true, answers: { "DELETE /api/me": done } });
  press("Delete my account");
  type("Type “delete” to confirm", "yes");
  confirm();
  expect(screen.getByRole("alert").textContent).toBe("Type the word “delete”.");
  type("Type “delete” to confirm", "delete");
  confirm();
  await waitFor(() => expect(signOut).toHaveBeenCalled());
  expect(writes()).toEqual([{
    method: "DELETE",
    path: "/api/me",
    body: { word: "delete", posts: "keep" },
  }]);
});

test("an account that could not be deleted is told so, and nobody is signed out", async () => {
  const { signOut, clearLocalData } = account({
    answers: { "DELETE /api/me": refusal(403, "wrong_password") },
  });
  press("Delete my account");
  type("Your password", "another password");
  confirm();
  expect((await screen.findByRole("alert")).textContent).toBe("This is not your password.");
  expect(valueOf("Your password")).toBe("another password");
  expect(signOut).not.toHaveBeenCalled();
  expect(clearLocalData).not.toHaveBeenCalled();
});

test("after a deletion the device forgets even when signing out does not reach us", async () => {
  const { signOut, clearLocalData } = account({ answers: { "DELETE /api/me": done } });
  signOut.mockRejectedValue(new Error("offline"));
  press("Delete my account");
  type("Your password", "a good password");
  confirm();
  await waitFor(() => expect(clearLocalData).toHaveBeenCalled());
});
