import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import type { PushMessage } from "@reclaim/contracts-members/push-words";
import { DEFAULT_NOTIFICATIONS } from "@reclaim/contracts-members/members";
import type { Identity } from "@reclaim/platform/identity";
import { testIdentity, testService } from "@reclaim/platform/testing";
import { importJWK, jwtVerify } from "jose";
import { members } from "../../service.ts";
import { pushSubscriptions } from "./push.table.ts";

/** A browser with the keys of one subscription. */
interface Device {
  keys: ECDH;
  auth: Buffer;
  body: { endpoint: string; keys: { p256dh: string; auth: string } };
}

/** What reached a device, as its browser hands it to the service worker. */
interface Received {
  device: Device;
  message: PushMessage;
}

const devices: Device[] = [];
const received: Received[] = [];
let status = 201;

/** A push service as RFC 8030 describes it: knows who sends (RFC 8292) and delivers to devices. */
const pushService = Deno.serve(
  { port: 0, hostname: "127.0.0.1", onListen() {} },
  async (request) => {
    const body = Buffer.from(await request.arrayBuffer());
    const device = devices.find(({ body: { endpoint } }) => endpoint === request.url);
    if (!device) return new Response(null, { status: 404 });
    if (status >= 300) {
      return new Response(null, { status, headers: { location: devices[0]!.body.endpoint } });
    }
    assert.equal(request.method, "POST");
    assert.equal(request.headers.get("ttl"), "600");
    assert.equal(request.headers.get("content-encoding"), "aes128gcm");
    assert.equal(request.headers.get("content-length"), String(body.length));
    await requireVapid(request.headers.get("authorization") ?? "");
    received.push({ device, message: JSON.parse(decrypt(body, device)) });
    return new Response(null, { status });
  },
);
const origin = `http://127.0.0.1:${pushService.addr.port}`;

const service = await testService(members, { settings: { pushServices: [origin] } });
Deno.test.afterAll(async () => {
  await service.close();
  await pushService.shutdown();
});
const { clock, db } = service.deps;

/** The token is signed, for this service, by the key that browsers subscribed with. */
async function requireVapid(authorization: string): Promise<void> {
  const [, token = "", key = ""] = authorization.match(/^vapid t=(\S+), k=(\S+)$/) ?? [];
  const answer = await service.call(testIdentity(), "GET", "/api/push-subscriptions/key");
  assert.equal(key, answer.body.publicKey);
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, "ES256"), { audience: origin });
  assert.match(payload.sub ?? "", /^(mailto|https):/);
}

/** RFC 8291 and RFC 8188, from the side of the receiver. */
function decrypt(body: Buffer, { keys, auth }: Device): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body[20]!);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), senderKey]);
  const input = derive(keys.computeSecret(senderKey), auth, info, 32);
  const key = derive(input, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(input, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const encrypted = body.subarray(21 + senderKey.length);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(encrypted.subarray(-16));
  const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  assert.ok(end > 0, "the last record ends with its delimiter");
  return padded.subarray(0, end).toString();
}

function createDevice(): Device {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  const device = {
    keys,
    auth,
    body: {
      endpoint: `${origin}/${crypto.randomUUID()}`,
      keys: {
        p256dh: keys.getPublicKey("base64url"),
        auth: auth.toString("base64url"),
      },
    },
  };
  devices.push(device);
  return device;
}

/** A member in Vienna whose check-in reminder comes at eight, and no other. */
async function givenMember(preferences: Partial<typeof DEFAULT_NOTIFICATIONS> = {}) {
  clock.set("2026-03-01T09:00:00Z");
  const who = testIdentity();
  const { status } = await service.call(who, "POST", "/api/onboarding", {
    timeZone: "Europe/Vienna",
    notificationPreferences: {
      ...DEFAULT_NOTIFICATIONS,
      journalReminder: false,
      weeklyProgressSummary: false,
      moduleCompletionReminders: false,
      ...preferences,
    },
  });
  assert.equal(status, 201);
  return who;
}
const subscribe = (who: Identity, body: unknown) =>
  service.call(who, "POST", "/api/push-subscriptions", body);
async function givenDevice(who: Identity): Promise<Device> {
  const device = createDevice();
  assert.equal((await subscribe(who, device.body)).status, 204);
  return device;
}
async function run(at: string): Promise<void> {
  clock.set(at);
  await service.runJob("members/push-reminders");
}
const storedDevices = () => db.$count(pushSubscriptions);

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    devices.length = 0;
    received.length = 0;
    status = 201;
    await run();
  });

const EIGHT = "2026-03-03T07:00:00Z";

test("a due reminder reaches each device of the member, encrypted for it alone, and says nothing personal", async () => {
  const [who, other] = [await givenMember(), await givenMember({ checkInTime: "21:00" })];
  const [phone, tablet] = [await givenDevice(who), await givenDevice(who)];
  await givenDevice(other);
  await run("2026-03-03T06:59:00Z");
  assert.deepEqual(received, []);
  await run(EIGHT);
  assert.deepEqual(new Set(received.map(({ device }) => device)), new Set([phone, tablet]));
  for (const { message } of received) {
    assert.deepEqual(message, { tag: "check-in 2026-03-03", to: "/" });
  }
});

