import { parseDimensions } from '@fahrzeugpflege/contracts';
import type { Enquiry, EnquirySlot } from '../dialogue/enquiry.js';
import { isDayAlone, namesDay } from './details/date-words.js';
import { loneLength } from './lone-length.js';
import { mergeName } from './merge-name.js';
import { mergeVehicle } from './merge-vehicle.js';

const CLOCK_AT_END =
  /,? *(?:(?:zwischen|von) +\d{1,2}(?::\d\d)?(?: ?uhr)? +(?:und|bis) +|(?:um|ab|gegen|nach|vor|bis) +)?\d{1,2}(?:(?:[:.]\d\d)? ?uhr|:\d\d)$|,? *(?:ab|nach|vor) (?:de |den )?[5-8]i$/iu;

/** «Geht auch Donnerstag». */
const ALSO = /(?<!\p{L})(?:auch|au|ou)(?!\p{L})/iu;

/**
 * What a slot holds once new words are told; undefined where they say nothing of their own.
 *
 * @param text the message in which the words stand
 */
export function mergeSlot(slot: EnquirySlot, enquiry: Enquiry, words: string, text: string): string | undefined {
  const before = enquiry.slots[slot];
  if (slot === 'vehicle') return mergeVehicle(before, words, text, enquiry.asked === 'vehicle');
  if (slot === 'dimensions' && before !== undefined) return mergeDimensions(before, words);
  if (slot === 'name' && before !== undefined) return mergeName(before, words, text);
  if (slot === 'desiredDate' && before !== undefined) return mergeDate(before, words);
  return words;
}

/** The height comes to the length that was said before, and the other way round; of two the other stays. */
function mergeDimensions(before: string, words: string): string {
  const said = parseDimensions(before);
  const next = parseDimensions(words);
  // «7m», and then «2.90 hoch».
  if (loneLength(before) !== null && next.heightMetres !== null && next.lengthMetres === null) {
    return `${before} lang, ${words}`;
  }
  const isHeight = said.heightMetres === null && next.heightMetres !== null && next.lengthMetres === null;
  const isLength =
    said.lengthMetres === null &&
    said.heightMetres !== null &&
    next.lengthMetres !== null &&
    next.heightMetres === null;
  if (isHeight || isLength) return `${before}, ${words}`;
  if (said.lengthMetres === null || said.heightMetres === null) return words;
  if (next.lengthMetres !== null && next.heightMetres === null) return `${words}, ${said.heightMetres} m hoch`;
  return next.heightMetres !== null && next.lengthMetres === null ? `${said.lengthMetres} m lang, ${words}` : words;
}

/** «Aber erst ab 17 Uhr» leaves the day that was said. */
function mergeDate(before: string, words: string): string {
  const isCloser = isDayAlone(words) && /(?:woche|wuche|monat|monet)$/iu.test(before);
  if (ALSO.test(words) || isCloser) return `${before}, ${words}`;
  // «Am 3.4. um 9:00», and then «lieber 10 Uhr»: the day stays.
  return namesDay(before) && !namesDay(words) ? `${before.replace(CLOCK_AT_END, '')}, ${words}` : words;
}
