import type { Asked, Aspect } from '../aspects/aspect.js';
import { isTimeWord, readAskedTime } from '../understand/asked-time.js';
import { numberOf } from '../understand/numbers.js';
import { readPlace } from '../understand/place-of-two.js';
import { OF_VEHICLE, RECKONED, TIMED } from './follow-up-kinds.js';
import { namesSize, namesVehicle } from './names-vehicle.js';
import type { Understanding } from './understanding.js';

const IN_SEASON = /^(?:sommer|winter|frühling|herbst|nebensaison|hauptsaison|ferien|feiertage?)$/;
const SEASON = /^(?:wann|sommers?|winters?|frühlings?|herbst(?:es)?)$/;
const UNIT = 'monat|tag|woche|nacht';

/** Whether another subject, time or number is named than before. */
export function namesAnother({ words, subjects }: Understanding, asked: Asked, before: string): boolean {
  const isOther = subjects.isNamed || asked.subjects[0] !== asked.before[0];
  if (subjects.subjects.length > 0 && isOther) return true;
  if (words.some((word) => numberOf(word) !== undefined)) return true;
  if (OF_VEHICLE.has(before) && namesVehicle(asked)) return true;
  if (readPlace(words)) return true;
  // «Und pro Monat?»
  return (
    (TIMED.has(before) && isAnotherTime(asked)) ||
    (before === 'price' && words.some(({ standard }) => IN_SEASON.test(standard))) ||
    (asked.says(UNIT) && (RECKONED.has(before) || before === 'price'))
  );
}

/** «Auch für ein kleines Wohnmobil?» after a price asks for the price, and not whether we do it. */
export function asksOfSize({ id }: Aspect, asked: Asked, before: string): boolean {
  return id === 'vehicleKinds' && OF_VEHICLE.has(before) && namesSize(asked);
}

function isAnotherTime({ words, now }: Asked): boolean {
  if (words.some((word) => isTimeWord(word) || SEASON.test(word.standard))) return true;
  const { weekdays, time } = readAskedTime(words, now);
  return weekdays.length > 0 || time !== undefined;
}
