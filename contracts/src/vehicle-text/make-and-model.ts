import { WORDS_BEFORE_MAKE } from './known-makes.js';
import { matchMake } from './match-make.js';
import { core, isReadable, lookup } from './vehicle-words.js';

/** Make and model as typed, or null where the words don't hold one. */
interface MakeAndModel {
  make: string | null;
  model: string | null;
}

/** A make is found in so many words: three at most, and the signs that join them. */
const LOOK_AHEAD = 6;

const MAKE_LABELS = new Set(['marke', 'hersteller', 'fabrikat', 'automarke', 'fahrzeugmarke']);
const MODEL_LABELS = new Set(['modell', 'model', 'typ', 'type', 'fahrzeugmodell', 'fahrzeugtyp', 'modellbezeichnung']);

/** Splits words without a year by their labels («Marke: Hymer Modell: B 678»), else by their order. */
export function splitMakeAndModel(words: readonly string[]): MakeAndModel {
  return fromLabels(words) ?? fromOrder(words);
}

type Part = 'before' | 'make' | 'model' | 'other';

/**
 * «Modell» and «Typ» are part of many names («Tesla Modell 3», «VW Typ 2»): a label has a colon, or «Marke» came
 * first.
 */
function labelOf(word: string, loose: boolean): Part | null {
  const name = lookup(word);
  const labelled = word.endsWith(':');
  if ((labelled || loose) && MAKE_LABELS.has(name)) return 'make';
  if ((labelled || loose) && MODEL_LABELS.has(name)) return 'model';
  return labelled ? 'other' : null;
}

function fromLabels(words: readonly string[]): MakeAndModel | null {
  const loose = MAKE_LABELS.has(
    words.map(lookup).find((name) => name === 'marke' || !WORDS_BEFORE_MAKE.has(name)) ?? '',
  );
  const parts: Record<Part, string[]> = { before: [], make: [], model: [], other: [] };
  const seen = new Set<Part>();
  let current: Part = 'before';
  for (const word of words) {
    const label = labelOf(word, loose);
    if (label === null) parts[current].push(word);
    else current = label;
    seen.add(current);
  }
  if (!seen.has('make') && !seen.has('model')) return null;
  if (!seen.has('make')) return withoutMakeLabel(parts);
  if (parts.make.length === 0 || parts.model.length === 0) return fromOrder([...parts.make, ...parts.model]);
  return { make: wholeMake(parts.make), model: tidy(parts.model) };
}

/** «Hymer Modell: B 544» is read in order; «Modell: B 544» alone names no make unless a known one begins it. */
function withoutMakeLabel(parts: Record<Part, string[]>): MakeAndModel {
  const words = [...parts.before, ...parts.model];
  if (parts.before.length > 0 || matchMake(words.join(' ')) !== null) return fromOrder(words);
  return { make: null, model: tidy(words) };
}

function wholeMake(words: readonly string[]): string | null {
  const typed = tidy(words);
  const match = typed === null ? null : matchMake(typed);
  return match?.rest === '' ? match.make : typed;
}

function fromOrder(words: readonly string[]): MakeAndModel {
  const readable = fromArticle(dropWordsBeforeMake(words));
  // «911 Porsche»: a number alone is no make, the first word with a letter is.
  const start = readable.findIndex((word) => /\p{L}/u.test(word));
  if (start === -1) return { make: null, model: null };
  const [first = '', ...others] = readable.slice(start);
  const known = matchMake(readable.slice(start).join(' '));
  const model = tidy([...readable.slice(0, start), ...(known === null ? others : [known.rest])]);
  return { make: known?.make ?? core(first), model };
}

/** True if the words name only a kind of vehicle («unser Wohnmobil»). */
export function isOnlyKind(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => WORDS_BEFORE_MAKE.has(lookup(word)));
}

/** Not «einem»: «Nordstar auf einem Ford» names what carries it. */
const ARTICLES = new Set(['ein', 'eine', 'einen', 'en', 'e', 'es', 'ne', 'mein', 'meinen', 'unser', 'unseren']);

/** «Guten Tag, ich habe einen Hymer», «ich ha en Knaus»: a known make straight after an article is the make. */
function fromArticle(words: readonly string[]): readonly string[] {
  if (beginsWithMake(words)) return words;
  const article = words.findIndex(
    (word, index) => ARTICLES.has(lookup(word)) && beginsWithMake(words.slice(index + 1)),
  );
  return words.slice(article + 1);
}

function beginsWithMake(words: readonly string[]): boolean {
  return matchMake(words.slice(0, LOOK_AHEAD).join(' ')) !== null;
}

/** «Reisebus», «Camping-car»: a kind where a known make follows at once, else perhaps a make («Schwabenmobil»). */
const KIND = /(?:mobil|wagen|bus|car|boot|integriert(?:er|es)?|fahrzeuge?)$/;

function dropWordsBeforeMake(words: readonly string[]): readonly string[] {
  let start = 0;
  const word = () => lookup(words[start] ?? '');
  const follows = () => /^[^\p{L}\p{N}]*\p{L}/u.test(words[start + 1] ?? '');
  while (
    !beginsWithMake(words.slice(start)) &&
    (WORDS_BEFORE_MAKE.has(word()) ? follows() : KIND.test(word()) && beginsWithMake(words.slice(start + 1)))
  ) {
    start += 1;
  }
  return words.slice(start);
}

/**
 * Joins words, strips separators at both ends and brackets that lost their partner; null if nothing readable is left.
 */
function tidy(words: readonly string[]): string | null {
  const joined = words.join(' ');
  const balanced = joined.split('(').length === joined.split(')').length ? joined : joined.replace(/[()]/g, ' ');
  const text = balanced.replace(/ {2,}/g, ' ').replace(/^[\s\-–—:.,/+&]+/, '');
  let end = text.length;
  while (end > 0 && /[\s\-–—:.,/&]/.test(text.charAt(end - 1))) end -= 1;
  return isReadable(text) ? text.slice(0, end) : null;
}
