import { firstSentences } from '../../knowledge/excerpt.js';
import { listedServices } from '../../knowledge/facts.js';
import { priceSentence } from '../aspects/price-sentence.js';
import { placeKinds } from '../aspects/service/open-place.js';
import type { Subject } from '../subjects/subject.js';
import { subjectOf } from '../subjects/subjects.js';
import type { Need } from './needs.js';

/** What there is for a need, in the words and with the prices of the services that help. */
export function needReply({ id, helps }: Need): string {
  const found = helps.flatMap((each) => subjectOf(each) ?? []);
  if (id === 'place') return placeKinds();
  if (id === 'sale') return waysToSell(found);
  const [first, second] = found;
  if (!first) return '';
  if (!second) return `Dafür gibt es bei uns: ${openingOf(first)}`;
  return `Innen hilft die Dampfreinigung, aussen polieren und versiegeln wir. ${found.map(priceSentence).join(' ')} Sagen Sie mir gerne, worum es Ihnen vor allem geht.`;
}

/** The page's heading and its first sentences, the price among them. */
function openingOf({ page }: Subject): string {
  return page ? `${page.heading}. ${firstSentences(page.lead, 3)}` : '';
}

function waysToSell([brokerage]: readonly Subject[]): string {
  const sold = listedServices.find(({ id }) => id === brokerage?.id)?.description ?? '';
  const bought = brokerage?.page?.extras.find(({ title }) => title === 'Ankauf')?.text ?? '';
  return [sold, brokerage ? priceSentence(brokerage) : '', bought].filter((text) => text !== '').join(' ');
}
