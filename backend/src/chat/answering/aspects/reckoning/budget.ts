import type { Subject } from '../../subjects/subject.js';
import { subjects } from '../../subjects/subjects.js';
import { amountOf, writeFrancs } from '../../understand/amounts.js';
import { isMonthly, wordMonths } from './cost.js';
import { minimumMonths } from './minimum-months.js';

/** In the order in which they are told; the package and the blog's steam are kinds of these. */
const SOLD = ['dampfreinigung', 'einlagerung', 'autohotel', 'vermittlung', 'keramikversiegelung-wohnmobile'];

/**
 * What a budget is enough for, where no service is named: «Unser Budget liegt bei 500.–, was kriegen wir dafür?»
 *
 * @param isEachMonth whether the amount is there each month
 */
export function withinBudget(amount: number, isEachMonth: boolean): string {
  const all = SOLD.flatMap((id) => subjects.find((subject) => subject.id === id) ?? []);
  const sold = isEachMonth ? all.filter(isMonthly) : all;
  const within = sold.flatMap((subject) => shareOf(subject, amount, isEachMonth) ?? []);
  const beyond = sold.filter((subject) => shareOf(subject, amount, isEachMonth) === undefined).map(withPrice);
  const least = beyond.length > 0 ? ` Darüber liegen: ${beyond.join(', ')}.` : '';
  const offer = 'Verbindlich ist die Offerte; sie hängt vom Fahrzeug ab.';
  if (within.length === 0) return `${writeFrancs(amount)} reichen für keine unserer Leistungen.${least}`;
  return `Im Einstieg reichen ${writeFrancs(amount)} für: ${within.join(', ')}.${least} ${offer}`;
}

/** «3 Monate Einlagerung (ab CHF 150 pro Monat)»; undefined where the amount is not enough. */
function shareOf(subject: Subject, amount: number, isEachMonth: boolean): string | undefined {
  const single = amountOf(subject.price ?? '');
  if (isEachMonth || !isMonthly(subject)) return amount >= single ? withPrice(subject) : undefined;
  const months = Math.floor(amount / single);
  const isEnough = months > 0 && months >= minimumMonths(subject);
  return isEnough ? `${wordMonths(months)} ${withPrice(subject)}` : undefined;
}

function withPrice({ name, price }: Subject): string {
  return `${name.replace(/^(?:Die|Das|Der|Ein) /, '')} (${price})`;
}
