import { isDayAlone } from './details/date-words.js';
import { isFirstName } from './details/known-names.js';
import { isCapitalised, isNameWord } from './details/name-words.js';
import { readDate } from './details/read-date.js';
import { isMakeAlone, readModel } from './details/read-model.js';
import { readYearApart } from './details/read-vehicle.js';
import { KIND, MODEL_WORDS } from './details/vehicle-words.js';
import { withYearsInFigures } from './details/years-in-figures.js';
import { type Enquiry, type EnquiryAsked, isFinal } from './enquiry.js';
import { isQuestion } from './intent/is-question.js';
import { readIntent } from './intent/read-intent.js';
import { contentWords } from './intent/wish-words.js';
import type { Details, Reading } from './read-details.js';

/** What stands in front of other words for something; it may be nothing. */
const CORRECTS = /^(?:(?:nein|nei|doch|sorry|lieber|besser|eher|aber)[ ,]+)*/iu;
/** Asked for these, a word with a capital by itself is none of their answers. */
const FOR_CONTACT: ReadonlySet<EnquiryAsked> = new Set(['contact', 'phone', 'email']);

/**
 * What a message tells in the light of what was told before: «es ist ein B-MC T 580» or «Ducato» of the make, «Gerber» of
 * the first name.
 */
export function withContext(reading: Reading, enquiry: Enquiry): Reading {
  const { vehicle, ...slots } = enquiry.slots;
  if (vehicle === undefined && enquiry.asked === 'message') return withKind(reading);
  const told = vehicle === undefined ? reading : withModel(reading, vehicle, enquiry.asked);
  const named = slots.name === undefined ? told : withSurname(told, slots.name, enquiry.asked);
  // At the read-back it is asked about what is still open.
  const isOpen = slots.desiredDate === undefined && enquiry.asked !== 'confirmation' && !isDayAlone(named.rest);
  return isOpen ? named : withDate(named, enquiry.asked);
}

/** «Ich habe einen Camper» tells the vehicle, and not yet what is wished. */
function withKind(reading: Reading): Reading {
  const kind = reading.details.vehicle === undefined ? KIND.exec(reading.rest) : null;
  const others = reading.rest.slice(0, kind?.index) + reading.rest.slice((kind?.index ?? 0) + (kind?.[0].length ?? 0));
  const isAlone = kind !== null && contentWords(others).length === 0 && !isQuestion(reading.rest);
  return isAlone ? { details: { ...reading.details, vehicle: kind[0] }, rest: others } : reading;
}

/** «Nein, Samstag 10 Uhr»: bare days count where a date was told and is corrected. */
function withDate(reading: Reading, asked: EnquiryAsked): Reading {
  const { details, rest } = reading;
  const corrected = CORRECTS.exec(rest)?.[0];
  const isFree = Object.keys(details).length === 0 && !isQuestion(rest);
  // «Dienstag» by itself says when, whatever was asked for.
  const isBare = corrected === '' && !isFinal(asked) && !isDayAlone(rest);
  if (!isFree || corrected === undefined || isBare) return reading;
  const found = readDate(rest.slice(corrected.length), 'extras');
  return found === null ? reading : { details: { desiredDate: found.words }, rest: found.rest };
}

function withModel(reading: Reading, vehicle: string, asked: EnquiryAsked): Reading {
  const { name, ...others } = reading.details;
  const year = others.vehicle;
  // «T5, Jahrgang 2010»
  if (year !== undefined && readYearApart(year)?.rest.trim() !== '') return reading;
  if (year === undefined && name !== undefined && isMakeAlone(vehicle) && isOnlyModel(name)) {
    return { ...reading, details: { ...others, vehicle: name } };
  }
  const found = readModel(withYearsInFigures(reading.rest), vehicle, asked);
  if (found === null) return reading;
  const words = [found.words, year].filter(Boolean).join(', ');
  return { details: { ...reading.details, vehicle: words }, rest: found.rest };
}

function isOnlyModel(name: string): boolean {
  return MODEL_WORDS.has(name.toLowerCase()) && !isFirstName(name);
}

function withSurname(reading: Reading, before: string, asked: EnquiryAsked): Reading {
  const word = reading.rest.trim();
  const isFree = FOR_CONTACT.has(asked) && Object.keys(reading.details).length === 0 && isFirstName(before);
  const isSurname = isCapitalised(word) && isNameWord(word) && readIntent(word, false) === 'none';
  if (!isFree || !isSurname) return reading;
  const details: Details = { name: word };
  return { details, rest: '' };
}
