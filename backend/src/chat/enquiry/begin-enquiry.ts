import type { EnquiryWish } from '../answers/answer.js';
import { type Asking, ask } from './ask.js';
import { readBegunPhone } from './details/begun-phone.js';
import type { Enquiry } from './enquiry.js';
import { addWish, fillSlots } from './fill-slots.js';
import { asksSomething } from './intent/is-question.js';
import { plainText } from './plain-text.js';
import { readDetails } from './read-details.js';
import { namesOpenWork, readService, serviceNames } from './read-service.js';
import { type Before, slotsBefore, takenOver } from './taken-over.js';
import { wishPart } from './wish-part.js';
import { withServices } from './wished-services.js';
import { restOf } from './wording/questions.js';
import { answeredWithin, reachUs } from './wording/reach-us.js';

const OF_FREE = /(?<!\p{L})(?:frei\p{L}{0,2}|verfügbar|\p{L}*pl[aä]tz\p{L}{0,2})(?!\p{L})/iu;
/** «Ihr habt mein Auto zerkratzt» asks for people, but not nicely. */
const COMPLAINT =
  /reklam|beschwer|schaden|kaputt|zerkratzt|verkratzt|ruiniert|zerstört|beschädigt|versaut|unzufrieden|enttäuscht|geld (?:zurück|zrugg)|anzeig|anwalt|pfusch|vermurkst|verbeult|vermackt|schand|stinksauer|stocksauer|dreckiger|schmutziger|schlimmer als|hässlicher/iu;
const FREE = 'Was frei ist, sagt Ihnen unser Team, ich sehe es hier nicht.';

/** How an enquiry begins. */
export interface Beginning extends Before {
  readonly wish: EnquiryWish;
  /** Title of the service that the message is about, where that is known. */
  readonly serviceType?: string | undefined;
  /** Title of the service that was talked about before: counts where the message names no matter of its own. */
  readonly subject?: string | undefined;
  /** What the visitor wrote: details in it are taken at once. */
  readonly message: string;
  /** What is wished, where an earlier message said it and this one only agrees. */
  readonly matter?: string | undefined;
  readonly now: Date;
}

/** Takes up an enquiry, and asks for the first thing that is missing. */
export function beginEnquiry(beginning: Beginning): { enquiry: Enquiry; reply: string } {
  const { wish } = beginning;
  const text = plainText(beginning.message);
  const earlier = plainText(beginning.matter ?? '');
  const reading = readDetails(text, 'message');
  // Whoever agrees to the offer said the details with what it is about.
  const details = { ...readDetails(earlier, 'message').details, ...reading.details };
  const matter = wishPart(text, reading, 1) || earlier;
  const service = readService(`${text}\n${matter}`) ?? supposedService(beginning, `${text}\n${matter}`, matter === '');
  const slots = slotsBefore(beginning, details);
  const blank: Enquiry = { wish, slots, declined: [], asked: 'message', idle: 0 };
  const named = service === undefined ? blank : withServices(blank, service, `${earlier}\n${text}`);
  // The service by itself says what is wished.
  const isSaid = service !== undefined && /\p{L}{2}/u.test(reading.rest);
  // What is referred to stands in front of what is added to it.
  const begun = addWish(addWish(fillSlots(named, details, text), earlier), matter || (isSaid ? text : ''));
  const phone = begun.slots.phone === undefined ? readBegunPhone(reading.rest) : undefined;
  const asked = phone === undefined ? ask(begun) : askForRest(begun, phone);
  const lead = [asksForFree(beginning) ? FREE : '', opening(begun, beginning)].filter(Boolean).join(' ');
  if (asked.isReadBack) return { enquiry: asked.enquiry, reply: `${lead}\n${asked.text}` };
  const taken = takenOver(begun, slots, beginning.slots);
  return { enquiry: asked.enquiry, reply: [lead, taken, asked.text].filter(Boolean).join(' ') };
}

/** «Rückruf bitte, 079 123»: the rest is in the next message. */
function askForRest(enquiry: Enquiry, begun: string): Asking {
  return { enquiry: { ...enquiry, phoneBegun: begun, asked: 'phone' }, text: restOf(begun), isReadBack: false };
}

/** What was talked about, where the words name no service: not for work that may belong to any. */
function supposedService(
  { serviceType, subject, matter }: Beginning,
  words: string,
  isWishOpen: boolean,
): string | undefined {
  if (namesOpenWork(words)) return undefined;
  return serviceType ?? (isWishOpen || matter !== undefined ? subject : undefined);
}

/** «Händ er am Friitig no en Termin?», «Ist noch ein Platz frei?» */
function asksForFree({ wish, message }: Beginning): boolean {
  return asksSomething(message) && (wish === 'appointment' || (wish === 'offer' && OF_FREE.test(message)));
}

function opening(enquiry: Enquiry, { message, now }: Beginning): string {
  const complains = COMPLAINT.test(message);
  const about = enquiry.serviceType === undefined ? '' : ` zum Thema ${serviceNames(enquiry)}`;
  switch (enquiry.wish) {
    case 'person':
      return `${complains ? 'Das tut mir leid.' : 'Natürlich.'} ${reachUs(now)}\nOder ${answeredWithin('wir melden uns')} bei Ihnen, dann nehme ich kurz Ihre Angaben auf.`;
    case 'callback':
      return `Gerne rufen wir Sie zurück. ${answeredWithin()}. ${reachUs(now)}`;
    case 'appointment':
      return `Gerne nehme ich Ihren Terminwunsch${about} auf.`;
    case 'offer':
      return `Gerne nehme ich Ihre Offertanfrage${about} auf.`;
  }
}
