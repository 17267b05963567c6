import { servicePaths } from '../content/service-paths.js';
import { serviceRecords } from '../content/services.js';
import { PROMO_SERVICE_TYPE } from '../submission/messages.js';
import { matchMake } from '../vehicle-text/match-make.js';

/** As forms, pages and lists of the house call its services. */
const SERVICE_NAMES: ReadonlySet<string> = new Set([
  PROMO_SERVICE_TYPE,
  ...serviceRecords.map(({ title }) => title),
  ...servicePaths.flatMap(({ titles, label }) => [...titles, label]),
]);

/** True for the name of a service of the house, as `serviceType` may hold any text that somebody sent. */
export function isServiceName(text: string): boolean {
  return SERVICE_NAMES.has(text);
}

/** True for a make of vehicles that is known as such, and nothing beside it. */
export function isMakeName(text: string): boolean {
  return matchMake(text)?.rest === '';
}
