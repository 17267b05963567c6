import type { QueryWord } from '../../knowledge/term-groups.js';
import { isTimeWord } from '../understand/asked-time.js';
import { isVehicle } from '../understand/vehicle-count.js';
import type { Understanding } from './understanding.js';

/** What tells how long the works take, and how long a sealing lasts. */
const OF_LENGTH: ReadonlySet<string> = new Set(['duration', 'doneBy', 'lasting', 'minimumTerm', 'periodCost']);
const LONG = /^lange?$/;
const ARTICLE = /^(?:der|die|das|den|dem|eine?[nmr]?|meine?[nmr]?|unsere?[nmr]?|kein[enmr]*)$/;
/** «Wie lange muss es lüften?» asks for what is named behind it. */
const MUST = /^(?:muss|müssen|soll|sollte|sollen|darf|dürfen)$/;
/** «Wie lange muss ich darauf verzichten?» asks for the work. */
const WITHOUT_IT = /^(?:verzichten|entbehren|missen|hergeben|abgeben|warten)$/;
/** «der frische Geruch» */
const DESCRIBING = /e[nrs]?$/;
/** By these names people call the works, what stays of them, and what is agreed on. */
const OURS =
  /(?:arbeit(?:en)?|prozedur|vorgang|ganze|ganzes|sache|programm|paket|auftrag|aktion|spass|angelegenheit|schicht|schutz|effekt|wirkung|glanz|zeug|lack|film|resultat|ergebnis|vertrag|inserat|garantie|verkauf|service|termin|rabatt)$/;

/** True for an aspect of lengths where it is asked how long something takes that no service is: «Wie lange müssen die Fenster offen bleiben?» */
export function isLengthOfOther({ words, subjects, foreign }: Understanding): (id: string) => boolean {
  const asked = words.findIndex(({ standard }, at) => standard === 'wie' && LONG.test(words[at + 1]?.standard ?? ''));
  const article = asked + 3;
  const isNamed = asked >= 0 && ARTICLE.test(words[article]?.standard ?? '');
  const at = isNamed ? nounFrom(words, article + 1, foreign) : -1;
  const thing = words[at];
  const isOfDeed = asked >= 0 && MUST.test(words[asked + 2]?.standard ?? '') && foreign.some(isDeed);
  const isOther =
    isOfDeed || (thing !== undefined && foreign.includes(thing) && !subjects.at.has(at) && !isOurs(thing));
  return (id) => isOther && OF_LENGTH.has(id);
}

/** The noun from there on, behind one word that describes it. */
function nounFrom(words: readonly QueryWord[], begin: number, foreign: readonly QueryWord[]): number {
  const next = words[begin + 1];
  const isDescribed = next !== undefined && foreign.includes(next) && DESCRIBING.test(words[begin]?.standard ?? '');
  return isDescribed ? begin + 1 : begin;
}

function isDeed({ standard }: QueryWord): boolean {
  return /en?$/.test(standard) && !WITHOUT_IT.test(standard);
}

function isOurs(thing: QueryWord): boolean {
  return isVehicle(thing) || isTimeWord(thing) || OURS.test(thing.standard) || thing.isNoNoun === true;
}
