import type { EnquiryKind } from '../answers/answer.js';
import { isClearYes } from '../reading/clear-yes.js';
import { contentWords } from '../reading/content-words.js';
import { ENQUIRY_SLOTS, type EnquiryAsked, type EnquirySlot, findNamed, isFinal } from '../reading/enquiry-slots.js';
import { plainText } from '../reading/plain-text.js';
import { type Acts, actsOf, asksSomething, isQuestion } from '../reading/read-acts.js';
import { type Reading, readDetails } from '../reading/read-details.js';
import { joinPhone } from '../reading/read-phone.js';
import { TRADE } from '../reading/read-service.js';
import { correctInPlace, readCorrection, takenBack } from './corrections.js';
import { decline, type Enquiry } from './enquiry.js';
import { kindInstead, kindsWished } from './enquiry-kind.js';
import { detailsThatCount, fillSlots } from './fill-slots.js';
import { addRequest, changesService, withNamedServices, withPreferredWay } from './requested-work.js';

/** A message and what it does to the enquiry's contents, before anything is answered. */
export interface ReadMessage {
  readonly text: string;
  /** The text without the details in it. */
  readonly rest: string;
  /** What is done by it, as an answer to what was asked. */
  readonly acts: Acts;
  readonly intent: Intent;
  /** The enquiry with what the message gave; `asked` is still what it answers. */
  readonly enquiry: Enquiry;
  /** Slots that hold other words than before. */
  readonly changed: readonly EnquirySlot[];
  /** True if the message brought the enquiry further. */
  readonly hasNews: boolean;
  /** True if something is asked that no detail answers: «Hymer B 678?» asks nothing. */
  readonly isQuestion: boolean;
}

/** What a message means beside the details in it. */
type Intent = 'yes' | 'no' | 'call-off' | 'decline' | 'goodbye' | 'none';

/** Reads a message for all that it tells about an enquiry: a correction, details, what is wished, other services. */
export function readMessage(before: Enquiry, message: string): ReadMessage {
  const typed = withBegunPhone(before, plainText(message));
  const acts = actsOf(typed, before.asked);
  const correction = readCorrection(typed, before);
  const text = correction?.text ?? typed;
  const asked: EnquiryAsked = correction?.slot ?? disputedSlot(typed, acts, before) ?? before.asked;
  const intent = intentOf(typed, acts, before.asked);
  const read = withKind(readDetails(text, asked), before);
  // «Bis am 20. sind wir weg, also ab 25. statt ab 15.»: what is put in place counts before all else.
  const put = correction === null ? {} : readDetails(correction.next, asked).details;
  const kind = kindOf(typed, correction === null ? acts : actsOf(correction.next, 'correction'), before);
  const reading = detailsThatCount({ ...before, kind }, asked, text, { ...read, details: { ...read.details, ...put } });
  const open = takenBack(before, correction);
  const filled = fillSlots(open, reading.details, text);
  // «Ich möchte einen Rückruf, keine Offerte» is about the kind, and no word of the message.
  const isOfKind = kind !== before.kind || (correction?.slot === 'message' && kindsWished(acts).length > 0);
  const corrected = correction === null || isOfKind ? filled : correctInPlace(open, filled, correction);
  const isPut = corrected.slots.message !== before.slots.message;
  const withRequest = withPreferredWay(isPut ? corrected : addRequest(corrected, text, reading, acts), typed, acts);
  const isMeant = correction !== null || changesService(before, text);
  const about = withNamedServices(withRequest, text, isMeant);
  const enquiry = withoutBegun(ofKind(about, about.kind === before.kind ? kind : about.kind), before);
  const changed = ENQUIRY_SLOTS.filter((slot) => enquiry.slots[slot] !== before.slots[slot]);
  // More about the wish is an answer where it was asked for; elsewhere it is kept, and what was asked for is still open.
  const isNews = (slot: EnquirySlot) => slot !== 'message' || before.asked === 'message' || isFinal(before.asked);
  const hasNews = changed.some(isNews) || enquiry.serviceType !== before.serviceType || enquiry.kind !== before.kind;
  // «Könnt ihr ihn abholen?» wishes something, and asks where nothing of it was taken.
  const isAsked = acts.has('question') && asksSomething(reading.rest, before.asked);
  // «Geht auch Donnerstag?»
  const isAnswered = changed.length > 0 && contentWords(reading.rest).length === 0;
  const asks = isAsked && !isAnswered;
  const answered = hasNews || !asks ? withAnswered(enquiry, changed, acts) : enquiry;
  return { text, rest: reading.rest, acts, intent, enquiry: answered, changed, hasNews, isQuestion: asks };
}

