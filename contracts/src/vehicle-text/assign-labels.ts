import type { LengthToken, LengthValue } from './length-tokens.js';
import type { Dimension } from './length-words.js';
import { isValue } from './parse-length.js';

/** Which value each label names; a label without a value is missing. */
export type LabelledValues = ReadonlyMap<Dimension, LengthValue>;

type Item = Extract<LengthToken, { kind: 'label' | 'value' }>;

const SEPARATORS: ReadonlySet<LengthToken['kind']> = new Set(['times', 'joiner', 'comma', 'dash']);

/**
 * Gives each label («Länge», «hoch», «B») its value: the neighbour that no comma or sign cuts off, else the one
 * after it, or the one before it for adjectives and where the text begins with a value and ends with a label. The
 * labels of a row («LxBxH 7.20 x 2.30 x 3.10») are assigned in its order.
 *
 * @returns null if there are no labels, or a row of labels that does not match the values
 */
export function assignLabels(tokens: readonly LengthToken[]): LabelledValues | null {
  const items = tokens.filter(isItem);
  const labels = items.flatMap((item) => (item.kind === 'label' ? [item.dimension] : []));
  const values = items.filter(isValue);
  if (labels.length === 0) return null;
  if (!isRow(tokens, values.length)) return assignNeighbours(tokens);
  if (labels.length !== values.length) return null;
  return new Map(labels.flatMap((label, index) => pair(label, values[index])));
}

function pair(label: Dimension, value: LengthValue | undefined): [Dimension, LengthValue][] {
  return value === undefined ? [] : [[label, value]];
}

/** «Länge x Höhe: …»: labels side by side, all before or all after the values. «Länge unbekannt, Höhe 3.10» is none. */
function isRow(tokens: readonly LengthToken[], valueCount: number): boolean {
  const meaningful = tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'harmless');
  const first = meaningful.findIndex(({ kind }) => kind === 'label');
  const last = meaningful.findLastIndex(({ kind }) => kind === 'label');
  const between = meaningful.slice(first, last + 1).map(({ kind }) => kind);
  const apart = !meaningful.slice(0, first).some(isValue) || !meaningful.slice(last).some(isValue);
  const joined = between.includes('times') || between.includes('joiner');
  return first < last && apart && !between.includes('word') && !between.includes('value') && (valueCount > 1 || joined);
}

function assignNeighbours(tokens: readonly LengthToken[]): LabelledValues {
  const items = tokens.filter(({ kind }) => kind === 'label' || kind === 'value' || SEPARATORS.has(kind));
  const said = items.filter(isItem);
  const labelsFirst = said[0]?.kind === 'label' || said.at(-1)?.kind === 'value';
  const assigned = new Map<Dimension, LengthValue>();
  for (const [index, label] of said.entries()) {
    if (label.kind !== 'label' || assigned.has(label.dimension)) continue;
    const at = items.indexOf(label);
    const cutBefore = SEPARATORS.has(items[at - 1]?.kind ?? 'word');
    const cutAfter = SEPARATORS.has(items[at + 1]?.kind ?? 'word');
    const forward = cutBefore === cutAfter ? labelsFirst && !label.follows : cutBefore;
    const taken = new Set(assigned.values());
    const neighbours = forward ? [said[index + 1], said[index - 1]] : [said[index - 1], said[index + 1]];
    // «23 Fuss lang, 2.9 m hoch»: what an adjective beyond the sign claims is not this label's.
    const beyond = items[at + 3];
    const isClaimed = cutAfter && beyond?.kind === 'label' && beyond.follows;
    const value = neighbours.find(
      (one): one is LengthValue => one?.kind === 'value' && !taken.has(one) && !(isClaimed && one === said[index + 1]),
    );
    if (value !== undefined) assigned.set(label.dimension, value);
  }
  return assigned;
}

function isItem(token: LengthToken): token is Item {
  return token.kind === 'label' || token.kind === 'value';
}
