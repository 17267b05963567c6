/** A text that can be had in any length: what repeats, and what stands once before it and after it. */
export interface TextShape {
  readonly start: string;
  readonly repeated: string;
  readonly end: string;
}

export interface TextSearch {
  /** What a text of this length or less costs to read; the unit does not matter. */
  readonly cost: (text: string) => number;
  /** The length at which costs are compared, in units of UTF-16. */
  readonly length: number;
  /** What texts are put together from. */
  readonly fragments: readonly string[];
  /** So many changes are tried, after each pair of fragments. */
  readonly tries: number;
  /** The same seed tries the same changes. */
  readonly seed: number;
}

/** So many of the slowest go on to be changed: the very slowest may be a dead end. */
const KEPT = 6;

/** Longer ones would hardly repeat within the lengths that are compared. */
const LONGEST_PART = 40;

/** The text of a shape, exactly so long. */
export function textOf({ start, repeated, end }: TextShape, length: number): string {
  const room = Math.max(0, length - start.length - end.length);
  return `${start}${repeated.repeat(Math.ceil(room / Math.max(1, repeated.length))).slice(0, room)}${end}`.slice(
    0,
    length,
  );
}

/**
 * Searches for texts that are slow to read: changes one of the slowest that it has, and keeps it if it is slower.
 *
 * @returns the slowest shapes, the very slowest first
 */
export function slowestTexts({ cost, length, fragments, tries, seed }: TextSearch): TextShape[] {
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const costOf = (shape: TextShape) => ({ shape, cost: cost(textOf(shape, length)) });
  let slowest = pairsOf(fragments).map((repeated) => costOf({ start: '', repeated, end: '' }));
  const keepSlowest = () => {
    slowest = slowest.sort((one, other) => other.cost - one.cost).slice(0, KEPT);
  };
  keepSlowest();
  for (let tried = 0; tried < tries; tried += 1) {
    const { shape } = pick(slowest);
    const part = pick(['start', 'repeated', 'repeated', 'repeated', 'end'] as const);
    const changed = changeText(shape[part], { fragment: pick(fragments), place: random(), kind: random() });
    if (changed.length > LONGEST_PART || (part === 'repeated' && changed === '')) continue;
    const next = { ...shape, [part]: changed };
    if (slowest.some((known) => textOf(known.shape, length) === textOf(next, length))) continue;
    // Of equally slow ones the newest goes on, so that the search does not stand still.
    slowest.unshift(costOf(next));
    keepSlowest();
  }
  return slowest.map(({ shape }) => shape);
}

/** What is slow often takes two that go by turns, of which neither is slow by itself. */
function pairsOf(fragments: readonly string[]): string[] {
  return fragments.flatMap((one) => fragments.map((other) => (one === other ? one : one + other)));
}

/** A fragment put in or put in the place of what stands there, a character taken out, or the rest cut off. */
function changeText(
  text: string,
  { fragment, place, kind }: { fragment: string; place: number; kind: number },
): string {
  const at = Math.floor(place * (text.length + 1));
  const before = text.slice(0, at);
  if (kind < 0.4) return before + fragment + text.slice(at);
  if (kind < 0.6) return before + fragment + text.slice(at + fragment.length);
  return kind < 0.8 ? before + text.slice(at + 1) : before;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