/** «Ich habe einen Camper» tells the vehicle, and not yet what is wished. */
function withKind(reading: Reading, { slots, asked }: Enquiry): Reading {
  const { details, kind, rest } = reading;
  const others = rest.replace(kind ?? '', '');
  const isAlone = kind !== undefined && contentWords(others).length === 0 && !isQuestion(rest);
  const isOpen = slots.vehicle === undefined && asked === 'message';
  return isAlone && isOpen ? { details: { ...details, vehicle: kind }, rest: others } : reading;
}

/** What kind of enquiry it is by now: «Machen wir doch einen Termin», «Keine Offerte, sondern einen Termin». */
function kindOf(text: string, acts: Acts, { kind, asked }: Enquiry): EnquiryKind {
  const instead = kindInstead(text, acts, kind);
  return instead !== undefined && (isFinal(asked) || acts.has('change')) ? instead : kind;
}

/** Whoever looks for a vehicle is served by the trade. */
function ofKind(enquiry: Enquiry, kind: EnquiryKind): Enquiry {
  return { ...enquiry, kind, ...(kind === 'search' && { serviceType: TRADE }) };
}

/** «Die Höhe stimmt nicht, es sind 3.05» answers what would be asked for next. */
function disputedSlot(text: string, acts: Acts, { asked }: Enquiry): EnquirySlot | undefined {
  return isFinal(asked) && /\d/.test(text) && acts.has('change') ? findNamed(text)[0] : undefined;
}

/** «079 123», and then «45 67»: a number that came in parts is read as one. */
function withBegunPhone({ phoneBegun, asked }: Enquiry, text: string): string {
  const isAsked = asked === 'phone' || asked === 'contact';
  const joined = phoneBegun !== undefined && isAsked ? joinPhone(phoneBegun, text) : undefined;
  return joined?.isWhole ? joined.words : text;
}

/** Once there is a number its beginning is of no use. */
function withoutBegun({ phoneBegun, ...enquiry }: Enquiry, before: Enquiry): Enquiry {
  const isOpen = phoneBegun !== undefined && enquiry.slots.phone === before.slots.phone;
  return isOpen ? { ...enquiry, phoneBegun } : enquiry;
}

/** «Nein, es sind 86000» calls nothing off where it was asked what to change. */
function intentOf(text: string, acts: Acts, asked: EnquiryAsked): Intent {
  if (isClearYes(text)) return 'yes';
  if (acts.has('calloff')) return 'call-off';
  if (acts.has('decline') || acts.has('done')) return 'decline';
  const isChange = asked === 'correction' && (contentWords(text).length > 0 || /\d/.test(text));
  if (acts.has('no') && !isChange) return 'no';
  return acts.has('goodbye') ? 'goodbye' : 'none';
}

/** Once its question was answered, with whatever but a question, what was not given then is not asked again. */
function withAnswered(enquiry: Enquiry, changed: readonly EnquirySlot[], acts: Acts): Enquiry {
  const { asked, slots } = enquiry;
  // «Länge keine Ahnung. Dominik Huber»
  const isLeftOut = acts.has('decline') && (asked === 'dimensions' || asked === 'desiredDate');
  if (isLeftOut && changed.length > 0 && slots[asked] === undefined) return decline(enquiry, asked);
  // A mail address to the question for the phone number says how somebody wants to be reached.
  if (asked === 'phone' && changed.includes('email') && slots.phone === undefined) return decline(enquiry, 'phone');
  if (asked !== 'extras') return enquiry;
  return decline(enquiry, ...(['dimensions', 'desiredDate'] as const).filter((slot) => slots[slot] === undefined));
}
