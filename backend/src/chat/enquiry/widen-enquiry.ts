import { ask } from './ask.js';
import type { Enquiry } from './enquiry.js';
import { addWish } from './fill-slots.js';
import { plainText } from './plain-text.js';
import { readService } from './read-service.js';
import { withServices } from './wished-services.js';
import { backTo } from './wording/questions.js';

/**
 * Takes one more wish into an enquiry: «Wie wäre es noch mit einem Termin?». What was read back before is read back
 * again, so that nothing is sent unseen.
 *
 * @param serviceType title of the service that the message is about, where that is known
 */
export function widenEnquiry(enquiry: Enquiry, message: string, serviceType?: string) {
  const service = enquiry.serviceType ?? readService(message) ?? serviceType;
  const named = service === undefined ? enquiry : withServices(enquiry, service, message, enquiry.furtherServices);
  const next = ask(addWish({ ...named, idle: 0 }, plainText(message)));
  return { enquiry: next.enquiry, reminder: backTo(next.text) };
}
