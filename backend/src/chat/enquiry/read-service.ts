import { services } from '@fahrzeugpflege/contracts';

/** Detailing, of cars as well: a service of the house (specification, section 3) without a card of its own. */
const DETAILING = { id: 'aufbereitung', title: 'Aufbereitung' } as const;

/** How visitors call the services, by id. */
const CALLED: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['keramikversiegelung-wohnmobile', /keramik|versi(?:e)?g(?:el|l)|beschichtung/iu],
  ['autohotel', /auto-?hotel/iu],
  ['dampfreinigung', /dampf-?rein|dampfputz|(?<!\p{L})(?:dampf|dämpfe[nt]?)(?!\p{L})/iu],
  [
    'einlagerung',
    /ein(?:zu)?lager|i+lag[ei]r|i+lägere|i+stell[\p{L}]|einstell(?:platz|en)|überwinter|winterlager|lagerplatz|winterplatz/iu,
  ],
  ['vermittlung', /vermittl|verkaufen (?:zu )?lassen|verchaufe (?:la|lah|lo|loh)(?!\p{L})/iu],
  ['an-und-verkauf', /ankauf|an- und verkauf|(?:ver|ab)(?:zu)?kaufen|verchauf|abkauf/iu],
  [DETAILING.id, /(?:auf|uf|uuf)bereit/iu],
];
/** Work that is part of several services: which of them is meant, people find out. */
const OPEN_WORK = /politur|poli+[eä]r/iu;

/** Title of the service that a text names, as `services` calls it; of several the one that is named first. Detailing comes with the others. */
export function readService(text: string): string | undefined {
  const named = CALLED.map(([id, pattern]) => ({ id, at: text.search(pattern) })).filter(({ at }) => at >= 0);
  const [first, second] = named.toSorted((one, other) => one.at - other.at);
  return serviceById(first?.id === DETAILING.id ? (second ?? first).id : first?.id);
}

/** True if a text names work of which nobody can tell to what service it belongs: «Politur» of a car is no ceramic sealing. */
export function namesOpenWork(text: string): boolean {
  return readService(text) === undefined && OPEN_WORK.test(text);
}

/** A service's title as it is written in a sentence: one word stays one word. */
export function serviceName(title: string): string {
  return title.replace(/(\p{Ll})-(?=\p{Ll})/gu, '$1');
}

/** Id of the service with this title, if it is one. */
export function serviceIdOf(title: string | undefined): string | undefined {
  return [...services, DETAILING].find((service) => service.title === title)?.id;
}

/** Title of the service with this id, if it is one. */
export function serviceById(id: string | undefined): string | undefined {
  return [...services, DETAILING].find((service) => service.id === id)?.title;
}
