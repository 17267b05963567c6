import { type Found, take } from './found.js';
import { nameAt } from './name-at.js';
import { isSurname } from './name-words.js';

const START = '(?<![\\p{L}\\p{N}])';

/** Behind these stands a name, in whatever letter case: «mein Name ist», «ich heisse», «Name:». */
const SURE = new RegExp(
  `${START}(?:(?<!(?:ihr|ihre|ihren|eure|euren|firmen|der firma) )(?:vor- ?und ?nach|nach|vor|familien|zu|ruf)?name(?:n)? ?(?:[:=]|(?:ist|isch|lautet|wäre|wär)(?![\\p{L}]))|(?:kontakt|ansprech)person(?: ist| isch)?|me seit mir|me seit mer|mir seit me|man nennt mich|ich heisse|ich heiße|i heiss[eä]?|ich heiss[eä]?|heisse|heise|hais[sz]?e|heissi)(?<=[:=]|(?![\\p{L}])) *(?:(?:übrigens|überigens|nämlich|halt|also|eigentlich) )*`,
  'giu',
);
/** Behind these may stand a name: «Ich bin d Anna», «hier ist Anna», «Name Anna Meier». */
const LIKELY = new RegExp(
  `${START}(?:ich bin|i bi|ich bi|bi|bin|hier(?: ist| isch| schreibt| spricht)?|da isch|da ist|do isch|da schribt|(?:nach|vor|familien)?name)(?![\\p{L}]) *(?:(?<article>der|die|d|de|dr|s|ds|t|em)['’]? )?`,
  'giu',
);
const CALLED = '(?: ?[:=]| ist| isch| lautet)? ?';
const NEXT = '(?:[ ,;.]|\\n)+(?:(?:und|mein|min|der|de) )*';
const PART = "[\\p{L}'’-]{2,40}";
const BOTH = new RegExp(
  `${START}(?:vorname${CALLED}(?<first>${PART})${NEXT}(?:nach|familien)name${CALLED}(?<surname>${PART})|(?:nach|familien)name${CALLED}(?<early>${PART})${NEXT}vorname${CALLED}(?<late>${PART}))`,
  'iu',
);
const HERE = /^(?: hier| am apparat)(?![\p{L}])/iu;
const CLOSING =
  /(?:(?:freundliche|liebe|beste|schöne|herzliche|viele|liebi|fründlechi|früntlichi)[nrs]? (?:grüssen?|grüßen?|grüess|grüessli|gruss|gruß)|hochachtungsvoll|(?:mit )?vorzüglicher hochachtung|(?<![\p{L}])(?:gruss|gruß|grüsse|grüße|grüess(?:li)?|gruess(?:li|e)?|lg|mfg|vg|bg|glg))(?![\p{L}])[\s,.!:–-]*(?:aus [\p{L}]+[\s,]+)?/giu;

/** «us Wil» tells who, not what is wished. */
const PLACE = /^ (?:us|aus|vo|von) (?:der |dr )?\p{Lu}[\p{L}-]+(?![\p{L}])/u;

/** A name that is announced («mein Name ist …», «Anna Meier hier») or signed («Freundliche Grüsse, Anna Meier»). */
export function readIntroducedName(text: string): Found | null {
  return (
    readBoth(text) ??
    readBehind(text, SURE, true) ??
    readBehind(text, CLOSING, true) ??
    readBehind(text, LIKELY, false) ??
    readHere(text)
  );
}

/** «Vorname: Anna, Nachname: Meier», in either order. */
function readBoth(text: string): Found | null {
  const match = BOTH.exec(text);
  const { first, late = first, surname, early = surname } = match?.groups ?? {};
  if (match === null) return null;
  const parts = [late ?? '', early ?? ''].map((part) => nameAt(part, true));
  return parts.includes('') ? null : take(text, match.index, match.index + match[0].length, parts.join(' '));
}

function readBehind(text: string, introduction: RegExp, anyCase: boolean): Found | null {
  for (const match of text.matchAll(introduction)) {
    const start = match.index + match[0].length;
    const words =
      nameAt(text.slice(start), anyCase || match.groups?.['article'] !== undefined) ||
      surnameAt(match[0], text.slice(start));
    if (words === '') continue;
    const isEnd = /^[\s.!)]*(?:$|[\n,;.!]|und |u |mit |us |aus |vo |von |am |hier|tel|natel)/iu.test(
      text.slice(start + words.length),
    );
    const end = start + words.length;
    const place = PLACE.exec(text.slice(end))?.[0].length ?? 0;
    if (anyCase || isEnd) return take(text, match.index, end + place, words);
  }
  return null;
}

/** «Nachname Weiss»: as a surname these are names. */
function surnameAt(introduction: string, text: string): string {
  const word = /^\p{L}+/u.exec(text)?.[0] ?? '';
  return /(?:nach|familien)name/iu.test(introduction) && isSurname(word) ? word : '';
}

/** «Anna Meier hier», «Guten Tag, Anna Meier am Apparat». */
function readHere(text: string): Found | null {
  for (const part of text.matchAll(/[^\n,;.!?]+/gu)) {
    const lead =
      /^ *(?:(?:guten tag|grüezi|hallo|hoi|hi|salü)(?: zusammen| zäme| mitenand)? )?/iu.exec(part[0])?.[0] ?? '';
    const words = nameAt(part[0].slice(lead.length), false);
    const end = lead.length + words.length;
    if (words !== '' && HERE.test(part[0].slice(end))) return take(text, part.index, part.index + end, words);
  }
  return null;
}
