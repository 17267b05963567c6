import type { QueryWord } from '../../knowledge/term-groups.js';
import type { Aspect } from '../aspects/aspect.js';
import type { FoundAspect } from '../aspects/find-aspects.js';
import type { Understanding } from './understanding.js';

/**
 * The details that are recognised only by a question and what stands around it together: «Ich habe auf Lithium
 * umgerüstet. Halten Sie die Batterie am Leben?» What the statements say alone is not asked.
 *
 * @param alone what the question asks by itself
 * @param isDetail which aspects are details
 */
export function joinedAspects(
  question: readonly QueryWord[],
  alone: readonly FoundAspect[],
  { words, aspects }: Understanding,
  isDetail: (aspect: Aspect) => boolean = ({ isTopic }) => isTopic === true,
): readonly FoundAspect[] {
  const own = new Set(question);
  const known = new Set(alone.map(({ aspect }) => aspect.id));
  return aspects.filter(({ aspect, at }) => {
    const asking = at.flatMap((place) => words[place] ?? []).filter((word) => own.has(word));
    return isDetail(aspect) && !known.has(aspect.id) && asking.length > 0 && asking.length < at.length;
  });
}
