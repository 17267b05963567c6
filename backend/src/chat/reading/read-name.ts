import { matchMake } from '@fahrzeugpflege/contracts/without-schemas';
import { namesDay } from './date-words.js';
import type { EnquiryAsked } from './enquiry-slots.js';
import { isQuestion } from './is-question.js';
import {
  isCapitalised,
  isFirstName,
  isKnownName,
  isNameWord,
  isSurname,
  isSurnameAlone,
  PARTICLES,
} from './known-names.js';
import { nameAt, namesAt } from './name-at.js';
import { type Found, take } from './plain-text.js';
import { isClearYes, readIntent } from './read-intent.js';
import { sentencesOf } from './sentences-of.js';
import { wholeWords } from './whole-words.js';

const START = '(?<![\\p{L}\\p{N}])';
/** Behind these stands a name, in whatever letter case: «mein Name ist», «ich heisse», «Name:», and a letter's end. */
const SURE = [
  new RegExp(
    `${START}(?:(?<!(?:ihr|ihre|ihren|eure|euren|firmen|der firma) )(?:vor- ?und ?nach|n[ao]+ch|vor|familien|zu|ruf)?nam+en? ?(?:[:=]|(?:ist|isch|lautet|wäre|wär|schr[eiy]+bt (?:sich|me|man))(?![\\p{L}]))|(?:kontakt|ansprech)person(?: ist| isch)?|kontakt(?= (?:herr|frau) )|me seit m(?:ir|er)|mir seit me|man nennt mich|(?:i |ich )heiss[eä]?|(?:wir|mir|mer) heisse[nd]?|h[ae]i(?:ss?|ß)[ei](?: ich| i)?)(?<=[:=]|(?![\\p{L}])) *(?:(?:übrigens|überigens|nämlich|halt|also|eigentlich) )*`,
    'giu',
  ),
  /(?:(?:freundliche|liebe|beste|schöne|herzliche|viele|liebi|fründlechi|früntlichi)[nrs]? (?:grüssen?|grüßen?|grüess|grüessli|gruss|gruß)|hochachtungsvoll|(?:mit )?vorzüglicher hochachtung|(?<![\p{L}])(?:gruss|gruß|grüsse|grüße|grüess(?:li)?|gruess(?:li|e)?|lg|mfg|vg|bg|glg))(?![\p{L}]| gott)[\s,.!:–-]*(?:aus [\p{L}]+[\s,]+)?/giu,
];
/** Behind these may stand a name: «Ich bin d Anna», «hier ist Anna», «Name Anna Meier». */
const LIKELY = new RegExp(
  `${START}(?:(?:ich |i )?(?:bin?)|(?:wir|mir|mer) (?:sind|sy|si|sinn)|hier(?: ist| isch| schreibt| spricht)?|d[ao] isch|da ist|da schribt|(?:nach|vor|familien)?name)(?![\\p{L}]) *(?:(?<article>der|die|d|de|dr|s|ds|t|em)['’]? )?`,
  'giu',
);
/** What may stand behind a name that is no sure one. */
const END = /^[\s.!)]*(?:$|[\n,;.!]|und |u |mit |us |aus |vo |von |am |hier|tel|natel)/iu;
/** «us Wil» tells who, not what is wished. */
const PLACE = /^ (?:us|aus|vo|von) (?:der |dr )?\p{Lu}[\p{L}-]+(?![\p{L}])/u;
const HERE = /^ (?:hier|am apparat|(?:ist|isch) (?:mein|min|mi|der|de|dr) name)(?![\p{L}])/iu;
const LABELLED = wholeWords(
  "(?<label>vor|nach|familien|)name(?: ?[:=]| ist| isch| lautet)? ?(?<part>[\\p{L}'’-]{2,40})",
  'giu',
);

/** A name that is announced («mein Name ist …», «Anna Meier hier») or signed («Freundliche Grüsse, Anna Meier»). */
export function readIntroducedName(text: string): Found | null {
  const sure = readLabelled(text) ?? SURE.reduce<Found | null>((found, lead) => found ?? readBehind(text, lead), null);
  return sure ?? readBehind(text, LIKELY, false) ?? readHere(text);
}

/** «Vorname: Anna, Nachname: Meier», in either order. */
function readLabelled(text: string): Found | null {
  const labelled = [...text.matchAll(LABELLED)].filter(({ groups }) => nameAt(groups?.['part'] ?? '', true) !== '');
  const first = labelled.find(({ groups }) => /^vor$/i.test(groups?.['label'] ?? ''));
  const surname = labelled.find((match) => !/^vor$/i.test(match.groups?.['label'] ?? ''));
  if (first === undefined || surname === undefined) return null;
  const [start, end] = [Math.min(first.index, surname.index), Math.max(first.index, surname.index)];
  const length = (end === first.index ? first : surname)[0].length;
  return take(text, start, end + length, `${first.groups?.['part']} ${surname.groups?.['part']}`);
}

