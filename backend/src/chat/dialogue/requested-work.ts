import { withoutUndefined } from '@fahrzeugpflege/contracts/without-schemas';
import { isClearYes } from '../reading/clear-yes.js';
import { contentWords } from '../reading/content-words.js';
import { type EnquiryAsked, findNamed, isFinal } from '../reading/enquiry-slots.js';
import {
  type Act,
  type Acts,
  actsOf,
  asksSomething,
  isWish,
  REFUSALS,
  type ReadSentence,
  readSentences,
  type Situation,
} from '../reading/read-acts.js';
import type { Reading } from '../reading/read-details.js';
import { hasUnclearEmail, readEmail } from '../reading/read-email.js';
import { readPhone } from '../reading/read-phone.js';
import { namesService, namesWork, readFurtherServices, readService, sellsOtherwise } from '../reading/read-service.js';
import { wholeWords, wordsOf } from '../reading/whole-words.js';
import { BESIDES, OTHERWISE } from './corrections.js';
import { addToMessage, type Enquiry, setSlot } from './enquiry.js';
import { isOfVehicle, vehiclesOf } from './merge-vehicle.js';

const RATHER = wholeWords('lieber|(?:an)?statt|doch eher|eigentlich (?:doch|eher)');
/** «Doch wieder mit Keramik»: what was left away comes back, beside the rest. */
const BACK = wholeWords('wieder');

/**
 * What tells of the wish: the answer to the question for it, else what says more than the details do. Of a message that
 * means something else (a no, a call for people) nothing is taken.
 */
export function addRequest(enquiry: Enquiry, text: string, reading: Reading, acts: Acts): Enquiry {
  const isAnswer = enquiry.asked === 'message';
  const { callTime } = reading;
  if (callTime !== undefined && enquiry.kind !== 'callback') {
    return addToMessage(enquiry, text.split(/[,;\n] ?/).find((part) => part.includes(callTime)) ?? text);
  }
  const isReadBack = isFinal(enquiry.asked);
  const isOther =
    isClearYes(text) ||
    (!isAnswer && hasUnclearEmail(text)) ||
    (isReadBack && (isMereDispute(text, reading.rest, acts) || isMereChange(reading.rest, acts)));
  if (enquiry.left || isOther) return enquiry;
  const sentences = readSentences(text, enquiry.asked).filter((sentence) => tellsWish(sentence, enquiry.asked));
  const meant = sentences.map((sentence) => sentence.text.trim()).join(' ');
  if (meant === '') return enquiry;
  // «079 … oder 056 …»: of another number staff would learn nothing else.
  const isLeft = [readPhone(reading.rest), readEmail(reading.rest)].some(Boolean);
  if (isLeft) return addToMessage(enquiry, text);
  const fewest = isAnswer || (isReadBack && text.includes(' ')) || namesWork(meant) ? 1 : 2;
  return addToMessage(enquiry, requestIn(meant, reading, fewest, enquiry.asked));
}

/** Whoever does one of these wishes nothing of the work by it. */
const ASIDES: readonly Act[] = [...REFUSALS, 'person', 'impatient', 'wait', 'why'];

/** «D Marke isch üs gliich, es Längsbett isch wichtig»: what is refused is one part of it. */
function tellsWish({ text, acts }: ReadSentence, asked: EnquiryAsked): boolean {
  const isAside = (each: Acts) => ASIDES.some((act) => each.has(act)) || (each.has('call') && !isFinal(asked));
  if (!isAside(acts)) return !isClearYes(text);
  return text.split(/[,;] /).some((part) => contentWords(part).length > 1 && !isAside(actsOf(part, asked)));
}

/** «Die Nummer stimmt nicht», but not «Jahrgang 2002, 41'000 km». */
function isMereDispute(text: string, rest: string, acts: Acts): boolean {
  return (acts.has('change') || acts.has('remove')) && findNamed(text).length > 0 && !/\d/.test(rest);
}

