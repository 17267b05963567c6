import { matchMake } from '@fahrzeugpflege/contracts/without-schemas';
import { MONTH_BEGINNINGS } from '../language/standard-words.js';
import { ENQUIRY_SLOTS, type EnquirySlot, findNamed, isFinal } from '../reading/enquiry-slots.js';
import { readService } from '../reading/read-service.js';
import { wholeWords, wordsOf } from '../reading/whole-words.js';
import { type Enquiry, setSlot, withoutSlot } from './enquiry.js';

/** Words by which somebody says that it is otherwise. */
export const OTHERWISE = wholeWords(
  'nein|nei|doch|lieber|eigentlich|(?:an)?statt|sondern|falsch|nicht|nid|nöd|ned|sorry',
);
/** Words by which something comes to what was said before. */
export const BESIDES = wholeWords(
  'noch|auch|au|ou|no|zusätzlich|ausserdem|dazu|plus|zweite[nrs]?|zweits|zwöits|weitere[nrs]?|beide|beidi',
);

/** What a correction takes back and puts in its place. */
interface Correction {
  readonly old: string;
  /** What stands in its place, as typed. */
  readonly next: string;
  /** The message without what it takes back. */
  readonly text: string;
  /** The slot in which the old words stand. */
  readonly slot?: EnquirySlot | undefined;
}

const NOT = '(?<!\\p{L})(?:nicht|nid|nöd|ned|nöt|keine?n?)';
const INSTEAD = '(?<!\\p{L})(?:an)?statt';
/** A point within a number or a date ends nothing: «nicht 3.05 sondern 3.15», «nicht am 19., sondern am 21.» */
const WITHIN = `[^.!?\\n]|(?<=\\d)\\.(?=[\\d,]| (?:${MONTH_BEGINNINGS}))`;
const THE = '(?:(?:mit|im|am|de[mnrs]?|die|das|em|eine?[mn]?) )?';
const BEFORE_NEXT = 'ein|eine|einen|en|e|es|der|die|den|bitte|lieber|neu|jetzt|doch|isch|ist|im|am';
/** «Nicht Meier, sondern Meyer», «statt Hymer ein Knaus», «2018 statt 2019», «Meyer, nicht Meier», «2017 nicht 2016». */
const FORMS = [
  `${NOT} ${THE}(?<old>(?:${WITHIN}){1,60}?)(?:,? sondern?|,(?= (?:nur|nume|numme) )|,(?= (?:(?:es|das) (?:ist|isch) )?(?:eine?n?|en|de[rn]|dr) )) (?<next>[^\\n]+)`,
  `${INSTEAD} ${THE}(?<old>(?:${WITHIN}){1,60}?)(?:,| (?=(?:${BEFORE_NEXT})(?! ?$)(?!\\p{L}))) ?(?<next>[^\\n]+)`,
  `(?<next>[^\\n]{1,200}?),? ${INSTEAD} ${THE}(?<old>(?:(?!,)(?:${WITHIN})){1,60})`,
  `(?<next>(?:(?!,)(?:${WITHIN})){1,200})(?:,|(?<=(?:19|20)\\d\\d)(?= \\p{L}+ (?:19|20)\\d\\d)) (?:und )?${NOT} ${THE}(?<old>(?:(?!,)(?:${WITHIN})){1,40})(?=[ .!]*$)`,
].map((form) => new RegExp(form, 'iu'));
const LEAD =
  /^(?:(?:bitte|nein|nei|doch|lieber|(?:es |das )?(?:ist|isch)(?: es)?|ein|eine|einen|en|e|neu|jetzt|der|die|das)[ ,]+)+/iu;

/**
 * Reads a correction that names what it takes back, or null. «Nicht nur die Felgen, sondern auch das Dach» takes nothing
 * back: before the read-back, what is replaced was said before.
 */
export function readCorrection(text: string, before: Enquiry): Correction | null {
  for (const form of FORMS) {
    const match = form.exec(text);
    const { old: taken, next: put } = match?.groups ?? {};
    if (match === null || taken === undefined || put === undefined) continue;
    // «Nicht am 19., sondern am 21.»
    const old = taken.trim().replace(/(?<=\d)\.$/, '');
    const next = put.replace(LEAD, '').replace(/[\s.!,]+$/, '');
    const around = `${text.slice(0, match.index)}\n${text.slice(match.index + match[0].length)}`;
    const slot = ENQUIRY_SLOTS.find((one) => placeOf(old, before.slots[one]) >= 0);
    const wasSaid = slot !== undefined || (readService(old) ?? '') === before.serviceType;
    return wasSaid || isFinal(before.asked) ? { old, next, text: `${around}\n${next}`.trim(), slot } : null;
  }
  return null;
}

/** Where words stand among others, each whole; -1 where they don't. */
export function placeOf(words: string, text = ''): number {
  const source = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.search(wholeWords(source));
}

/** More words than these say more than what stands in the place of others. */
const MOST_WORDS_PUT = 6;

/**
 * The enquiry before new words are put in, without what is taken back whole: a vehicle with its make, and phone or mail where
 * the other one is wished («per Mail statt Telefon»).
 */
export function takenBack(before: Enquiry, correction: Correction | null): Enquiry {
  if (correction === null) return before;
  const { old, next, slot } = correction;
  if (slot === 'vehicle' && matchMake(old) !== null) return withoutSlot(before, slot);
  const [way] = findNamed(old);
  const isOtherWished = findNamed(next).includes(way === 'phone' ? 'email' : 'phone');
  return (way === 'phone' || way === 'email') && isOtherWished ? withoutSlot(before, way) : before;
}

/**
 * Puts new words into the place of old ones where they are but a part of what the slot holds: of the wish, of a name, of a
 * vehicle («nöd Octavia, en Superb»).
 *
 * @param open the enquiry before anything was put in
 * @param filled the enquiry with what was read of the correction
 */
export function correctInPlace(open: Enquiry, filled: Enquiry, { old, next: put, slot }: Correction): Enquiry {
  // «Die Nummer endet auf 19, nicht 09», «nicht am 16., sondern am 21.»
  const isDay = slot === 'desiredDate' && /^\d{1,2}$/.test(old) && /^\D*\d{1,2}$/.test(put);
  const next = isDay || slot === 'phone' ? (/\d[\d ]*/.exec(put)?.[0].trim() ?? put) : put;
  const words = slot && open.slots[slot];
  // «…, die man polieren sollte, nicht 2» puts nothing in the place of the number.
  const isAlike = wordsOf(next).length <= MOST_WORDS_PUT && /\d/.test(old) === /\d/.test(next);
  if (slot === undefined || words === undefined || !isAlike) return filled;
  const isNamed = slot === 'name' || slot === 'vehicle';
  const isPart = isDay || filled.slots[slot] === words || (isNamed && filled.slots[slot] === next);
  // It is the end of a number that is mistaken.
  const start = slot === 'phone' ? words.lastIndexOf(old) : placeOf(old, words);
  // «Heinz Baer, nicht Bär» says the rest once more.
  if (isPart && start > 0 && next.startsWith(words.slice(0, start))) return setSlot(filled, slot, next);
  return isPart ? setSlot(filled, slot, `${words.slice(0, start)}${next}${words.slice(start + old.length)}`) : filled;
}
