import {
  CHAT_MESSAGE_LIMIT,
  chatRequestSchema,
  cleanText,
  contactRequestSchemas,
  firstLine,
  isMakeName,
  isServiceName,
  LONGEST_SEARCH,
  leadChangesSchema,
  normalisePhone,
  parseDimensions,
  parseMetres,
  parseNativeForm,
  parseVehicle,
  profileFacts,
  promoHandlerSchema,
  readVehicleWords,
  TEXT_LIMITS,
  wordVehicle,
} from '@fahrzeugpflege/contracts';
import { expect, it } from '@jest/globals';
import { EntryEngine } from '../../chat/answers/entry-engine.js';
import { isClearYes } from '../../chat/reading/clear-yes.js';
import { actsOf } from '../../chat/reading/read-acts.js';
import { readDetails } from '../../chat/reading/read-details.js';
import { readSlots } from '../../chat/reading/slots.js';
import { loadModel } from '../../chat/understand/model-file.js';
import { exactCondition, searchConditions, similarCondition } from '../../leads/list-leads/search-condition.js';
import { searchTerms } from '../../leads/list-leads/search-terms.js';
import { SqlConditions } from '../../leads/list-leads/sql-conditions.js';
import { MOST_GROWTH, worstGrowth } from './growth.js';

const YEAR = 2026;
const { line, email, message } = TEXT_LIMITS;

const sameIn = (fields: readonly string[]) => (text: string) => Object.fromEntries(fields.map((name) => [name, text]));
const PERSON = sameIn(['name', 'phone', 'telefon', 'subject', 'serviceType', 'desiredDate', 'preferredDate']);
const VEHICLE = sameIn(['vehicle', 'dimensions']);
const SPLIT_VEHICLE = sameIn(['vehicleMake', 'vehicleModel', 'vehicleYear', 'vehicleLength', 'vehicleHeight']);
const lines = (text: string) => ({ ...PERSON(text), ...VEHICLE(text), ...SPLIT_VEHICLE(text) });

function search(text: string, toCondition: typeof exactCondition): void {
  const conditions = new SqlConditions();
  for (const condition of searchConditions(searchTerms(text), conditions, toCondition)) conditions.add(condition);
}

const assistant = new EntryEngine(loadModel(), profileFacts);
const NOW = new Date('2026-03-03T10:00:00+01:00');

/** What reads a visitor's or a colleague's words, and the longest text that it reads or lets through. */
const READINGS: Record<string, readonly [limit: number, read: (text: string) => unknown]> = {
  cleanText: [message, cleanText],
  'a contact message': [message, (text) => contactRequestSchemas.contact.safeParse({ ...lines('x'), message: text })],
  'a contact request’s lines': [line, (text) => contactRequestSchemas.contact.safeParse(lines(text))],
  'a promotion request’s lines': [line, (text) => contactRequestSchemas.promo.safeParse(lines(text))],
  'a vehicle request’s lines': [line, (text) => contactRequestSchemas.vehicle.safeParse(lines(text))],
  'a search’s lines': [line, (text) => contactRequestSchemas.search.safeParse(lines(text))],
  firstLine: [message, (text) => firstLine(text, 80)],
  'an e-mail address': [email, (text) => contactRequestSchemas.contact.safeParse({ email: text })],
  'a native form': [line, (text) => parseNativeForm('fahrzeug', lines(text))],
  'the promotion form in the browser': [line, (text) => promoHandlerSchema.safeParse(lines(text))],
  'a chat message': [CHAT_MESSAGE_LIMIT, (text) => chatRequestSchema.safeParse({ message: text })],
  'notes of a lead': [message, (text) => leadChangesSchema.safeParse({ notes: text })],
  'corrections of a lead': [line, (text) => leadChangesSchema.safeParse(lines(text))],
  'a question to the assistant': [CHAT_MESSAGE_LIMIT, (text) => assistant.answer({ text, context: {}, now: NOW })],
  'what a question says beside': [CHAT_MESSAGE_LIMIT, (text) => readSlots(text, NOW)],
  'details of an enquiry': [CHAT_MESSAGE_LIMIT, (text) => readDetails(text, 'message')],
  'a clear yes': [CHAT_MESSAGE_LIMIT, isClearYes],
  'what a message does': [CHAT_MESSAGE_LIMIT, (text) => actsOf(text, 'confirmation')],
  normalisePhone: [200, normalisePhone],
  parseVehicle: [line, (text) => parseVehicle(text, YEAR)],
  parseDimensions: [200, parseDimensions],
  parseMetres: [200, parseMetres],
  'readVehicleWords, one text': [line, (text) => readVehicleWords(VEHICLE(text), YEAR)],
  'readVehicleWords, fields': [line, (text) => readVehicleWords(SPLIT_VEHICLE(text), YEAR)],
  wordVehicle: [line, (text) => wordVehicle(SPLIT_VEHICLE(text), YEAR)],
  isMakeName: [line, isMakeName],
  isServiceName: [line, isServiceName],
  'a search': [LONGEST_SEARCH, (text) => search(text, exactCondition)],
  'a search for similar words': [LONGEST_SEARCH, (text) => search(text, similarCondition)],
};

