import assert from "node:assert/strict";
import { startProduct } from "./product.ts";

const toCommunity: { sub: string | undefined; told: Promise<string> }[] = [];
const product = await startProduct({
  onCall(name, request, identity) {
    if (name !== "community") return;
    const { url, headers } = request;
    const body = request.body ? request.clone().text() : Promise.resolve("");
    const rest = JSON.stringify([url, [...headers], identity]);
    toCommunity.push({ sub: identity?.sub, told: body.then((text) => rest + text) });
  },
});
Deno.test.afterAll(() => product.close());

Deno.test("the community is told a pairwise subject, never the account behind it [SAFE-11]", async () => {
  const visitor = product.visitor();
  const { status, body: member } = await visitor.call("POST", "/api/onboarding", {
    timeZone: "Europe/Vienna",
    name: "Leopold Bloom",
    account: { email: "bloom@example.org", password: "a good password" },
  });
  assert.equal(status, 201);
  const subject = member.communitySubject;
  const pseudonym = { pseudonym: "Quiet Mountain", avatarColor: "#336699", userId: subject };
  assert.equal((await visitor.call("POST", "/api/pseudonyms", pseudonym)).status, 201);
  const post = { categoryId: 1, content: "I sleep again.", userId: subject };
  const shared = await visitor.call("POST", "/api/forum/posts", post);
  assert.equal(shared.status, 201);
  const comment = { postId: shared.body.id, content: "Still do.", userId: subject };
  assert.equal((await visitor.call("POST", "/api/forum/comments", comment)).status, 201);
  assert.equal((await visitor.call("GET", `/api/forum/user/${subject}/posts`)).body.length, 1);
  await visitor.call("GET", "/api/me");
  assert.equal((await visitor.call("GET", "/api/me/export")).status, 200);
  const deleted = await visitor.call("DELETE", "/api/me", { password: "a good password" });
  assert.equal(deleted.status, 204);

  assert.ok(toCommunity.length >= 8, `only ${toCommunity.length} calls were seen`);
  assert.notEqual(subject, member.id);
  for (const { sub, told } of toCommunity) {
    assert.equal(sub, subject);
    for (const secret of [member.id, "bloom@example.org", "Leopold"]) {
      assert.ok(!(await told).includes(secret), secret);
    }
  }
});

Deno.test("two members have two subjects, and each keeps his own [SAFE-11]", async () => {
  const [one, two] = [await product.guest(), await product.guest()];
  assert.match(one.subject, /^[0-9a-f]{32}$/);
  assert.notEqual(one.subject, two.subject);
  assert.equal((await one.call("GET", "/api/me")).body.communitySubject, one.subject);
  // With his account id in place of the subject nobody is found, not even he himself.
  assert.equal((await one.call("GET", `/api/forum/user/${one.id}/posts`)).status, 404);
  assert.equal((await one.call("GET", `/api/pseudonyms/user/${one.id}`)).status, 404);
});
