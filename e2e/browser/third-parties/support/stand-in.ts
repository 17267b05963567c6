import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the stand-in's widget behaves: it draws, is not there, or lets wait until it is asked to answer. */
export type WidgetMode = 'draws' | 'missing' | 'slow';

/** One request that reached the stand-in. */
export interface SeenRequest {
  readonly path: string;
  readonly referer: string | undefined;
}

/** Stands in for all outside providers at once, on an origin of its own: widget script, map and analytics. */
export class StandIn {
  readonly seen: SeenRequest[] = [];
  /** Addresses of counted pages, in order. */
  readonly hits: string[] = [];
  widgetMode: WidgetMode = 'draws';
  private waiting: ServerResponse[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => this.answer(request, response));
  }

  static async start(): Promise<StandIn> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new StandIn(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Forgets what was, for the next test. */
  reset(): void {
    this.seen.length = 0;
    this.hits.length = 0;
    this.widgetMode = 'draws';
    this.answerWaiting();
  }

  /** Lets the slow widget come after all. */
  answerWaiting(): void {
    for (const response of this.waiting.splice(0)) sendScript(response, WIDGET);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    this.seen.push({ path, referer: request.headers.referer });
    if (path === '/widget.js') this.answerWidget(response);
    else if (path === '/count.js') sendScript(response, COUNTER);
    else if (path === '/map') response.setHeader('content-type', 'text/html').end('<p>Karte von Roggwil</p>');
    else if (path === '/hit') this.takeHit(request, response);
    else response.writeHead(404).end();
  }

  private answerWidget(response: ServerResponse): void {
    if (this.widgetMode === 'missing') response.writeHead(404).end();
    else if (this.widgetMode === 'slow') this.waiting.push(response);
    else sendScript(response, WIDGET);
  }

  private takeHit(request: IncomingMessage, response: ServerResponse): void {
    let address = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      address += text;
    });
    request.on('end', () => {
      this.hits.push(new URL(address).pathname + new URL(address).search);
      response.writeHead(204, { 'access-control-allow-origin': '*' }).end();
    });
  }
}

function sendScript(response: ServerResponse, script: string): void {
  response.setHeader('content-type', 'text/javascript').end(script);
}

/** Draws what it was given into its container, as a provider's script does. */
const WIDGET = `
const { parentElement, dataset } = document.currentScript;
const drawn = document.createElement('p');
drawn.textContent = ['Angebot', dataset.configurationId, dataset.category, dataset.language].join(' / ');
parentElement.append(drawn);`;

/** Takes the queue that the page made, and sends each page that it is given, unless the visitor opted out. */
const COUNTER = `
const { origin } = new URL(document.currentScript.src);
const { q = [] } = window.plausible;
window.plausible = (event, { u }) => {
  if (localStorage.plausible_ignore !== 'true') fetch(origin + '/hit', { method: 'POST', body: u, keepalive: true });
};
for (const call of q) window.plausible(...call);`;
