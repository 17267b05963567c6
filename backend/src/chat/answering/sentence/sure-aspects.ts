import type { FoundAspect } from '../aspects/find-aspects.js';
import { isTimeWord } from '../understand/asked-time.js';
import { readClocks } from '../understand/clock.js';
import { readMinutesAhead } from '../understand/time-ahead.js';
import { isVehiclePart } from './names-vehicle.js';
import { isPriceOfOther } from './priced-thing.js';
import { isLengthOfOther } from './timed-thing.js';
import type { Understanding } from './understanding.js';

/** Which share of a question may be words that nobody understood, before its answer would be a guess. */
const FOREIGN_WHERE_NAMED = 0.6;
/** What is told in general says nothing of a thing that nobody understood: «Wie bringe ich Fliegen von der Front weg?» */
const FOREIGN_WHERE_GENERAL = 0.45;
const FOREIGN_WHERE_COMPLETE = 0.45;
const FOREIGN_ELSE = 0.34;
/** A long question tells more than it asks. */
const LONG = 6;
const FOREIGN_IN_LONG = 0.67;

/** A time of day is told in small words, and says as much as so many others. */
const CLOCK = 2;

/** Who is spoken to is also who is meant: «Wann haben Sie …?», not «Wann hat die Post …?». */
const ADDRESS = /^(?:sie|ihr|ihre[nrms]?|ihnen|euch|eure[nrms]?|du|dein|deine)$/;

/** The aspects that a sentence's words are enough for. */
export function sureAspects(understood: Understanding): readonly FoundAspect[] {
  const { words, aspects, subjects, content, foreign } = understood;
  // «Ist der Innenraum nachher desinfiziert?»: a part of a vehicle is what anything here is asked of.
  const unknown = foreign.filter((word) => !isVehiclePart(word));
  const strange = unknown.reduce((sum, { isNoNoun }) => sum + (isNoNoun ? 0.5 : 1), 0);
  const timed = words.filter((word) => isTimeWord(word) && !content.includes(word));
  const told = readClocks(words).length + (readMinutesAhead(words) === undefined ? 0 : 1);
  const share = strange / Math.max(1, content.length + timed.length + CLOCK * told);
  const isOfOther = isPriceOfOther(understood);
  const isOtherLength = isLengthOfOther(understood);
  return aspects.filter(({ aspect }) => {
    if (isOfOther(aspect.id) || isOtherLength(aspect.id)) return false;
    if (aspect.isSure) return true;
    if (aspect.isStrict) return foreign.length === 0;
    if (aspect.isGeneral && share > FOREIGN_WHERE_GENERAL) return false;
    if (content.length >= LONG && share <= FOREIGN_IN_LONG) return true;
    if (subjects.isNamed) return share <= FOREIGN_WHERE_NAMED;
    const complete = words.some(({ standard }) => ADDRESS.test(standard))
      ? FOREIGN_WHERE_NAMED
      : FOREIGN_WHERE_COMPLETE;
    return share <= (aspect.isComplete ? complete : FOREIGN_ELSE);
  });
}
