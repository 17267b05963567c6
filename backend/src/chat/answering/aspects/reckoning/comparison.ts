import type { Subject } from '../../subjects/subject.js';
import { subjectOf } from '../../subjects/subjects.js';
import { amountOf, writeFrancs } from '../../understand/amounts.js';
import { inMonths, readPeriod } from '../../understand/periods.js';
import type { Asked, Aspect, Reply } from '../aspect.js';
import { priceSentence } from '../price-sentence.js';
import { isMonthly } from './cost.js';

/** What people waver between, where they do not say it. */
const PLACES = ['autohotel', 'einlagerung'];
const OF_TWO = 'zwei|beide|beiden|dieser|davon|welche|welches|was|wie_viel|wieviel|wie_gross';

/** The difference between two prices, or which of them is lower. */
export const comparison: Aspect = {
  id: 'comparison',
  about: 'subject',
  patterns: [
    'günstiger|billiger|teurer|preisunterschied|günstigste|billigste|preisdifferenz|preisvergleich|preiswerter',
    'unterschied|differenz|abstand preis|kosten|franken|wie_gross|wie_viel',
    'sparen|spare|einsparen|spart gegenüber|statt|als|anstatt|anstelle|vergleich|wechseln',
    'wie_viel|wieviel :mehr|:weniger kosten|zahlen|bezahlen',
    'mehr|weniger kosten|zahlen|bezahlen als|gegenüber|verglichen|vergleich',
  ],
  covers: ['price', 'size', 'difference', 'periodCost', 'benefit', 'overview', 'offered'],
  answer: (asked) => {
    const [lowest, next] = compared(asked).toSorted((a, b) => amountIn(a) - amountIn(b));
    return lowest && next ? compare(lowest, next, asked) : undefined;
  },
};

/** The services named, or the one named beside the one before: «Und welches von beiden ist günstiger?» */
function compared({ subjects, before, mentioned, says }: Asked): readonly Subject[] {
  const isPriced = ({ price }: Subject) => price !== undefined;
  const named = subjects.filter(isPriced);
  if (named.length >= 2 || !says(OF_TWO)) return named;
  const [first, ...others] = [...new Set([...named, ...mentioned(), ...before])].filter(isPriced);
  if (!first) return [];
  const other = others.find((each) => isMonthly(each) === isMonthly(first));
  if (!other && PLACES.includes(first.id)) return PLACES.flatMap((id) => subjectOf(id) ?? []);
  return [first, ...(other ? [other] : others.slice(0, 1))];
}

function compare(lowest: Subject, next: Subject, { words }: Asked): Reply {
  const sentences = `${priceSentence(lowest)} ${priceSentence(next)}`;
  if (isMonthly(lowest) !== isMonthly(next))
    return { text: `${sentences} Das eine ist ein Betrag pro Monat, das andere einmalig.` };
  if (amountIn(next) === amountIn(lowest)) return { text: `Im Einstieg kosten beide gleich viel. ${sentences}` };
  if (!isMonthly(lowest)) return { text: `${lowest.name} ist im Einstieg günstiger. ${sentences}` };
  const period = readPeriod(words);
  const months = period ? inMonths(period) : 1;
  if (!Number.isInteger(months)) return { text: `${lowest.name} ist im Einstieg günstiger. ${sentences}` };
  const difference = writeFrancs((amountIn(next) - amountIn(lowest)) * months);
  const saved = months === 1 ? `${difference} pro Monat` : `${difference} in ${months} Monaten`;
  return { text: `${lowest.name} ist im Einstieg günstiger, um ${saved}. ${sentences}` };
}

function amountIn({ price = '' }: Subject): number {
  return amountOf(price);
}
