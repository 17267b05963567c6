/** Why the local start can't go on, in one paragraph for a person; shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Whether the system gave this reason, such as `ESRCH` or `EEXIST`. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