function readBehind(text: string, introduction: RegExp, isSure = true): Found | null {
  for (const { 0: lead, index, groups } of text.matchAll(introduction)) {
    const start = index + lead.length;
    const behind = text.slice(start);
    const word = /^\p{L}+/u.exec(behind)?.[0] ?? '';
    const isCalledSo = /(?:nach|familien)name/iu.test(lead) && isSurname(word);
    const isOfSeveral = /^(?:wir|mir|mer)(?!\p{L})/iu.test(lead);
    const read = isOfSeveral ? namesAt : nameAt;
    const words = read(behind, isSure || groups?.['article'] !== undefined) || (isCalledSo ? word : '');
    // «Wir sind Van-Lifer»
    const isNone = words === '' || (isOfSeveral && !words.includes(' ') && !isKnownName(words));
    if (isNone || !(isSure || END.test(behind.slice(words.length)))) continue;
    const place = PLACE.exec(behind.slice(words.length))?.[0].length ?? 0;
    // «Zaugg, Hansruedi Zaugg»
    const whole = behind.startsWith(', ', words.length) ? nameAt(behind.slice(words.length + 2), false) : '';
    return whole.endsWith(` ${words}`)
      ? take(text, index, start + words.length + 2 + whole.length, whole)
      : take(text, index, start + words.length + place, words);
  }
  return null;
}

/** «Anna Meier hier», «Guten Tag, Anna Meier am Apparat». */
function readHere(text: string): Found | null {
  for (const { 0: part, index } of text.matchAll(/[^\n,;.!?]+/gu)) {
    const [lead = ''] =
      /^ *(?:(?:guten tag|grüezi|hallo|hoi|hi|salü)(?: zusammen| zäme| mitenand)? )?/iu.exec(part) ?? [];
    const words = nameAt(part.slice(lead.length), false);
    const end = lead.length + words.length;
    if (words !== '' && HERE.test(part.slice(end))) return take(text, index, index + end, words);
  }
  return null;
}

