import type { Aspect } from './aspect.js';
import { booking } from './contact/booking.js';
import { answerTime, offerHow, visit } from './contact/enquiring.js';
import { pickup } from './contact/pickup.js';
import { privacy } from './contact/privacy.js';
import { contact, mail, mailAddress, phone, social } from './contact/reach-us.js';

/** How the business is reached and what comes of an enquiry. */
export const contactAspects: readonly Aspect[] = [
  privacy,
  booking,
  visit,
  pickup,
  answerTime,
  offerHow,
  social,
  mailAddress,
  phone,
  mail,
  contact,
];
