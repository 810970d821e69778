import { HttpError } from "@reclaim/host-api";
import { expect, test } from "vitest";
import { orderFailure, OrderRefused } from "./order-failure.ts";

test("a failed order shows the service's words when it has any", () => {
  const body = JSON.stringify({ code: "payments_unavailable", message: "We can't take payments." });
  expect(orderFailure(new HttpError(503, body, ""))).toBe("We can't take payments.");
  expect(orderFailure(new OrderRefused("Ask again tomorrow."))).toBe("Ask again tomorrow.");
});

test("without words from the service the order was not created, without an answer not begun", () => {
  expect(orderFailure(new HttpError(502, "", "Bad Gateway"))).toBe("Failed to create subscription");
  expect(orderFailure(new OrderRefused(""))).toBe("Failed to create subscription");
  expect(orderFailure(new TypeError("fetch failed"))).toBe("Failed to initiate subscription");
});
