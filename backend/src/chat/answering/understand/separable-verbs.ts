import type { Word } from '../../language/read-text.js';
import type { StemOf } from './pattern.js';

const PARTICLES = new Set(
  'ab an auf aus bei ein mit nach um unter vor vorbei weg zurück heraus hinein herein hin her zusammen'.split(' '),
);
/** What stands before a noun: in «mit dem Zug …, holt ihr mich ab?» no «abzug» is meant. */
const BEFORE_NOUN =
  /^(?:dem|den|einem|einen|eine[rns]?|ein|[mds]ein(?:e[mnrs]?)?|unser(?:e[mnrs]?)?|[vz]om|zu[mr]|[ai]m|mit|per)$/;
/** «Für einen Monat … komme ich mit 250 hin?»: no «hinein». */
const ARTICLE = /^(?:eine?[mnrs]?|der|die|das|de[mn])$/;
/** What may follow the particle within a sentence. */
const NEXT_CLAUSE = /^(?:und|oder|aber|wenn|bevor|damit|dass|weil|ob|wie|was|wann|falls|sobald)$/;

/**
 * Joins verbs with the particle that stands at the end of their clause: in «Wie bereite ich das Auto vor?» the first
 * word becomes a form of «vorbereiten». The verb alone stays among its parts.
 *
 * @param isKnown whether a stem is one of the site's or the tables' words
 */
export function joinSeparableVerbs(
  words: readonly Word[],
  stemOf: StemOf,
  isKnown: (stem: string) => boolean,
): readonly Word[] {
  const joined = [...words];
  for (const [at, { standard: particle }] of words.entries()) {
    const next = words[at + 1]?.standard;
    if (!PARTICLES.has(particle) || (next !== undefined && !NEXT_CLAUSE.test(next))) continue;
    const verb = joined.findIndex(
      (word, place) =>
        place < at &&
        /^\p{L}{3,}$/u.test(word.standard) &&
        !ARTICLE.test(word.standard) &&
        !BEFORE_NOUN.test(joined[place - 1]?.standard ?? '') &&
        isKnown(stemOf(particle + word.standard)),
    );
    const found = joined[verb];
    if (!found) continue;
    const standard = particle + found.standard;
    joined[verb] = { ...found, standard, stem: stemOf(standard), parts: [...found.parts, found.stem] };
  }
  return joined;
}
