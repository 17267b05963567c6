import { services } from '@fahrzeugpflege/contracts';

/** How visitors call the services, by id. */
const CALLED: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['keramikversiegelung-wohnmobile', /keramik|versi(?:e)?g(?:el|l)|beschichtung/iu],
  ['autohotel', /auto-?hotel/iu],
  ['dampfreinigung', /dampf-?rein|dampfputz|mit dampf/iu],
  ['einlagerung', /einlager|iilager|ilager|einstell(?:platz|en)|überwinter|winterlager|lagerplatz|winterplatz/iu],
  ['vermittlung', /vermittl/iu],
  ['an-und-verkauf', /ankauf|an- und verkauf|(?:ver|ab)kaufen|verchauf|abkauf/iu],
];

/** Title of the service that a text names, as `services` calls it; of several the first of that list. */
export function readService(text: string): string | undefined {
  const id = CALLED.find(([, pattern]) => pattern.test(text))?.[0];
  return services.find((service) => service.id === id)?.title;
}

/** A service's title as it is written in a sentence: one word stays one word. */
export function serviceName(title: string): string {
  return title.replace(/(\p{Ll})-(?=\p{Ll})/gu, '$1');
}

/** Id of the service with this title, if it is one. */
export function serviceIdOf(title: string | undefined): string | undefined {
  return services.find((service) => service.title === title)?.id;
}

/** Title of the service with this id, if it is one. */
export function serviceById(id: string | undefined): string | undefined {
  return services.find((service) => service.id === id)?.title;
}
