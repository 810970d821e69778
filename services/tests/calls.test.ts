import { Validator } from "@seriousme/openapi-schema-validator";
import assert from "node:assert/strict";
import { SERVICES } from "../all.ts";
import { declaredCalls, servedCalls } from "./calls.ts";
import { startProduct } from "./product.ts";

const product = await startProduct();
Deno.test.afterAll(() => product.close());

const lines = (calls: { service: string; method: string; template: string }[]) =>
  calls.map(({ service, method, template }) => `${service}: ${method} ${template}`).sort();

Deno.test("the services answer exactly the calls that their contracts declare", () => {
  const declared = lines(declaredCalls);
  assert.ok(declared.length > 60, `only ${declared.length} calls are declared`);
  assert.deepEqual(lines(servedCalls(product)), declared);
});

Deno.test("no call is declared twice, and every path is under /api [API-08]", () => {
  const calls = declaredCalls.map(({ method, template }) => `${method} ${template}`);
  assert.equal(new Set(calls.map((call) => call.replace(/\{\w+\}/g, "{}"))).size, calls.length);
  for (const { template } of declaredCalls) assert.match(template, /^\/api\/[a-z-]+/);
  const ids = SERVICES.flatMap(({ operations }) => Object.keys(operations));
  assert.equal(new Set(ids).size, ids.length);
});

Deno.test("what no contract declares reaches no service [API-08]", async () => {
  const guest = await product.guest();
  for (
    const [method, path] of [
      ["GET", "/api"],
      ["GET", "/api/"],
      ["GET", "/api/internal/session"],
      ["GET", "/api/auth/get-session"],
      ["GET", "/api/me/"],
      ["GET", "/api/me/nobody"],
      ["POST", "/api/me"],
      ["DELETE", "/api/check-ins"],
    ] as const
  ) {
    const { status, body } = await guest.call(method, path);
    assert.deepEqual([status, body.code], [404, "not_found"], `${method} ${path}`);
  }
});

Deno.test("the OpenAPI document is valid, open to everybody, and has every call", async () => {
  const { status, body } = await product.visitor().call("GET", "/api/openapi.json");
  assert.equal(status, 200);
  const { valid, errors } = await new Validator().validate(structuredClone(body));
  assert.ok(valid, JSON.stringify(errors, null, 2));
  assert.equal(body.openapi, "3.1.0");
  for (const { method, template, operation } of declaredCalls) {
    const described = body.paths[template][method.toLowerCase()];
    assert.equal(described.summary, operation.summary);
    assert.equal(described.security.length, operation.public ? 2 : 1, template);
  }
});
