import type { Subject } from '../../subjects/subject.js';
import { isPlace, isSealing, isSteam } from '../../subjects/subject-kinds.js';
import { amountOf, writeFrancs } from '../../understand/amounts.js';
import { inMonths, type Period, readPaidPeriod, readPeriods } from '../../understand/periods.js';
import type { Asked, Aspect, Reply } from '../aspect.js';
import { priceSentence } from '../price-sentence.js';
import { compared, ofTwoVehicles } from './compared.js';
import { costOf, isMonthly } from './cost.js';

/** «Warum ist das Autohotel teurer?» */
const WHY = 'warum|wieso|weshalb';
const WHAT_PARTS = 'was unterscheidet autohotel von einlagerung';

/** The difference between two prices, or which of them is lower. */
export const comparison: Aspect = {
  id: 'comparison',
  about: 'subject',
  patterns: [
    'günstiger|billiger|teurer|preisunterschied|günstigste|billigste|preisdifferenz|preisvergleich|preiswerter|günstigeres|billigeres|günstigere|billigere|preiswerteres',
    'unterschied|differenz|abstand preis|kosten|franken|wie_gross|wie_viel',
    'unterschied|differenz monat|jahr|halbjahr|quartal|saison|monatlich|jährlich|winter',
    'vergleich kosten|preis|teuer|franken',
    ':differenz !zeit',
    'sparen|spare|einsparen|spart gegenüber|statt|als|oder|anstatt|anstelle|vergleich|wechseln',
    'wie_viel|wieviel :mehr|:weniger kosten|zahlen|bezahlen',
    'gleich_viel|gleichviel|gleich|dasselbe|doppelt|ebenso kosten|teuer|preis|zahlen|bezahlen',
    'mehr|weniger kosten|zahlen|bezahlen als|gegenüber|verglichen|vergleich',
    'was|welche|welches :mehr|:weniger =oder kosten|zahlen|bezahlen',
  ],
  covers: ['claimedPrice', 'price', 'size', 'difference', 'periodCost', 'saving', 'benefit', 'overview', 'offered'],
  answer: (asked) => {
    // «Wie viel teurer wird es, wenn die Dampfreinigung dazukommt?» asks for the sum.
    if (asked.subjects.length < 2 && ofTwoVehicles(asked)) return undefined;
    if (asked.says('dazu|zusätzlich|dazukommen|dazunehmen')) return undefined;
    const [lowest, next] = compared(asked).toSorted((a, b) => amountIn(a) - amountIn(b));
    return lowest && next ? compare(lowest, next, asked) : undefined;
  },
};

function compare(lowest: Subject, next: Subject, asked: Asked): Reply {
  const { says } = asked;
  const sentences = `${priceSentence(lowest)} ${priceSentence(next)}`;
  const reason = says(WHY) && isPlace(lowest) && isPlace(next) ? asked.look(WHAT_PARTS, 'everywhere') : undefined;
  if (reason) return { text: `${reason} ${sentences}` };
  if (isMonthly(lowest) !== isMonthly(next)) {
    const over = readPaidPeriod(asked.words);
    if (over)
      return {
        text: [lowest, next].map((each) => (isMonthly(each) ? costOf(each, over) : priceSentence(each))).join(' '),
      };
    return { text: `${sentences} Das eine ist ein Betrag pro Monat, das andere einmalig.` };
  }
  if (amountIn(next) === amountIn(lowest)) return { text: `Im Einstieg kosten beide gleich viel. ${sentences}` };
  if (!isMonthly(lowest)) {
    const by = isOfOneKind(lowest, next) ? '' : `, um ${writeFrancs(amountIn(next) - amountIn(lowest))}`;
    return { text: `${lowest.name} ist im Einstieg günstiger${by}. ${sentences}` };
  }
  const [own, others] = periodsOf(lowest, next, asked);
  const [months, otherMonths] = [inMonths(own), inMonths(others)];
  if (!Number.isInteger(months) || !Number.isInteger(otherMonths))
    return { text: `${lowest.name} ist im Einstieg günstiger. ${sentences}` };
  const difference = amountIn(next) * otherMonths - amountIn(lowest) * months;
  const whole = `${costOf(lowest, own)} ${costOf(next, others)}`;
  if (difference === 0) return { text: `Im Einstieg kostet beides gleich viel. ${whole}` };
  const name = difference > 0 ? lowest.name : next.name;
  const by = writeFrancs(Math.abs(difference));
  const share =
    says('prozent|prozentual|prozente') && months === otherMonths ? `, das sind ${percentage(lowest, next)}%` : '';
  if (months === 1 && otherMonths === 1)
    return { text: `${name} ist im Einstieg günstiger, um ${by} pro Monat${share}. ${sentences}` };
  const inAll = months === otherMonths ? ` in ${months} Monaten` : '';
  return { text: `${name} ist im Einstieg günstiger, um ${by}${inAll}${share}. ${whole}` };
}

/** Each its own span, where two are named: «2 Monate Autohotel oder 3 Monate Einlagerung?» */
function periodsOf(
  lowest: Subject,
  next: Subject,
  { subjects, words, messageWords, says }: Asked,
): readonly [Period, Period] {
  const periods = readPeriods(words);
  const own = (subject: Subject) => periods[subjects.indexOf(subject)];
  const [one, other] = periods.length === 2 ? [own(lowest), own(next)] : [];
  if (one && other) return [one, other];
  const month: Period = { count: 1, unit: says('jahr') ? 'year' : 'month' };
  // «Mein Wagen steht fünf Monate. Was spare ich mit der Einlagerung gegenüber dem Autohotel?»
  const period = readPaidPeriod(words) ?? readPaidPeriod(messageWords) ?? month;
  return [period, period];
}

/** How much lower a price is than another, in whole percent. */
function percentage(lowest: Subject, next: Subject): number {
  return Math.round(100 - (100 * amountIn(lowest)) / amountIn(next));
}

/** The package beside the sealing, the blog's steam beside the page's: their prices are of different vehicles or works. */
function isOfOneKind(one: Subject, other: Subject): boolean {
  return (isSealing(one) && isSealing(other)) || (isSteam(one) && isSteam(other));
}

function amountIn({ price = '' }: Subject): number {
  return amountOf(price);
}
