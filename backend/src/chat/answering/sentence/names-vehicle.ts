import type { Word } from '../../language/read-text.js';
import type { Asked } from '../aspects/aspect.js';
import { isVehicle } from '../understand/vehicle-count.js';
import { isVehicleName } from '../understand/vehicle-names.js';

/** What of a vehicle alone may be worked on. */
const PART =
  /(?:sitze?|sitzen|polstern?|matratzen?|teppiche?|teppich|rückbank|küche|nasszelle|bad|dach|kofferraum|fahrerhaus|innenraum|himmel|aussen|innen|kindersitz)$/;
/** What stands for a vehicle by its make. */
const MAKE =
  /^(?:porsche|ferrari|lamborghini|maserati|bentley|jaguar|bmw|audi|mercedes|vw|golf|tesla|volvo|hymer|bürstner|knaus|dethleffs|california|cabrio|oldtimer|sportwagen|töff)$/;
const OTHER_SIZE =
  'grösser|kleiner|länger|kürzer|:gross|:grosse|:grosses|:grossen|:klein|:kleine|:kleines|:kleinen|:langes|:langen|:altes';
/** What stands before a vehicle; a verb there would ask something of its own. */
const BEGINS_NO_CLAUSE =
  /^(?:bei|beim|für|fürs|mit|von|vom|am|im|ganze?[sn]?|nur|bloss|wenn|falls|eine?[nmr]?|die|der|das|dem|den|mein\p{L}*|unser\p{L}*|gross\p{L}*|klein\p{L}*|grösser\p{L}*|kleiner\p{L}*|alt\p{L}*)$/u;
const JOINING = /^(?:und|oder|aber|auch|gilt|gelten|nein|sorry|ich|meinte|also|doch)$/;
const FILLING = /^(?:so|eins|eines|einer|einen|wie|halt|eben|also|etwa|mein\p{L}*|unser\p{L}*)$/u;
/** Nobody says more of a vehicle alone. */
const MOST_OF_VEHICLE = 7;

/** «Nur die Sitze?»: of less than all of it. */
export function isVehiclePart({ standard }: Word): boolean {
  return PART.test(standard);
}

/** A vehicle by its kind or make, and no more than one. */
export function isOneVehicle(word: Word): boolean {
  return (
    MAKE.test(word.standard) ||
    (isVehicleName(word) && !isVehicle(word)) ||
    (isVehicle(word) && !/(?:autos|fahrzeuge|mobile|womos|busse)$/.test(word.standard))
  );
}

/** «Und für ein grösseres?», but not «Und wer schaut zum Auto?» */
export function namesVehicle({ words, says }: Asked): boolean {
  const begin = words.find(({ standard }) => !JOINING.test(standard));
  if (!begin || weightOf(words) > MOST_OF_VEHICLE) return false;
  if (!BEGINS_NO_CLAUSE.test(begin.standard) && ![isVehicle, isVehiclePart, isOneVehicle].some((is) => is(begin)))
    return false;
  return words.some((word) => isVehicle(word) || isVehiclePart(word) || isOneVehicle(word)) || says(OTHER_SIZE);
}

/** «Auch für ein kleines Wohnmobil?»: what was told, is asked for that size; for another kind of vehicle, whether we do it. */
export function namesSize(asked: Asked): boolean {
  return namesVehicle(asked) && asked.says(OTHER_SIZE);
}

/** How many words there are beside those that only fill: «so eins wie meins». */
export function weightOf(words: readonly Word[]): number {
  return words.filter(({ standard }) => !FILLING.test(standard)).length;
}
