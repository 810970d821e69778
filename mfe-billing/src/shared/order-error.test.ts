import { HttpError } from "@reclaim/host-api";
import { expect, test } from "vitest";
import { isRefusal, orderErrorMessage, OrderRejectedError } from "./order-error.ts";

test("a failed order shows the service's words when it has any", () => {
  const body = JSON.stringify({ code: "payments_unavailable", message: "We can't take payments." });
  expect(orderErrorMessage(new HttpError(503, body, ""))).toBe("We can't take payments.");
  expect(orderErrorMessage(new OrderRejectedError("Ask again tomorrow."))).toBe(
    "Ask again tomorrow.",
  );
});

test("without words from the service the order was not created, without an answer not begun", () => {
  expect(orderErrorMessage(new HttpError(502, "", "Bad Gateway"))).toBe(
    "Failed to create subscription",
  );
  expect(orderErrorMessage(new OrderRejectedError(""))).toBe("Failed to create subscription");
  expect(orderErrorMessage(new TypeError("fetch failed"))).toBe("Failed to initiate subscription");
});

test("only the server's own no ends an attempt: it may have taken what it did not answer", () => {
  const refused = [
    new OrderRejectedError(""),
    new HttpError(409, "", ""),
    new HttpError(404, "", ""),
  ];
  expect(refused.map(isRefusal)).toEqual([true, true, true]);
  const unknown = [
    new TypeError("fetch failed"),
    ...[401, 408, 429, 500, 502, 503].map((status) => new HttpError(status, "", "")),
  ];
  expect(unknown.map(isRefusal)).toEqual(unknown.map(() => false));
});
