import { serviceName, serviceRecords } from '@fahrzeugpflege/contracts/without-schemas';
import { subjectOf } from '../answers/topics.js';
import { isActivity } from './content-words.js';
import { spelledWords, topicNamedBy } from './read-topics.js';

/** The services that an enquiry is about. */
interface RequestedServices {
  /** Title of the service that leads, where it is known. */
  readonly serviceType?: string;
  /** Titles of services that are wished beside it. */
  readonly furtherServices?: readonly string[];
}

/** Detailing, of cars as well: a service of the house (specification, section 3) without a card of its own. */
const DETAILING = { id: 'aufbereitung', title: 'Aufbereitung' } as const;

/** «Verkaufen», «abzukaufen», «verchoufe», of which «verkauft» says nothing. */
const TO_SELL = /^(?:[vf]er|ab)(?:zu)?(?:k|ch)(?:au|ou|ö)fen?$/;
/** «Verkaufen lassen», «verchaufe lah». */
const LETS = /^(?:las|lon?$|la$)/;

/** «Über euch verkaufen», «dur öich verchoufe». */
const THROUGH = /^(?:[uü]ber|dur(?:ch)?)$/;

/** Id of the service that a word names, by the words around it: who has a vehicle sold needs a broker. */
function serviceNamedBy(word: string, behind: readonly string[], before: readonly string[] = []): string | undefined {
  if (/(?:auf|uf)bereit/.test(word)) return DETAILING.id;
  const isForOthers = behind.some((each) => LETS.test(each)) || before.some((each) => THROUGH.test(each));
  if (TO_SELL.test(word)) return isForOthers ? 'vermittlung' : 'an-und-verkauf';
  const topic = topicNamedBy(word);
  return topic === undefined || topic === 'campaign' ? undefined : subjectOf(topic);
}

/** The service of whoever looks for a vehicle. */
export const TRADE = serviceById('an-und-verkauf') as string;

/** Work that is part of several services: which of them is meant, people find out. */
const OPEN_WORK = /politur|poli+[eä]r/iu;

/** Title of the service that a text names, as `services` calls it; of several the one that is named first. Detailing comes with the others. */
export function readService(text: string): string | undefined {
  const [first, second] = idsIn(text);
  return serviceById(first === DETAILING.id ? (second ?? first) : first);
}

function idsIn(text: string): string[] {
  const words = spelledWords(text.replace(/an-? und verkauf/giu, 'Ankauf'));
  const ids = new Set(
    words.flatMap(
      (word, at) => serviceNamedBy(word, words.slice(at + 1, at + 3), words.slice(Math.max(0, at - 2), at)) ?? [],
    ),
  );
  // «Verkaufen» says less than the service that is named beside it.
  if (words.some((word) => TO_SELL.test(word)) && ids.has('vermittlung')) ids.delete('an-und-verkauf');
  return [...ids];
}

/** True if a text names the service with this title, also beside others. */
export function namesService(text: string, title: string): boolean {
  return idsIn(text).some((id) => serviceById(id) === title);
}

/** A part of a text that wants nothing: «keine Einlagerung», «versiegelt ist er schon». */
const NOT_WISHED =
  /(?<!\p{L})(?:(?:keine?n?|kei|kä)(?! ahnung| anig)|ohne|ohni|nicht(?! nur)|nid(?! nume)|nöd(?! nu)|ned(?! nu)|statt|anstatt|schon|scho|bereits|wurde|stehen|steht|stoht|staht|letzte[sn]? jahr)(?!\p{L})/iu;
/** Nobody wishes both: selling is described in words of either. */
const SELLING: readonly (string | undefined)[] = ['vermittlung', 'an-und-verkauf'];

/** True if a text names the other way to sell: «also Ankauf» for «Vermittlung». «Verkaufen» by itself is said of both. */
export function sellsOtherwise(text: string, title: string): boolean {
  const named = spelledWords(text).flatMap((word) => (TO_SELL.test(word) ? [] : (serviceNamedBy(word, []) ?? [])));
  const other = named.find((id) => SELLING.includes(id));
  return SELLING.includes(serviceIdOf(title)) && other !== undefined && other !== serviceIdOf(title);
}

/** Titles of the services that a text wishes beside the one that leads: «Versiegelung und nachher einlagern». */
export function readFurtherServices(text: string, leading: string): readonly string[] {
  const wished = text.split(/[,.;!?\n]/u).filter((part) => !NOT_WISHED.test(part));
  const isSelling = SELLING.includes(serviceIdOf(leading));
  const ids = idsIn(wished.join(',')).filter((id) => !(isSelling && SELLING.includes(id)));
  const titles = ids.map(serviceById).filter((title) => title !== undefined);
  return titles.filter((title) => title !== leading);
}

/** True if a text names work of which nobody can tell to what service it belongs: «Politur» of a car is no ceramic sealing. */
export function namesOpenWork(text: string): boolean {
  return readService(text) === undefined && OPEN_WORK.test(text);
}

/** Services as they are written in a sentence, the one that leads first. */
export function serviceNames({ serviceType, furtherServices = [] }: RequestedServices): string {
  const titles = [serviceType, ...furtherServices].filter((title) => title !== undefined);
  return new Intl.ListFormat('de').format(titles.map(serviceName));
}

/** Id of the service with this title, if it is one. */
export function serviceIdOf(title: string | undefined): string | undefined {
  return [...serviceRecords, DETAILING].find((service) => service.title === title)?.id;
}

/** Title of the service with this id, if it is one. */
export function serviceById(id: string | undefined): string | undefined {
  return [...serviceRecords, DETAILING].find((service) => service.id === id)?.title;
}

/** True if a text names a service or what is to be done. */
export function namesWork(text: string): boolean {
  return readService(text) !== undefined || isActivity(text);
}
