import { EVENT_STREAM_TYPE, RELEASE_ARCHIVE_TYPE } from "@reclaim/contracts-common/operations";
import type { Log } from "../logging/json.logger.ts";

/** Timeouts and caps of one listener. */
export interface ServerLimits {
  /** From the accepted connection, or from the answer before, to a whole request head. */
  headTimeoutMs: number;
  /** From the head of a request with a body to its answer. */
  bodyTimeoutMs: number;
  /** The same for the archive of a release. */
  uploadTimeoutMs: number;
  /** From the answer's head to its last byte, but for streams of events. */
  responseTimeoutMs: number;
  /** Between two requests of a connection. */
  idleTimeoutMs: number;
  maxConnections: number;
  /** Infinity behind a proxy, which is one address. */
  maxConnectionsPerAddress: number;
}

const DEFAULT_LIMITS = {
  headTimeoutMs: 10_000,
  bodyTimeoutMs: 90_000,
  uploadTimeoutMs: 200_000,
  responseTimeoutMs: 300_000,
  idleTimeoutMs: 75_000,
};
const MAX_CONNECTIONS_PER_ADDRESS = 512;
/** Of the process's descriptors, those that files, the database and outgoing calls need. */
const RESERVED_DESCRIPTORS = 64;
const SWEEP_INTERVAL_MS = 500;
const ACCEPT_RETRY_MS = 100;
const ACCEPT_LOG_INTERVAL_MS = 10_000;

/** The soft limit of open files of this process; undefined where the system has no /proc. */
function readDescriptorLimit(): number | undefined {
  try {
    const limits = Deno.readTextFileSync("/proc/self/limits");
    return Number(limits.match(/^Max open files\s+(\d+)/m)?.[1]) || undefined;
  } catch {
    return undefined;
  }
}

function resolveLimits(given: Partial<ServerLimits>): ServerLimits {
  const maxConnections = given.maxConnections ??
    Math.max(16, Math.floor(((readDescriptorLimit() ?? 1024) - RESERVED_DESCRIPTORS) * 0.8));
  const maxConnectionsPerAddress = given.maxConnectionsPerAddress ??
    Math.min(MAX_CONNECTIONS_PER_ADDRESS, Math.ceil(maxConnections / 2));
  return { ...DEFAULT_LIMITS, ...given, maxConnections, maxConnectionsPerAddress };
}

type Handler = (
  request: Request,
  remoteAddr: Deno.NetAddr,
) => Response | Promise<Response>;

interface Server {
  finished: Promise<void>;
  shutdown(): Promise<void>;
}

/**
 * Serves one accepted connection: `Deno.serve` without its own accept loop, which ends the process
 * when descriptors run out and has no timeouts. Not in Deno's types; the version of Deno is pinned.
 */
const serveHttpOnConnection = (Deno as unknown as Record<symbol, {
  serveHttpOnConnection(
    connection: Deno.Conn,
    signal: { addEventListener(event: "abort", listener: () => void): void },
    handler: (request: Request, info: Deno.ServeHandlerInfo) => Response | Promise<Response>,
    onError: (error: unknown) => Response,
    onListen: () => void,
  ): Server;
}>)[(Deno as unknown as { internal: symbol }).internal]!.serveHttpOnConnection;

const isEventStream = ({ headers }: Response): boolean =>
  headers.get("content-type") === EVENT_STREAM_TYPE;

interface Connection {
  server: Server;
  close(): void;
  address: string;
  /** In milliseconds of `performance.now()`; the connection is closed after it. */
  deadline: number;
  activeRequests: number;
  /** Its body did not arrive in time: no request can follow. */
  isBroken: boolean;
}

/**
 * An HTTP server that survives accept errors, closes connections whose heads, bodies or answers stand
 * still, and caps connections in all and per address. `Deno.errors.AddrInUse` when the port is taken.
 */
