import type { EnquirySlot } from './enquiry-slots.js';
import { wholeWords } from './whole-words.js';

const PERSON = wholeWords(
  [
    '(?:mit|zu|an) (?:eine[mnr]|em|ere|emene|einem richtigen|einem echten|eme) ?(?:richtigen |echten |richtige |echte )?(?:menschen?|mensch|person|mitarbeiter(?:in)?|berater(?:in)?|mönsch|mänsch)',
    '(?:echte[rn]?|richtige[rn]?) (?:mensch|menschen|person)|(?:mit )?(?:jemand(?:em|en)?|öpper(?:em)?|öpperem) (?:sprechen|reden|rede|schwätze|persönlich|telefonieren|telefoniere)',
    'persönlich (?:sprechen|reden|rede)|mensch anfragen|mitarbeiter(?:in)? (?:sprechen|bitte)|keine?n? (?:bot|roboter|computer|chatbot|menschen)|(?:menschen|person) sprechen',
  ].join('|'),
);
const IMPATIENT = wholeWords(
  [
    '(?:das|es|dies) (?:dauert|nervt|isch müehsam|ist mühsam|ist zu kompliziert|gaht z lang|goht z lang)(?: mir)?(?: zu lange?| ewig)?',
    '(?:mir|mer) zu (?:kompliziert|mühsam|blöd|lange|doof|umständlich)|z komplizert|z kompliziert|zu viele fragen|z vill froge|so viele fragen|z vil frage',
    'mühsam|müehsam|nervt|nervig|ungeduldig|vorwärts mache|mach vorwärts|habe keine zeit|ha kei zit|ha kei ziit|geht das (?:nicht|auch) schneller',
  ].join('|'),
);
const CALL_BACK = wholeWords(
  [
    '(?:rufen|rüefed|rüefet|rufed|rufet|ruefed|ruefet|ruft|rufe|ruf) (?:sie |ihr )?(?:mich|mi|mir|mer|me|uns|üs|doch|bitte|einfach| )+(?:[^.!?\\n]{0,40} )?(?:an|zurück|zrugg|aa|a)',
    'rückruf|rukruf|zurückrufen|z[uü]?r[uü](?:gg?|ck)[eä]?l[üi]{1,2}tt?[eäa]|zruggrüefe|ruckruf|(?:mich|mi|uns) (?:bitte |doch |mal |kurz |einfach )*(?:anrufen|aalüte|alüte|aalüüte|alüüte|zurückrufen)|mer (?:aa|a)lüü?te',
    '(?:lüt|lütet|lüütet|lüted|lüüted|läutet) (?:mer|mir|üs|ihr mer|ihr mir)(?: bitte| doch| mal)? (?:aa|a|zrugg)',
  ].join('|'),
);
const WAIT =
  /^(?:einen |en |nur )?(?:kleinen |kurzen )?(?:moment|momänt|augenblick|sekunde|minute|minütli|momentli)(?![\p{L}])|^wart(?:e|en sie)?(?: kurz| mal| schnell| schnäll| bitte|[.!]*$)|^(?:hmm+|äh|oh|ok|da)?[, ]*(?:muss|mues|muess)(?: ich| i)?(?: das| es| rasch| kurz| schnell| schnäll| grad| gerade| mal| erst)* (?:nachschauen|nachsehen|nachluege|luege|schauen|suchen|nachfragen)[.!]*$/iu;
const WHY =
  /(?:warum|wieso|weshalb|wozu|für was|wofür)(?:[^.!?\n]{0,60}(?:name|nummer|telefon|mail|adresse|angabe|daten|fahrzeug|wissen|wüsse|wüssä|wösse|bruch|brauch)|(?: denn| das| eigentlich)*[\s?!.]*$)|(?:muss|muess|mues) (?:das|es|s) (?:denn )?(?:sein|si)(?!\p{L})|^(?:hä+|was|wie|bitte|wie bitte|wie meinen sie(?: das)?)\s*\?[\s?!]*$/iu;

/** True if a person is asked for in so many words. */
export function asksForPerson(message: string): boolean {
  return PERSON.test(message) || /^(?:mitarbeiter(?:in)?|mensch|berater(?:in)?)[.!]?$/iu.test(message.trim());
}

/** True if a person is asked for, or nobody has the patience for a machine's questions. */
export function wantsPerson(message: string): boolean {
  return asksForPerson(message) || IMPATIENT.test(message);
}

/** True if the business is asked to call: «Rufen Sie mich an», «lüted mer aa». */
export function wantsCallback(message: string): boolean {
  return CALL_BACK.test(message);
}

/** True if the visitor asks for a moment's patience: «Moment, ich schaue nach». */
export function asksToWait(message: string): boolean {
  return WAIT.test(message.trim());
}

/** True if it is asked what a detail is needed for, or what is meant. */
export function asksWhy(message: string): boolean {
  return WHY.test(message);
}

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

const CHANGE_SENT = wholeWords(
  'ändern|ändere|korrigieren|korrigiere|ergänzen|ergänze|berichtigen|anpassen|hinzufügen|stornieren|zurückziehen|zrugzieh|widerrufen|löschen|vertippt|verschrieben',
);
const OF_ENQUIRY = wholeWords(
  '(?:noch )?(?:etwas|öppis|was)|anfrage|aafrag|nummer|telefonnummer|mail|e-mail|adresse|name|namen|termin|angaben|fahrzeug|nachricht|offerte|vertippt|verschrieben',
);
const WRONG = wholeWords(
  '(?:nummer|telefonnummer|mail|mailadresse|adresse|name|angabe|angaben|e-mail)[^.!?\\n]{0,30}(?:falsch|nicht richtig|stimmt nicht)',
);
const FORGOTTEN = wholeWords('(?:habe|ha|hab|han) (?:ich )?(?:noch )?(?:etwas|öppis|was) (?:vergessen|vergässe)');

/** True if what was sent is to be changed: «Ich möchte noch etwas ändern», «die Nummer war falsch». */
export function wantsToChangeSent(message: string): boolean {
  if (message.length > 200) return false;
  return (CHANGE_SENT.test(message) && OF_ENQUIRY.test(message)) || WRONG.test(message) || FORGOTTEN.test(message);
}
