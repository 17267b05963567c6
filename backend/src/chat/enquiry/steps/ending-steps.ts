import type { EnquiryStep } from '../enquiry.js';
import { isCallOff, saysToSend } from '../intent/read-intent.js';
import { nextAsk } from '../next-ask.js';
import { onward, type Turn } from './turn.js';

const WANTS_ON =
  /fortsetzen|fortfahren|weiterfahren|weitermachen|wiiterfahre|wiitermache|(?:zurück|zrugg) zur anfrage|(?:meine|die|mini) (?:anfrage|aafrag)/iu;
/** What is said once an enquiry is called off. */
export const CALLED_OFF =
  'In Ordnung, die Anfrage ist abgebrochen, ich sende nichts mehr. Wenn Sie es sich anders überlegen, schreiben Sie mir einfach wieder.';

/** A left enquiry stays left until the visitor comes back to it with details or in so many words. */
export function whileLeft({ before, enquiry, changed, isQuestion, text }: Turn): EnquiryStep | null {
  if (!before.left) return null;
  // What has a contact in it would go to staff.
  if (isCallOff(text)) return { kind: 'reply', enquiry: null, reply: CALLED_OFF };
  const isTold = changed.some((slot) => slot !== 'message' && slot !== 'desiredDate');
  if (isQuestion || !(isTold || WANTS_ON.test(text))) return { kind: 'aside', enquiry: before, reminder: '' };
  const { left: _left, ...open } = enquiry;
  return onward(open, 'Gerne, machen wir weiter.');
}

/** Called off: nothing is sent. A no counts as that where it answers whether to go on or what to change. */
export function calledOff({ intent, before, hasNews }: Turn): EnquiryStep | null {
  const isAsked = before.asked === 'resume' || before.asked === 'correction';
  if (hasNews || !(intent === 'call-off' || (intent === 'no' && isAsked))) return null;
  return { kind: 'reply', enquiry: null, reply: CALLED_OFF };
}

/** A clear yes to the read-back, and nothing beside it; asked what to change it has to say that it is to be sent. */
export function confirmed({ before, intent, hasNews, enquiry, text }: Turn): EnquiryStep | null {
  const isAsked = before.asked === 'confirmation' || (before.asked === 'correction' && saysToSend(text));
  const isYes = isAsked && intent === 'yes' && !hasNews;
  return isYes && nextAsk(enquiry) === 'confirmation' ? { kind: 'confirmed', enquiry } : null;
}

/** Asked whether to go on: a yes or news go on, anything else leaves the enquiry. */
export function askedToResume({ before, intent, hasNews, enquiry }: Turn): EnquiryStep | null {
  if (before.asked !== 'resume' || hasNews) return null;
  if (intent === 'yes') return onward(enquiry, 'Gerne.');
  return { kind: 'aside', enquiry: { ...enquiry, left: true }, reminder: '' };
}
