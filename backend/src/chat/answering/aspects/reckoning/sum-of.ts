import type { Subject } from '../../subjects/subject.js';
import { amountOf, readAmounts, writeFrancs } from '../../understand/amounts.js';
import { inMonths, type Period, readPeriod, readPeriods } from '../../understand/periods.js';
import type { Asked, Reply } from '../aspect.js';
import { priceSentence } from '../price-sentence.js';
import { costOf, isMonthly, PER_MONTH, quantityOf, severalCost } from './cost.js';

const BUDGET = 'reichen|genügen|langen|budget|auskommen|ausreichen';

/**
 * What priced services cost together, in francs: once, or over the months that are told; the prices beside each other
 * where no sum can be made. Undefined where a period makes no whole months.
 */
export function sumOf(priced: readonly Subject[], asked: Asked): Reply | undefined {
  const { words, messageWords, says } = asked;
  const timed = readPeriod(words) ? words : messageWords;
  const period = readPeriod(timed) ?? carriedPeriod(asked);
  if (period && priced.some(isMonthly)) return overPeriod(priced, period, readPeriods(timed), asked);
  const mixed = priced.some(isMonthly) !== priced.every(isMonthly);
  if (mixed) return { text: `${told(priced)} Das eine ist ein Betrag pro Monat, das andere einmalig.` };
  // Who tells an amount is told the prices themselves, so that no wrong one seems agreed to.
  if (readAmounts(messageWords).length > 0 && !says(BUDGET)) return { text: told(priced) };
  const counted = priced.map((subject) => ({ subject, quantity: quantityOf(subject, asked) }));
  const sum = counted.reduce((all, { subject, quantity }) => {
    return all + amountOf(subject.price ?? '') * quantity.vehicles * quantity.times;
  }, 0);
  const sentences = counted.map(({ subject, quantity }) => severalCost(subject, quantity)).join(' ');
  return { text: `${sentences} Zusammen sind das ab ${writeFrancs(sum)}${priced.some(isMonthly) ? PER_MONTH : ''}.` };
}

function told(priced: readonly Subject[]): string {
  return priced.map(priceSentence).join(' ');
}

/** «Vermittlung für 5 Monate» – «und mit Dampfreinigung zusammen?» */
function carriedPeriod({ subjects, carried }: Asked): Period | undefined {
  return subjects.length > 1 || carried.months === undefined ? undefined : { count: carried.months, unit: 'month' };
}

/** Months of the one and once the other: «5 Monate einlagern und vorher dampfreinigen». */
function overPeriod(
  priced: readonly Subject[],
  period: Period,
  periods: readonly Period[],
  asked: Asked,
): Reply | undefined {
  const monthly = priced.filter(isMonthly);
  const own = (subject: Subject) =>
    (periods.length === monthly.length ? periods[monthly.indexOf(subject)] : undefined) ?? period;
  const parts = priced.map((subject) => {
    const quantity = quantityOf(subject, asked);
    const months = isMonthly(subject) ? inMonths(own(subject)) : 1;
    return {
      months,
      cost: amountOf(subject.price ?? '') * months * quantity.vehicles * quantity.times,
      text: isMonthly(subject) ? costOf(subject, own(subject), quantity.vehicles) : severalCost(subject, quantity),
    };
  });
  if (!parts.every(({ months }) => Number.isInteger(months))) return undefined;
  const sum = parts.reduce((all, { cost }) => all + cost, 0);
  return { text: `${parts.map(({ text }) => text).join(' ')} Zusammen sind das ab ${writeFrancs(sum)}.` };
}
