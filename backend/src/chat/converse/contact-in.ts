import { readBegunPhone } from '../enquiry/details/begun-phone.js';
import { asksSomething } from '../enquiry/intent/is-question.js';
import { contentWords } from '../enquiry/intent/wish-words.js';
import { plainText } from '../enquiry/plain-text.js';
import { readDetails } from '../enquiry/read-details.js';
import { wishPart } from '../enquiry/wish-part.js';

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
