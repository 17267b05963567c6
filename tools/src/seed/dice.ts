import { generateMersenne53Randomizer } from '@faker-js/faker';
import { v7 as uuidv7 } from 'uuid';

/** Makes choices that are the same for the same seed. */
export class Dice {
  private readonly source;

  constructor(seed: number) {
    this.source = generateMersenne53Randomizer(seed);
  }

  /** From 0 to below 1. */
  fraction(): number {
    return this.source.next();
  }

  /** Both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1));
  }

  /** True in so many cases of one. */
  chance(share: number): boolean {
    return this.fraction() < share;
  }

  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T {
    const choice = choices[Math.floor(this.fraction() * choices.length)];
    if (choice === undefined) throw new Error('There is nothing to choose from.');
    return choice;
  }

  /** Choices with their weights, which need not add up to one. */
  weigh<T>(choices: readonly (readonly [weight: number, choice: T])[]): T {
    let left = this.fraction() * choices.reduce((total, [weight]) => total + weight, 0);
    for (const [weight, choice] of choices) {
      left -= weight;
      if (left < 0) return choice;
    }
    return this.pick(choices)[1];
  }

  /** A long-tailed time: half of them are shorter than the median. */
  around(median: number): number {
    const [a, b] = [1 - this.fraction(), this.fraction()];
    return median * Math.exp(Math.sqrt(-2 * Math.log(a)) * Math.cos(2 * Math.PI * b));
  }
  /** A UUID of a moment, in milliseconds since 1970. */
  uuid(moment: number): string {
    const random = new Uint8Array(16);
    for (let at = 6; at < random.length; at += 1) random[at] = this.fraction() * 256;
    return uuidv7({ msecs: moment, random });
  }
}
