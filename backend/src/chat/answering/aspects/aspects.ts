import { aboutAspects } from './about-aspects.js';
import type { Aspect } from './aspect.js';
import { campaign, campaignVisit } from './campaign.js';
import { contactAspects } from './contact-aspects.js';
import { difference } from './difference.js';
import { germs } from './germs.js';
import { comeThen, hours, reachable } from './opening/hours.js';
import { nobodyThere } from './opening/nobody-there.js';
import { openOnly } from './opening/open-only.js';
import { outsideHours } from './opening/outside-hours.js';
import { timeOnly } from './opening/time-only.js';
import { access, climate, security, usage } from './place-aspects.js';
import { price } from './price.js';
import { priceReason } from './price-reason.js';
import { agreed, assurance, promise } from './promises.js';
import { publicTransport } from './public-transport.js';
import { affordable } from './reckoning/affordable.js';
import { againstCommission } from './reckoning/against-commission.js';
import { claimedPrice, statedPrice } from './reckoning/claimed-price.js';
import { comparison } from './reckoning/comparison.js';
import { extremePrice } from './reckoning/extreme-price.js';
import { minimumCost } from './reckoning/minimum-cost.js';
import { ownPrice } from './reckoning/own-price.js';
import { periodCost } from './reckoning/period-cost.js';
import { total } from './reckoning/total.js';
import { salePrice } from './sale-price.js';
import { saving } from './saving.js';
import { bring, preparation } from './service/bringing.js';
import { damagedPurchase } from './service/damaged-purchase.js';
import { doneBy } from './service/done-by.js';
import { guaranteeClaim } from './service/guarantee-claim.js';
import { inReturn } from './service/in-return.js';
import { guarantee, lasting } from './service/lasting.js';
import { openPlace } from './service/open-place.js';
import { benefit, offered, overview, remedy } from './service/service-opening.js';
import { vehicleKinds } from './service/vehicle-kinds.js';
import { allIncluded, howDone, included, process } from './service/work-content.js';
import { duration, handover } from './service/work-duration.js';
import { worth } from './service/worth.js';
import { size } from './size.js';
import { commission, minimumTerm, valueAddedTax } from './terms.js';
import { textAspects } from './text-aspects.js';
import { topics } from './topics.js';
import { blogPrice, twoPrices } from './two-prices.js';
import { unsaid } from './unsaid.js';
import { vehicleValue } from './vehicle-value.js';
import { whereAspects } from './where-aspects.js';

/** All that can be asked of a subject or the business, the more special first. */
export const aspects: readonly Aspect[] = [
  damagedPurchase,
  campaignVisit,
  publicTransport,
  ...unsaid,
  blogPrice,
  twoPrices,
  priceReason,
  salePrice,
  ownPrice,
  usage,
  vehicleValue,
  inReturn,
  againstCommission,
  commission,
  extremePrice,
  comparison,
  total,
  affordable,
  minimumCost,
  periodCost,
  claimedPrice,
  doneBy,
  size,
  valueAddedTax,
  worth,
  campaign,
  saving,
  minimumTerm,
  handover,
  guaranteeClaim,
  agreed,
  ...topics,
  assurance,
  promise,
  lasting,
  guarantee,
  outsideHours,
  nobodyThere,
  reachable,
  hours,
  comeThen,
  timeOnly,
  openOnly,
  difference,
  openPlace,
  security,
  climate,
  access,
  germs,
  ...textAspects,
  preparation,
  remedy,
  ...contactAspects,
  ...whereAspects,
  ...aboutAspects,
  duration,
  howDone,
  allIncluded,
  vehicleKinds,
  bring,
  included,
  process,
  statedPrice,
  price,
  benefit,
  overview,
  offered,
];

/** The aspect of an id; undefined for one that is none (any more). */
export function aspectOf(id: string): Aspect | undefined {
  return aspects.find((aspect) => aspect.id === id);
}
