import type { EnquirySlot } from '../enquiry.js';
import { wholeWords } from '../whole-words.js';

/** What visitors call the slots. */
const CALLED: readonly (readonly [slot: EnquirySlot, pattern: RegExp])[] = [
  [
    'phone',
    wholeWords('telefon|telefonnummer|handynummer|handy|nummer|natel|natelnummer|tel|mobile|mobilnummer|nummere'),
  ],
  ['email', wholeWords('e-?mail|mail|email-?adresse|e-mail-adresse|mailadresse|mail-adresse')],
  ['vehicle', wholeWords('fahrzeug|auto|wohnmobil|womo|modell|marke|jahrgang|camper')],
  ['dimensions', wholeWords('masse|grösse|länge|höhe|mass|längi|höchi')],
  ['desiredDate', wholeWords('termin|wunschtermin|datum|zeitpunkt|tag')],
  ['name', wholeWords('name|namen|nachname|vorname|namä')],
  ['message', wholeWords('nachricht|anliegen|wunsch|text|mitteilung')],
];
const REMOVAL = wholeWords(
  'weglassen|weglah|wegloh|wäg|weg|löschen|lösche|streichen|striiche|entfernen|rausnehmen|raus|ohne',
);

const DISPUTE = wholeWords(
  '(?:stimmt|stimmed|passt)(?: so| leider| noch| mehr| auch)* (?:nicht|nid|nöd|ned)|falsch(?:e[nrs]?)?|(?:nicht|nid|nöd|ned) (?:mein|meine|min|mini)|ändern|ändere|änderi|korrigieren|korrigiere|anpassen|veraltet|tippfehler|verschrieben|vertippt|(?:nicht|nid|nöd) (?:mehr )?(?:richtig|aktuell|korrekt)',
);

const CHANGE = wholeWords(
  '(?:etwas|öppis|was|angaben?|daten|alles|das) (?:noch |no )?(?:ändern|ändere|korrigieren|korrigiere|anpassen|aapasse)|(?:vertippt|verschrieben|tippfehler)',
);

/** True if something is to be changed, whatever it is. */
export function wantsChange(text: string): boolean {
  return CHANGE.test(text);
}

/** The slots that a message speaks of, surest first. */
export function findNamed(text: string): EnquirySlot[] {
  return CALLED.filter(([, pattern]) => pattern.test(text)).map(([slot]) => slot);
}

/** True if a slot is named whose words are wrong or are to go. */
export function isDispute(text: string): boolean {
  return (DISPUTE.test(text) || REMOVAL.test(text)) && findNamed(text).length > 0;
}

/** True if something is to be taken out and not put anew. */
export function wantsRemoval(text: string): boolean {
  return REMOVAL.test(text);
}
