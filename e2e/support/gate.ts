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
    const entrance = await listen(0);
    return new Gate(entrance, target, (entrance.address() as AddressInfo).port);
  }

  /** Destroys every connection and refuses new ones, as a server that was killed. */
  async cut(): Promise<void> {
    this.state = 'cut';
    for (const { client, server } of this.passages) {
      client.resetAndDestroy();
      server?.destroy();
    }
    this.passages.clear();
    if (this.entrance.listening) await new Promise((resolve) => this.entrance.close(resolve));
  }

  /** Takes new connections and keeps the old ones, but forwards nothing, as a machine that stalled. */
  hang(): void {
    if (this.state === 'cut') throw new Error('a gate that is cut takes no connections that could hang');
    this.state = 'hanging';
    for (const passage of this.passages) hold(passage);
  }

  /** Forwards everything again. */
  async open(): Promise<void> {
    if (this.state === 'open') return;
    if (this.state === 'cut') await listen(this.port, this.entrance);
    this.state = 'open';
    for (const passage of this.passages) this.forward(passage);
  }

  /** Ends the gate for good. */
  async close(): Promise<void> {
    await this.cut();
  }

  private enter(client: Socket): void {
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

async function listen(port: number, server: Server = createServer({ pauseOnConnect: true })): Promise<Server> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  return server;
}
