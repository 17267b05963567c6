import { servicePath } from '../content/service-paths.js';
import { PROMO_SERVICE_TYPE } from '../submission/messages.js';

/**
 * Services that leads have under several names, the one that staff read first: enquiries for the early booking call the
 * sealing otherwise than its page and all other ways in do (specification, section 3).
 */
export const SERVICES_OF_MANY_NAMES: readonly (readonly [shown: string, ...others: string[]])[] = [
  [PROMO_SERVICE_TYPE, servicePath('keramikversiegelung-wohnmobile').label],
];

/** All names under which leads have a service, the one that is shown first; any other text is its only name. */
export function leadServiceNames(service: string): readonly [shown: string, ...others: string[]] {
  return SERVICES_OF_MANY_NAMES.find((names) => names.includes(service)) ?? [service];
}
