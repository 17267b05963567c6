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

function readProblem(body: string): Partial<ProblemDetails> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
