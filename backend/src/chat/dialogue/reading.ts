import type { AnswerContext } from '../answers/answer.js';
import type { Confirmed } from '../conversation/conversation.js';
import { readBegunPhone } from '../enquiry/details/begun-phone.js';
import { plainText } from '../enquiry/plain-text.js';
import { readDetails } from '../enquiry/read-details.js';
import { serviceById } from '../enquiry/read-service.js';
import { wholeWords, wordsOf } from '../enquiry/whole-words.js';
import type { Enquiry } from './enquiry.js';
import { asksSomething, contentWords } from './is-question.js';
import { wishPart } from './told-wish.js';

/** Longer messages say what is wished by themselves. */
const MOST_WORDS = 9;
const IT = '(?:das|es|ihn|den|dies|s|so eins|so was|sowas)';
const I = '(?:ich|wir|i|mir|mer|ig)';
const TAKES = wholeWords(
  [
    `(?:nehme|nehmen|nime|nimme|nimm|näme|nämed|näh|nämm|mache|machen|mached|machemer|buche|buchen|bestelle|bestellen) ${I}?(?: denn| dann| gerne| gern| gärn| also| auch)*(?: ${IT})?(?: so)?`,
    `${IT} (?:nehme|nimm|nime|nimme|näme|will|wott|wett|möchte|möcht|hätt|hätte|mache|machen|mach|machemer|mache mer|buche|bestelle)(?: ${I})?`,
    `(?:${I} )?(?:will|wott|wett|möchte|möcht|hätte|hätt|wollen|wänd|wei)(?: ${I})?(?: gerne| gern| gärn| denn| dann| auch)* ${IT}(?: so| gerne| gern| gärn| auch)*(?: machen| mache| haben| ha| buchen| nehmen| näh)?`,
    '(?:bin|bi|sind|si) (?:dabei|derbi|derbii|interessiert|überzeugt)|(?:hab|habe|han|ha|hätt|hätte) interesse|(?:das )?interessiert mich|da mache? ich mit',
  ].join('|'),
);
/** «Nämet das uuf». */
const TAKE_UP = wholeWords(
  `(?:nehmen sie|nehmt|nämed|nämet|nähmet|nähmed|nemmt|nämmet|nämid|nehmed|nimm)(?: ${IT})?(?: bitte| doch| so| mal| grad)* (?:auf|uf|uuf)`,
);
/** «Das mache ich selber», «das will ich nicht». */
const OTHERWISE = wholeWords(
  'nicht|nid|nöd|ned|nöt|kein|keine|selber|selbst|säuber|anders|andere|aber|wenn|falls|noch überlegen|überlege|überlegen|später|wissen|wüsse|fragen',
);

const FOR_IT = wholeWords('dafür|derfür|defür|dadafür|für das|für dies|dazu|derzue|genau das|äbe das|ebendas|für die');

/** True if words stand for what was talked about: «gut, dann dafür». */
function refersBack(message: string): boolean {
  return (
    takesIt(message) || (wordsOf(message).length <= MOST_WORDS && FOR_IT.test(message) && !OTHERWISE.test(message))
  );
}

/** «Ja gern» says more than «ja», where nothing was offered. */
const GLADLY =
  /^(?:ja|jo|jaa|jawohl|ok|gut|guet)[ ,]+(?:sehr )?(?:gern|gerne|gärn|bitte|mach|mache|machen sie|machet)(?: das| bitte| so)?[ .!]*$/iu;

/** True if somebody takes what was just told: «ok, dann nehme ich das», «das möcht i». What it is, was said before. */
export function takesIt(message: string): boolean {
  const isShort = wordsOf(message).length <= MOST_WORDS;
  if (GLADLY.test(message.trim())) return true;
  if (isShort && TAKE_UP.test(message) && !message.includes('?') && !OTHERWISE.test(message)) return true;
  return isShort && TAKES.test(message) && !OTHERWISE.test(message) && !asksSomething(message);
}

/** «Gut, dann dafür»: what was asked about in between is what is wished. */
export function withAsked(enquiry: Enquiry, message: string, { subject }: AnswerContext): Enquiry {
  const serviceType = enquiry.asked === 'message' && refersBack(message) ? serviceById(subject) : undefined;
  return enquiry.serviceType !== undefined || serviceType === undefined ? enquiry : { ...enquiry, serviceType };
}

/** Signs of a number or an address, be it spelled. */
const MAY_REACH = /@|\d[\d ./()'-]{6,}|(?<!\p{L})(?:at|ät|punkt|klammeraffe|null|nuu?l|plus)(?!\p{L})/iu;

/** False for a message that holds no number and no address for sure, and need not be read for them. */
export function mayReach(message: string): boolean {
  return MAY_REACH.test(message);
}

/** How a message says that its writer is to be reached, without asking anything; null where it does not. */
export function contactIn(message: string): 'phone' | 'email' | null {
  if (!mayReach(message) || asksSomething(message)) return null;
  const { phone, email } = readDetails(message, 'message').details;
  if (phone !== undefined) return 'phone';
  return email === undefined ? null : 'email';
}

/** True if a message is a name or a vehicle, and tells of nothing else: «Vreni Hugentobler», «Ja, BMW 320d 2018». */
export function isNameOrVehicleAlone(message: string): boolean {
  const text = plainText(message);
  if (asksSomething(text)) return false;
  const reading = readDetails(text, 'message');
  const { name, vehicle } = reading.details;
  const isName = name !== undefined && contentWords(reading.rest).length === 0;
  return isName || (vehicle !== undefined && wishPart(text, reading, 1) === '');
}

/** True if a message is the beginning of a phone number, whose end is still to come: «079 123». */
export function isPhoneBegun(message: string): boolean {
  return !/\p{L}/u.test(message) && readBegunPhone(message) !== undefined;
}

/** True if a message says how its writer is to be reached, and tells of nothing else but the details. */
export function isContactAlone(message: string): boolean {
  const text = plainText(message);
  return contactIn(text) !== null && wishPart(text, readDetails(text, 'message'), 1) === '';
}

const CHANGE = wholeWords(
  'ändern|ändere|korrigieren|korrigiere|ergänzen|ergänze|berichtigen|anpassen|hinzufügen|stornieren|zurückziehen|zrugzieh|widerrufen|löschen|vertippt|verschrieben',
);
const OF_ENQUIRY = wholeWords(
  '(?:noch )?(?:etwas|öppis|was)|anfrage|aafrag|nummer|telefonnummer|mail|e-mail|adresse|name|namen|termin|angaben|fahrzeug|nachricht|offerte|vertippt|verschrieben',
);
const WRONG = wholeWords(
  '(?:nummer|telefonnummer|mail|mailadresse|adresse|name|angabe|angaben|e-mail)[^.!?\\n]{0,30}(?:falsch|nicht richtig|stimmt nicht)',
);
const FORGOTTEN = wholeWords('(?:habe|ha|hab|han) (?:ich )?(?:noch )?(?:etwas|öppis|was) (?:vergessen|vergässe)');

/** True if what was sent is to be changed: «Ich möchte noch etwas ändern», «die Nummer war falsch». */
export function wantsToChangeSent(message: string): boolean {
  if (message.length > 200) return false;
  return (CHANGE.test(message) && OF_ENQUIRY.test(message)) || WRONG.test(message) || FORGOTTEN.test(message);
}

/** What is kept of an enquiry that was confirmed, so that it can be said again. */
export function confirmedAs(reference: string, { slots }: Enquiry): Confirmed {
  return { reference, isByEmail: slots.email !== undefined && slots.phone === undefined };
}
