import type { EnquiryAsked, EnquirySlot } from './enquiry-slots.js';
import { asksSomething } from './is-question.js';
import { inCapitals } from './name-at.js';
import { type Found, plainText } from './plain-text.js';
import { readDate } from './read-date.js';
import { readDimensions } from './read-dimensions.js';
import { readEmail } from './read-email.js';
import { readBareName, readIntroducedName, readNameAlone } from './read-name.js';
import { readPhone } from './read-phone.js';
import { readVehicle } from './read-vehicle.js';
import { sentencesOf } from './sentences-of.js';
import { wordsOf } from './whole-words.js';

/** What a message tells, in the visitor's own words; the wish itself is judged apart. */
export type Details = Readonly<Partial<Record<Exclude<EnquirySlot, 'message'>, string>>>;

/** The details of one message, and what is left of it without them. */
export interface Reading {
  readonly details: Details;
  readonly rest: string;
}

/** Longer answers to the question for the vehicle tell more. */
const MOST_WORDS_OF_VEHICLE = 12;

/**
 * Reads all details that one message holds, in any order. What is surest is read first and taken out, so that a phone
 * number is no year and a surname no make.
 *
 * @param message as typed; never throws
 * @param asked what was asked for: a bare answer counts for that
 */
export function readDetails(message: string, asked: EnquiryAsked): Reading {
  const details: Partial<Record<keyof Details, string>> = {};
  let rest = plainText(message);
  const read = (slot: keyof Details, found: Found | null) => {
    if (found === null || found.words === '') return;
    details[slot] ??= slot === 'name' ? inCapitals(found.words) : found.words;
    rest = found.rest;
  };
  read('email', readEmail(rest));
  read('phone', readPhone(rest));
  read('name', readIntroducedName(rest));
  if (details.name === undefined) read('name', readNameAlone(rest, asked));
  read('dimensions', readDimensions(rest, asked));
  read('vehicle', readVehicle(rest, asked));
  if (details.name === undefined) {
    read('name', readBareName(rest, asked, details.email !== undefined || details.phone !== undefined));
  }
  if (asked === 'vehicle' && Object.keys(details).join() === 'vehicle' && !asksSomething(message)) {
    // «2x S-Klasse, 1x V-Klasse»: what no table knows of an answer stands with the rest of it, as typed.
    const [answer = '', ...others] = sentencesOf(plainText(message)).map((sentence) => sentence.text.trim());
    if (/\d/.test(rest) && others.length === 0 && wordsOf(answer).length <= MOST_WORDS_OF_VEHICLE) {
      return {
        details: { vehicle: answer.replace(/^(?:es |das )?(?:(?:ist|isch) )?(?:eine?n?|en|e|es) /iu, '') },
        rest: '',
      };
    }
  }
  // What is left beside other details («meine Nummer ist») is no answer to the question for the date.
  const isBeside = Object.keys(details).some((slot) => slot !== 'dimensions' || asked !== 'extras');
  read('desiredDate', readDate(rest, isBeside ? 'message' : asked));
  return { details, rest };
}
