import type { EnquiryKind } from '../answers/answer.js';
import type { KnownContact } from '../conversation/conversation.js';
import { isClearYes } from '../reading/clear-yes.js';
import { ENQUIRY_SLOTS } from '../reading/enquiry-slots.js';
import { plainText } from '../reading/plain-text.js';
import { actsOf, asksSomething } from '../reading/read-acts.js';
import { type Details, readDetails } from '../reading/read-details.js';
import { readBegunPhone } from '../reading/read-phone.js';
import { namesOpenWork, readService, TRADE } from '../reading/read-service.js';
import { seeksVehicle } from './earlier-messages.js';
import { addToMessage, type Enquiry } from './enquiry.js';
import { type Asking, ask } from './enquiry-step.js';
import { fillSlots, readingFor } from './fill-slots.js';
import { requestIn, withPreferredWay, withServices } from './requested-work.js';
import type { Said } from './sentences.js';

/** «Ihr habt mein Auto zerkratzt» asks for people, but not nicely. */
const COMPLAINT =
  /reklam|beschwer|schaden|kaputt|zerkratzt|verkratzt|ruiniert|zerstört|beschädigt|versaut|unzufrieden|enttäuscht|geld (?:zurück|zrugg)|anzeig|anwalt|pfusch|vermurkst|verbeult|vermackt|schand|stinksauer|stocksauer|dreckiger|schmutziger|schlimmer als|hässlicher/iu;

/** How an enquiry begins. */
export interface Beginning {
  readonly kind: EnquiryKind;
  /** Title of the service that the message is about, where that is known. */
  readonly serviceType?: string | undefined;
  /** Title of the service that was talked about before: counts where the message names no matter of its own. */
  readonly subject?: string | undefined;
  /** What the visitor wrote: details in it are taken at once. */
  readonly message: string;
  /** What is wished, where an earlier message said it and this one only agrees. */
  readonly matter?: string | undefined;
  /** What else was told before. */
  readonly told?: readonly string[];
  /** Name and contact of an enquiry before this one. */
  readonly knownContact?: KnownContact | undefined;
  /** What was said of oneself and of the own vehicle before anything was wished. */
  readonly mentioned?: Details | undefined;
  /** Details of an enquiry that was left before. */
  readonly slots?: Enquiry['slots'] | undefined;
  /** True where it is asked what is free: people alone can tell. */
  readonly asksForFree?: boolean;
  readonly now: Date;
}

/** Takes up an enquiry, and asks for the first thing that is missing. */
export function beginEnquiry(beginning: Beginning): { enquiry: Enquiry; says: readonly Said[] } {
  const { kind } = beginning;
  const text = plainText(beginning.message);
  const earlier = plainText(beginning.matter ?? '');
  const reading = readingFor(kind, readDetails(text, 'message'));
  // Whoever agrees to the offer said the details with what it is about.
  const agreed = readingFor(kind, readDetails(earlier, 'message')).details;
  const { vehicle: _vehicle, dimensions: _dimensions, ...withoutVehicle } = agreed;
  const isSought = kind !== 'search' && seeksVehicle(earlier);
  const details = { ...(isSought ? withoutVehicle : agreed), ...reading.details };
  const wish = requestIn(text, reading, 1);
  const isOpen = wish === '' && earlier === '';
  const words = `${text}\n${wish || earlier}`;
  const service = kind === 'search' ? TRADE : (readService(words) ?? supposedService(beginning, words, isOpen));
  const slots = slotsBefore(beginning, details);
  const blank: Enquiry = { kind, slots, declined: isSought ? ['vehicle'] : [], asked: 'message', idle: 0 };
  const named = service === undefined ? blank : withServices(blank, service, `${earlier}\n${text}`);
  // The service by itself says what is wished.
  const isSaid = service !== undefined && /\p{L}{2}/u.test(reading.rest) && !isClearYes(text);
  // What was told or is referred to stands in front of what is added to it.
  const told = beginning.told?.filter((each) => !text.includes(each)).join('\n') ?? '';
  const untold = earlier.split('\n').filter((line) => !told.includes(line));
  const own = isOpen && isSaid ? text : earlier.includes(text) ? '' : wish;
  const wishes = [untold.join('\n'), told, own, replacedPhone(beginning, details, text)];
  const filled = fillSlots(named, details, `${earlier}\n${text}`);
  const begun = withPreferredWay(wishes.reduce(addToMessage, filled), text, actsOf(text, 'free'));
  const phone = begun.slots.phone === undefined ? readBegunPhone(reading.rest) : undefined;
  const asked = phone === undefined ? ask(begun) : askForRest(begun, phone);
  const isForFree = beginning.asksForFree || (kind === 'appointment' && asksSomething(beginning.message));
  const isReadBack = asked.enquiry.asked === 'confirmation';
  const taken = isReadBack ? [] : takenOver(begun, slots, beginning.slots);
  const says: readonly Said[] = [
    ...(isForFree ? ([['free']] as const) : []),
    ['opening', begun, COMPLAINT.test(beginning.message), beginning.now],
    ...(taken.length > 0 ? ([['takenOver', taken]] as const) : []),
    asked.says,
  ];
  return { enquiry: asked.enquiry, says };
}

