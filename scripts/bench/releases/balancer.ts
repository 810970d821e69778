import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a load balancer does: the gateways in turn, and the next one when the first is gone. */
export async function startBalancer(
  gateways: string[],
): Promise<{ url: string; stop(): Promise<void> }> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  function pass(
    asked: IncomingMessage,
    answer: ServerResponse,
    body: Buffer,
    left: string[],
  ): void {
    const [gateway, ...others] = left;
    if (!gateway) {
      answer.writeHead(502).end();
      return;
    }
    let begun = false;
    const passed = request(
      gateway + (asked.url ?? "/"),
      { method: asked.method, headers: asked.headers, agent },
      (answered) => {
        const parts: Buffer[] = [];
        // The whole answer first: one that breaks off is asked of the next gateway.
        answered.on("data", (part: Buffer) => parts.push(part));
        answered.on("end", () => {
          begun = true;
          const { statusCode = 502, headers } = answered;
          answer.writeHead(statusCode, headers).end(Buffer.concat(parts));
        });
        answered.on("error", () => begun || pass(asked, answer, body, others));
      },
    );
    passed.on("error", () => begun || pass(asked, answer, body, others));
    passed.end(body);
  }

  const server = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on("data", (part: Buffer) => parts.push(part));
    asked.on("end", () => {
      const first = turn++ % gateways.length;
      const order = [...gateways.slice(first), ...gateways.slice(0, first)];
      pass(asked, answer, Buffer.concat(parts), order);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
