import type { Answer } from '../answers/answer.js';
import type { Offered } from '../conversation/conversation.js';
import { asksSomething } from '../enquiry/intent/is-question.js';
import { isActivity } from '../enquiry/intent/wish-words.js';
import { readService } from '../enquiry/read-service.js';
import { wholeWords, wordsOf } from '../enquiry/whole-words.js';
import { REQUEST } from './stated-wish.js';

/** «Ich möchte wissen, was …» wants no more than an answer. */
const TO_KNOW = wholeWords('wissen|wüsse|erfahren|fragen|froge|frage|informieren|informiere|infos?|informationen');
/** «Einen Stellplatz für meinen Camper». */
const PLACE = /platz|plätzli|unterstell|abstell|parkier/iu;
/** «Kann ich mein Auto polieren lassen?», «Kann ich bei Ihnen mein Wohnmobil verkaufen?» */
const TO_HAVE_DONE =
  /^(?:hallo|grüezi|guten tag|hoi|und)?[, ]*(?:kann|könnte|chan|chani|chönnt|dürfte) ?(?:ich|i|me|man|wir|mir)?(?!\p{L})[^?.!]* (?:lassen|lah|loh|la|lo|verkaufen|verchaufe|einlagern|iilagere|einstellen|iistelle)\s*\?*$/iu;
const OFFER = 'Soll ich dazu gleich eine Anfrage für Sie aufnehmen?';
/** «Angebot», «Angebot Keramik»: what there is, or what it would be for one's own vehicle. */
const QUOTATION = wholeWords('ange?bot|agebot|aagebot');
const FEW_WORDS = 4;
const OR_QUOTATION = 'Oder möchten Sie ein Angebot für Ihr Fahrzeug? Dann nehme ich gerne eine Anfrage auf.';

/** A reply, and what it offers. */
export interface Offering {
  readonly reply: string;
  readonly offered?: Offered;
}

/** An answer to who says what is to be done («Ich möchte mein Auto verkaufen»), with the offer to take it up. */
export function withOffer(message: string, { kind, reply, offers }: Answer): Offering {
  if (offers !== undefined) return { reply, offered: { wish: offers } };
  if (kind !== 'answer' || TO_KNOW.test(message)) return { reply };
  const isWork = readService(message) !== undefined || isActivity(message) || PLACE.test(message);
  const isWish = asksSomething(message) ? TO_HAVE_DONE.test(message) : REQUEST.test(message);
  if (isWork && isWish) return { reply: `${reply}\n\n${OFFER}`, offered: { wish: 'offer', isAsked: true } };
  const isQuotation = QUOTATION.test(message) && wordsOf(message).length <= FEW_WORDS && !asksSomething(message);
  return isQuotation ? { reply: `${reply}\n\n${OR_QUOTATION}`, offered: { wish: 'offer' } } : { reply };
}