/** Words and signs that the readings know, and characters that Unicode has rules for. */
const FRAGMENTS = [
  ...[...'ax0 \n\r\u0000,.:;-–/|()"+&@'],
  ...['\u0301', '\u0316', '\u0345', '\uff9e', '\u034f', '\ufdfa', '\u200b', '\ufe0f', '👋', '\ud800', '가'],
  ...[
    '19',
    '2019',
    '6.99',
    '7,2',
    '04/2019',
    '079',
    '+41',
    '0a',
    '+x',
    '1. ',
    ' x ',
    ' m ',
    ' cm',
    'lxbxh',
    ' kg',
    ' km ',
  ],
  ...['jg. ', 'von ', 'bj 60 ', 'april ', 'modell ', 'modell: ', 'marke: ', 'toyota ', 'mercedes ', 'peugeot 2008 '],
  ...['womo ', 'ein ', ' oder ', ' und ', 'länge ', ' hoch', ' zwei', 'einhalb', 'intern '],
  ...['l3', 'h2', ' 1/2', '½', ' (mit', 'garagenhöhe ', 'fünfund', 'achtzig'],
];

const TRIES = 400;
const SEED = 13;
/** Longer texts show nothing more of what grows, and take longer to search among; in units of UTF-16. */
const SEARCHED_LENGTH = 2_000;
/** Milliseconds for one reading. */
const PATIENCE = 180_000;

interface Samples {
  readonly samples: number;
  /** CPU milliseconds of one sample. */
  readonly atLeast: number;
}

/** CPU milliseconds of one call: of so many samples the least, each of as many calls as take a while. */
function cpuTime(read: (text: string) => unknown, text: string, { samples, atLeast }: Samples): number {
  let least = Number.POSITIVE_INFINITY;
  for (let sample = 0; sample < samples; sample += 1) {
    const start = process.cpuUsage();
    let [calls, used] = [0, 0];
    while (used < atLeast) {
      for (let call = 0; call < Math.max(1, calls); call += 1) read(text);
      calls += Math.max(1, calls);
      const { user, system } = process.cpuUsage(start);
      used = (user + system) / 1_000;
    }
    least = Math.min(least, used / calls);
  }
  return least;
}

it.each(Object.entries(READINGS))(
  '%s takes at most two and a half times as long for twice the text',
  (name, [limit, read]) => {
    const { shape, half, whole, factor } = worstGrowth({
      cost: (text) => cpuTime(read, text, { samples: 2, atLeast: 0.05 }),
      length: Math.min(limit, SEARCHED_LENGTH),
      fragments: FRAGMENTS,
      tries: TRIES,
      seed: SEED,
      doubled: limit,
      measure: (text) => cpuTime(read, text, { samples: 7, atLeast: 3 }),
    });
    const times = `${half.toFixed(3)} → ${whole.toFixed(3)} ms, ×${factor.toFixed(2)}`;
    console.info(`${name}: ${times}, ${JSON.stringify(shape)}`);
    expect(factor).toBeLessThanOrEqual(MOST_GROWTH);
  },
  PATIENCE,
);