/** What stands in front of a name that was asked for: «Ja, also, das ist der …». */
const LEAD =
  /^[ .–-]*(?:(?:h+m+|ja|nein|nei|sorry|also|gerne|klar|ok|okay|hallo|hoi|grüezi|guten tag|äh|und|das ist|das isch|isch|ist)[ ,.]+)*(?:(?:mein|meine|min|mini|mis|sini|seine) \p{L}+ (?:heisst|heisse|heissed) )?(?:(?:der|die|d|de|dr|s|ds)[ ’'](?=\p{L}))?/iu;
const BEHIND =
  /^(?: (?:(?:jun|sen)(?:ior)?\.?|isch da|hier|bin ich|bi ich|bini|(?:aus|us|vo) [\p{L}.]+|(?:und|u) (?:meine? |mini? |mis |die |d['’]? ?)?(?:(?:telefon|handy)?nummer[eä]?|telefon|natel|e?-?mail|adresse)(?: (?:ist|isch))?))?(?:[\s.–-]|\p{Extended_Pictographic}|\ufe0f)*$/iu;
/** A point ends a part, but not behind «Dr.», «B.» or «lic. iur.». */
const PART = /(?:[^\n,;:!?().]|\.(?!\s)|(?<=(?<!\p{L})(?:\p{Lu}\p{Ll}{0,3}|dr|prof|lic|iur|dipl|ing|med|em|fam))\.)+/gu;
const SURNAME_FIRST = /^([\p{L}'’-]+), ?([\p{L}'’-]+)[ .]*$/u;
/** «Firma Rent a Camper GmbH». */
const COMPANY =
  /^(?:firma |garage |die |d )?\p{Lu}[^\n,;?!@]{1,60} (?:GmbH|AG|Sàrl|Sagl|KG|SA|& Co\.?|Genossenschaft)(?:[\s.]*$|, [\p{Lu}][^\n,;?!@\d]{2,60}$)/u;

/** The name, or two joined ones («Anna und Beat Meier»), that a part is and nothing else; else ''. */
function wholeName(part: string, isAsked: boolean): string {
  // Unasked, «Hallo Herr Frei» greets somebody else.
  const words = part.slice((isAsked ? LEAD : /^[ .]*/).exec(part)?.[0].length);
  const name = namesAt(words, true);
  return BEHIND.test(words.slice(name.length)) ? name : '';
}

/** The first part of a text that is a name and is taken for one. */
function readPart(text: string, isAsked: boolean, isMeant: (words: string, at: number) => boolean): Found | null {
  for (const { 0: part, index } of text.matchAll(PART)) {
    const words = isQuestion(part) ? '' : wholeName(part, isAsked);
    if (words === '' || !isMeant(words, index)) continue;
    // «Offerte … von Heidi Lanz»: in front of a first name «von» belongs to no surname.
    const isFrom = isFirstName(/^von (\S+) \p{Lu}/u.exec(words)?.[1] ?? '');
    return take(text, index, index + part.length, isFrom ? words.slice('von '.length) : words);
  }
  return null;
}

/** Asked for these, hardly anybody answers in two words with capitals and means something else than a name. */
const ELSEWHERE = new Set<EnquiryAsked>(['contact', 'phone', 'email', 'dimensions', 'desiredDate', 'extras']);
/** Asked for these a word with a capital by itself answers something else. */
const FOR_DETAILS = new Set<EnquiryAsked>(['dimensions', 'desiredDate', 'extras']);

/**
 * A name that is the whole message though something else was asked for: «Peter Muster» where the wish or the vehicle was.
 * Where two capitals could mean something else it takes a name that is known as one; such a name may also
 * stand in a list («ok, Anna Keller, Hymer», «hymer, jan frei»).
 *
 * @param text the whole message, but for a contact in it
 */
export function readNameAlone(text: string, asked: EnquiryAsked): Found | null {
  if (asked === 'name' || isQuestion(text) || isClearYes(text)) return null;
  const words = wholeName(text, true);
  const isSure = isKnownName(words) || isCouple(words) || (ELSEWHERE.has(asked) && isFullName(words));
  if (words !== '' && isSure) return take(text, 0, text.length, words);
  if (FOR_DETAILS.has(asked) && isLoneSurname(text)) return take(text, 0, text.length);
  const besidePlace = nameWithPlace(text);
  if (besidePlace !== '') return take(text, 0, text.length, besidePlace);
  // Where a number or an address was taken out, a line break stands.
  if (!/[,;\n]/.test(text)) return null;
  return readPart(text, false, (part, at) => {
    const isFirst = at === 0 || isFirstName(part.split(' ')[0] ?? '');
    if (isCouple(part)) return true;
    return isKnownName(part) && ((isFirst && isFullName(part)) || isSmallName(part) || isLoneInList(part, text));
  });
}

/**
 * A name without an introduction: the answer to the question for it, or, where a contact stands beside it, a part of the
 * message that is nothing but first name and surname.
 *
 * @param text what the other readers left of the message
 */
export function readBareName(text: string, asked: EnquiryAsked, besideContact: boolean): Found | null {
  const isAsked = asked === 'name';
  const [first, second] = sentencesOf(text);
  // «Ok gut. Peter Frei»
  if (first && second && isClearYes(first.text)) return readBareName(text.slice(second.index), asked, besideContact);
  if ((!isAsked && !besideContact) || ['yes', 'call-off', 'goodbye'].includes(readIntent(text, false))) return null;
  const [, surname = '', firstName = ''] = SURNAME_FIRST.exec(text) ?? [];
  const isWhole = (isNameWord(surname) && isNameWord(firstName)) || (COMPANY.test(text) && !isQuestion(text));
  if (isAsked && (isWhole || isSurnameAlone(text))) return take(text, 0, text.length);
  return readPart(text, isAsked, (part) => {
    return isAsked || isFullName(part) || isCouple(part) || isSmallName(part) || isLoneInList(part, text);
  });
}

/** «Monique Berset, Fribourg», «Marc Roth, 4900 Langenthal»: who, and where from. */
const WITH_PLACE = /^([^\n,;:!?\d]+), ?(?:\d{4} )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?[ .]*$/u;

function nameWithPlace(text: string): string {
  const [, words = ''] = WITH_PLACE.exec(text) ?? [];
  const isName =
    (isFullName(words) || isCouple(words)) && matchMake(words) === null && wholeName(words, false) === words;
  return isName ? words : '';
}

/** These say when or how large. */
const OTHER_ANSWER =
  /^(?:fasna?e?cht|irgendwann|demnächst|zeitnah|dringend|normal|standard|mittel|kurz|niedrig|nirgends|alkoven|(?:teil|voll)integriert|.*(?:mittag|abend|abig|morgen)s?)$/iu;

/** «Hauser»; «Ostern» and «Jederzeit» say when. */
function isLoneSurname(text: string): boolean {
  const isWord = /^\p{Lu}\p{Ll}{3,}$/u.test(text) && isNameWord(text) && !OTHER_ANSWER.test(text) && !namesDay(text);
  return isWord && matchMake(text) === null && readIntent(text, false) === 'none';
}

/** «markus weber», where nobody types capitals. */
function isSmallName(words: string): boolean {
  const [first = '', ...others] = words.split(' ');
  return words === words.toLowerCase() && others.length === 1 && isFirstName(first) && isKnownName(words);
}

/** «Hymer, Kunz, 079 …»: a surname that is common here, as a part of its own. */
function isLoneInList(words: string, text: string): boolean {
  const isOne = isCapitalised(words) && !words.includes(' ') && /[,;\n]/.test(text);
  return isOne && isKnownName(words) && !isFirstName(words);
}

/** «Heidi und Kurt Bühlmann». */
function isCouple(words: string): boolean {
  const [, first = '', second = ''] = /^(\p{Lu}[\p{L}-]+) (?:und|u|&|\+) (\p{Lu}[\p{L}-]+) \p{Lu}/u.exec(words) ?? [];
  return isFirstName(first) || isFirstName(second);
}

/** Not asked for, it takes two words, each with a capital. */
function isFullName(words: string): boolean {
  const parts = words.split(' ');
  return parts.length > 1 && parts.every((word) => isCapitalised(word) || PARTICLES.has(word));
}
