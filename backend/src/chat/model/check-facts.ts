import { isCampaignOver } from '@fahrzeugpflege/contracts/without-schemas';
import type { Answer } from '../answers/answer.js';
import { facts } from '../knowledge/facts.js';
import type { KnowledgePassage, SubjectId } from '../knowledge/knowledge-passage.js';
import { knowledgePassages } from '../knowledge/knowledge-passages.js';
import { hasFigure, meaningIn, NEGATION, PROMISES, SERVICES, wordsOf } from './checked-words.js';

/** What sources have of an answer's words, and of each sentence's, so that none is slipped in among true ones. */
const SHARE = 0.6;
const SENTENCE_SHARE = 0.34;
/** Fewer words say nothing that could be found: «Ja, das machen wir gerne.» */
const LEAST = 2;

/** What an answer states and its sources don't. */
export type Fault = 'figure' | 'promise' | 'not-from-the-site';

/** What these texts say holds for the whole business. */
const GENERAL: readonly SubjectId[] = ['betrieb', 'kontakt', 'fahrzeuge'];
const CAMPAIGN: SubjectId = 'fruehbucher';
const DISCOUNTED: SubjectId = 'keramikversiegelung-wohnmobile';
const byId = new Map(knowledgePassages.map((passage) => [passage.id, passage]));

/**
 * What an answer may be made of: of the passages that the knowledge found, those about what was asked and those about the
 * whole business. What the visitor said is no source, and the campaign is none once it is over.
 */
export function sourcesOf({ context, passages = [] }: Answer, now: Date): readonly KnowledgePassage[] {
  const found = passages.flatMap(({ id }) => byId.get(id) ?? []);
  const asked = context.subject ?? found[0]?.subject;
  const sources: readonly (string | undefined)[] = [asked, ...GENERAL, ...(asked === DISCOUNTED ? [CAMPAIGN] : [])];
  const isOver = isCampaignOver(facts.campaign, now);
  return found.filter(({ subject }) => sources.includes(subject) && !(isOver && subject === CAMPAIGN));
}

/**
 * Holds every sentence of an answer against its sources.
 *
 * - One with a figure is a whole statement of one source, word for word.
 * - One that promises something is that too, or has the promise in one statement, and half of its other words around it.
 * - Either source names all services that the answer names, so that nothing is said of another one.
 * - All of the answer is made mostly of the sources' words.
 *
 * @param reply cleaned, without the contacts of the business
 */
export function faultOf(reply: string, sources: readonly KnowledgePassage[]): Fault | undefined {
  const services = wordsOf(SERVICES, reply);
  const eligible = sources.filter((source) => holdsAll(wordsOf(SERVICES, wholeText(source)), services));
  for (const sentence of sentencesOf(reply)) {
    const isFigure = hasFigure(sentence);
    const promises = wordsOf(PROMISES, sentence);
    if ((!isFigure && promises.size === 0) || eligible.some((source) => isQuotedFrom(source, sentence))) continue;
    if (isFigure) return 'figure';
    if (!eligible.some((source) => isPromisedBy(source, sentence, promises))) return 'promise';
  }
  return isGrounded(reply, sources) ? undefined : 'not-from-the-site';
}

/** Of two prices the service page's counts, so that articles are not quoted. */
function isQuotedFrom(source: KnowledgePassage, sentence: string): boolean {
  return !source.page.startsWith('/blog/') && statementsOf(source).some((known) => plain(known) === plain(sentence));
}

function isPromisedBy(source: KnowledgePassage, sentence: string, promises: ReadonlySet<string>): boolean {
  const isPromise = (word: string) => [...promises].some((each) => each.startsWith(word) || word.startsWith(each));
  const others = meaningIn(sentence).filter((word) => !isPromise(word));
  const found = countIn(meaningIn(wholeText(source)), others);
  const isNegative = (text: string) => wordsOf(NEGATION, text).size > 0;
  return (
    found >= LEAST &&
    found >= others.length / 2 &&
    statementsOf(source)
      .filter((known) => isNegative(known) === isNegative(sentence))
      .some((known) => holdsAll(wordsOf(PROMISES, known), promises))
  );
}

/** It tells a poem, a recipe or a service that nobody offers from an answer out of the site, and no more than that. */
function isGrounded(reply: string, sources: readonly KnowledgePassage[]): boolean {
  const known = meaningIn(sources.map(wholeText).join(' '));
  const words = meaningIn(reply);
  const found = countIn(known, words);
  const parts = reply.split(/[.!?;:]\s+|\n/).map(meaningIn);
  return (
    found >= LEAST &&
    found / words.length >= SHARE &&
    parts.every((own) => own.length < LEAST || countIn(known, own) / own.length >= SENTENCE_SHARE)
  );
}

function countIn(known: readonly string[], words: readonly string[]): number {
  return words.filter((word) => known.includes(word)).length;
}

/** What a source states, each to be quoted whole: its sentences but questions, or its few words under their title. */
function statementsOf({ title, text }: KnowledgePassage): readonly string[] {
  if (!/[.!?]$/.test(text)) return [`${title}: ${text}`];
  return sentencesOf(text).filter((sentence) => !sentence.endsWith('?'));
}

/** Not parted after short words, abbreviations and days: a statement too long is only harder to quote, half of one is wrong. */
const SENTENCE_END = /(?<=[!?]|(?:\p{L}{4}|\d{3}|[%»)])\.)(?<!(?:evtl|exkl|inkl|resp|zzgl|mwst)\.)\s+|\n+/iu;

function sentencesOf(text: string): readonly string[] {
  return text.split(SENTENCE_END).filter((sentence) => sentence !== '');
}

/** A statement as it is compared: letters, digits, and the marks that change a figure. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[’‘'](?=\d)/g, '')
    .replace(/[^\p{L}\p{N}%°€$@+.,:/-]+/gu, ' ')
    .replace(/[\s.,:]+$/, '')
    .trim();
}

const wholeText = ({ page, title, text }: KnowledgePassage) => `${page} ${title} ${text}`;

function holdsAll(words: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  return [...wanted].every((each) => words.has(each));
}