/** How somebody would rather be reached is a wish where the other way is known too; who wants no call is not called. */
export function withPreferredWay(enquiry: Enquiry, text: string, acts: Acts): Enquiry {
  if (!acts.has('bymail') && !acts.has('byphone')) return enquiry;
  const parts = text.split(/[,;\n]|[.!](?=\s|$)/u).map((part) => part.replace(UNCLEAR_ADDRESS, '').trim());
  const said = parts.filter((part) => preferredWay(part) !== undefined).map((part) => part.replace(/\s*:$/, ''));
  const way = preferredWay(said.join(', '));
  if (way === undefined || enquiry.slots[way === 'email' ? 'phone' : 'email'] === undefined) return enquiry;
  const kind = way === 'email' && enquiry.kind === 'callback' ? 'offer' : enquiry.kind;
  return addToMessage({ ...enquiry, kind }, said.join(', '));
}

/** The way to be reached that is preferred to the other one: «lieber per Mail», «bitte nicht anrufen». */
function preferredWay(text: string): 'phone' | 'email' | undefined {
  const acts = actsOf(text, 'contact');
  if (acts.has('bymail')) return 'email';
  return acts.has('byphone') ? 'phone' : undefined;
}

/** «Ich habe mich vertippt» says that something is to be changed, and not yet what. */
function isMereChange(rest: string, acts: Acts): boolean {
  return acts.has('change') && contentWords(rest).length <= 1 && !/\d/.test(rest) && !namesWork(rest);
}

/**
 * True if a service that is named takes the place of the one before: «eigentlich doch lieber die Einlagerung», but not «auch
 * noch die Einlagerung». Before all is read back it takes more than a no, which may be about what was asked. A service that
 * was only supposed, from what was talked about, gives way to any.
 */
export function changesService({ slots, asked }: Enquiry, text: string): boolean {
  if (BESIDES.test(text) || BACK.test(text)) return asked === 'message';
  const isSupposed = readService(slots.message ?? '') === undefined;
  return isSupposed || asked === 'message' || (isFinal(asked) ? OTHERWISE : RATHER).test(text);
}

/** It is asked for again, and tells nothing of the wish. */
const UNCLEAR_ADDRESS = /\S*@\S*/gu;

