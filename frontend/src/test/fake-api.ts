/** One call that reached the fake. */
export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** An answer of the fake; `'offline'` is none at all. */
export type FakeAnswer =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'offline';

/** A hand-written stand-in for the API: routes by `METHOD /path`, every call recorded. */
export class FakeApi {
  readonly calls: RecordedCall[] = [];
  private readonly routes = new Map<string, (call: RecordedCall) => FakeAnswer | Promise<FakeAnswer>>();

  /** Puts the fake in the place of `fetch`. */
  install(): this {
    globalThis.fetch = ((path: string, init?: RequestInit) => this.answer(path, init)) as typeof fetch;
    return this;
  }

  /** Says what a route answers from now on; the query is no part of the route. */
  on(route: string, answer: FakeAnswer | ((call: RecordedCall) => FakeAnswer | Promise<FakeAnswer>)): this {
    this.routes.set(route, typeof answer === 'function' ? answer : () => answer);
    return this;
  }

  /** The calls of one route, in order. */
  to(route: string): RecordedCall[] {
    return this.calls.filter((call) => routeOf(call) === route);
  }

  private async answer(path: string, init: RequestInit = {}): Promise<Response> {
    const call: RecordedCall = {
      method: init.method ?? 'GET',
      path,
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    this.calls.push(call);
    const answer = await (this.routes.get(routeOf(call))?.(call) ?? { status: 404 });
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return toResponse(answer);
  }
}

function routeOf({ method, path }: RecordedCall): string {
  return `${method} ${path.split('?')[0]}`;
}

/** jsdom has no `Response`; this is the part of it that the API client reads. */
function toResponse({ status, body, headers = {} }: Exclude<FakeAnswer, 'offline'>): Response {
  const response = {
    ok: status < 400,
    status,
    statusText: '',
    headers: { get: (name: string) => headers[name] ?? null },
    json: async () => body,
    text: async () => (body === undefined ? '' : JSON.stringify(body)),
  };
  return response as unknown as Response;
}
