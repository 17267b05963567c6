import { wholeWords } from '../whole-words.js';

const THING =
  '(?:offert\\p{L}*|off?erte|angebote?|agebot|aagebot|kostenvoranschlag|anfrage|aafrag|afrog|termin|reservation|besichtigung|beratung)';
const VERB =
  '(?:ist|isch|sind|si|sind|kostet|kosten|choscht\\p{L}*|koscht\\p{L}*|choschti|verpflichtet|braucht(?: es|s)?|brucht?s|brucht(?: me| mer)?|gilt|muess (?:i|ich|me|mer)|muss (?:ich|man))';
const ARTICLE = '(?:die|der|das|eine?n?|d|de|dr|s|e|en|es|eure|euri|öii|eui|ihre|so eine?|sone?)';

/** «Isch d Offerte gratis», «d Offerte isch gratis, oder», «Termin nötig»: what is said or asked of the thing itself. */
const OF_IT = wholeWords(
  [
    `${VERB} (?:denn |eigentlich |de )?(?:${ARTICLE} )?${THING}`,
    `${THING} (?:denn |eigentlich |bei euch |bi eu )?${VERB}`,
    `${THING} (?:nötig|notwendig|obligatorisch|zwingend|pflicht|erforderlich)`,
  ].join('|'),
);
/** «Ist eine Offerte möglich», «Offerte ist erwünscht». */
const WISHED = wholeWords(
  'möglich|mögli|müglech|machbar|frei|freie[rsn]?|verfügbar|(?:er)?wünscht|(?:er)?gewünscht|erwünscht|erbeten|gesucht|gsuecht|gefragt|dringend|eilig|egal|glich|gliich|gleich|offen|flexibel|wichtig|schön|super|nett|toll|das,? was|was i(?:ch)? (?:wott|will|möcht\\p{L}?|bruch\\p{L}?)',
);

/** True if a sentence says or asks something of an offer, an enquiry or an appointment, and wishes none. */
export function isAboutEnquiry(sentence: string): boolean {
  return OF_IT.test(sentence) && !WISHED.test(sentence);
}
