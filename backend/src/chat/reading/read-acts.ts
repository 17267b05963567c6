import type { Act, Acts, Situation } from '../understand/acts.js';
import { loadReaders } from '../understand/model-file.js';
import { bareSigns } from './clear-yes.js';
import { contentWords } from './content-words.js';
import { hasQuestionMark, type Sentence, sentencesOf } from './sentences-of.js';
import { wholeWords } from './whole-words.js';

export type { Act, Acts, Situation } from '../understand/acts.js';

/** What is wished of people. */
const WISHES = ['call', 'appointment', 'offer', 'work', 'search'] as const;

/** Whoever does one of these wants nothing by it. */
export const REFUSALS: readonly Act[] = ['no', 'calloff', 'decline', 'done', 'goodbye'];

const NO_SIGNS = /^(?:👎|❌|🚫)+$/u;
const SHRUG = /^(?:🤷(?:\u200d?[♀♂])?)+$/u;
const DASH = /^\s*[-–—.]{1,3}\s*$/u;

/** A sentence, and what the visitor does by it. */
export interface ReadSentence extends Sentence {
  readonly acts: Acts;
}

/** Within a turn the same texts are looked at again and again. */
const recent = new Map<string, readonly ReadSentence[]>();
const MOST_RECENT = 4;

/** The sentences of a message, each with what is done by it. */
export function readSentences(message: string, situation: Situation): readonly ReadSentence[] {
  const key = `${situation} ${message}`;
  const known = recent.get(key);
  if (known !== undefined) return known;
  const sentences = sentencesOf(message).map((sentence) => ({ ...sentence, acts: actsIn(sentence.text, situation) }));
  const [oldest = ''] = recent.keys();
  if (recent.size >= MOST_RECENT) recent.delete(oldest);
  recent.set(key, sentences);
  return sentences;
}

/** What ends in a question mark and does nothing that was learned asks; «ja?» and «ok?» ask for nothing that has an answer. */
function actsIn(sentence: string, situation: Situation): Acts {
  const acts = loadReaders().acts.actsOf(sentence, situation);
  const asks = acts.size === 0 && hasQuestionMark(sentence) && sentence.trim().includes(' ');
  return asks ? new Map([['question', 0]]) : acts;
}

/** All that a visitor does by a message. */
export function actsOf(message: string, situation: Situation): Acts {
  const sentences = readSentences(message, situation);
  if (sentences.length === 0) return actsOfSigns(message);
  const all = sentences.flatMap(({ acts }) => [...acts]);
  const ascending = all.toSorted(([, one], [, other]) => one - other);
  // Of one that several sentences do the likeliest counts.
  return new Map([...new Map(ascending)].toSorted(([, one], [, other]) => other - one));
}

/** A thumb down is a no; a shrug or a dash in the place of an answer leaves it out. */
function actsOfSigns(message: string): Acts {
  const signs = bareSigns(message);
  if (NO_SIGNS.test(signs)) return new Map([['no', 1]]);
  return new Map(SHRUG.test(signs) || DASH.test(message) ? [['decline', 1]] : []);
}

/** What is done as clearly as this is done whatever else a text may mean. */
export const CLEAR = 0.3;

/** True for a sentence that asks for information, also without a question mark. */
export function isQuestion(sentence: string): boolean {
  return loadReaders().acts.actsOf(sentence, 'free').has('question');
}

/** True if a message holds a question that wants an answer from the knowledge. */
export function asksSomething(message: string, situation: Situation = 'free'): boolean {
  return readSentences(message, situation).some(({ acts }) => acts.has('question'));
}

/** True if a message does nothing but ask for information; a number beside the question tells something. */
export function isOnlyQuestion(message: string): boolean {
  const sentences = readSentences(message, 'free');
  const isAside = ({ text, acts }: ReadSentence) =>
    acts.has('question') ? !isWish(acts) : contentWords(text).length === 0 && !/\d/.test(text);
  return sentences.some(({ acts }) => acts.has('question')) && sentences.every(isAside);
}

/** True if something is wished of people by these acts. */
export function isWish(acts: Acts): boolean {
  return WISHES.some((act) => acts.has(act));
}

const DELETES = wholeWords('l(?:ö|oe)sch(?:en?|t|ed)?');
const OF_VISITOR = wholeWords(
  'all(?:es|s)|(?:all|m[ei]+n|unser)\\p{L}* (?:personen|kunden|kontakt)?-?(?:date[ni]?|angabe[ni]?)|gespräch|chat|verlauf',
);
const KEEPS = wholeWords('nicht|nichts|nid|nöd|n[uü]t|nur|ander\\p{L}*|rest|sonst|ausser|bis auf|navi\\p{L}*');

/** «Bitte alles löschen», «chönd ihr mini Date lösche?»: nothing is to be known of the visitor any more. */
export function deletesAll(message: string): boolean {
  return DELETES.test(message) && OF_VISITOR.test(message) && !KEEPS.test(message);
}
