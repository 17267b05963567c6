import { ownVehicleValue } from '../subjects/own-vehicle-value.js';
import { subjectOf } from '../subjects/subjects.js';
import { type Aspect, replyOf } from './aspect.js';
import { priceSentence } from './price-sentence.js';

const TRADE = new Set(['an-und-verkauf', 'vermittlung', 'fahrzeuge']);

/** What somebody would get for the vehicle that is talked about: «Was bekomme ich dafür?», «Und wie viel ist er wert?» */
export const vehicleValue: Aspect = {
  id: 'vehicleValue',
  about: 'subject',
  isSure: true,
  patterns: [
    'was|wie_viel|wieviel :bekomme|:bekommen|:kriege|:kriegen|:erhalte dafür|davon|noch|etwa|ungefähr !monat|franken|rabatt|leistung',
    'was|wie_viel|wieviel =ist|=wäre =wert',
    ownVehicleValue,
  ],
  covers: ['price', 'ownPrice', 'overview', 'offered', 'worth', 'total'],
  answer: ({ subjects: [subject] }) => {
    const purchase = subjectOf('an-und-verkauf');
    if (!subject || !purchase || !TRADE.has(subject.id)) return undefined;
    return replyOf(`${priceSentence(purchase)} ${purchase.page?.pricesNote ?? ''}`.trim());
  },
};
