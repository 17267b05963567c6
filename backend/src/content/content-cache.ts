import { businessDay } from '@fahrzeugpflege/contracts';
import { Logger } from '@nestjs/common';
import type { ContentChanges } from './content-changes.js';

/** While no change can be received, what is kept is renewed at most this often, in milliseconds. */
const RENEWAL_PAUSE = 5_000;

/** Something made from the site's content. */
export interface Made<T> {
  readonly value: T;
  /** False when content could not be read: older, whole work is better. */
  readonly isComplete: boolean;
}

interface Kept<T> {
  readonly value: T;
  readonly generation: number;
  readonly day: string;
  /** When it was made, or making it anew was tried. */
  triedAt: number;
}

interface Making<T> {
  readonly generation: number;
  readonly result: Promise<T>;
}

/**
 * Keeps what was made from the site's content until the content changes, or the day (the campaign's notice depends on
 * it). What can't be made anew, since the database is away, goes on being served as it was. Nothing is forgotten: keys
 * are never made of what a visitor asks for, but of what there is.
 */
export class ContentCache<T> {
  private readonly logger = new Logger(ContentCache.name);
  private readonly kept = new Map<string, Kept<T>>();
  private readonly underWay = new Map<string, Making<T>>();

  /** @param now milliseconds since 1970 */
  constructor(
    private readonly changes: Pick<ContentChanges, 'generation' | 'isListening'>,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * What is kept under a key, made anew if need be; all who ask meanwhile share it.
   *
   * @throws what `make` throws, when there is nothing older
   */
  async get(key: string, make: () => Promise<Made<T>>): Promise<T> {
    const kept = this.kept.get(key);
    if (!kept) return this.renew(key, make);
    if (this.isFresh(kept)) return kept.value;
    if (this.changes.isListening) return this.renew(key, make).catch((error) => this.fallBack(kept, error));
    // The database is away, or nearly: nobody waits for it where there is an answer.
    if (this.now() - kept.triedAt >= RENEWAL_PAUSE) {
      kept.triedAt = this.now();
      this.renew(key, make).catch((error) => this.fallBack(kept, error));
    }
    return kept.value;
  }

  private isFresh({ generation, day }: Kept<T>): boolean {
    return this.changes.isListening && generation === this.changes.generation && day === businessDay(this.now());
  }

  private renew(key: string, make: () => Promise<Made<T>>): Promise<T> {
    const { generation } = this.changes;
    const running = this.underWay.get(key);
    if (running?.generation === generation) return running.result;
    const result = this.make(key, make, generation).finally(() => {
      if (this.underWay.get(key)?.result === result) this.underWay.delete(key);
    });
    this.underWay.set(key, { generation, result });
    return result;
  }

  /** What the content was when the work began counts: if it changed meanwhile, the work is out of date already. */
  private async make(key: string, make: () => Promise<Made<T>>, generation: number): Promise<T> {
    const triedAt = this.now();
    const { value, isComplete } = await make();
    const before = this.kept.get(key);
    if (!isComplete) return before?.value ?? value;
    if (before && before.generation > generation) return value;
    this.kept.set(key, { value, generation, day: businessDay(triedAt), triedAt });
    return value;
  }

  private fallBack({ value }: Kept<T>, error: unknown): T {
    this.logger.warn(`Served as it was before, since it can't be made anew: ${error}`);
    return value;
  }
}
