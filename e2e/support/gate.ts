import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

type State = 'open' | 'cut' | 'hanging';

/** Bytes by which a moment shows on the wire: a statement, or the answer to it. */
export interface WireMark {
  readonly from: 'client' | 'server';
  readonly pattern: RegExp;
}

/** One connection through the gate; `server` is missing while a hanging gate has not let it through yet. */
interface Passage {
  readonly client: Socket;
  server?: Socket;
  readonly toServer: Transform;
  readonly toClient: Transform;
  /** How many of the marks that are waited for have passed here. */
  marksPassed: number;
}

/**
 * A TCP proxy in front of PostgreSQL, Redis or the mail server that a test can cut, let hang, and open again: one
 * mechanism for every outage. What hung goes on where it stopped when the gate opens, as after a network that stalled.
 */
export class Gate {
  private state: State = 'open';
  private readonly passages = new Set<Passage>();
  private awaited: { readonly marks: readonly WireMark[]; readonly reached: () => void } | undefined;

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

  /**
   * Resolves when these marks have passed one after the other on one connection. The bytes with the last one are held back,
   * and all that would follow them there, so that a process can be killed at this very moment. A mark that is cut in two by
   * the network is overlooked.
   */
  holdAt(...marks: readonly WireMark[]): Promise<void> {
    for (const passage of this.passages) passage.marksPassed = 0;
    return new Promise((reached) => {
      this.awaited = { marks, reached };
    });
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
    const passage: Passage = {
      client,
      toServer: watched((bytes) => this.isHeld(passage, 'client', bytes)),
      toClient: watched((bytes) => this.isHeld(passage, 'server', bytes)),
      marksPassed: 0,
    };
    this.passages.add(passage);
    client.on('error', () => undefined);
    client.once('close', () => this.leave(passage));
    if (this.state === 'open') this.forward(passage);
    else hold(passage);
  }

  private forward(passage: Passage): void {
    const { client, toServer, toClient } = passage;
    const server = passage.server ?? connect(this.target);
    if (passage.server === undefined) {
      passage.server = server;
      server.setNoDelay(true).on('error', () => undefined);
      // Its last words are still on their way through.
      server.once('close', () => setImmediate(() => client.destroy()));
      toServer.pipe(server);
      toClient.pipe(client.setNoDelay(true));
    }
    client.pipe(toServer);
    server.pipe(toClient);
  }

  private isHeld(passage: Passage, from: WireMark['from'], bytes: Buffer): boolean {
    const { awaited } = this;
    const mark = awaited?.marks[passage.marksPassed];
    if (awaited === undefined || mark?.from !== from || !mark.pattern.test(bytes.toString('latin1'))) return false;
    passage.marksPassed += 1;
    if (passage.marksPassed < awaited.marks.length) return false;
    this.awaited = undefined;
    awaited.reached();
    return true;
  }

  private leave(passage: Passage): void {
    this.passages.delete(passage);
    passage.server?.destroy();
  }
}

/** Passes bytes on until some are held: whoever never calls back is given no more. */
function watched(isHeld: (bytes: Buffer) => boolean): Transform {
  return new Transform({ transform: (bytes: Buffer, _, pass) => void (isHeld(bytes) || pass(null, bytes)) });
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
