import { isFirstName } from './known-names.js';
import { nameAt } from './name-at.js';

/** What stands in front of a name that was asked for: «Ja, also, das ist der …». */
const LEAD =
  /^[ .–-]*(?:(?:ja|nein|nei|sorry|also|gerne|klar|ok|okay|hallo|hoi|grüezi|guten tag|äh|und|das ist|das isch|isch|ist)[ ,.]+)*(?:(?:mein|meine|min|mini|mis|sini|seine) \p{L}+ (?:heisst|heisse|heissed) )?(?:(?:der|die|d|de|dr|s|ds)[ ’'](?=\p{L}))?/iu;
const BEHIND =
  /^(?: (?:isch da|hier|bin ich|bi ich|bini|(?:aus|us|vo) [\p{L}.]+))?(?:[\s.–-]|\p{Extended_Pictographic}|\ufe0f)*$/iu;
/** «Anna und Beat Meier». */
const TOGETHER = /^ (?:und|u|&|\+) /iu;

/** The words if they are a name, or two joined ones, and nothing else; else ''. */
export function wholeName(words: string): string {
  const first = nameAt(words, true);
  const joiner = first === '' ? '' : (TOGETHER.exec(words.slice(first.length))?.[0] ?? '');
  const second = joiner === '' ? '' : nameAt(words.slice(first.length + joiner.length), true);
  const name = second === '' ? first : `${first}${joiner}${second}`;
  return BEHIND.test(words.slice(name.length)) ? name : '';
}

/** Length of what stands in front. Unasked it is nothing but spaces: «Hallo Herr Frei» greets somebody else. */
export function leadOf(part: string, isAsked: boolean): number {
  return (isAsked ? LEAD : /^ */).exec(part)?.[0].length ?? 0;
}

/** «Offerte … von Heidi Lanz»: in front of a first name it belongs to no surname. */
export function withoutFrom(name: string): string {
  const [, first = ''] = /^von (\S+) \p{Lu}/u.exec(name) ?? [];
  return isFirstName(first) ? name.slice('von '.length) : name;
}
