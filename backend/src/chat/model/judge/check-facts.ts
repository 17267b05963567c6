import { isCampaignOver } from '@fahrzeugpflege/contracts';
import type { Passage } from '../../answers/answer.js';
import { facts } from '../../knowledge/facts.js';
import type { SubjectId } from '../../knowledge/knowledge-passage.js';
import { isKnownPrice } from './facts/known-prices.js';
import { KnownStatements, knowledgeOf, siteStatements } from './facts/known-statements.js';
import { readStatements } from './facts/read-statements.js';
import { type AboutStatement, subjectsIn } from './facts/subjects.js';
import { contradictsOpeningHours } from './facts/weekday-hours.js';

/** What an answer of a language model is held against. What the visitor said is no source. */
export interface Grounds {
  /** The passages that the model was given. */
  readonly passages: readonly Passage[];
  /** What the question is about, where that is known: the service's id or title. */
  readonly subject?: string | undefined;
  /** The campaign's discount is none once it is over. */
  readonly now: Date;
}

/** Something that an answer states and the site does not. */
export interface Fault {
  /** `money`, `percent`, `measure`, `time`, `date`, `phone`, `mail`, `address`, `number`, `claim`, `opening-hours` … */
  readonly kind: string;
  readonly key: string;
}

/**
 * Compares every figure and every promise of an answer with what the site says: amounts with the prices of the services
 * that they are said of, other figures with the texts about those services, promises with the given passages alone.
 *
 * @param reply as the visitor would read it, without links
 * @returns nothing where all of it stands on the site
 */
export function checkFacts(reply: string, { passages, subject, now }: Grounds): readonly Fault[] {
  const given = knowledgeOf(passages);
  const inPassages = new KnownStatements(given);
  const meant = meantSubjects(subject, given[0]?.subject);
  const isOver = isCampaignOver(facts.campaign, now);

  const isFault = (statement: AboutStatement): boolean => {
    const subjects = statement.subjects.length > 0 ? statement.subjects : meant;
    if (isDiscount(statement)) return isOver || !inPassages.hold(statement, subjects);
    if (statement.kind === 'claim') return !inPassages.hold(statement, subjects);
    if (statement.kind === 'money') return !isKnownPrice(statement, subjects);
    return !siteStatements().hold(statement, subjects);
  };
  const faults: Fault[] = readStatements(reply)
    .filter(isFault)
    .map(({ kind, key }) => ({ kind, key }));
  return contradictsOpeningHours(reply) ? [...faults, { kind: 'opening-hours', key: 'weekday' }] : faults;
}

function isDiscount({ kind, key, sentence }: AboutStatement): boolean {
  if (kind === 'claim') return key === 'discount';
  return kind === 'percent' && /rabatt|günstig|frühbuch|aktion|ermässig|nachlass|preis/i.test(sentence);
}

/** Where the answer names no service, it speaks of the one asked about, or of what its best passage is about. */
function meantSubjects(subject: string | undefined, ofBestPassage: SubjectId | undefined): readonly SubjectId[] {
  const asked = subject === undefined ? [] : subjectsIn(subject);
  if (asked.length > 0) return asked;
  return ofBestPassage === undefined ? [] : [ofBestPassage];
}
