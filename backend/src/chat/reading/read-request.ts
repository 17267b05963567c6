import { inStandardGerman } from '../language/dialect.js';
import type { EnquirySlot } from './enquiry-slots.js';
import { wholeWords } from './whole-words.js';

/** Patterns are of standard German: see `inStandardGerman`. */
const PERSON = wholeWords(
  [
    '(?:mit|zu|an) (?:eine[mnr]?|ere)(?: (?:richtigen?|echte[nr]?))* (?:mensch(?:en)?|mänsch|person|mitarbeiter(?:in)?|berater(?:in)?)',
    '(?:echte[rn]?|richtige[rn]?) (?:mensch(?:en)?|person)|(?:mit )?jemand(?:em|en)? (?:sprechen|reden|persönlich|telefonieren?)',
    'persönlich (?:sprechen|reden)|mensch anfragen|mitarbeiter(?:in)? (?:sprechen|bitte)|keine?n? (?:bot|roboter|computer|chatbot|menschen)|(?:menschen|person) sprechen',
  ].join('|'),
);
const IMPATIENT = wholeWords(
  [
    '(?:das|es|dies) (?:dauert|nervt|ist m[üu]e?hsam|ist zu kompliziert|geht zu? lang)(?: mir| wir)?(?: zu lange?| ewig)?',
    '(?:mir|wir) zu (?:kompliziert|mühsam|blöd|lange|doof|umständlich)|zu? komp?li?ziert|(?:zu|z|so) viele? fragen?',
    'mü[eh]+sam|nervt|nervig|ungeduldig|vorwärts machen?|mach vorwärts|habe keine? zeit|geht das (?:nicht|auch) schneller',
  ].join('|'),
);
const CALL_BACK = wholeWords(
  [
    '(?:rufen|rü[ef]+[de]t?|rufe?[dt]|rü?ef[de]+[dt]?|ruefe?[dt]|ruft|rufe|ruf|läutet) (?:sie |ihr )?(?:mich|mein|mi|mittwoch|mir|wir|uns|doch|bitte|einfach|mal| )+(?:[^.!?\\n]{0,40} )?(?:an|zurück|aa|a)',
    'rückruf|ru[ck]+ruf|z[uü]?r[uü](?:gg?|ck)[eä]?(?:rufen|l[üi]{1,2}tt?[eäa])|(?:mich|mein|mi|mir|mer|uns|wir|bitte) (?:[^.!?,\\n]{0,40} )?(?:anrufen|zurückrufen|(?:aa|a)lüü?te)',
  ].join('|'),
);
const REFUSES_CALL = wholeWords(
  'nicht(?: mehr)? (?:anrufen?|telefonieren?|zurückrufen?|(?:an|zurück)(?=[\\s.,;!]*$))|keine?n? (?:(?:tele(?:f|ph)on)?anruf|rückruf|telefon)(?!num)\\p{L}*',
);
const PREFERS =
  '(?:lieber|nur|besser|eher|ausschliesslich)(?: noch| doch| bitte| eine?)* (?:(?:per|via|mit|über|an) )?(?:die |meine )?';
const PREFERS_MAIL = wholeWords(`${PREFERS}(?:e-?mail|mail|schriftlich)`);
const PREFERS_PHONE = wholeWords(`${PREFERS}(?:telefon\\p{L}*|anruf|anrufen|handy|natel)`);
const WAIT =
  /^(?:einen |ein |nur )?(?:kleinen |kurzen )?(?:moment|momänt|augenblick|sekunde|minuten?|minütli|momentli)(?![\p{L}])|^wart(?:e|en|en sie)?(?: kurz| mal| schnell| bitte|[.!]*$)|^(?:hmm+|äh|oh|okay|da)?[, ]*muss(?: ich)?(?: das| es| rasch| kurz| schnell| gerade| mal| erst)* (?:nachschauen|nachsehen|nachluege|schauen|suchen|nachfragen)[.!]*$/u;
const WHY =
  /(?:warum|wieso|weshalb|wozu|für was|wofür)(?:[^.!?\n]{0,60}(?:name|nummer|telefon|mail|adresse|angabe|daten|fahrzeug|wissen|brauch)|(?: denn| das| eigentlich)*[\s?!.]*$)|muss (?:(?:das|es|s) (?:denn )?(?:sein|sie)|(?:ich|man)[^.!?\n]{0,40} (?:angeben|sagen|nennen|geben))(?!\p{L})|^(?:hä+|was|wie|bitte|wie bitte|wie meinen sie(?: das)?)\s*\?[\s?!]*$/u;

/** True if a person is asked for in so many words. */
export function asksForPerson(message: string): boolean {
  const text = inStandardGerman(message);
  return PERSON.test(text) || /^(?:mitarbeiter(?:in)?|mensch|berater(?:in)?)[.!]?$/u.test(text.trim());
}

/** True if a person is asked for, or nobody has the patience for a machine's questions. */
export function wantsPerson(message: string): boolean {
  return asksForPerson(message) || IMPATIENT.test(inStandardGerman(message));
}

/** True if the business is asked to call: «Rufen Sie mich an», «lüted mer aa». */
export function wantsCallback(message: string): boolean {
  const text = inStandardGerman(message);
  return CALL_BACK.test(text) && !REFUSES_CALL.test(text);
}

