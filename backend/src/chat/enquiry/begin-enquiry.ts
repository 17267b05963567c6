import type { EnquiryWish } from '../answering/answer.js';
import { ask } from './ask.js';
import type { Enquiry } from './enquiry.js';
import { addWish, fillSlots } from './fill-slots.js';
import { plainText } from './plain-text.js';
import { readDetails } from './read-details.js';
import { readService, serviceName } from './read-service.js';
import { wishPart } from './wish-part.js';
import { answeredWithin, reachUs } from './wording/reach-us.js';

/** How an enquiry begins. */
export interface Beginning {
  readonly wish: EnquiryWish;
  /** Title of the service that the message is about, where that is known. */
  readonly serviceType?: string | undefined;
  /** Title of the service that was talked about before: counts where the message names no matter of its own. */
  readonly subject?: string | undefined;
  /** What the visitor wrote: details in it are taken at once. */
  readonly message: string;
  /** What is wished, where an earlier message said it and this one only agrees. */
  readonly matter?: string | undefined;
  /** Details of an enquiry that was left before. */
  readonly slots?: Enquiry['slots'];
  readonly now: Date;
}

/** Takes up an enquiry, and asks for the first thing that is missing. */
export function beginEnquiry(beginning: Beginning): { enquiry: Enquiry; reply: string } {
  const { wish, serviceType, subject, slots = {}, now } = beginning;
  const text = plainText(beginning.message);
  const earlier = plainText(beginning.matter ?? '');
  const reading = readDetails(text, 'message');
  // Whoever agrees to the offer said the details with what it is about.
  const details = { ...readDetails(earlier, 'message').details, ...reading.details };
  const matter = wishPart(text, reading, 1) || earlier;
  const service =
    readService(`${text}\n${matter}`) ??
    serviceType ??
    (matter === '' || beginning.matter !== undefined ? subject : undefined);
  const blank: Enquiry = { wish, slots, declined: [], asked: 'message', idle: 0 };
  const named = service === undefined ? blank : { ...blank, serviceType: service };
  // The service by itself says what is wished.
  const isSaid = service !== undefined && /\p{L}{2}/u.test(reading.rest);
  const begun = addWish(fillSlots(named, details), matter || (isSaid ? text : ''));
  const asked = ask(begun);
  return { enquiry: asked.enquiry, reply: `${opening(begun, now)}${asked.isReadBack ? '\n' : ' '}${asked.text}` };
}

function opening(enquiry: Enquiry, now: Date): string {
  const about = enquiry.serviceType === undefined ? '' : ` zum Thema ${serviceName(enquiry.serviceType)}`;
  switch (enquiry.wish) {
    case 'person':
      return `Natürlich. ${reachUs(now)}\nOder ${answeredWithin('wir melden uns')} bei Ihnen, dann nehme ich kurz Ihre Angaben auf.`;
    case 'callback':
      return `Gerne rufen wir Sie zurück. ${answeredWithin()}. ${reachUs(now)}`;
    case 'appointment':
      return `Gerne nehme ich Ihren Terminwunsch${about} auf.`;
    case 'offer':
      return `Gerne nehme ich Ihre Offertanfrage${about} auf.`;
  }
}
