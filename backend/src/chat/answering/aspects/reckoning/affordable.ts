import { businessProfile } from '@fahrzeugpflege/contracts';
import type { Subject } from '../../subjects/subject.js';
import { amountOf, readAmounts, writeFrancs } from '../../understand/amounts.js';
import { numberOf } from '../../understand/numbers.js';
import { type Asked, type Aspect, perSubject } from '../aspect.js';
import { priceSentence } from '../price-sentence.js';
import { costOf, isMonthly, wordMonths } from './cost.js';

/** Nobody reckons with more than ten years: the amount is another one. */
const LONGEST_MONTHS = 120;
/** More francs than that are no budget. */
const MOST_FRANCS = 1_000_000;
/** So large a number can only be francs where none stands beside it. */
const LEAST_BARE_AMOUNT = 50;
/** What else may stand behind a number. */
const MEASURE = /^(?:km|kilometer|meter|m|cm|kg|tage?n?|wochen?|prozent|ps|uhr)$/;
const REACH = 'reichen|genügen|genügt|langen|budget|auskommen|ausreichen';

/** For how long an amount is enough. */
export const affordable: Aspect = {
  id: 'affordable',
  about: 'subject',
  patterns: [
    'franken|chf|fr|stutz reichen|genügen|langen|budget|auskommen|lange|monat|haben|ausreichen|weit|bekommen|ausgeben|investieren',
    'reichen|genügen|budget|ausreichen',
    'maximal|höchstens|nicht_mehr_als ausgeben|zahlen|bezahlen|ausgebe',
    'wie_lange|wie_viel|wie_viele|wie_weit :für lassen|stehen|bleiben|kommen|abstellen|monat|einlagern',
  ],
  covers: ['price', 'periodCost', 'duration', 'overview', 'lasting', 'experience'],
  answer: (asked) => {
    const [told] = [...readAmounts(asked.words), ...readAmounts(asked.messageWords), ...bareAmounts(asked)];
    const amount = told ?? asked.carried.francs;
    if (amount === undefined || amount > MOST_FRANCS) return undefined;
    if (told !== undefined && !asked.says(`${REACH}|wie_lange|wie_viele|wie_viel|weit|monat`)) return undefined;
    const reply = perSubject(asked, (subject) => affordText(subject, amount));
    return reply && { ...reply, reckoned: { francs: amount } };
  },
};

/** «für 500.– im Autohotel», «Budget 900», «maximal 1000 ausgeben, wie lange reicht das?» */
function bareAmounts({ words, says }: Asked): number[] {
  const isBudget = says(`${REACH}|ausgeben|zahlen`);
  return words.flatMap((word, at) => {
    const isMeant = isBudget || /^(?:für|mit)$/.test(words[at - 1]?.standard ?? '');
    const isMeasure = MEASURE.test(words[at + 1]?.standard ?? '');
    const amount = isMeant && !isMeasure ? numberOf(word) : undefined;
    return amount !== undefined && amount >= LEAST_BARE_AMOUNT ? [amount] : [];
  });
}

function affordText(subject: Subject, amount: number): string | undefined {
  const { price } = subject;
  if (price === undefined) return undefined;
  const single = amountOf(price);
  if (!isMonthly(subject)) {
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

/** For how many months one is bound; 0 where the site says nothing of it. */
export function minimumMonths({ id }: Subject): number {
  return id === 'vermittlung' ? Number.parseInt(businessProfile.claims.brokerageMinimumTerm, 10) : 0;
}
