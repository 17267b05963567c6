import { isDayAlone } from './date-words.js';
import { asksForContact, type EnquiryAsked, type EnquirySlot, isFinal } from './enquiry-slots.js';
import { contentWords, isQuestion } from './is-question.js';
import { isCapitalised, isFirstName, isNameWord } from './known-names.js';
import { readDate } from './read-date.js';
import { type Reading, readDetails } from './read-details.js';
import { readIntent } from './read-intent.js';
import { isMakeAlone, readModel, readYearApart } from './read-vehicle.js';
import { withYearsInFigures } from './spelled-numbers.js';
import { KIND, MODEL_WORDS } from './vehicle-vocabulary.js';

/** What is known of an enquiry. */
type Known = Readonly<Partial<Record<EnquirySlot, string>>>;

/**
 * Reads the details of a further message in the light of what is known: «es ist ein B-MC T 580» or «Ducato» belong to the
 * make, «Gerber» to the first name, «nein, Samstag» to the date.
 *
 * @param asked what was asked for: a bare answer counts for that
 */
export function readFurtherDetails(message: string, asked: EnquiryAsked, known: Known): Reading {
  const reading = readDetails(message, asked);
  if (known.vehicle === undefined && asked === 'message') return withKind(reading);
  return withDate(withSurname(withModel(reading, known, asked), known, asked), known, asked);
}

/** «Ich habe einen Camper» tells the vehicle, and not yet what is wished. */
function withKind({ details, rest }: Reading): Reading {
  const [kind] = details.vehicle === undefined ? (KIND.exec(rest) ?? []) : [];
  const others = rest.replace(KIND, '');
  const isAlone = kind !== undefined && contentWords(others).length === 0 && !isQuestion(rest);
  return isAlone ? { details: { ...details, vehicle: kind }, rest: others } : { details, rest };
}

function withModel(reading: Reading, { vehicle }: Known, asked: EnquiryAsked): Reading {
  const { name, ...others } = reading.details;
  const year = others.vehicle;
  // «T5, Jahrgang 2010»
  if (vehicle === undefined || (year !== undefined && readYearApart(year)?.rest.trim() !== '')) return reading;
  const isOnlyModel = name !== undefined && MODEL_WORDS.has(name.toLowerCase()) && !isFirstName(name);
  if (year === undefined && isOnlyModel && isMakeAlone(vehicle)) {
    return { ...reading, details: { ...others, vehicle: name } };
  }
  const found = readModel(withYearsInFigures(reading.rest), vehicle, asked);
  if (found === null) return reading;
  const words = [found.words, year].filter(Boolean).join(', ');
  return { details: { ...reading.details, vehicle: words }, rest: found.rest };
}

/** «Gerber» to the question for the phone: a word with a capital by itself is no answer to it. */
function withSurname(reading: Reading, known: Known, asked: EnquiryAsked): Reading {
  const word = reading.rest.trim();
  const isOpen = asksForContact(asked) && known.name !== undefined && isFirstName(known.name) && !tellsAny(reading);
  const isSurname = isCapitalised(word) && isNameWord(word) && readIntent(word, false) === 'none';
  return isOpen && isSurname ? { details: { name: word }, rest: '' } : reading;
}

/** What stands in front of other words for something; it may be nothing. */
const CORRECTS = /^(?:(?:nein|nei|doch|sorry|tut mir leid|lieber|besser|eher|aber)[ ,]+)*/iu;

/** A bare day counts where a date was given and is corrected, at the read-back, or by itself whatever was asked for. */
function withDate(reading: Reading, known: Known, asked: EnquiryAsked): Reading {
  const { rest } = reading;
  const [lead = ''] = CORRECTS.exec(rest) ?? [];
  const isOpen = known.desiredDate !== undefined || asked === 'confirmation' || isDayAlone(rest);
  const isCorrected = lead !== '' || isFinal(asked) || isDayAlone(rest);
  if (!isOpen || !isCorrected || tellsAny(reading) || isQuestion(rest)) return reading;
  const found = readDate(rest.slice(lead.length), 'extras');
  return found === null ? reading : { details: { desiredDate: found.words }, rest: found.rest };
}

function tellsAny({ details }: Reading): boolean {
  return Object.keys(details).length > 0;
}
