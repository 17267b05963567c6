import type { Aspect } from './aspect.js';
import { businessAspects } from './business-aspects.js';
import { campaign } from './campaign.js';
import { affordable, minimumCost, periodCost, total } from './computed.js';
import { difference } from './difference.js';
import { germs } from './germs.js';
import { hours, reachable } from './hours.js';
import { access, climate, security } from './place-aspects.js';
import { comparison, price } from './price.js';
import {
  benefit,
  bring,
  duration,
  guarantee,
  handover,
  included,
  lasting,
  offered,
  overview,
  preparation,
  process,
} from './service-aspects.js';
import { size } from './size.js';
import { commission, minimumTerm, valueAddedTax } from './terms.js';
import { textAspects } from './text-aspects.js';
import { blogPrice, twoPrices } from './two-prices.js';
import { unsaid } from './unsaid.js';

/** All that can be asked of a subject or the business, the more special first. */
export const aspects: readonly Aspect[] = [
  ...unsaid,
  blogPrice,
  twoPrices,
  comparison,
  affordable,
  minimumCost,
  periodCost,
  total,
  size,
  commission,
  valueAddedTax,
  campaign,
  minimumTerm,
  handover,
  lasting,
  guarantee,
  reachable,
  hours,
  difference,
  security,
  climate,
  access,
  germs,
  ...textAspects,
  preparation,
  ...businessAspects,
  duration,
  bring,
  included,
  process,
  price,
  benefit,
  overview,
  offered,
];

/** The aspect of an id; undefined for one that is none (any more). */
export function aspectOf(id: string): Aspect | undefined {
  return aspects.find((aspect) => aspect.id === id);
}
