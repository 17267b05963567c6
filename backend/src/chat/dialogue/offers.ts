import type { Answer } from '../answers/answer.js';
import type { Line, Offered } from '../conversation/conversation.js';
import { KIND } from '../enquiry/details/vehicle-words.js';
import { plainText } from '../enquiry/plain-text.js';
import { readDetails } from '../enquiry/read-details.js';
import { readService } from '../enquiry/read-service.js';
import { wholeWords, wordsOf } from '../enquiry/whole-words.js';
import { asksSomething, contentWords, isActivity } from './is-question.js';
import { isCallOff, isClearYes } from './read-intent.js';
import { wantsPerson } from './read-request.js';
import { isContactAlone, isNameOrVehicleAlone, isPhoneBegun } from './reading.js';
import { REQUEST } from './wishes.js';
import type { Said } from './wording.js';

const BARE_WISH = wholeWords('of+er+t\\p{L}*|ange?bot|agebot|anfrage|aafrag');

/** Not a name, an address or a vehicle that was told before it was asked for. */
function tellsOfMatter({ role, content }: Line): boolean {
  if (role !== 'user') return false;
  const { details, rest } = readDetails(content, 'extras');
  const tellsWho = details.name !== undefined && !asksSomething(content);
  return contentWords(rest.replace(/\S*@\S*/g, ' ')).length > 0 && !tellsWho;
}

/**
 * True for a yes to what was offered, or for how to be reached, which says as much, as does a name or a vehicle where it was
 * asked whether to take it up.
 */
export function accepts({ isAsked, isEarlier }: Offered, message: string): boolean {
  if (isClearYes(message)) return true;
  if (isEarlier) return false;
  if (isBareWish(message) || isContactAlone(message)) return true;
  return isAsked === true && (isNameOrVehicleAlone(message) || isPhoneBegun(message));
}

/** «Offerte bitte»: agrees in so many words. */
function isBareWish(message: string): boolean {
  return BARE_WISH.test(message) && contentWords(message).length === 0 && !asksSomething(message);
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

/** «Ich möchte wissen, was …» wants no more than an answer. */
const TO_KNOW = wholeWords('wissen|wüsse|erfahren|fragen|froge|frage|informieren|informiere|infos?|informationen');
/** «Einen Stellplatz für meinen Camper». */
const PLACE = /platz|plätzli|unterstell|abstell|parkier/iu;
/** «Kann ich mein Auto polieren lassen?», «Kann ich bei Ihnen mein Wohnmobil verkaufen?» */
const TO_HAVE_DONE =
  /^(?:hallo|grüezi|guten tag|hoi|und)?[, ]*(?:kann|könnte|chan|chani|chönnt|dürfte) ?(?:ich|i|me|man|wir|mir)?(?!\p{L})[^?.!]* (?:lassen|lah|loh|la|lo|verkaufen|verchaufe|einlagern|iilagere|einstellen|iistelle)\s*\?*$/iu;
/** «Angebot», «Angebot Keramik»: what there is, or what it would be for one's own vehicle. */
const QUOTATION = wholeWords('ange?bot|agebot|aagebot');
const FEW_WORDS = 4;

/** A reply, and what it offers. */
export interface Offering {
  readonly says: readonly Said[];
  readonly offered?: Offered;
}

/** An answer to who says what is to be done («Ich möchte mein Auto verkaufen»), with the offer to take it up. */
export function withOffer(message: string, { kind, reply, offers }: Answer): Offering {
  const answer: Said = ['answer', reply];
  if (offers !== undefined) return { says: [answer], offered: { wish: offers } };
  if (kind !== 'answer' || TO_KNOW.test(message)) return { says: [answer] };
  const isWork = readService(message) !== undefined || isActivity(message) || PLACE.test(message);
  const isWish = asksSomething(message) ? TO_HAVE_DONE.test(message) : REQUEST.test(message);
  if (isWork && isWish) return { says: [answer, ['offer']], offered: { wish: 'offer', isAsked: true } };
  const isQuotation = QUOTATION.test(message) && wordsOf(message).length <= FEW_WORDS && !asksSomething(message);
  return isQuotation ? { says: [answer, ['orQuotation']], offered: { wish: 'offer' } } : { says: [answer] };
}

const KINDS = new RegExp(KIND.source, 'giu');
/** Both replies to who tells something end in it. */
const offered = { wish: 'offer' } as const;

/** What is said where no enquiry is open and none begins. */
export function replyTo(message: string, result: Answer): Offering {
  if (result.kind !== 'unknown') return withOffer(message, result);
  if (isCallOff(message)) return { says: [['nothingOpen']] };
  if (wantsPerson(message)) return { says: [['sorry']] };
  return told(plainText(message)) ?? withOffer(message, result);
}

/** «Ich bin der Beat Kunz», «Wir haben einen Hymer» asks nothing that could not be known. */
function told(text: string): Offering | null {
  const reading = readDetails(text, 'message');
  const { name, vehicle, dimensions } = reading.details;
  const isMore = contentWords(reading.rest.replace(KINDS, ' ')).length > 0;
  if (asksSomething(text) || isMore) return null;
  if (vehicle !== undefined || dimensions !== undefined) return { says: [['vehicleTold']], offered };
  return name === undefined ? null : { says: [['nameTold']], offered };
}
