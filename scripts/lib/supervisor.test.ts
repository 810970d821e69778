import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { superviseProcess } from "./supervisor.ts";

/** A process that says that it is ready, unless it is the `failing` kind, and dies with code 1. */
const program = (text: string) => () =>
  spawn(process.execPath, ["-e", text], { stdio: ["ignore", "pipe", "inherit"] });
const isReadyLine = (text: string) => text.includes("is ready");

test("a process that died after it served is started again, later and later, and the log tells it", async () => {
  const lines: { message: string; code: number; delayMs: number }[] = [];
  const { promise: third, resolve } = Promise.withResolvers<void>();
  const supervisor = superviseProcess(program("console.log('is ready');process.exitCode = 1"), {
    isReadyLine,
    firstDelayMs: 5,
    log(line) {
      lines.push(JSON.parse(line));
      if (lines.length === 3) resolve();
    },
  });
  await third;
  supervisor.stop("SIGTERM");
  await supervisor.ended;
  expect(lines.map(({ code, delayMs }) => [code, delayMs])).toEqual([[1, 5], [1, 10], [1, 20]]);
  expect(lines[0]?.message).toBe("process died and is started again");
});

test("a process that never served is not started again", async () => {
  const log = () => expect.unreachable();
  const { ended } = superviseProcess(program("process.exitCode = 1"), { isReadyLine, log });
  expect(await ended).toBe(1);
});

test("a process that was told to stop is not started again", async () => {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const supervisor = superviseProcess(
    program("console.log('is ready');setInterval(() => {}, 1000)"),
    {
      isReadyLine(text) {
        if (isReadyLine(text)) resolve();
        return isReadyLine(text);
      },
    },
  );
  await ready;
  supervisor.stop("SIGTERM");
  await supervisor.ended;
});
