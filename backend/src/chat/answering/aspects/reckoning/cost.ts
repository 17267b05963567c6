import type { Subject } from '../../subjects/subject.js';
import { amountOf, readAmounts, writeFrancs } from '../../understand/amounts.js';
import { inMonths, type Period, readPeriod } from '../../understand/periods.js';
import { vehicleCount } from '../../understand/vehicle-count.js';
import type { Asked } from '../aspect.js';
import { priceSentence } from '../price-sentence.js';

export const PER_MONTH = ' pro Monat';
/** A century: whoever names a longer time does not reckon. */
const MOST_MONTHS = 1200;
/** Nothing is reckoned for whoever tells what it shall cost, so that no wrong price seems agreed to. */
const CLAIM =
  'gratis|geschenkt|umsonst|kostenlos|halb|hälfte|rabatt|bestätigen|bestätige|prozent|versprechen|garantieren|zwei_für';

export function isMonthly({ price = '' }: Subject): boolean {
  return price.endsWith(PER_MONTH);
}

/** What a price comes to for so much time and so many vehicles, with the reckoning. */
export function costOf({ name, price = '' }: Subject, period: Period, vehicles = 1): string {
  const monthly = amountOf(price) * vehicles;
  const months = inMonths(period);
  const [least, most] = [Math.floor(months + 1e-9), Math.ceil(months - 1e-9)];
  if (most > MOST_MONTHS) return `${name} kostet ${price}.`;
  if (least < 1) return `${name} kostet ${price}. Einen Preis für kürzere Zeit nennt die Website nicht.`;
  const whom = vehicles > 1 ? ` und ${vehicles} Fahrzeuge` : '';
  if (least === most) {
    const whole = writeFrancs(least * monthly);
    const reckoned = `${vehicles > 1 ? `${vehicles} × ` : ''}${least} × ${writeFrancs(amountOf(price))} = ${whole}`;
    return `${name} kostet für ${wordMonths(least)}${whom} ab ${whole} (${reckoned}, zum Einstiegspreis ${price}).`;
  }
  return `${name} kostet ${price}. ${wordPeriod(period)} liegen zwischen ${least} und ${most} ${most === 1 ? 'Monat' : 'Monaten'}, also zwischen ab ${writeFrancs(least * monthly)} und ab ${writeFrancs(most * monthly)}${whom && ` für ${vehicles} Fahrzeuge`}; wie angebrochene Monate zählen, steht in der Offerte.`;
}

/** What the months cost that the message speaks of; undefined without such, or for what is no monthly price. */
export function costOfMessage({ subjects, messageWords }: Asked): string | undefined {
  const [subject, ...others] = subjects;
  const period = readPeriod(messageWords);
  return subject && others.length === 0 && isMonthly(subject) && period
    ? costOf(subject, period, vehicleCount(messageWords))
    : undefined;
}

/** What a price comes to for several vehicles; undefined where it is one. */
export function costOfVehicles({ subjects, messageWords, saysInMessage }: Asked): string | undefined {
  const vehicles = vehicleCount(messageWords);
  const [subject, ...others] = subjects;
  if (!subject?.price || others.length > 0 || vehicles < 2) return undefined;
  if (saysInMessage(CLAIM) || readAmounts(messageWords).length > 0) return undefined;
  const single = amountOf(subject.price);
  const whole = writeFrancs(vehicles * single);
  return `${priceSentence(subject)} Für ${vehicles} Fahrzeuge sind das ab ${whole}${isMonthly(subject) ? PER_MONTH : ''} (${vehicles} × ${writeFrancs(single)}).`;
}

export function wordMonths(count: number): string {
  return count === 1 ? '1 Monat' : `${count} Monate`;
}

function wordPeriod({ count, unit }: Period): string {
  const units = { day: 'Tage', week: 'Wochen', month: 'Monate', year: 'Jahre' };
  return `${String(count).replace('.', ',')} ${units[unit]}`;
}