/** The way to be reached that is preferred to the other one: «lieber per Mail», «bitte nicht anrufen». */
export function preferredWay(message: string): 'phone' | 'email' | undefined {
  const text = inStandardGerman(message);
  if (REFUSES_CALL.test(text) || PREFERS_MAIL.test(text)) return 'email';
  return PREFERS_PHONE.test(text) ? 'phone' : undefined;
}

/** True if the visitor asks for a moment's patience: «Moment, ich schaue nach». */
export function asksToWait(message: string): boolean {
  const text = message.trim();
  return WAIT.test(inStandardGerman(text)) || (PAUSE.test(text) && LOOKS_FOR.test(text));
}

const PAUSE =
  /^(?:(?:einen |nur )?(?:kleinen |kurzen )?(?:moment|momänt|momentli|sekunde|stopp?|halt|wart(?:e|en sie)?)(?: mal| bitte)?[ ,.!–-]+)+/iu;
const LOOKS_FOR = /(?<!\p{L})(?:nach|go )?(?:schau|lueg|such|suech|seh|hol|frag|frog|mess)|minut/iu;

/** «Moment, das Auto ist von 2021»: what stands behind the pause, where it tells something. */
export function withoutPause(text: string): string {
  const behind = text.replace(PAUSE, '');
  const tells = /\d/.test(behind) || findNamed(behind).length > 0;
  return tells && !LOOKS_FOR.test(behind) ? behind : text;
}

/** True if it is asked what a detail is needed for, or what is meant. */
export function asksWhy(message: string): boolean {
  return WHY.test(inStandardGerman(message));
}

/** What visitors call the slots. */
const CALLED: readonly (readonly [slot: EnquirySlot, pattern: RegExp])[] = [
  ['phone', wholeWords('telefon|telefonisch|(?:telefon|handy|mobil|natel)?nummer|handy|mobile')],
  ['email', wholeWords('(?:e-?)?mail(?:-?adresse)?|schriftlich|elektronische[rn]? post')],
  ['vehicle', wholeWords('fahrzeug|auto|wohnmobil|modell|marke|jahrgang|camper')],
  ['dimensions', wholeWords('masse?|grösse|länge|höhe')],
  ['desiredDate', wholeWords('(?:wunsch)?termin|datum|zeitpunkt|tag')],
  ['name', wholeWords('(?:nach|vor)?name[n]?|namä')],
  ['message', wholeWords('nachricht|anliegen|wunsch|text|mitteilung')],
];
const REMOVAL = wholeWords('weglassen|weglah|wegloh|weg|löschen?|streichen|striiche|entfernen|rausnehmen|raus|ohne');

const DISPUTE = wholeWords(
  '(?:stimmt|stimmed|stimmt es|passt)(?: so| leider| noch| mehr| auch)* nicht|falsch(?:e[nrs]?)?|nicht (?:meine?|minuten)|ändern|änder[ei]|korrigieren?|anpassen|veraltet|tippfehler|verschrieben|vertippt|nicht (?:mehr )?(?:richtig|aktuell|korrekt)',
);

const CHANGE = wholeWords(
  '(?:etwas|was|angaben?|daten|alles|das) (?:noch )?(?:ändern|ändere|korrigieren?|anpassen|aapasse)|(?:vertippt|verschrieben|tippfehler)',
);

/** True if something is to be changed, whatever it is. */
export function wantsChange(text: string): boolean {
  return CHANGE.test(inStandardGerman(text));
}

/** The slots that a message speaks of, surest first. */
export function findNamed(text: string): EnquirySlot[] {
  const standard = inStandardGerman(text);
  return CALLED.filter(([, pattern]) => pattern.test(standard)).map(([slot]) => slot);
}

/** True if a slot is named whose words are wrong or are to go. */
export function isDispute(text: string): boolean {
  return (DISPUTE.test(inStandardGerman(text)) || wantsRemoval(text)) && findNamed(text).length > 0;
}

/** True if something is to be taken out and not put anew. */
export function wantsRemoval(text: string): boolean {
  return REMOVAL.test(inStandardGerman(text));
}

const CHANGE_SENT = wholeWords(
  'ändern|ändere|korrigieren?|ergänzen?|berichtigen|anpassen|hinzufügen|stornieren|zurückziehen|zrugzieh|widerrufen|löschen|vertippt|verschrieben',
);
const OF_ENQUIRY = wholeWords(
  'etwas|was|anfrage|(?:telefon)?nummer|(?:e-)?mail|adresse|namen?|termin|angaben|fahrzeug|nachricht|offerte|vertippt|verschrieben',
);
const WRONG = wholeWords(
  '(?:(?:telefon)?nummer|(?:e-)?mail|mailadresse|adresse|name|angaben?)[^.!?\\n]{0,30}(?:falsch|nicht richtig|stimmt nicht)|falsche[nrs]? (?:(?:telefon|handy|natel)?nummer|(?:e-)?mail\\p{L}*|adresse|namen?)',
);
const FORGOTTEN = wholeWords('habe (?:ich )?(?:noch )?(?:etwas|was) (?:vergessen|vergässe)');

/** True if what was sent is to be changed: «Ich möchte noch etwas ändern», «die Nummer war falsch». */
export function wantsToChangeSent(message: string): boolean {
  if (message.length > 200) return false;
  const text = inStandardGerman(message);
  return (CHANGE_SENT.test(text) && OF_ENQUIRY.test(text)) || WRONG.test(text) || FORGOTTEN.test(text);
}
