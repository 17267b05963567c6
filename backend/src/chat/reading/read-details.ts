import { matchMake, withoutUndefined } from '@fahrzeugpflege/contracts/without-schemas';
import { loadReaders } from '../understand/model-file.js';
import type { Mark, Span } from '../understand/tagger.js';
import type { EnquiryAsked, EnquirySlot } from './enquiry-slots.js';
import { inCapitals, isFirstName } from './names.js';
import { plainText, take, takeAll } from './plain-text.js';
import { readContact } from './read-contact.js';
import { readDimensions } from './read-dimensions.js';
import { withYearsInFigures } from './spelled-numbers.js';

/** What a message tells, in the visitor's own words; the wish itself is judged apart. */
export type Details = Readonly<Partial<Record<Exclude<EnquirySlot, 'message'>, string>>>;

/** The details of one message, and what is left of it without them. */
export interface Reading {
  readonly details: Details;
  /** A bare kind of vehicle («mein Wohnmobil»): no detail where anything else was asked for. */
  readonly kind?: string;
  /** When to call: no wish to come then. */
  readonly callTime?: string;
  readonly rest: string;
}

/**
 * Reads all details that one message holds: mail address and phone number by their shape, name, vehicle and date as the
 * tagger marks them, and the size in what is left.
 *
 * @param message as typed; never throws
 * @param asked what was asked for: a bare answer counts for that
 */
export function readDetails(message: string, asked: EnquiryAsked): Reading {
  const { email, phone, rest: text } = readContact(plainText(message));
  const spans = loadReaders().tagger.spans(text, asked);
  const spansOf = (mark: Mark) => spans.filter((span) => span.mark === mark);
  const [names, vehicles, kinds, dates] = [spansOf('name'), spansOf('vehicle'), spansOf('kind'), spansOf('date')];
  const ofVehicle =
    vehicles.length === 0 && asked === 'vehicle' ? kinds : vehicles.map((span) => withoutSize(text, span));
  const name = joinedName(text, names);
  const vehicle = joinedVehicles(text, ofVehicle);
  const desiredDate = joined(text, dates);
  const rest = withoutSpans(text, [...names, ...ofVehicle, ...dates]);
  const size = readDimensions(rest, asked);
  const kind = joined(text, kinds);
  const callTime = joined(text, spansOf('call'));
  return {
    details: withoutUndefined({
      name: name || undefined,
      email,
      phone,
      vehicle: vehicle || undefined,
      dimensions: size?.words,
      desiredDate: desiredDate || undefined,
    }),
    ...(kind !== '' && vehicle === '' && { kind }),
    ...(callTime !== '' && { callTime }),
    rest: size?.rest ?? rest,
  };
}

function joined(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return '';
  const { words } = takeAll(
    text,
    spans.map(({ start, end }) => [start, end] as const),
  );
  return words.replace(/[\s,;:!?]+$|(?<!\d)\.+$/g, '');
}

/** «Hymer 7m»: a number with such a unit is no model. */
const SIZE_AT_END = /,? \d{1,2}(?:[.,]\d{1,2})? ?(?:m|meter|cm)$/iu;

function withoutSize(text: string, span: Span): Span {
  return { ...span, end: span.end - (SIZE_AT_END.exec(wordsAt(text, span))?.[0].length ?? 0) };
}

/** «2x VW Crafter»: how many there are stands in front. */
const COUNT = /(?<![\p{L}\d.,])(?:\d{1,2} ?[x×]|zwei|drei|vier) $/iu;
/** Between two vehicles, or what one is built on («Pössl 2Win auf Fiat Ducato»), as it is kept. */
const JOINER =
  /^(?:,? (?:und|u|sowie|plus|oder|auf)|,| ?[+&]) (?:(?:ein|eine|einen|en|e|den|der|mein|meinen|min|unser|unseren) )*$/iu;
/** «VW T5 aus dem Jahr 2012»: behind it the lead's year is looked for without such words. */
const OF_YEAR = /,? (?:von|vom|vo|aus|us)(?: dem| em)?(?: jahr)? (?=(?:19|20)\d\d(?!\d))/giu;

/** The vehicles, and behind each a model or a year that stands apart from it. */
function joinedVehicles(text: string, spans: readonly Span[]): string {
  const told = spans.filter((span) => !spans.some((other) => isWithin(text, span, other)));
  const vehicles = told.map((span, at) => {
    const words = withYearsInFigures(wordsAt(text, span).replace(OF_YEAR, ', '));
    const before = text.slice(told[at - 1]?.end ?? 0, span.start);
    const count = COUNT.exec(before)?.[0] ?? '';
    const between = before.slice(0, before.length - count.length);
    const glue = JOINER.test(between) ? between : matchMake(words) === null ? ', ' : ' und ';
    return `${at === 0 ? '' : glue}${count}${words}`;
  });
  return vehicles.join('').replace(/\n/g, ' ');
}

/** «Der Knaus ist ein Knaus Sport 500» names one. */
function isWithin(text: string, span: Span, other: Span): boolean {
  return other !== span && ` ${wordsAt(text, other)} `.includes(` ${wordsAt(text, span)} `);
}

function wordsAt(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}

function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => take(left, start, end).rest, text);
}

/** «Nachname Meier, Vorname Anna» is «Anna Meier». */
function joinedName(text: string, spans: readonly Span[]): string {
  const parts = spans.map((span) => inCapitals(wordsAt(text, span)));
  const [first = '', second = ''] = parts;
  return parts.length === 2 && isFirstName(second) && !isFirstName(first) ? `${second} ${first}` : parts.join(' ');
}
