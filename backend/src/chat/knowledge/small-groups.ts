import type { QueryWord, TermGroup } from './term-groups.js';

/** A name says what a question is about, not what is asked. */
const NAME_WEIGHT = 1;
/** What is asked after: «womit», «wie oft». */
const ASKING_WEIGHT = 1;
const SMALL_WEIGHT = 0.25;
const ASKING =
  /^(?:w(?:as|ann|o|er|em|en|arum|ieso|eshalb|omit|ohin|oran|orauf|ovon)|welche[rnsm]?|wie|oft|lange?|viele?|schnell|früh)$/;
/** By stems. Visitors speak to the business as they like, and of themselves. */
const ALIKE: readonly (readonly string[])[] = [
  ['sie', 'ihr', 'ihn', 'euch', 'du', 'dir'],
  ['ich', 'wir', 'man', 'uns', 'mir'],
  ['was', 'welch'],
  ['warum', 'wieso', 'weshalb'],
  ['kann', 'konn', 'konnt', 'darf', 'durf'],
  ['soll', 'muss', 'sollt'],
];

/** A word that decides between questions that are else alike: it names a subject, or stands in questions about anything. */
export function toSmallGroup({ stem, standard, names }: QueryWord): TermGroup {
  const whole = new Set(names ? [`=${names}`] : [stem, ...(ALIKE.find((stems) => stems.includes(stem)) ?? [])]);
  return {
    terms: whole,
    whole,
    weight: names ? NAME_WEIGHT : ASKING.test(standard) ? ASKING_WEIGHT : SMALL_WEIGHT,
    isKnown: false,
    metBy: (terms) => ([...whole].some((term) => terms.has(term)) ? 1 : 0),
  };
}
