import type { Subject } from '../../subjects/subject.js';
import { amountOf, writeFrancs } from '../../understand/amounts.js';
import { priceSentence } from '../price-sentence.js';
import { costOf, isMonthly, wordMonths } from './cost.js';
import { minimumMonths } from './minimum-months.js';

/** Nobody reckons with more than ten years: the amount is another one. */
const LONGEST_MONTHS = 120;

/**
 * For how long an amount is enough, or whether for the work.
 *
 * @param isCounted whether it is asked how often the work could be had
 * @returns undefined for what has no price, or so large an amount that another is meant
 */
export function affordText(subject: Subject, amount: number, isCounted: boolean): string | undefined {
  const { price } = subject;
  if (price === undefined) return undefined;
  const single = amountOf(price);
  if (!isMonthly(subject)) {
    const times = Math.floor(amount / single);
    if (isCounted && times > 0)
      return `Das reicht im Einstieg für ${times} Mal: ${reckoned(times, single, amount)}. ${priceSentence(subject)}`;
    const verdict = amount >= single ? 'Für den Einstiegspreis reicht das' : 'Das reicht nicht';
    return `${verdict}: ${priceSentence(subject)} Verbindlich ist die Offerte.`;
  }
  const months = Math.floor(amount / single);
  if (months > LONGEST_MONTHS) return undefined;
  const term = minimumMonths(subject);
  if (months < term) return `Das reicht nicht für die Mindestdauer: ${costOf(subject, { count: term, unit: 'month' })}`;
  if (months === 0) return `Das reicht für keinen ganzen Monat: ${priceSentence(subject)}`;
  return `Das reicht für ${wordMonths(months)}: ${reckoned(months, single, amount)}. Gerechnet ist mit dem Einstiegspreis, ${price}; ${
    term > 0 ? `die Mindestdauer beträgt ${wordMonths(term)}` : 'grössere Fahrzeuge können mehr kosten'
  }.`;
}

function reckoned(months: number, single: number, amount: number): string {
  const rest = amount - months * single;
  const left = rest > 0 ? `, es bleiben ${writeFrancs(rest)}` : '';
  return `${months} × ${writeFrancs(single)} = ${writeFrancs(months * single)}${left}`;
}