/** «Halt, falsche Nummer, 079 …»: staff have the number of before, and read with the wish that it is wrong. */
function replacedPhone({ knownContact = {} }: Beginning, { phone }: Details, text: string): string {
  const isReplaced = phone !== undefined && phone !== knownContact.phone && actsOf(text, 'sent').has('change');
  return isReplaced ? (knownContact.phone ?? '') : '';
}

/** «Rückruf bitte, 079 123»: the rest is in the next message. */
function askForRest(enquiry: Enquiry, begun: string): Asking {
  return { enquiry: { ...enquiry, phoneBegun: begun, asked: 'phone' }, says: ['askRest', begun] };
}

/** What was talked about, where the words name no service: not for work that may belong to any. */
function supposedService(
  { serviceType, subject, matter }: Beginning,
  words: string,
  isRequestOpen: boolean,
): string | undefined {
  if (namesOpenWork(words)) return undefined;
  return serviceType ?? (isRequestOpen || matter !== undefined ? subject : undefined);
}

/**
 * The slots that are filled before the message is read. The contact of an earlier enquiry is taken over, unless somebody
 * else is named now; an enquiry that was left is surer than both.
 */
function slotsBefore({ knownContact = {}, mentioned = {}, slots = {} }: Beginning, details: Details): Enquiry['slots'] {
  const name = details.name ?? mentioned.name;
  const isOther = name !== undefined && knownContact.name !== undefined && !name.includes(knownContact.name);
  const known = isOther || Object.keys(slots).length > 0 ? {} : knownContact;
  return { ...mentioned, ...known, ...slots };
}

/**
 * Said at once: who is somebody else, or has another number by now, can say so. What an enquiry that was left holds is not
 * said again.
 */
function takenOver(enquiry: Enquiry, before: Enquiry['slots'], left: Enquiry['slots'] = {}): readonly string[] {
  return ENQUIRY_SLOTS.filter((slot) => left[slot] === undefined && before[slot] !== undefined)
    .filter((slot) => enquiry.slots[slot] === before[slot])
    .map((slot) => before[slot] ?? '');
}

/**
 * Takes one more wish into an enquiry: «Wie wäre es noch mit einem Termin?». What was read back before is read back
 * again, so that nothing is sent unseen.
 */
export function widenEnquiry(
  enquiry: Enquiry,
  message: string,
  serviceType?: string,
): { enquiry: Enquiry; says: readonly Said[] } {
  const service = enquiry.serviceType ?? readService(message) ?? serviceType;
  const named = service === undefined ? enquiry : withServices(enquiry, service, message, enquiry.furtherServices);
  const next = ask(addToMessage({ ...named, idle: 0 }, plainText(message)));
  return { enquiry: next.enquiry, says: [['takenIn'], ['back'], next.says] };
}
