import { matchMake } from '@fahrzeugpflege/contracts/without-schemas';
import { ENQUIRY_SLOTS, type EnquirySlot, isFinal } from '../reading/enquiry-slots.js';
import { readService } from '../reading/read-service.js';
import { KIND } from '../reading/vehicle-words.js';
import type { Enquiry } from './enquiry.js';
import { setSlot } from './fill-slots.js';

/** What a correction takes back and puts in its place: «nicht Meier, sondern Meyer», «statt Hymer ein Knaus». */
export interface Replacement {
  readonly old: string;
  /** The message without what it takes back. */
  readonly text: string;
  /** What stands in its place, as typed. */
  readonly next: string;
}

const NOT =
  '(?<![\\p{L}])(?:nicht|nid|nöd|ned|nöt|keine?n?)(?![\\p{L}]) (?:mit |im |am |den |der |die |das |ein |eine |einen )?';
const FORMS = [
  `${NOT}(?<old>[^.!?\\n]{1,60}?),? (?:sondern|sonder) (?<next>[^\\n]+)`,
  '(?<![\\p{L}])(?:an)?statt (?:dem |der |des |de |em |im |am |den |einem |einen |ein )?(?<old>[^.!?\\n]{1,60}?)(?:,| (?=(?:ein|eine|einen|en|e|es|der|die|den|bitte|lieber|neu|jetzt|doch|isch|ist|im|am)(?! ?$)(?![\\p{L}]))) ?(?<next>[^\\n]+)',
  '(?<next>[^\\n]{1,200}?),? (?:an)?statt (?:dem |der |des |de |em |im |am |den |einem |einen |ein )?(?<old>[^,.!?\\n]{1,60})',
  '(?<next>[^,\\n]{1,200}), (?:und )?(?:nicht|nid|nöd|ned) (?:mit |im |am |den |der |die |das |ein |eine |einen )?(?<old>[^,.!?\\n]{1,40})(?=[ .!]*$)',
  '(?<![\\p{L}])(?:an)?statt (?<old>\\p{L}+) (?<next>\\p{L}[^\\n]*)',
  '(?<![\\p{L}])(?:keine?n?|nicht|nid|nöd|ned) (?<old>[^,.!?\\n]{1,40}), (?:es ist |das ist |es isch )?(?<next>(?:ein|eine|einen|en) [^\\n]+)',
].map((form) => new RegExp(form, 'iu'));
const LEAD =
  /^(?:(?:bitte|nein|nei|doch|lieber|ist es|isch es|es ist|es isch|ist|isch|ein|eine|einen|en|e|neu|jetzt|der|die|das)[ ,]+)+/iu;

/** Reads a correction that names what it takes back, or null. */
function findReplaced(text: string): Replacement | null {
  for (const form of FORMS) {
    const match = form.exec(text);
    const { old, next } = match?.groups ?? {};
    if (match === null || old === undefined || next === undefined) continue;
    const words = next.replace(LEAD, '').replace(/[\s.!,]+$/, '');
    const around = `${text.slice(0, match.index)}\n${text.slice(match.index + match[0].length)}`;
    return { old: old.trim(), next: words, text: `${around}\n${words}`.trim() };
  }
  return null;
}

/** The slot in which the words taken back stand, if they stand in one. */
export function slotHolding(words: string, { slots }: Enquiry): EnquirySlot | undefined {
  return ENQUIRY_SLOTS.find((slot) => slots[slot]?.toLowerCase().includes(words.toLowerCase()));
}

/** Puts new words into the place of old ones, whatever their letter case; unchanged where they don't stand there. */
function replaceWords(text: string, old: string, next: string): string {
  const start = text.toLowerCase().indexOf(old.toLowerCase());
  return start === -1 ? text : `${text.slice(0, start)}${next}${text.slice(start + old.length)}`;
}

/** «Nicht nur die Felgen, sondern auch das Dach» takes nothing back: what is replaced was said before. */
export function replacementIn(text: string, before: Enquiry): Replacement | null {
  const found = findReplaced(text);
  if (found === null) return null;
  const wasSaid = slotHolding(found.old, before) !== undefined || (readService(found.old) ?? '') === before.serviceType;
  return wasSaid || isFinal(before.asked) ? found : null;
}

/** A name's part or the wish's is replaced where it stands; other slots are said anew. */
export function correctInPlace(
  before: Enquiry,
  filled: Enquiry,
  { old, next }: Replacement,
  held?: EnquirySlot,
): Enquiry {
  const words = held && before.slots[held];
  // «Nöd Octavia, en Superb»: the make stays.
  const isModel = held === 'vehicle' && isModelAlone(old) && isModelAlone(next);
  const isPart = held === 'message' || isModel || (held === 'name' && filled.slots.name === next && words !== old);
  if (held === undefined || words === undefined || !isPart) return filled;
  return setSlot(filled, held, replaceWords(words, old, next));
}

function isModelAlone(words: string): boolean {
  return matchMake(words) === null && !/\d/.test(words) && !KIND.test(words);
}
