import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A round-robin load balancer; a request whose gateway is gone goes to the next one. */
export async function startBalancer(
  gateways: string[],
): Promise<{ url: string; stop(): Promise<void> }> {
  const agent = new Agent({ keepAlive: true });
  let requestCount = 0;

  function forward(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body: Buffer,
    candidates: string[],
  ): void {
    const [gateway, ...others] = candidates;
    if (!gateway) {
      outgoing.writeHead(502).end();
      return;
    }
    let hasStarted = false;
    const upstream = request(
      gateway + (incoming.url ?? "/"),
      { method: incoming.method, headers: incoming.headers, agent },
      (upstreamResponse) => {
        const parts: Buffer[] = [];
        // The whole response first: an aborted one is requested from the next gateway.
        upstreamResponse.on("data", (part: Buffer) => parts.push(part));
        upstreamResponse.on("end", () => {
          hasStarted = true;
          const { statusCode = 502, headers } = upstreamResponse;
          outgoing.writeHead(statusCode, headers).end(Buffer.concat(parts));
        });
        upstreamResponse.on("error", () => hasStarted || forward(incoming, outgoing, body, others));
      },
    );
    upstream.on("error", () => hasStarted || forward(incoming, outgoing, body, others));
    upstream.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on("data", (part: Buffer) => parts.push(part));
    incoming.on("end", () => {
      const first = requestCount++ % gateways.length;
      const order = [...gateways.slice(first), ...gateways.slice(0, first)];
      forward(incoming, outgoing, Buffer.concat(parts), order);
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
