import type { Subject } from '../../subjects/subject.js';
import { isPlace } from '../../subjects/subject-kinds.js';
import { subjectOf } from '../../subjects/subjects.js';
import { isVehicle } from '../../understand/vehicle-count.js';
import type { Asked } from '../aspect.js';
import { isMonthly } from './cost.js';

/** What people waver between, where they do not say it. */
const PLACES = ['autohotel', 'einlagerung'];
const OF_TWO =
  'preisunterschied|preisdifferenz|differenz|etwas|alternative|zwei|beide|beiden|dieser|davon|welche|welches|was|wie_viel|wieviel|wie_gross';
/** «Und ist das teurer?» says no more. */
const MOST_BARE = 5;

/** The services named, or the one named beside the one before: «Und welches von beiden ist günstiger?» */
export function compared({ subjects, before, mentioned, says, words }: Asked): readonly Subject[] {
  const isPriced = ({ price }: Subject) => price !== undefined;
  const named = subjects.filter(isPriced);
  // «Ist das teurer?» of a place is asked of the other.
  const isOfTwo = says(OF_TWO) || (words.length <= MOST_BARE && named.every(isPlace));
  if (named.length >= 2 || !isOfTwo) return named;
  const [first, ...others] = [...new Set([...named, ...mentioned(), ...before])].filter(isPriced);
  if (!first) return [];
  const other = others.find((each) => isMonthly(each) === isMonthly(first));
  if (!other && PLACES.includes(first.id)) return PLACES.flatMap((id) => subjectOf(id) ?? []);
  return [first, ...(other ? [other] : others.slice(0, 1))];
}

/** «Was ist teurer, Wohnmobil oder Auto einlagern?»: the vehicles are held against each other, not the services. */
export function ofTwoVehicles({ words }: Asked): boolean {
  return words.some((word, at) => {
    const isBetween = words[at - 1]?.standard === 'oder' || words[at - 2]?.standard === 'oder';
    return isVehicle(word) && isBetween && words.slice(0, at - 1).some(isVehicle);
  });
}
