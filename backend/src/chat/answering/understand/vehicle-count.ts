import type { Word } from '../../language/read-text.js';
import { numberOf } from './numbers.js';

const VEHICLES =
  /^\p{L}*(?:autos?|fahrzeuge?n?|wagen|mobile?n?|womos?|camper|bus|busse|motorrad|motorräder|töffs?|oldtimer|plätze?n?|anhänger)$/u;
/** More is no private garage. */
const MOST = 20;

/** True for a word that names a vehicle. */
export function isVehicle({ standard }: Word): boolean {
  return VEHICLES.test(standard) && !/plätze?n?$/.test(standard);
}

/** «zwei Stück», «2 Stk.» */
const PIECES = /^(?:stück|stücke|stk|exemplare?n?)$/;
/** «unsere beiden Autos», «mein Bruder und ich haben je eines» */
const BOTH = /^beiden?$/;
/** «7 Meter Womo», «zwei Jahre altes Auto»: the number counts these. */
const UNIT =
  /^(?:m|metern?|cm|zentimeter|jahre?n?|jährige?[srnm]?|ps|kw|tonnen?|t|kilo|kg|km|kilometer|monate?n?|wochen?|tage?n?|franken|chf|fr|uhr|stunden?)$/;
const EACH = /^(?:je|jeweils|jeder|jedes)$/;
const COMPANY: ReadonlyMap<string, number> = new Map([
  ['zweit', 2],
  ['dritt', 3],
  ['viert', 4],
  ['fünft', 5],
]);
const PERSON =
  /^(?:bruder|schwester|mann|frau|vater|mutter|sohn|tochter|nachbar|nachbarin|freund|freundin|kollege|kollegin|schwager|partner|partnerin|eltern|schwiegereltern)$/;

/** For how many vehicles a price is asked: «drei Autos», «zwei alte Wohnmobile», «2 Stück»; 1 where no number is told. */
export function vehicleCount(words: readonly Word[]): number {
  for (const [at, word] of words.entries()) {
    if (!VEHICLES.test(word.standard) && !PIECES.test(word.standard)) continue;
    const count = countBefore(words, at);
    if (count !== undefined && Number.isInteger(count) && count > 1 && count <= MOST)
      return count + othersBeside(words, at);
  }
  return eachOf(words) ?? (isOneEach(words) || isOneAndOther(words) ? 2 : 1);
}

/** «zwei Autos und ein Wohnmobil»: those that are counted behind. */
function othersBeside(words: readonly Word[], at: number): number {
  const [joint, number, ...behind] = words.slice(at + 1, at + 5);
  const count = /^(?:und|plus|sowie)$/.test(joint?.standard ?? '') ? numberOf(number) : undefined;
  return count !== undefined && Number.isInteger(count) && count <= MOST && behind.some(isVehicle) ? count : 0;
}

/** «Wir sind zu dritt mit je einem Camper.» */
function eachOf(words: readonly Word[]): number | undefined {
  const company = words.find(({ standard }, at) => COMPANY.has(standard) && words[at - 1]?.standard === 'zu');
  const isEach = words.some(({ standard }) => EACH.test(standard)) && words.some(isVehicle);
  return company && isEach ? COMPANY.get(company.standard) : undefined;
}

function countBefore(words: readonly Word[], at: number): number | undefined {
  const [before, earlier] = [words[at - 1], words[at - 2]];
  if (BOTH.test(before?.standard ?? '') || BOTH.test(earlier?.standard ?? '')) return 2;
  return numberOf(before) ?? (UNIT.test(before?.standard ?? '') ? undefined : numberOf(earlier));
}

/** «einen Wohnwagen und ein Auto, beides einlagern» */
function isOneAndOther(words: readonly Word[]): boolean {
  const isBoth = words.some(({ standard }) => /^beide[ns]?$/.test(standard));
  return (
    isBoth && words.some((word, at) => isVehicle(word) && words[at + 1]?.standard === 'und' && isOwn(words, at + 2))
  );
}

/** «ein Auto», «unser altes Wohnmobil» */
function isOwn(words: readonly Word[], at: number): boolean {
  const [article, ...others] = words.slice(at, at + 3);
  return /^(?:ein|mein|unser|dein|sein|ihr)/.test(article?.standard ?? '') && others.some(isVehicle);
}

/** «Mein Nachbar und ich haben je ein Wohnmobil.» */
function isOneEach(words: readonly Word[]): boolean {
  const says = (pattern: RegExp) => words.some(({ standard }) => pattern.test(standard));
  return says(EACH) && says(PERSON) && says(/^(?:ich|mir|mich|wir)$/) && words.some(isVehicle);
}
