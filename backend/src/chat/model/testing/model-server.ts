import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** What was asked for, as it arrived. */
interface ModelRequest {
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

/** A response of the protocol, with one choice. */
export const choice = (content: string | null, more: object = {}, finish = 'stop') =>
  JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content, ...more }, finish_reason: finish }] });

/** A whole answer. */
export function answering(content: string, tokens?: number): Script {
  const response = JSON.parse(choice(content)) as object;
  return status(
    200,
    JSON.stringify(tokens === undefined ? response : { ...response, usage: { total_tokens: tokens } }),
  );
}

/** Any status with any body. */
export function status(code: number, body: string, type = 'application/json'): Script {
  return (response) => response.writeHead(code, { 'content-type': type }).end(body);
}

/** Begins a response and writes nothing more, ever; or breaks the connection. */
export function stalling(after: 'stay' | 'break' = 'stay'): Script {
  return (response) => response.write('{"choices":', () => (after === 'break' ? response.destroy() : undefined));
}

/** Goes on for as long as anybody listens. */
export function endless(code = 200): Script {
  return async (response) => {
    response.writeHead(code, { 'content-type': 'application/json' });
    while (!response.destroyed) {
      if (response.write('x'.repeat(5_000))) await nextTurn();
      else await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
  };
}
