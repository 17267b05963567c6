import type { ProblemDetails } from '@fahrzeugpflege/contracts';

/** Any answer that is not 2xx. The message is the status, a colon, a space, and the body or the status text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The problem details (RFC 9457), when the body held some. */
  readonly problem: Partial<ProblemDetails> | undefined;

  constructor(
    readonly status: number,
    body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
    this.problem = readProblem(body);
  }

  /** Messages by field name, as the API names its fields; empty when the fault lies elsewhere. */
  get fieldErrors(): Readonly<Record<string, string>> {
    return this.problem?.errors ?? {};
  }
}

/** True for the answer to a call without a (valid) session. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** True where what was to be changed is no longer as it was seen. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409;
}

function readProblem(body: string): Partial<ProblemDetails> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What a call may carry beside its path. */
export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; without it the request has neither body nor content type. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | null;
  /** It is sent even if the page is left meanwhile. */
  readonly keepalive?: boolean;
}

/**
 * Calls the API of this site with the visitor's cookies.
 *
 * @throws ApiError for an answer that is not 2xx
 * @throws TypeError when there is no answer (offline, server away)
 */
export async function callApi(path: string, request: ApiRequest = {}): Promise<Response> {
  const { method = 'GET', body, headers, signal, keepalive } = request;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/** Reads JSON from the address that the parts of a query key make, joined by `/`. */
export async function readApi(queryKey: readonly unknown[], signal?: AbortSignal | null): Promise<unknown> {
  const response = await callApi(queryKey.join('/'), signal ? { signal } : {});
  return response.json();
}
