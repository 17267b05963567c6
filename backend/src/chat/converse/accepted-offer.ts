import type { Line, Offered } from '../conversation/conversation.js';
import { asksSomething } from '../enquiry/intent/is-question.js';
import { isClearYes } from '../enquiry/intent/read-intent.js';
import { contentWords, isActivity } from '../enquiry/intent/wish-words.js';
import { readDetails } from '../enquiry/read-details.js';
import { readService } from '../enquiry/read-service.js';
import { wholeWords } from '../enquiry/whole-words.js';
import { isContactAlone, isNameOrVehicleAlone, isPhoneBegun } from './contact-in.js';

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