test("none is sent twice, also by two processes at once and by a late run", async () => {
  await givenDevice(await givenMember());
  clock.set(EIGHT);
  await Promise.all([1, 2].map(() => service.runJob("members/push-reminders")));
  await run("2026-03-03T07:09:00Z");
  assert.equal(received.length, 1);
  await run("2026-03-04T07:05:00Z");
  assert.deepEqual(received.map(({ message }) => message.tag), [
    "check-in 2026-03-03",
    "check-in 2026-03-04",
  ]);
  await run("2026-03-05T07:11:00Z");
  assert.equal(received.length, 2);
});

test("after a check-in there is quiet until the next day for who wishes it", async () => {
  const [quiet, other] = [await givenMember({ quietAfterCheckIn: true }), await givenMember()];
  const [silent, rung] = [await givenDevice(quiet), await givenDevice(other)];
  clock.set("2026-03-03T06:00:00Z");
  for (const who of [quiet, other]) {
    const { status } = await service.call(who, "POST", "/api/check-ins", {
      mood: 4,
      timeZone: "Europe/Vienna",
      clientId: crypto.randomUUID(),
    });
    assert.equal(status, 201);
  }
  await run(EIGHT);
  assert.deepEqual(received.map(({ device }) => device), [rung]);
  await run("2026-03-04T07:00:00Z");
  assert.equal(received.filter(({ device }) => device === silent).length, 1);
});

test("reminders that are switched off are not pushed", async () => {
  await givenDevice(await givenMember({ enabled: false }));
  await givenDevice(await givenMember({ dailyCheckInReminder: false }));
  await run(EIGHT);
  assert.deepEqual(received, []);
});

for (const gone of [404, 410]) {
  test(`a device whose subscription has ended, a ${gone}, is removed`, async () => {
    await givenDevice(await givenMember());
    status = gone;
    await run(EIGHT);
    assert.equal(await storedDevices(), 0);
  });
}

for (const trouble of [302, 429, 500]) {
  test(`a ${trouble} of the push service keeps the device, leads nowhere else and is not tried again`, async () => {
    await givenDevice(await givenMember());
    status = trouble;
    await run(EIGHT);
    status = 201;
    await run("2026-03-03T07:01:00Z");
    assert.deepEqual([received.length, await storedDevices()], [0, 1]);
    await run("2026-03-04T07:00:00Z");
    assert.equal(received.length, 1);
  });
}

test("a device that cannot be encrypted for keeps no reminder from other members", async () => {
  await givenDevice(await givenMember());
  await db.update(pushSubscriptions).set({ p256dh: "A".repeat(87) });
  const device = await givenDevice(await givenMember());
  await run(EIGHT);
  assert.deepEqual(received.map((one) => one.device), [device]);
});

test("an address that is no push service's is refused", async () => {
  const who = await givenMember();
  const { body } = createDevice();
  for (const endpoint of ["https://127.0.0.1/x", "http://localhost:5432/", "https://evil.test/"]) {
    const answer = await subscribe(who, { ...body, endpoint });
    assert.deepEqual([answer.status, answer.body.code], [422, "unknown_push_service"]);
  }
  for (
    const [field, wrong] of [
      ["endpoint", { ...body, endpoint: "no address" }],
      ["keys.auth", { ...body, keys: { ...body.keys, auth: "short" } }],
      ["keys.p256dh", { ...body, keys: { ...body.keys, p256dh: "" } }],
    ] as const
  ) {
    const answer = await subscribe(who, wrong);
    assert.deepEqual([answer.status, answer.body.details[0].field], [400, field]);
  }
  assert.equal(await storedDevices(), 0);
});

test("a device that was switched off, or that another member uses now, gets no more of the first one's", async () => {
  const [who, other] = [await givenMember(), await givenMember({ checkInTime: "21:00" })];
  const { body } = await givenDevice(who);
  const end = (by: Identity) =>
    service.call(by, "DELETE", "/api/push-subscriptions", { endpoint: body.endpoint });
  assert.equal((await end(other)).status, 204);
  assert.equal(await storedDevices(), 1);
  assert.equal((await subscribe(other, body)).status, 204);
  await run(EIGHT);
  assert.deepEqual(received, []);
  assert.deepEqual([(await end(other)).status, (await end(other)).status], [204, 204]);
  assert.equal(await storedDevices(), 0);
});

test("of more than ten devices the oldest makes room", async () => {
  const who = await givenMember();
  for (let count = 0; count < 12; count++) {
    clock.set(new Date(Date.parse("2026-03-01T10:00:00Z") + count * 1000).toISOString());
    await givenDevice(who);
  }
  await run(EIGHT);
  assert.deepEqual(
    new Set(received.map(({ device }) => device)),
    new Set(devices.slice(2)),
  );
});
