import type { SubjectId } from '../../knowledge/knowledge-passage.js';
import type { FoundSubjects } from '../subjects/find-subjects.js';
import type { Subject } from '../subjects/subject.js';

/** One of a kind is hinted at by words that are said of the other too. */
const KINDRED: readonly (readonly SubjectId[])[] = [
  ['vermittlung', 'an-und-verkauf'],
  ['autohotel', 'einlagerung'],
  ['keramikversiegelung-wohnmobile', 'aufbereitung'],
];
const GOES_ON = '=und|=es|=das|=dann|=ihn';
const LEAVES =
  '=kaufen|=kauft|=abkaufen|=ankaufen|=ankauf|=eintauschen|:zahlt|:bietet|direkt|oder|statt|anstatt|stattdessen';

/** «Und wenn er vier Monate nur steht?» is no car hotel any more. */
const STANDS_ONLY = '=nur|bloss|=einfach =stehen|=steht|einlagern';

/** Of two that are alike the other: «Nein, ich meinte das andere.» */
export function otherOfKind(id: SubjectId): SubjectId | undefined {
  return KINDRED.find((kind) => kind.includes(id))?.find((other) => other !== id);
}

/** «Was kostet die Vermittlung?» «Und wenn es verkauft ist?»: a hint at its like is no leaving of what was talked about. */
export function isStillMeant(
  { subjects, isNamed }: FoundSubjects,
  before: Subject | undefined,
  says: (pattern: string) => boolean,
): boolean {
  if (isNamed || !before) return false;
  const isKindred = KINDRED.some((kind) => [...subjects, before].every(({ id }) => kind.includes(id)));
  return isKindred && says(GOES_ON) && !says(LEAVES) && !says(STANDS_ONLY);
}
