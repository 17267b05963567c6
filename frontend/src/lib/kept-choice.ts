import { useSyncExternalStore } from 'react';

/**
 * A choice that is kept in this browser for whoever uses it. Where the browser forbids to keep anything, it holds until the
 * page is left.
 */
export class KeptChoice<Choice extends string> {
  private readonly listeners = new Set<() => void>();
  private unkept: Choice | undefined;

  /**
   * @param entry in `localStorage`
   * @param choices all that may be kept: anything else is as good as nothing
   */
  constructor(
    private readonly entry: string,
    private readonly choices: readonly Choice[],
  ) {}

  /** Undefined where nothing was chosen. */
  readonly read = (): Choice | undefined => {
    if (this.unkept !== undefined) return this.unkept;
    try {
      const kept = localStorage.getItem(this.entry);
      return this.choices.find((choice) => choice === kept);
    } catch {
      return undefined;
    }
  };

  /** @param choice undefined takes back what was chosen */
  choose(choice: Choice | undefined): void {
    try {
      if (choice === undefined) localStorage.removeItem(this.entry);
      else localStorage.setItem(this.entry, choice);
    } catch {
      this.unkept = choice;
    }
    for (const listener of this.listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** The choice as React state; on the server nothing was chosen. */
export function useKeptChoice<Choice extends string>(choice: KeptChoice<Choice>): Choice | undefined {
  return useSyncExternalStore(choice.subscribe, choice.read, () => undefined);
}
