import { aboutAspects } from './about-aspects.js';
import type { Aspect } from './aspect.js';
import { campaign } from './campaign.js';
import { contactAspects } from './contact-aspects.js';
import { difference } from './difference.js';
import { germs } from './germs.js';
import { comeThen, hours, reachable } from './opening/hours.js';
import { access, climate, security } from './place-aspects.js';
import { price } from './price.js';
import { affordable } from './reckoning/affordable.js';
import { againstCommission } from './reckoning/against-commission.js';
import { comparison } from './reckoning/comparison.js';
import { minimumCost } from './reckoning/minimum-cost.js';
import { periodCost } from './reckoning/period-cost.js';
import { total } from './reckoning/total.js';
import { bring, preparation } from './service/bringing.js';
import { guarantee, lasting } from './service/lasting.js';
import { benefit, offered, overview } from './service/service-opening.js';
import { included, process } from './service/work-content.js';
import { duration, handover } from './service/work-duration.js';
import { worth } from './service/worth.js';
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
  againstCommission,
  commission,
  comparison,
  total,
  affordable,
  minimumCost,
  periodCost,
  size,
  valueAddedTax,
  worth,
  campaign,
  minimumTerm,
  handover,
  ...topics,
  lasting,
  guarantee,
  reachable,
  hours,
  comeThen,
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
