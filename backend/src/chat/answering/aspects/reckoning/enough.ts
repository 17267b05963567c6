import type { Subject } from '../../subjects/subject.js';
import { amountOf, writeFrancs } from '../../understand/amounts.js';
import { inMonths, readPaidPeriod, readPeriod } from '../../understand/periods.js';
import { vehicleCount } from '../../understand/vehicle-count.js';
import type { Asked } from '../aspect.js';
import { priceSentence } from '../price-sentence.js';
import { costOf, isMonthly, PER_MONTH, wordMonths } from './cost.js';

/** Asks for how long an amount is enough, not whether it is. */
const HOW_LONG = 'wie_lange|wie_lang|wie_weit|wie_viele|wieviele|wie_viel monat|reichen|lange|weit';

/** Said of an amount that is there each month. */
export const EACH_MONTH = 'im_monat|pro_monat|:monatlich|jeden_monat';

/** What something comes to, and the sentences that say so. */
interface Cost {
  readonly amount: number;
  readonly text: string;
}

/**
 * Whether an amount is enough for the months that are named, or for several services together; undefined where neither
 * is asked for.
 */
export function enoughFor(asked: Asked, amount: number): string | undefined {
  const priced = asked.subjects.filter(({ price }) => price !== undefined);
  const [only, ...others] = priced;
  const cost =
    only &&
    ((others.length > 0 ? undefined : costOfMonths(only, asked)) ??
      costAtOnce(priced, asked) ??
      costOfBoth(priced, asked));
  if (!only || !cost) return undefined;
  const rest = amount - cost.amount;
  if (rest === 0) return `Ja, das reicht genau: ${cost.text}`;
  if (rest > 0) return `Ja, das reicht: ${cost.text} Es bleiben ${writeFrancs(rest)}.`;
  const months = Math.floor(amount / amountOf(only.price ?? ''));
  const instead =
    others.length === 0 && months > 0 && !asked.says(EACH_MONTH)
      ? ` ${writeFrancs(amount)} reichen für ${wordMonths(months)}.`
      : '';
  return `Nein, das reicht nicht: ${cost.text} Es fehlen ${writeFrancs(-rest)}.${instead}`;
}

function costOfMonths(subject: Subject, { words, messageWords, says }: Asked): Cost | undefined {
  const period = readPaidPeriod(words) ?? readPeriod(messageWords);
  if (!period || !isMonthly(subject) || says(HOW_LONG)) return undefined;
  const months = inMonths(period);
  if (!Number.isInteger(months)) return undefined;
  const vehicles = vehicleCount(messageWords);
  return { amount: months * vehicles * amountOf(subject.price ?? ''), text: costOf(subject, period, vehicles) };
}

/** «Dämpfen und 3 Monate einlagern»: works paid once, and months. */
function costOfBoth(priced: readonly Subject[], { words, messageWords, says }: Asked): Cost | undefined {
  const period = readPaidPeriod(words) ?? readPeriod(messageWords);
  const months = period ? inMonths(period) : 0;
  if (!period || !Number.isInteger(months) || says(HOW_LONG)) return undefined;
  const amount = priced.reduce((sum, each) => sum + amountOf(each.price ?? '') * (isMonthly(each) ? months : 1), 0);
  const told = priced.map((each) => (isMonthly(each) ? costOf(each, period) : priceSentence(each)));
  return { amount, text: `${told.join(' ')} Zusammen sind das ab ${writeFrancs(amount)}.` };
}

/** Several works, or what is paid for all of it each month. */
function costAtOnce(priced: readonly Subject[], { messageWords, says }: Asked): Cost | undefined {
  const isEachMonth = priced.every(isMonthly);
  if (priced.some(isMonthly) !== isEachMonth || (isEachMonth && says(HOW_LONG))) return undefined;
  const vehicles = priced.length === 1 ? vehicleCount(messageWords) : 1;
  if (priced.length * vehicles === 1 && !(isEachMonth && says(EACH_MONTH))) return undefined;
  const amount = vehicles * priced.reduce((sum, { price = '' }) => sum + amountOf(price), 0);
  const whole = priced.length * vehicles > 1 ? ` Zusammen sind das ab ${writeFrancs(amount)}` : '';
  const end = whole && `${whole}${isEachMonth ? PER_MONTH : ''}.`;
  return { amount, text: `${priced.map(priceSentence).join(' ')}${end}` };
}

/** «Mit 2500 Franken versiegeln und danach einlagern, wie viele Monate?»: the months are paid with what the works leave. */
export function monthsLeft({ subjects, says }: Asked, amount: number): string | undefined {
  const works = subjects.filter((subject) => subject.price !== undefined && !isMonthly(subject));
  const [stay, ...others] = subjects.filter(isMonthly);
  if (works.length === 0 || !stay || others.length > 0 || !says(HOW_LONG)) return undefined;
  const told = works.map(priceSentence).join(' ');
  const left = amount - works.reduce((sum, { price = '' }) => sum + amountOf(price), 0);
  if (left < 0) return `Das reicht nicht: ${told}`;
  const months = Math.floor(left / amountOf(stay.price ?? ''));
  const rest = months > 0 ? `Das reicht im Einstieg für ${wordMonths(months)}` : 'Das reicht für keinen ganzen Monat';
  return `${told} Es bleiben ${writeFrancs(left)}. ${rest}: ${priceSentence(stay)}`;
}
