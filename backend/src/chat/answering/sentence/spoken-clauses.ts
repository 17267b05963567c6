import type { QueryWord } from '../../knowledge/term-groups.js';
import type { FindSubjects } from '../subjects/find-subjects.js';
import type { Subject } from '../subjects/subject.js';
import { clausesOf } from '../understand/clauses.js';
import { isVehicle } from '../understand/vehicle-count.js';

/** A part of a message with what it speaks of. */
export interface Clause {
  readonly words: readonly QueryWord[];
  readonly subjects: readonly Subject[];
}

/** «Das Wohnmobil dämpfen und dann einstellen»: which place is meant, the vehicle says, wherever it stands. */
export function spokenClauses(words: readonly QueryWord[], findSubjects: FindSubjects): readonly Clause[] {
  const vehicles = words.filter(isVehicle);
  return clausesOf(words).map((clause) => {
    const found = findSubjects(clause);
    const isLikely = found.subjects.length > 0 && !found.isNamed;
    return { words: clause, subjects: (isLikely ? findSubjects([...clause, ...vehicles]) : found).subjects };
  });
}