export function serveHttp(
  { port, hostname, handler, log, limits: given = {} }: {
    port: number;
    hostname?: string | undefined;
    handler: Handler;
    log: Log;
    limits?: Partial<ServerLimits>;
  },
): Server & { addr: Deno.NetAddr } {
  const limits = resolveLimits(given);
  const listener = Deno.listen({ port, hostname });
  const connections = new Set<Connection>();
  const countByAddress = new Map<string, number>();
  let isStopping = false;
  let lastAcceptLogAt = -Infinity;

  const sweep = setInterval(() => {
    const now = performance.now();
    for (const connection of connections) if (connection.deadline < now) connection.close();
  }, SWEEP_INTERVAL_MS);

  function serveConnection(socket: Deno.TcpConn): void {
    const remoteAddr = socket.remoteAddr as Deno.NetAddr;
    const address = remoteAddr.hostname;
    const count = countByAddress.get(address) ?? 0;
    if (connections.size >= limits.maxConnections || count >= limits.maxConnectionsPerAddress) {
      return socket.close();
    }
    let abort = () => {};
    // Deno closes the connection when this signal aborts, and throws where nobody catches when its
    // client closed it just before: called from here, the error can be caught.
    const signal = {
      addEventListener: (_event: "abort", listener: () => void) => abort = listener,
    };
    const connection: Connection = {
      server: undefined as unknown as Server,
      close() {
        try {
          abort();
        } catch (error) {
          if (!(error instanceof Deno.errors.BadResource)) throw error;
        }
      },
      address,
      deadline: performance.now() + limits.headTimeoutMs,
      activeRequests: 0,
      isBroken: false,
    };
    const finishRequest = () => {
      connection.activeRequests--;
      if (connection.activeRequests > 0) return;
      if (isStopping) connection.close();
      else if (!connection.isBroken) {
        connection.deadline = performance.now() + limits.idleTimeoutMs;
      }
    };
    const handle = async (request: Request, info: Deno.ServeHandlerInfo): Promise<Response> => {
      connection.activeRequests++;
      connection.deadline = Infinity;
      const response = request.body
        ? await answerInTime(request, () => handler(request, remoteAddr))
        : await handler(request, remoteAddr);
      connection.isBroken = response.status === 408;
      // A stream of events goes on for as long as its page.
      const timeoutMs = isEventStream(response) ? Infinity : limits.responseTimeoutMs;
      connection.deadline = connection.isBroken ? 0 : performance.now() + timeoutMs;
      info.completed.then(finishRequest, finishRequest);
      return response;
    };
    const onError = (error: unknown) => {
      log.error("request handler failed", error);
      connection.activeRequests = 0;
      connection.deadline = performance.now() + limits.idleTimeoutMs;
      return new Response("Internal Server Error", { status: 500 });
    };
    connection.server = serveHttpOnConnection(
      socket,
      signal,
      handle,
      onError,
      () => {},
    );
    connections.add(connection);
    countByAddress.set(address, count + 1);
    const remove = () => {
      connections.delete(connection);
      const left = (countByAddress.get(address) ?? 1) - 1;
      if (left === 0) countByAddress.delete(address);
      else countByAddress.set(address, left);
    };
    connection.server.finished.then(remove, remove);
  }

  /** Answers 408 and closes the connection when a body does not arrive in time. */
  async function answerInTime(
    { headers }: Request,
    answer: () => Response | Promise<Response>,
  ): Promise<Response> {
    const { promise: tooLate, resolve } = Promise.withResolvers<Response>();
    const timer = setTimeout(
      () => resolve(new Response(null, { status: 408, headers: { connection: "close" } })),
      headers.get("content-type") === RELEASE_ARCHIVE_TYPE
        ? limits.uploadTimeoutMs
        : limits.bodyTimeoutMs,
    );
    const answered = Promise.resolve(answer());
    // The body breaks off with its connection; nobody waits for this answer any more.
    answered.catch(() => {});
    return await Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
  }

  async function acceptConnections(): Promise<void> {
    while (!isStopping) {
      try {
        const socket = await listener.accept();
        serveConnection(socket);
      } catch (error) {
        if (isStopping) return;
        const now = performance.now();
        if (now - lastAcceptLogAt > ACCEPT_LOG_INTERVAL_MS) {
          lastAcceptLogAt = now;
          log.error("connection not accepted", error, { connections: connections.size });
        }
        // Out of descriptors: those that time out come back.
        await new Promise((resume) => setTimeout(resume, ACCEPT_RETRY_MS));
      }
    }
  }

  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const accepting = acceptConnections();
  return {
    addr: listener.addr as Deno.NetAddr,
    finished,
    /** Accepts nothing more, closes idle connections and lets running requests end. */
    async shutdown() {
      if (isStopping) return await finished;
      isStopping = true;
      listener.close();
      await accepting;
      await Promise.allSettled([...connections].map(async (connection) => {
        const closed = connection.server.shutdown();
        if (connection.activeRequests === 0) connection.close();
        await closed;
      }));
      clearInterval(sweep);
      finish();
    },
  };
}
