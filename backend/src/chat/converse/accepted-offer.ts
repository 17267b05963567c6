import type { EnquiryWish } from '../answering/answer.js';
import type { Line } from '../conversation/conversation.js';
import { isClearYes } from '../enquiry/intent/read-intent.js';
import { sentencesOf } from '../enquiry/intent/sentences.js';
import { contentWords } from '../enquiry/intent/wish-words.js';
import { readDetails } from '../enquiry/read-details.js';
import { isContactAlone, isVehicleAlone } from './contact-in.js';

const OFFERED: readonly (readonly [wish: EnquiryWish, pattern: RegExp])[] = [
  ['callback', /rückruf|rufen wir|zurückrufen/iu],
  ['appointment', /termin/iu],
  ['offer', /offerte|anfrage/iu],
];
/** How the assistant offers something. */
export const OFFERS = /(?:soll ich|möchten sie|darf ich|auf wunsch|gerne nehme ich|nehme ich gerne|kann ich)/iu;

/** Asked in so many words whether to take it up. */
const ASKED = /^\s*soll ich .*anfrage.*\?$/iu;

/** Not a name or an address that was given before it was asked for. */
function tellsOfMatter({ role, content }: Line): boolean {
  const words = contentWords(content.replace(/\S*@\S*/g, ' '));
  return role === 'user' && words.length > 0 && readDetails(content, 'extras').details.name === undefined;
}

/** What a mere yes accepts. */
export interface AcceptedOffer {
  readonly wish: EnquiryWish;
  /** What the visitor had asked, upon which it was offered. */
  readonly matter: string | undefined;
}

/**
 * Reads a yes to what the assistant offered in the last sentence that it said, or how to be reached, or the vehicle where it was
 * asked whether to take it up, which says as much; null where that was no offer.
 */
export function acceptedOffer(lines: readonly Line[], message: string): AcceptedOffer | null {
  if (lines.at(-1)?.role !== 'bot') return null;
  const [offer = '', before = ''] = lines
    .filter(({ role }) => role === 'bot')
    .slice(-2)
    .reverse()
    .map(lastSentence);
  // What was told since the offer asked nothing.
  if (!offer.endsWith('?') && !OFFERS.test(offer) && ASKED.test(before) && isClearYes(message)) {
    return { wish: 'offer', matter: matterOf(lines) };
  }
  const isAgreed = isClearYes(message) || isContactAlone(message) || (offer.endsWith('?') && isVehicleAlone(message));
  if (!isAgreed) return null;
  const wish = OFFERED.find(([, pattern]) => pattern.test(offer))?.[0];
  if (wish === undefined || !OFFERS.test(offer)) return null;
  return { wish, matter: matterOf(lines) };
}

function lastSentence({ content }: Line): string {
  return sentencesOf(content).at(-1)?.text ?? '';
}

/** What the visitor last said of the matter. */
export function matterOf(lines: readonly Line[]): string | undefined {
  return lines.findLast(tellsOfMatter)?.content;
}
