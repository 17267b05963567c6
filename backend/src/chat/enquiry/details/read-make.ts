import { matchMake } from '@fahrzeugpflege/contracts';
import type { EnquiryAsked } from '../../dialogue/enquiry.js';
import { wordSet } from '../whole-words.js';
import { endOfModel } from './end-of-model.js';
import { type Found, take } from './found.js';
import { isAmbiguous, isMeant, isSurname } from './meant-make.js';
import { isNumbered } from './numbered-line.js';
import { KIND } from './vehicle-words.js';

/** Between two vehicles. */
const JOINER =
  /^(?:,? (?:und|u|sowie|plus|oder)|,| [+&]) (?:noch |auch )*(?:(?:ein|eine|einen|einem|eines|en|e|den|der|mein|meinen|min|unser|unseren|alter|alten) )*/iu;

/** What stands between two vehicles that are apart: words that join them, and words that may stand beside those. */
const MOST_BETWEEN = 10;
const MOST_WORDS_OF_PART = 4;
const JOINS = wordSet('und u sowie plus noch no auch au ausserdem zusätzlich + &');
const BESIDE = wordSet(`
  , dazu dann när nachher ein eine einen einem eines en e den der das mein meinen min unser unseren alter alten
  zweiter zweiten zweites anderer anderen anderes vo von ich wir mir habe haben hei hend händ
`);

/** A known make with what follows of its model, and further vehicles that are joined to it. */
export function readMake(text: string, asked: EnquiryAsked): Found | null {
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}@._'’-])[\p{L}\p{N}]+/gu)) {
    const line = text.slice(index).split('\n', 1)[0] ?? '';
    const match = matchMake(line);
    if (match === null) continue;
    const length = line.length - match.rest.length;
    const before = text.slice(0, index);
    const isLine = isNumbered(before, line);
    const isSure = !isAmbiguous(line.slice(0, length)) || asked === 'vehicle' || isLine;
    if (!(isSure || isMeant(before, line, length)) || isSurname(before, line.slice(length))) continue;
    const anyCase = asked === 'vehicle' || isPartOfList(before, line) || isLine;
    const end = index + withoutBracket(line, endOfVehicles(line, length, anyCase));
    return withPlainYear(withFurther(text, index, end));
  }
  return null;
}

/** «termin, opel astra, montag»: a part of a list is the vehicle and nothing else. */
function isPartOfList(before: string, line: string): boolean {
  const [part = '', ...others] = line.split(',');
  const isFirst = /(?:^|[,\n]) ?$/u.test(before);
  return isFirst && (others.length > 0 || before.includes(',')) && part.trim().split(' ').length <= MOST_WORDS_OF_PART;
}

/** «VW T5 us em 2012»: behind it the lead's year is looked for without such words. */
function withPlainYear({ words, rest }: Found): Found {
  const plain = words.replace(/ (?:aus|us|vom?)(?: (?:em|dem|jahr))+(?= (?:19|20)\d\d)/giu, '');
  // «(Jg. 2018, 7 m lang)»: what stood behind in the bracket is told elsewhere.
  return { words: plain.replace(/ \((?=[^)]*$)/u, ', '), rest };
}

/** «einen Hymer B … und einen Bürstner»: what stood between, a size for example, was read and taken out before. */
function withFurther(text: string, start: number, end: number): Found {
  const first = take(text, start, end);
  let isJoined = false;
  const after = [...text.slice(end).matchAll(/[\p{L}\p{N}]+|[,+&]/gu)].slice(0, MOST_BETWEEN);
  for (const { 0: word, index } of after) {
    const at = end + index;
    const length = isJoined ? lengthOfVehicles(text, at) : 0;
    if (length > 0) {
      const next = take(text, at, at + length);
      return { words: `${first.words} und ${next.words}`, rest: first.rest.slice(0, start) + next.rest.slice(end) };
    }
    const isJoin = JOINS.has(word.toLowerCase());
    if (!isJoin && !BESIDE.has(word.toLowerCase()) && !KIND.test(word)) break;
    isJoined ||= isJoin;
  }
  return first;
}

/** Characters of the vehicles that begin here; 0 where none surely does. */
function lengthOfVehicles(text: string, at: number): number {
  const line = text.slice(at).split('\n', 1)[0] ?? '';
  const match = matchMake(line);
  const length = line.length - (match?.rest.length ?? 0);
  const isMade = !isAmbiguous(line.slice(0, length)) || isMeant(text.slice(0, at), line, length);
  return match !== null && isMade ? endOfVehicles(line, length, false) : 0;
}

/** «(Tabbert, 1998)»: a bracket that opened in front is not the vehicle's. */
function withoutBracket(line: string, end: number): number {
  return line[end - 1] === ')' && !/\([^)]*\)$/.test(line.slice(0, end)) ? end - 1 : end;
}

/** «Ein Oldtimer, Alfa Spider 1974»: what of that kind. */
function endOfKind(line: string, length: number): number {
  const joiner = /^,? \(?/u.exec(line.slice(length))?.[0].length ?? 0;
  const behind = line.slice(length + joiner);
  const match = joiner === 0 ? null : matchMake(behind);
  return match === null ? length : length + joiner + endOfModel(behind, behind.length - match.rest.length, false);
}

/** Where the last vehicle of «Hymer B 678 und ein Fiat Ducato» ends. */
function endOfVehicles(line: string, start: number, anyCase: boolean): number {
  let end = endOfModel(line, start, anyCase);
  for (let joiner = JOINER.exec(line.slice(end)); joiner !== null; joiner = JOINER.exec(line.slice(end))) {
    const next = line.slice(end + joiner[0].length);
    const match = matchMake(next);
    const kind = KIND.exec(next);
    if (match === null && kind?.index === 0) return end + joiner[0].length + endOfKind(next, kind[0].length);
    const length = next.length - (match?.rest.length ?? 0);
    if (match === null || (!anyCase && isAmbiguous(next.slice(0, length)) && !isMeant(' ein ', next, length))) break;
    end += joiner[0].length + endOfModel(next, length, anyCase);
  }
  return end;
}
