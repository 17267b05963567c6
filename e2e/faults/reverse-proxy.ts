import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet, Member } from './fleet.js';

/** As `infra/docker/Caddyfile` says. Milliseconds. */
const HEALTH_INTERVAL = 1_000;
const TRY_DURATION = 10_000;
const TRY_INTERVAL = 100;

/**
 * A small reverse proxy before the APIs: each request goes to a live one in turn, and to another only where the connection
 * was refused, so that none is ever sent twice. One that finds nobody waits for somebody.
 */
export class ReverseProxy {
  private readonly live = new Set<Member>();
  private readonly timer: NodeJS.Timeout;
  private turn = 0;

  private constructor(
    private readonly fleet: Fleet,
    private readonly server: Server,
  ) {
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => void this.pass(incoming, outgoing));
    this.timer = setInterval(() => void this.look(), HEALTH_INTERVAL);
  }

  static async before(fleet: Fleet): Promise<ReverseProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new ReverseProxy(fleet, server);
    await proxy.look();
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await new Promise((resolve) => {
      this.server.close(resolve);
      this.server.closeAllConnections();
    });
  }

  /** Takes in and out of turn what answers within the interval. */
  async look(): Promise<void> {
    const apis = this.fleet.of('api');
    for (const member of this.live) if (!apis.includes(member)) this.live.delete(member);
    await Promise.all(
      apis.map(async (member) => {
        const signal = AbortSignal.timeout(HEALTH_INTERVAL);
        const isLive = await fetch(`${member.client.url}/api/health/live`, { signal }).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isLive) this.live.add(member);
        else this.live.delete(member);
      }),
    );
  }

  private async pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    for (const end = Date.now() + TRY_DURATION; Date.now() < end; await pause(TRY_INTERVAL)) {
      this.turn += 1;
      const apis = [...this.live];
      for (let nth = 0; nth < apis.length; nth += 1) {
        const api = apis[(this.turn + nth) % apis.length];
        if (api && (await isPassed(api, incoming, body, outgoing))) return;
      }
    }
    outgoing.writeHead(502).end();
  }
}

/** @returns false where the connection was refused, and another API may be asked */
function isPassed(api: Member, { method, url, headers }: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
  return new Promise<boolean>((resolve) => {
    const own = { ...headers, 'x-forwarded-for': '127.0.0.1', connection: 'close' };
    const upstream = request(`${api.client.url}${url}`, { method, headers: own, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.once('error', () => outgoing.destroy()).pipe(outgoing);
      resolve(true);
    });
    upstream.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED') return resolve(false);
      if (!outgoing.headersSent) outgoing.writeHead(502).end();
      resolve(true);
    });
    upstream.end(body);
  });
}
