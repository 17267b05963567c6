import { aboutAspects } from './about-aspects.js';
import type { Aspect } from './aspect.js';
import { campaign } from './campaign.js';
import { affordable, minimumCost, periodCost, total } from './computed.js';
import { contactAspects } from './contact-aspects.js';
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
import { topics } from './topics.js';
import { blogPrice, twoPrices } from './two-prices.js';
import { unsaid } from './unsaid.js';

/** All that can be asked of a subject or the business, the more special first. */
export const aspects: readonly Aspect[] = [
  ...unsaid,
  blogPrice,
  twoPrices,
  commission,
  comparison,
  total,
  affordable,
  minimumCost,
  periodCost,
  size,
  valueAddedTax,
  campaign,
  minimumTerm,
  handover,
  ...topics,
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
  ...contactAspects,
  ...aboutAspects,
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
