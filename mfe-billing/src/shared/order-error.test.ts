import { HttpError } from "@reclaim/host-api";
import { expect, test } from "vitest";
import { orderErrorMessage, OrderRejectedError } from "./order-error.ts";

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
