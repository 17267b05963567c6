import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

type State = 'open' | 'cut' | 'hanging';

/** One connection through the gate; `server` is missing while a hanging gate has not let it through yet. */
interface Passage {
  readonly client: Socket;
  server?: Socket;
}

/**
 * A TCP proxy in front of PostgreSQL, Redis or the mail server that a test can cut, let hang, and open again: one
 * mechanism for every outage. What hung goes on where it stopped when the gate opens, as after a network that stalled.
 */
export class Gate {
  private state: State = 'open';
  private readonly passages = new Set<Passage>();

  private constructor(
    private readonly entrance: Server,
    private readonly target: { readonly host: string; readonly port: number },
    readonly port: number,
  ) {
    entrance.on('connection', (client) => this.enter(client));
  }

  /** An open gate on a free loopback port. */
  static async before(target: { readonly host: string; readonly port: number }): Promise<Gate> {
    const entrance = await listen();
    return new Gate(entrance, target, (entrance.address() as AddressInfo).port);
  }

  /**
   * Resets every connection, and new ones at once, as a port whose server was killed. The port is kept: let go of, it
   * could be given to another before the gate opens again.
   */
  cut(): void {
    this.state = 'cut';
    for (const { client, server } of this.passages) {
      client.resetAndDestroy();
      server?.destroy();
    }
    this.passages.clear();
  }

  /** Takes new connections and keeps the old ones, but forwards nothing, as a machine that stalled. */
  hang(): void {
    if (this.state === 'cut') throw new Error('a gate that is cut takes no connections that could hang');
    this.state = 'hanging';
    for (const passage of this.passages) hold(passage);
  }

  /** Forwards everything again. */
  open(): void {
    if (this.state === 'open') return;
    this.state = 'open';
    for (const passage of this.passages) this.forward(passage);
  }

  /** Ends the gate for good. */
  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.entrance.close(resolve));
  }

  private enter(client: Socket): void {
    if (this.state === 'cut') {
      client.on('error', () => undefined).resetAndDestroy();
      return;
    }
    const passage: Passage = { client };
    this.passages.add(passage);
    client.on('error', () => undefined);
    client.once('close', () => this.leave(passage));
    if (this.state === 'open') this.forward(passage);
    else hold(passage);
  }

  private forward(passage: Passage): void {
    const { client } = passage;
    const server = passage.server ?? connect(this.target);
    if (passage.server === undefined) {
      passage.server = server;
      server.setNoDelay(true).on('error', () => undefined);
      server.once('close', () => client.destroy());
    }
    client.setNoDelay(true).pipe(server).pipe(client);
  }

  private leave(passage: Passage): void {
    this.passages.delete(passage);
    passage.server?.destroy();
  }
}

function hold({ client, server }: Passage): void {
  client.unpipe();
  client.pause();
  server?.unpipe();
  server?.pause();
}

async function listen(): Promise<Server> {
  const server = createServer({ pauseOnConnect: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  return server;
}
