import { useSyncExternalStore } from 'react';

/** One of a few values that this browser remembers for whoever uses it: how a page is shown, never anybody's data. */
export class BrowserChoice<Value extends string> {
  private readonly listeners = new Set<() => void>();
  /** Holds for this visit where the browser forbids to keep anything. */
  private chosen: Value | undefined;

  /**
   * @param name under which it is kept
   * @param values the first one holds until another is chosen
   */
  constructor(
    private readonly name: string,
    private readonly values: readonly [Value, ...Value[]],
  ) {}

  readonly get = (): Value => {
    this.chosen ??= this.values.find((value) => value === this.read()) ?? this.values[0];
    return this.chosen;
  };

  readonly set = (value: Value): void => {
    this.chosen = value;
    try {
      if (value === this.values[0]) localStorage.removeItem(this.name);
      else localStorage.setItem(this.name, value);
    } catch {
      // Forbidden: the choice holds until the page is left.
    }
    for (const listener of this.listeners) listener();
  };

  /** To be called where React calls hooks. */
  readonly useValue = (): Value => useSyncExternalStore(this.subscribe, this.get, () => this.values[0]);

  private readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private read(): string | null {
    try {
      return localStorage.getItem(this.name);
    } catch {
      return null;
    }
  }
}
