/** Looks for what was left behind and enqueues it again. Resolves true when there may be more. */
export interface Sweep {
  sweep(): Promise<boolean>;
}
