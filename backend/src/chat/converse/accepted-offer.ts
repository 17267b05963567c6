import type { EnquiryWish } from '../answers/answer.js';
import type { Line } from '../conversation/conversation.js';
import { asksSomething } from '../enquiry/intent/is-question.js';
import { isClearYes } from '../enquiry/intent/read-intent.js';
import { sentencesOf } from '../enquiry/intent/sentences.js';
import { contentWords, isActivity } from '../enquiry/intent/wish-words.js';
import { readDetails } from '../enquiry/read-details.js';
import { readService } from '../enquiry/read-service.js';
import { wholeWords } from '../enquiry/whole-words.js';
import { isContactAlone, isNameOrVehicleAlone, isPhoneBegun } from './contact-in.js';

const OFFERED: readonly (readonly [wish: EnquiryWish, pattern: RegExp])[] = [
  ['callback', /rückruf|rufen wir|zurückrufen/iu],
  ['appointment', /termin/iu],
  ['offer', /offerte|anfrage/iu],
];
/** How the assistant offers something. */
export const OFFERS =
  /(?:ich nehme gerne|soll ich|möchten sie|darf ich|auf wunsch|gerne nehme ich|nehme ich gerne|kann ich)/iu;

/** Asked in so many words whether to take it up. */
const ASKED = /^\s*soll ich .*anfrage.*\?$/iu;

const BARE_WISH = wholeWords('of+er+t\\p{L}*|ange?bot|agebot|anfrage|aafrag');

/** Not a name, an address or a vehicle that was told before it was asked for. */
function tellsOfMatter({ role, content }: Line): boolean {
  if (role !== 'user') return false;
  const { details, rest } = readDetails(content, 'extras');
  const tellsWho = details.name !== undefined && !asksSomething(content);
  return contentWords(rest.replace(/\S*@\S*/g, ' ')).length > 0 && !tellsWho;
}

/** What a mere yes accepts. */
export interface AcceptedOffer {
  readonly wish: EnquiryWish;
  /** What the visitor had asked, upon which it was offered. */
  readonly matter: string | undefined;
}

/**
 * Reads a yes to what the assistant offered in the last sentence that it said, or how to be reached, which says as much, as
 * does a name or a vehicle where it was asked whether to take it up; null where that was no offer.
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
  const wish = OFFERS.test(offer) ? OFFERED.find(([, pattern]) => pattern.test(offer))?.[0] : undefined;
  return wish !== undefined && agrees(message, offer) ? { wish, matter: matterOf(lines) } : null;
}

/** Asked whether to take it up, one also says yes by what an enquiry would ask for next. */
function agrees(message: string, offer: string): boolean {
  if (isClearYes(message) || isBareWish(message) || isContactAlone(message)) return true;
  return offer.endsWith('?') && (isNameOrVehicleAlone(message) || isPhoneBegun(message));
}

/** «Offerte bitte»: agrees in so many words. */
function isBareWish(message: string): boolean {
  return BARE_WISH.test(message) && contentWords(message).length === 0 && !asksSomething(message);
}

function lastSentence({ content }: Line): string {
  return sentencesOf(content).at(-1)?.text ?? '';
}

/** What the visitor last said of the matter. */
export function matterOf(lines: readonly Line[]): string | undefined {
  return lines.findLast(tellsOfMatter)?.content;
}

const REFERS_BACK = wholeWords('beides|beidi|beidem|dafür|derfür|defür|davon|dervo|dazu|derzue');

/** «Eine Offerte für beides» wishes what was said before. */
export function referredTo(lines: readonly Line[], message: string): string | undefined {
  return REFERS_BACK.test(message) && readService(message) === undefined ? takenMatterOf(lines) : undefined;
}

/** The same where all questions were answered: of «Und wie lange dauert das?» staff learn nothing. */
export function takenMatterOf(lines: readonly Line[]): string | undefined {
  const namesWork = ({ content }: Line) => readService(content) !== undefined || isActivity(content);
  return lines.findLast((line) => tellsOfMatter(line) && (!asksSomething(line.content) || namesWork(line)))?.content;
}
