/** How near a figure is to what is meant: «ab», «bis zu», «über», «ca.», or just it. */
export type Bound = 'from' | 'upto' | 'over' | 'about' | 'exact';

/** A figure or a claim as it stands in a text. */
export interface Statement {
  readonly kind: string;
  /** What it is compared by: `chf 200`, `3-5 jahr`, `08:30-11:30`, `free`. */
  readonly key: string;
  readonly bound: Bound;
  readonly start: number;
  readonly end: number;
}

/** What an answer may say where the site says it so: the same, or something more careful. */
const SAYABLE: Readonly<Record<Bound, readonly Bound[]>> = {
  exact: ['exact', 'upto', 'about'],
  from: ['from'],
  over: ['over', 'from', 'exact'],
  upto: ['upto'],
  about: ['about'],
};

/** Whether an answer may put a figure so (`said`) that the site puts so (`known`). */
export function isSayable(said: Bound, known: Bound): boolean {
  return SAYABLE[known].includes(said);
}
