import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { tooManyAttempts } from '../turn-queue.js';

/** Most places of one address, at one account, and in the process. A place is held for 20 seconds at most. */
const PLACES = { address: 2, account: 50, all: 500 };

/** Who waits. */
export interface Waiting {
  readonly address: string;
  readonly account: string;
  /** How often the address failed lately. */
  readonly suspicion: number;
}

type Place = Waiting & { readonly end: AbortController };

/**
 * Where attempts wait that are made to wait. Its places are bounded, and a full room is not closed: who failed less takes
 * the place of who failed most, so that strangers, however many, don't fill it before somebody who never failed.
 */
@Injectable()
export class WaitingRoom implements BeforeApplicationShutdown {
  private readonly places = new Set<Place>();

  /**
   * @param milliseconds at most 20,000
   * @throws RateLimited when there is no place, or somebody less suspicious takes it
   */
  async wait(who: Waiting, milliseconds: number): Promise<void> {
    this.makePlace(who, PLACES.address, ({ address }) => address === who.address);
    this.makePlace(who, PLACES.account, ({ account }) => account === who.account);
    this.makePlace(who, PLACES.all, () => true);
    const place = { ...who, end: new AbortController() };
    this.places.add(place);
    try {
      await this.pause(milliseconds, place.end.signal);
    } catch {
      throw tooManyAttempts();
    } finally {
      this.places.delete(place);
    }
  }

  /** Nobody holds up the end of the process. */
  beforeApplicationShutdown(): void {
    for (const { end } of this.places) end.abort();
  }

  /** A method, so that a test waits for no time. @throws once the signal aborts it */
  pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    return pause(milliseconds, undefined, { signal });
  }

  private makePlace(newcomer: Waiting, most: number, isNeighbour: (other: Waiting) => boolean): void {
    const neighbours = [...this.places].filter(isNeighbour);
    if (neighbours.length < most) return;
    const worst = neighbours.reduce((one, other) => (other.suspicion > one.suspicion ? other : one));
    if (worst.suspicion <= newcomer.suspicion) throw tooManyAttempts();
    this.places.delete(worst);
    worst.end.abort();
  }
}
