import assert from "node:assert/strict";
import { causes, redirectConsole } from "./json.logger.ts";

Deno.test("an error is logged without its message, also where a line of it looks like a frame", () => {
  const error = new Error("params: martin@example.org\n    at home (my token:1:2)\nmore", {
    cause: new Error("    at token (secret:3:4)"),
  });
  const logged = JSON.stringify(causes(error));
  assert.doesNotMatch(logged, /martin|home|token|secret/);
  assert.match(logged, /json\.logger\.test\.ts/);
});

Deno.test("what a library prints becomes a log line without its text", () => {
  const lines: unknown[] = [];
  const restore = redirectConsole({
    info: (message, fields) => void lines.push({ message, fields }),
    error: (message, error, fields) =>
      void lines.push({ message, error: causes(error as Error), fields }),
  });
  try {
    console.log("martin@example.org");
    console.warn("token", { token: "secret" });
    console.error("# SERVER_ERROR:\n", new TypeError("martin@example.org\nsecret"));
  } finally {
    restore();
  }
  const logged = JSON.stringify(lines);
  assert.equal(lines.length, 3);
  assert.doesNotMatch(logged, /martin|secret|SERVER/);
  assert.match(logged, /TypeError/);
  assert.match(logged, /json\.logger\.test\.ts/, "the frames tell where it came from");
});
