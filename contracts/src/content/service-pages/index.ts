import type { BusinessFacts } from '../../business/business-facts.js';
import type { ServicePage } from '../service-page.js';
import { autohotelPage } from './autohotel.js';
import { brokeragePage } from './brokerage.js';
import { ceramicSealingPage } from './ceramic-sealing.js';
import { purchaseAndSalePage } from './purchase-and-sale.js';
import { steamCleaningPage } from './steam-cleaning.js';
import { storagePage } from './storage.js';

/**
 * All six, in the order of the navigation, for the assistant. A page of the website imports its own alone, so that its
 * chunk carries no other's text.
 */
export function servicePages(facts: BusinessFacts): readonly ServicePage[] {
  return [
    ceramicSealingPage(facts),
    autohotelPage(facts),
    steamCleaningPage(facts),
    purchaseAndSalePage(facts),
    brokeragePage(facts),
    storagePage(facts),
  ];
}
