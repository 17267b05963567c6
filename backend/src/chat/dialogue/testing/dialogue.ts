import type { EnquiryKind } from '../../answers/answer.js';
import type { EnquiryAsked } from '../../reading/enquiry-slots.js';
import type { Enquiry } from '../enquiry.js';
import type { Renderer } from '../sentences.js';

/** What is expected after a message: what is asked then, or how it ended. */
export type After = EnquiryAsked | 'confirmed' | 'called off' | 'left';

/** What else has to come of a message. */
export interface Expected {
  /** Words that the reply (or, of an aside, the reminder) has to hold. */
  readonly contains?: readonly string[];
  readonly lacks?: readonly string[];
  /** True where the knowledge has to answer first. */
  readonly isAside?: boolean;
  /** Slots as they must be then. */
  readonly slots?: Enquiry['slots'];
}

/** A message of the visitor's and what has to come of it. */
export type Exchange = readonly [says: string, leadsTo: After, more?: Expected];

/** An enquiry from its first message on, as data. */
export interface Dialogue {
  readonly title: string;
  readonly kind: EnquiryKind;
  readonly serviceType?: string;
  /** The first message begins the enquiry. */
  readonly exchanges: readonly Exchange[];
}

const dialogueOf =
  (kind: EnquiryKind) =>
  (serviceType?: string) =>
  (title: string, ...exchanges: readonly Exchange[]): Dialogue => ({
    title,
    kind,
    ...(serviceType !== undefined && { serviceType }),
    exchanges,
  });

/** Dialogues that begin with what the engine hears as an offer that is asked for, and so on; about a service, or not. */
export const offerFor = dialogueOf('offer');
export const offer = offerFor();
export const appointmentFor = dialogueOf('appointment');
export const appointment = appointmentFor();
export const callback = dialogueOf('callback')();
export const person = dialogueOf('person')();

/** Every sentence as its bare key: nothing may depend on how something is said. */
export const inKeys: Renderer = (said) => said.map(([key]) => key).join(' ');
