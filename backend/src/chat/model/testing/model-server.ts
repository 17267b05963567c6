import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** What was asked for, as it arrived. */
export interface ModelRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
  /** Resolves when the connection of this request is closed, by whoever. */
  readonly closed: Promise<unknown>;
}

/** Answers one request, well or badly. */
export type Script = (response: ServerResponse) => unknown;

/** A server on loopback that speaks the chat completions protocol, one script for each request; the last one stays. */
export class ModelServer {
  readonly requests: ModelRequest[] = [];
  private scripts: readonly Script[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => void this.take(request, response));
  }

  static async start(): Promise<ModelServer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new ModelServer(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  answerWith(...scripts: readonly Script[]): void {
    this.requests.length = 0;
    this.scripts = scripts;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    if (this.server.listening) await once(this.server, 'close');
  }

  private async take(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const closed = once(response, 'close');
    const body: unknown = JSON.parse(await text(incoming));
    const script = this.scripts[Math.min(this.requests.length, this.scripts.length - 1)];
    this.requests.push({ path: incoming.url ?? '', authorization: incoming.headers.authorization, body, closed });
    await script?.(response);
  }
}

export const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
/** A piece of an answer as the protocol wraps it. */
export const chunkOf = (content: string, more: object = {}) => event({ choices: [{ delta: { content }, ...more }] });
export const lastChunk = event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
export const done = 'data: [DONE]\n\n';

const openStream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

/** A whole answer, by words, each written by itself; or byte by byte, so that lines and letters are torn apart. */
export function answering(words: string, tokens?: number, by: 'words' | 'bytes' = 'words'): Script {
  const usage = tokens === undefined ? [] : [event({ choices: [], usage: { total_tokens: tokens } })];
  const pieces = [...words.split(/(?<= )/).map((word) => chunkOf(word)), lastChunk, ...usage, done];
  return async (response) => {
    openStream(response);
    for (const piece of by === 'words' ? pieces : Buffer.from(pieces.join(''))) {
      response.write(typeof piece === 'string' ? piece : Buffer.of(piece));
      await nextTurn();
    }
    response.end();
  };
}

/** Any status with any body. */
export function status(code: number, body: string, type = 'application/json'): Script {
  return (response) => response.writeHead(code, { 'content-type': type }).end(body);
}

/** Writes these pieces as they are, and ends. */
export function raw(...pieces: readonly string[]): Script {
  return (response) => openStream(response).end(pieces.join(''));
}

/** Writes these pieces and then nothing more, ever; or breaks the connection. */
export function stalling(pieces = '', after: 'stay' | 'break' = 'stay'): Script {
  return (response) =>
    openStream(response).write(`: open\n\n${pieces}`, () => (after === 'break' ? response.destroy() : undefined));
}

/** Goes on for as long as anybody listens. */
export function endless(piece: string, code = 200): Script {
  return async (response) => {
    response.writeHead(code, { 'content-type': 'text/event-stream' });
    while (!response.destroyed) {
      if (response.write(piece)) await nextTurn();
      else await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
  };
}
