import type { FoundAspect } from '../aspects/find-aspects.js';
import type { Understanding } from './understanding.js';

/** Which share of a question may be words that nobody understood, before its answer would be a guess. */
const FOREIGN_WHERE_NAMED = 0.6;
const FOREIGN_WHERE_COMPLETE = 0.45;
const FOREIGN_ELSE = 0.34;

/** The aspects that a sentence's words are enough for. */
export function sureAspects({ aspects, subjects, content, foreign }: Understanding): readonly FoundAspect[] {
  const share = foreign.length / Math.max(1, content.length);
  return aspects.filter(({ aspect }) => {
    if (aspect.isSure) return true;
    if (aspect.isStrict) return foreign.length === 0;
    if (subjects.isNamed) return share <= FOREIGN_WHERE_NAMED;
    return share <= (aspect.isComplete ? FOREIGN_WHERE_COMPLETE : FOREIGN_ELSE);
  });
}
