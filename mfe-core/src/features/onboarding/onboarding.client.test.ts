import { DEFAULT_NOTIFICATIONS, onboarding } from "@reclaim/contracts-members/members";
import { HttpError } from "@reclaim/host-api";
import { fakeHost, sampleMember } from "@reclaim/host-api/testing";
import { expect, test } from "vitest";
import { createMember } from "./onboarding.client.ts";
import type { Answers } from "./onboarding.machine.ts";

const CALL = "POST /api/onboarding";
const answers: Answers = {
  name: "Martin",
  age: "53-60",
  burnoutLevel: 4,
  goals: ["Mental Clarity"],
  checkInTime: "07:30",
  journalTime: "21:15",
  email: "martin@example.org",
  password: "a long password",
};

/** Requests that reach the server. */
async function sent(changed: Partial<Answers>, asGuest = false) {
  const { host, calls } = fakeHost({ responses: { [CALL]: sampleMember() } });
  const input = { answers: { ...answers, ...changed }, asGuest, timeZone: "Europe/Vienna" };
  await createMember(host.http, input);
  expect(calls).toHaveLength(1);
  return calls[0]?.body as Record<string, unknown>;
}

test("of a guest nothing is sent but his time zone, whatever he typed", async () => {
  expect(await sent({}, true)).toEqual({ timeZone: "Europe/Vienna" });
});

test("of a member all answers are sent, his reminders among the other defaults", async () => {
  const body = await sent({});
  expect(body).toEqual({
    timeZone: "Europe/Vienna",
    name: "Martin",
    age: "53-60",
    burnoutLevel: 4,
    goals: ["Mental Clarity"],
    notificationPreferences: {
      ...DEFAULT_NOTIFICATIONS,
      checkInTime: "07:30",
      journalTime: "21:15",
    },
    account: { email: "martin@example.org", password: "a long password" },
  });
  expect(onboarding.safeParse(body).success).toBe(true);
});

test("without an e-mail there is no account, even with a password", async () => {
  expect(await sent({ email: "  " })).not.toHaveProperty("account");
});

test("a name of spaces is no name; other spaces around it are dropped", async () => {
  expect(await sent({ name: "   " })).not.toHaveProperty("name");
  expect(await sent({ name: " Martin ", email: " martin@example.org " })).toMatchObject({
    name: "Martin",
    account: { email: "martin@example.org" },
  });
});

test("the answer is the new member", async () => {
  const martin = sampleMember({ id: "member-9", streak: 1 });
  const { host } = fakeHost({ responses: { [CALL]: martin } });
  expect(await createMember(host.http, { answers, asGuest: false, timeZone: "Europe/Vienna" }))
    .toEqual(martin);
});

test("a refusal is passed on", async () => {
  const refusal = () => Response.json({ code: "email_taken", message: "…" }, { status: 409 });
  const { host } = fakeHost({ responses: { [CALL]: refusal } });
  await expect(createMember(host.http, { answers, asGuest: false, timeZone: "UTC" })).rejects
    .toThrow(HttpError);
});