/** «41'000» or «70000» of a mileage, a budget or a price tells something by itself. */
const AMOUNT = /(?<![\d.,/+-])(?:\d{1,3}['’]\d{3}|[1-9]\d{4,5})(?![\d.,/-]*\d)/gu;

/**
 * The sentences of a message that tell what is wished: those that say more than the details do and ask for no
 * information.
 *
 * @param reading what was read of the message
 * @param fewest words with a meaning of their own that it takes to be a wish
 * @returns as typed, or '' where there are none
 */
export function requestIn(text: string, reading: Reading, fewest: number, situation: Situation = 'free'): string {
  const known = detailWords(text, reading);
  const contentOf = (sentence: string) => {
    const figures = sentence.match(AMOUNT) ?? [];
    return [...contentWords(sentence.replace(UNCLEAR_ADDRESS, ' ')), ...figures].filter((word) => !known.has(word));
  };
  const sentences = readSentences(text, situation)
    .filter(({ acts }) => !acts.has('question') || isWish(acts))
    .map((sentence) => withoutDetails(sentence.text.trim(), known, contentOf))
    .filter((sentence) => sentence !== '');
  const isEnough = sentences.flatMap(contentOf).length >= fewest || sentences.some((each) => each.match(AMOUNT));
  return isEnough ? sentences.join(' ') : '';
}

/** The words of the details, composed and as typed: «anna at example punkt ch». */
function detailWords(text: string, { details, rest }: Reading): ReadonlySet<string> {
  const left = new Set(wordsOf(rest));
  return new Set([...Object.values(details).flatMap(wordsOf), ...wordsOf(text).filter((word) => !left.has(word))]);
}

/** No comma within a number or a bracket. */
const BETWEEN_PARTS = /,(?!\d)(?![^(]*\)) */u;

/** Of a list («Anna Meier, 079 …, Offerte fürs Autohotel») what is none of the details; other sentences stay whole. */
function withoutDetails(sentence: string, known: ReadonlySet<string>, contentOf: (text: string) => string[]): string {
  const parts = sentence.split(BETWEEN_PARTS);
  const isList = parts.some((part) => wordsOf(part).some((word) => known.has(word)));
  return isList
    ? withoutOuter(parts, (part) => contentOf(part).length > 0).join(', ')
    : contentOf(sentence).length > 0
      ? sentence
      : '';
}

/** Without what says nothing at either end: a sentence that tells details in its middle stays as it was typed. */
function withoutOuter(parts: readonly string[], says: (part: string) => boolean): readonly string[] {
  return parts.slice(Math.max(0, parts.findIndex(says)), parts.findLastIndex(says) + 1);
}

/** «Ohne Versiegelung», «keine Aufbereitung». */
const WITHOUT = /(?<!\p{L})(?:ohne|ohni|keine?|kei|kä) (?!ahnung|anig)[^,.;!?\n]*/iu;
/** «Keramik streichen», «den Jaguar lassen wir weg», «ds Dämpfe lömer la si», «Ankauf stimmt nicht». */
const LEFT_AWAY =
  /(?<!\p{L})(?:weg(?:zu)?l(?:ass|ah|oh)|str(?:ei|ii)ch|(?:l(?:ass|ah|oh|öm)\p{L}*|fällt) (?:\p{L}+ )*(?:weg|sein|si|sy)(?!\p{L})|stimmt (?:\p{L}+ )*(?:nicht|nid|nöd|ned)(?!\p{L}))/iu;

function refusedIn(text: string): { readonly refused: string; readonly meant: string } {
  const clauses = text.split(/(?<=[,.;!?\n])/).map((clause) => {
    const refused = LEFT_AWAY.test(clause) ? clause : (WITHOUT.exec(clause)?.[0] ?? '');
    return { refused, meant: refused === '' ? clause : clause.replace(refused, () => ' ') };
  });
  return { refused: clauses.map((c) => c.refused).join(' '), meant: clauses.map((c) => c.meant).join('') };
}

/**
 * The first service that is named counts; another one replaces it only where it is corrected, and else comes beside it where
 * the wish tells it.
 */
export function withNamedServices(before: Enquiry, text: string, isCorrected: boolean): Enquiry {
  if (asksSomething(text, before.asked)) return before;
  const { refused, meant: rest } = refusedIn(text);
  const enquiry = withoutRefused(before, refused);
  // «Autohotel, nicht Einlagerung»: what stands behind the no is not meant.
  const meant = rest.replace(/(?<=\p{L}),? (?:nicht|nid|nöd|ned) [^,.;!?\n]*/gu, '');
  const serviceType = readService(meant);
  if (serviceType === undefined) return enquiry;
  const isOther = isCorrected || (enquiry.serviceType !== undefined && sellsOtherwise(meant, enquiry.serviceType));
  if (enquiry.serviceType === undefined || isOther) return withServices(enquiry, serviceType, meant);
  const isWished = BESIDES.test(meant) || (enquiry.slots.message?.includes(text.trim()) ?? false);
  return isWished ? withServices(enquiry, enquiry.serviceType, meant, enquiry.furtherServices) : enquiry;
}

/** The enquiry without the services and vehicles that are refused, as long as one of them is left. */
function withoutRefused(enquiry: Enquiry, refused: string): Enquiry {
  const wished = [enquiry.serviceType, ...(enquiry.furtherServices ?? [])].filter((title) => title !== undefined);
  const left = wished.filter((title) => !namesService(refused, title));
  const vehicles = vehiclesOf(enquiry.slots.vehicle ?? '');
  const kept = vehicles.filter((vehicle) => !wordsOf(refused).some((word) => isOfVehicle(word, vehicle)));
  const isLess = kept.length > 0 && kept.length < vehicles.length;
  const ofVehicles = isLess ? setSlot(enquiry, 'vehicle', kept.join(' und ')) : enquiry;
  return left.length === 0 ? ofVehicles : about(ofVehicles, ...left);
}

/** The enquiry about a service, and about those that a text wishes beside it or that were wished before. */
export function withServices(enquiry: Enquiry, service: string, text: string, before: readonly string[] = []): Enquiry {
  return about(enquiry, service, ...before, ...readFurtherServices(text, service));
}

function about({ furtherServices: _replaced, ...enquiry }: Enquiry, ...services: readonly string[]): Enquiry {
  const [serviceType = enquiry.serviceType, ...further] = new Set(services);
  return {
    ...enquiry,
    ...withoutUndefined({ serviceType, furtherServices: further.length > 0 ? further : undefined }),
  };
}
