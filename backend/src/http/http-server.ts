import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { visitorKey } from '../visitors/visitor-key.js';

/** What one visitor, and all together, may hold of the server. */
export interface ServerLimits {
  /**
   * A visitor with bad reception gets this long for a whole request; a stalled one must not hold a socket. Milliseconds.
   * `limitBodies` bounds them so, all but photos.
   */
  readonly requestTime: number;
  /** … and this long for a photo, which its browser has not made smaller: 10 MB at half a megabit a second. */
  readonly photoTime: number;
  /** Requests of one connection that wait for their answers. */
  readonly underWay: number;
  readonly connections: number;
  /** Connections of one visitor, by {@link visitorKey}. */
  readonly connectionsOfVisitor: number;
}

/**
 * Browsers and proxies send no second request on a connection before the first is answered, other clients a few. Behind
 * one address there may be a whole office, each browser with six connections.
 */
export const SERVER_LIMITS: ServerLimits = {
  requestTime: 30_000,
  photoTime: 180_000,
  underWay: 20,
  connections: 4_000,
  connectionsOfVisitor: 200,
};

/** `RATE_LIMIT=off`: whoever tests the load on loopback is one visitor. */
export const LIFTED_LIMITS: ServerLimits = {
  ...SERVER_LIMITS,
  underWay: Number.POSITIVE_INFINITY,
  connections: Number.POSITIVE_INFINITY,
  connectionsOfVisitor: Number.POSITIVE_INFINITY,
};

/** Longer than proxies keep a connection that nobody uses (a minute, usually): they would send requests into its end. */
const KEEP_ALIVE = 72_000;

/** How often Node looks for requests whose time is over. Milliseconds. */
const CHECK_INTERVAL = 1_000;

/**
 * Makes the server that Fastify answers on.
 *
 * @param isProxy whether an address is that of a trusted proxy, whose connections are those of all its visitors
 */
export function createBoundedServer(
  listener: RequestListener,
  limits: ServerLimits,
  isProxy: (address: string) => boolean,
): Server {
  const bounded = boundUnderWay(listener, limits.underWay);
  const server = createServer(
    {
      requestTimeout: limits.photoTime,
      headersTimeout: limits.requestTime,
      connectionsCheckingInterval: CHECK_INTERVAL,
      keepAliveTimeout: KEEP_ALIVE,
      // It would be answered without a body.
      requireHostHeader: false,
    },
    bounded,
  );
  // Without this, an `Expect` that Node does not know would be answered without a body, too.
  server.on('checkExpectation', bounded);
  if (Number.isFinite(limits.connections)) server.maxConnections = limits.connections;
  // Whoever is served has made room for whoever waits.
  server.on('drop', () => server.closeIdleConnections());
  boundVisitors(server, limits.connectionsOfVisitor, isProxy);
  return server;
}

/**
 * Cuts a connection off that has too many requests under way. Node reads and begins all that have come on it, one after
 * the other, before others have their turn.
 */
function boundUnderWay(listener: RequestListener, most: number): RequestListener {
  const counts = new WeakMap<Socket, number>();
  return (request: IncomingMessage, response) => {
    const { socket } = request;
    // What was read together with the request that was one too many.
    if (socket.destroyed) return;
    const count = (counts.get(socket) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    counts.set(socket, count);
    response.once('close', () => counts.set(socket, (counts.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}

function boundVisitors(server: Server, most: number, isProxy: (address: string) => boolean): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (!remoteAddress || isProxy(remoteAddress)) return;
    const visitor = visitorKey(remoteAddress);
    const count = (counts.get(visitor) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    counts.set(visitor, count);
    socket.once('close', () => {
      const left = (counts.get(visitor) ?? 1) - 1;
      if (left > 0) counts.set(visitor, left);
      else counts.delete(visitor);
    });
  });
}
