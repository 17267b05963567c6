import { businessProfile } from '@fahrzeugpflege/contracts';
import type { Answer, EnquiryWish } from '../answers/answer.js';
import { DAYS, NEXT } from '../enquiry/details/date-words.js';
import { KIND } from '../enquiry/details/vehicle-words.js';
import { readDetails } from '../enquiry/read-details.js';
import { readService } from '../enquiry/read-service.js';
import { wholeWords } from '../enquiry/whole-words.js';
import { asksSomething, isActivity, isQuestion, sentencesOf } from './is-question.js';
import { asksForPerson, wantsCallback } from './read-request.js';
import { contactIn, mayReach } from './reading.js';

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

/** «Ist 079 … eure Nummer?» speaks of an address and leaves none. */
const OF_ADDRESS = wholeWords(
  'ihre?|eure?|eui|öii|stimmt|stimmts|richtig|gültig|falsch|nummer|nummere|adresse|mailadresse|anrufen|wählen|erreiche',
);
const SOON = wholeWords(
  `ende (?:monat|woche|wuche)|monatsende|(?:${DAYS})|(?:${NEXT}) (?:woche|wuche|monat|monet)|morgen|morn|übermorgen|übermorn|heute|hüt|\\d{1,2}\\.(?: ?\\d{1,2}\\.?)?`,
);
const FREE = wholeWords(
  'frei|freie[rsn]?|möglich|mögli|müglech|geht|gaht|geit|goht|ginge|gieng|giengi|klappt|klappe|machbar|dran|drankommen|drachoo?|zeit|ziit|zyt|hinkriegen|hinbekommen|hikriege|schafft|schaffet|schaffed|kriegt (?:ihr|er|dir)|kriegen sie',
);
const COME = wholeWords('kommen|chume|chumme|cho|choo|vorbeikommen|verbicho|bringen|bringe|vorbeibringen');
/** «Händer no was frei?» */
export const PLACE = wholeWords(
  '(?:stell|lager|winter|abstell|hallen)?(?:platz|plätz|plätze|plätzli)|frei|freii?|freie[rsn]?|verfügbar|kapazität',
);
/** «Händer no was frei?», «Haben Sie noch Platz?»: asked so, hardly anything else answers it. */
const STILL_FREE = /(?<!\p{L})(?:no|noch|nu)(?: \p{L}+){0,2} (?:\p{L}*platz|plätz\p{L}*|frei\p{L}?)(?!\p{L})/iu;
/** «Webcam auf dem Platz», «WC bim Stellplatz»: where something is, and not what is asked for. */
const AT_PLACE =
  /(?<!\p{L})(?:auf|uf|am|beim|bim|im|vom|zum|pro|ufm)(?: (?:dem|em|de|den|eurem|euem|ihrem|der|einem))? \p{L}*(?:platz|plätze?n?)(?!\p{L})/giu;
/** «Ist der Platz immer derselbe?», «Wie gross ist euer Stellplatz?»: there is one, and it is asked about. */
const THE_PLACE =
  /(?<!\p{L})(?:der|den|dä|de|dr|meine?n?|mi[ns]?|mine|unsere?n?|euere?n?|eure[nm]?|eue|üche|ihre?n?|dieser|diesen) \p{L}*platz(?!\p{L})/giu;
/** «… wenn ich den Platz früher kündige?»: who has one wants no other. */
const GIVEN_UP = /kündig|chünd|künde|stornier|absag|verläng|verlöng/iu;
/** Asks to know it, and for no place. */
const HOW_MANY = wholeWords('wie ?viele?|wie ?vil|wie ?viu|wievill|wie mängi?|welche[rsn]?');
/** These ask for something else of a day. */
const OTHERWISE = wholeWords(
  'offen|offe|geöffnet|uf|auf|kostet|kosten|choschtet|koscht|wie lange?|wie lang|bis wann|fertig|parat|bereit|abholen|abhole|hole|holen|zurück|zrugg|bis zum|reicht|längt|langt|dauert|tage|täg|rabatt|aktion',
);

/**
 * What a message that asks something wants from people as well: whoever leaves a number or an address beside a question
 * waits for them, and «Geht am Donnerstag eine Reinigung?» wants an appointment.
 *
 * @returns null where nothing but the answer is wanted
 */
export function wishBeside(message: string, { kind, context }: Answer): EnquiryWish | null {
  if (kind === 'talk' || !(asksSomething(message) || message.includes('?'))) return null;
  // «Wenn ich heute als Frühbucher anfrage, aber erst im November kommen kann …?»
  const isOfCampaign = kind === 'answer' && context.subject === 'fruehbucher';
  if (!isOfCampaign && asksForDay(message, FREE)) return 'appointment';
  if (!isOfCampaign && asksForDay(message, COME) && !tellsHours(context.aspect)) return 'appointment';
  if (
    kind === 'unknown' &&
    !GIVEN_UP.test(message) &&
    PLACE.test(message.replace(AT_PLACE, '').replace(THE_PLACE, '')) &&
    !HOW_MANY.test(message)
  )
    return 'offer';
  if (kind === 'answer' && STILL_FREE.test(message) && !HOW_MANY.test(message)) return 'offer';
  const contact = contactLeft(message);
  if (contact === null) return null;
  const isOffer = readService(message) !== undefined || isActivity(message);
  return isOffer ? 'offer' : contact === 'phone' ? 'callback' : 'person';
}

/** Work on one of the next days, in a question whose words are these: «Kann ich nächste Woche kommen zum Reinigen?» */
function asksForDay(message: string, verbs: RegExp): boolean {
  const isWork = readService(message) !== undefined || isActivity(message);
  const asking = sentencesOf(message).filter(({ text }) => text.endsWith('?') || isQuestion(text));
  return isWork && SOON.test(message) && !OTHERWISE.test(message) && asking.some(({ text }) => verbs.test(text));
}

/** True for an answer that says when somebody is there: all others miss what is asked of a day. */
export function tellsHours(aspect: string | undefined): boolean {
  return aspect === 'hours' || aspect === 'comeThen' || aspect === 'reachable';
}

/** The way to be reached that the message leaves: not the business' own, nor one that is asked about. */
function contactLeft(message: string): 'phone' | 'email' | null {
  if (!mayReach(message)) return null;
  const { phone, email } = readDetails(message, 'message').details;
  const words = phone ?? email;
  if (words === undefined) return null;
  const sentence = sentencesOf(message).find(({ text }) => text.includes(words))?.text ?? '';
  const isOwn = isOurs(words) || (isQuestion(sentence) && OF_ADDRESS.test(sentence));
  return isOwn ? null : phone === undefined ? 'email' : 'phone';
}

function isOurs(words: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '').slice(-9);
  const isPhone = digits(words).length === 9 && digits(words) === digits(businessProfile.phone);
  return isPhone || words.toLowerCase() === businessProfile.email.toLowerCase();
}
