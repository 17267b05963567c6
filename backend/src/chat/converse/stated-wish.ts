import type { Answer, EnquiryWish } from '../answers/answer.js';
import { KIND } from '../enquiry/details/vehicle-words.js';
import { asksSomething } from '../enquiry/intent/is-question.js';
import { asksForPerson, wantsCallback } from '../enquiry/intent/read-request.js';
import { sentencesOf } from '../enquiry/intent/sentences.js';
import { isActivity } from '../enquiry/intent/wish-words.js';
import { readDetails } from '../enquiry/read-details.js';
import { readService } from '../enquiry/read-service.js';
import { wholeWords } from '../enquiry/whole-words.js';
import { contactIn } from './contact-in.js';
import { PLACE } from './wish-beside.js';

const OFFER = wholeWords('offert\\p{L}*|kostenvoranschlag');
/** «Leasing Angebot» asks what there is. */
const QUOTATION = wholeWords('angebot');
const SHORT_OF_VERB =
  /^\s*(?:(?:e|eine|en)? ?offert\p{L}*|kostenvoranschlag) (?:für|fürs|zur|zum|für d) (?:\p{L}+ ?){1,4}\?\s*$/iu;
const OF_TERMS = /gratis|kosten|choscht|verbindlich|gültig|nötig|dauer|lange?(?!\p{L})/iu;
const SEARCHED = wholeWords('gesucht|gsuecht|suche|sueche|suech|suchen|sueched');
const PRICE = wholeWords('preis|priis|prys|richtpreis|preisangabe|preisauskunft|kosten|chöschte');
const VISIT = /besichtig|anschau|aaluege|aluege|ansehen|probefahr|probe fahren/iu;
const FOR_SALE =
  /inserat|inseriert|inseriärt|im netz|im internet|online|verkauf|verchauf|ausgeschrieben|usgschribe|homepage|website/iu;
/** «Ich will nicht, dass Fremde Probefahrten machen» */
const UNWANTED = wholeWords(
  '(?:will|möchte|möchten|wollen|wott|wett|möcht) (?:ich |wir |i )?(?:nicht|nid|nöd|ned|kein|keine|keini|ke)',
);
const MAY_I = wholeWords(
  '(?:kann|könnte|darf|dürfte|chan|chönnt|dörf) (?:ich|i|me|man)|(?:können|könnten|dürfen|dürften) wir',
);
/** Of an appointment that there is no other is made. */
const OF_MADE = /verschieb|verschoben|absag|abgesagt|verleg|storn|annull|umbuch/iu;
const APPOINTMENT = wholeWords('termin|reservation|reservierung|probefahrt|besichtigungstermin');
/** «Wenn ich keinen Termin bekomme, …» threatens. */
const SUPPOSED = wholeWords(
  '(?:wenn|we|falls) (?:ich|i|mir|mer|wir|ihr|dir|er|sie) (?:\\p{L}+ )?(?:kein\\p{L}*|kei|nicht|nid|nöd|ned)',
);
/** «Danke für die Offerte» asks for none. */
export const REQUEST = wholeWords(
  'brauch|bruuche|bruuchti|suche|sueche|mach|mache|machen|mached|macht|möchte|möcht|hätte|hätt|wett|wott|will|brauche|bruche|bruch|bitte|gerne|gern|gärn',
);

/**
 * What a message wants from people, beside what the engine heard: a person asked for in so many words is no offer, and
 * whoever leaves a number or an address without asking anything wants to hear from people.
 *
 * @returns null where nothing but the engine's answer is wanted
 */
export function statedWish(message: string, { kind, wish }: Answer): EnquiryWish | null {
  // «Den Ferrari, den Sie im Angebot haben, anschauen kommen» asks for no offer.
  if (kind === 'enquiry' && wish === 'offer' && wantsVisit(message) && !OFFER.test(message)) return 'appointment';
  if (kind === 'enquiry') return wish === 'offer' && asksForPerson(message) ? 'person' : (wish ?? 'offer');
  const contact = contactIn(message);
  if (kind !== 'talk' && asksForOne(message)) return 'offer';
  const wished = asksSomething(message) ? null : wishIn(message);
  if (kind === 'talk' && wished !== null && REQUEST.test(message)) return wished;
  if (wantsVisit(message)) return 'appointment';
  if (kind !== 'unknown' && contact === null) return null;
  if (asksForPerson(message)) return 'person';
  if (wantsCallback(message)) return 'callback';
  if (wished === null && kind === 'unknown' && wantsPlace(message)) return 'offer';
  if (wished !== null || contact === null) return wished;
  // «Ich möchte mein Womo einstellen, 079 …» leaves more than a number.
  const isWork = readService(message) !== undefined || isActivity(message) || PRICE.test(message);
  if (REQUEST.test(message) && isWork) return 'offer';
  return contact === 'phone' ? 'callback' : 'person';
}

/** «… Offerte für Keramik?»: a wish, with a question mark for politeness. */
function asksForOne(message: string): boolean {
  return sentencesOf(message).some(({ text }) => SHORT_OF_VERB.test(text) && !OF_TERMS.test(text));
}

/** «Kann ich den Ferrari 458 besichtigen?», «Ich würde gerne das Wohnmobil anschauen kommen». */
function wantsVisit(message: string): boolean {
  if (!VISIT.test(message) || UNWANTED.test(message)) return false;
  const isMake = readDetails(message, 'message').details.vehicle !== undefined;
  if (asksSomething(message)) {
    return MAY_I.test(message) && (isMake || (KIND.test(message) && FOR_SALE.test(message)));
  }
  return REQUEST.test(message) && (isMake || KIND.test(message));
}

/** «Platz gsuecht für Anhänger», «den Platz hätte ich gerne ab Mai». */
function wantsPlace(message: string): boolean {
  const isWanted = REQUEST.test(message) || SEARCHED.test(message);
  return isWanted && PLACE.test(message) && !asksSomething(message);
}

function wishIn(message: string): EnquiryWish | null {
  if (OFFER.test(message) || (QUOTATION.test(message) && REQUEST.test(message))) return 'offer';
  return APPOINTMENT.test(message) && !OF_MADE.test(message) && !SUPPOSED.test(message) ? 'appointment' : null;
}
