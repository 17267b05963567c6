import type { LabelledQuestion, QuestionForm, QuestionKind } from '../labelled-question.js';

/** A labelled question in short: how it is written, what is written, what the reply has, and what it has not. */
export type Row = readonly [
  form: QuestionForm,
  turns: string | readonly string[],
  mustContain: readonly (readonly string[])[],
  more?: { readonly not?: readonly string[]; readonly now?: string },
];

/** Kinds to which «weiss ich nicht» may be the right answer. All others the site answers. */
const MAY_BE_UNKNOWN: readonly QuestionKind[] = ['unknown', 'off-topic', 'hostile'];

/**
 * Labels a list of questions. Ids count up (`price-storage-01`), so that a new question belongs at the end of its list.
 *
 * @param group what the ids begin with; unique
 */
export function label(kind: QuestionKind, group: string, rows: readonly Row[]): readonly LabelledQuestion[] {
  const never = MAY_BE_UNKNOWN.includes(kind) ? [] : ['weiss ich nicht'];
  return rows.map(([form, turns, mustContain, { not = [], now } = {}], index) => ({
    id: `${group}-${String(index + 1).padStart(2, '0')}`,
    kind,
    form,
    turns: typeof turns === 'string' ? [turns] : turns,
    mustContain,
    mustNotContain: [...never, ...not],
    ...(now && { now }),
  }));
}

/** What an honest reply says where the site knows nothing. */
export const notKnown = [
  'weiss ich nicht',
  'weiss ich leider nicht',
  'kann ich nicht sagen',
  'kann ich Ihnen nicht sagen',
  'nicht bekannt',
  'keine Angabe',
  'keine Auskunft',
];

/** What leads to people. */
export const wayToPeople = ['000 00 00', 'info@', 'Anfrage', 'Offerte'];

/**
 * Nobody said how long a work or the handing over takes, so an honest reply says so. That it tells no duration either is
 * judged of every reply (see `toldDurations`).
 */
export const durationNotSaid = ['hängt', 'Offerte', 'vereinbar', 'sagen wir Ihnen', 'sagen wir es Ihnen', ...notKnown];
