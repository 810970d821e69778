import assert from "node:assert/strict";
import { AppError, defineError } from "./app.errors.ts";
import { toErrorResponse, type UnexpectedAnswer } from "./error.response.ts";

const UNEXPECTED: UnexpectedAnswer = { status: 503, code: "unavailable", message: "Not now." };
const given = () => {
  const logged: unknown[] = [];
  return { logged, log: { info() {}, error: (...line: unknown[]) => void logged.push(line) } };
};

Deno.test("a named error keeps its status, code and details, and is not logged", async () => {
  const { log, logged } = given();
  const taken = defineError(409, "name_taken", "Take another name.")({ field: "name" });
  const answer = toErrorResponse(taken, log, UNEXPECTED);
  assert.equal(answer.status, 409);
  assert.equal(answer.headers.get("cache-control"), "no-store");
  assert.deepEqual(await answer.json(), {
    code: "name_taken",
    message: "Take another name.",
    details: { field: "name" },
  });
  assert.deepEqual(logged, []);
});

Deno.test("a time to wait is a header and no field", async () => {
  const limited = new AppError(429, "rate_limit_exceeded", "Wait.", { retryAfter: 7 });
  const answer = toErrorResponse(limited, given().log, UNEXPECTED);
  assert.equal(answer.headers.get("retry-after"), "7");
  assert.deepEqual(await answer.json(), { code: "rate_limit_exceeded", message: "Wait." });
});

Deno.test("another error shows a trace id, which is in the log, and nothing of itself", async () => {
  const { log, logged } = given();
  const error = new Error("select * from accounts");
  const { traceId, ...shown } = await toErrorResponse(error, log, UNEXPECTED).json();
  assert.deepEqual(shown, { code: "unavailable", message: "Not now." });
  assert.deepEqual(logged, [["request failed", error, { traceId, code: "unavailable" }]]);
  const text = await toErrorResponse(error, log, { ...UNEXPECTED, isText: true }).text();
  assert.match(text, /^Not now\. \([0-9a-f-]{36}\)$/);
});
