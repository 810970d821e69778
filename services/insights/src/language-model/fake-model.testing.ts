import type { ModelAccess } from "@reclaim/platform/config";

/** What the server gets, as far as tests look at it. */
interface ModelRequest {
  path: string;
  authorization: string | null;
  /** The whole body as it came. */
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads a request as its server would
  body: any;
}

/** How the server answers one request. */
export type Behaviour = (request: Request) => Response | Promise<Response>;

const USAGE = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 };
const HEAD = { id: "chatcmpl-1", created: 1, model: "fake", service_tier: null };

const completion = (message: object, finish_reason = "stop") =>
  Response.json({
    ...HEAD,
    object: "chat.completion",
    choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason }],
    usage: USAGE,
  });

/** An answer of exactly this text. */
export const text = (content: string, finishReason = "stop"): Behaviour => () =>
  completion({ content, refusal: null }, finishReason);

/** An answer of this value, as JSON. */
export const json = (value: unknown): Behaviour => text(JSON.stringify(value));

export const refusal: Behaviour = () => completion({ content: null, refusal: "I cannot help." });

export const status = (code: number, headers: Record<string, string> = {}): Behaviour => () =>
  Response.json({ error: { message: "secret reason", type: "server_error", code: null } }, {
    status: code,
    headers,
  });

/** No answer at all, until the server is closed. */
export const hang: Behaviour = () => new Promise(() => {});

/** The head of an answer, and then nothing more. */
export const hangInBody: Behaviour = () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"choices":')),
    }),
    { headers: { "content-type": "application/json" } },
  );

/**
 * An answer in pieces. It ends as it should, without its end ("cut"), by a broken connection ("reset"), or
 * stands still ("hang").
 */
export const stream = (
  pieces: string[],
  ends: "stop" | "length" | "cut" | "reset" | "hang" = "stop",
): Behaviour =>
() => {
  const chunk = (delta: object, finish_reason: string | null = null, usage: unknown = null) =>
    `data: ${
      JSON.stringify({
        ...HEAD,
        object: "chat.completion.chunk",
        choices: usage ? [] : [{ index: 0, delta, finish_reason }],
        usage,
      })
    }\n\n`;
  const frames = pieces.map((content) => chunk({ content }));
  if (ends === "stop" || ends === "length") {
    frames.push(chunk({}, ends), chunk({}, null, USAGE), "data: [DONE]\n\n");
  }
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const frame = frames.shift();
      if (frame !== undefined) controller.enqueue(encoder.encode(frame));
      else if (ends === "reset") controller.error(new Error("reset"));
      else if (ends !== "hang") controller.close();
      else return new Promise(() => {});
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
};

/**
 * A server that speaks the protocol of OpenAI's chat completions and answers what it is told, one behaviour
 * a request; the last one stays.
 */
export function startFakeModel() {
  const requests: ModelRequest[] = [];
  let behaviours: Behaviour[] = [];
  const closing = new AbortController();
  const { signal } = closing;
  const options = { port: 0, hostname: "127.0.0.1", onListen() {}, signal };
  const server = Deno.serve(options, async (request) => {
    const content = await request.text();
    requests.push({
      path: new URL(request.url).pathname,
      authorization: request.headers.get("authorization"),
      text: content,
      body: JSON.parse(content),
    });
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
    if (!behaviour) return new Response("the test told nothing", { status: 500 });
    return await behaviour(request);
  });
  const access: ModelAccess = {
    apiKey: "test-key",
    baseUrl: `http://127.0.0.1:${server.addr.port}/v1`,
    model: "fake",
    prices: { input: 1, output: 2 },
  };
  return {
    access,
    requests,
    /** From now on it answers so; what it got before is forgotten. */
    answers(...next: Behaviour[]): void {
      behaviours = next;
      requests.length = 0;
    },
    /** Breaks off what hangs. */
    close(): Promise<void> {
      closing.abort();
      return server.finished;
    },
  };
}
