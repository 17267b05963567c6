import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A language model on loopback, as far as its protocol goes: it says what it is told to. */
export class ModelEndpoint {
  /** Bodies of what was asked, as they arrived. */
  readonly requests: string[] = [];
  private reply: string | undefined;

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => void this.take(request, response));
  }

  static async start(): Promise<ModelEndpoint> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new ModelEndpoint(server);
  }

  /** The settings with which an API uses it. */
  get variables() {
    const { port } = this.server.address() as AddressInfo;
    return { CHAT_MODEL_URL: `http://127.0.0.1:${port}/v1`, CHAT_MODEL: 'klein', CHAT_MODEL_TIMEOUT: '30' };
  }

  /** From now on; undefined: it begins its responses and goes no further. */
  says(reply: string | undefined): void {
    this.reply = reply;
  }

  /** Ends it with all its connections, as a crash does. */
  async close(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    this.requests.push(Buffer.concat(pieces).toString('utf8'));
    response.writeHead(200, { 'content-type': 'application/json' });
    const message = { role: 'assistant', content: this.reply };
    if (this.reply === undefined) response.write('{');
    else response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
  }
}
