import type { Subject } from '../../subjects/subject.js';
import { amountOf, readAmounts, writeFrancs } from '../../understand/amounts.js';
import { howOften } from '../../understand/how-often.js';
import { inMonths, type Period, readPaidPeriod, readPeriod } from '../../understand/periods.js';
import { isVehicle, vehicleCount } from '../../understand/vehicle-count.js';
import type { Asked } from '../aspect.js';
import { priceSentence } from '../price-sentence.js';
import { brokered } from './brokered.js';

export const PER_MONTH = ' pro Monat';
/** A century: whoever names a longer time does not reckon. */
const MOST_MONTHS = 1200;
/** Nothing is reckoned for whoever tells what it shall cost, so that no wrong price seems agreed to. */
const CLAIM =
  'gratis|geschenkt|umsonst|kostenlos|halb|hälfte|rabatt|bestätigen|bestätige|prozent|versprechen|garantieren|zwei_für';
/** «Nach vier Monaten ist es verkauft. Wie viel habe ich dann bezahlt?» */
const PAID = ':bezahlt|:gezahlt|:gekostet|:ausgegeben';
/** All vehicles that were told of. */
const THEM = ':beide|:beiden|:alle|:allen|zusammen|insgesamt|total|gesamt';
const EACH_ITS_OWN = ':eins|:eines|:einer|anderes|andere|anderer';

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
export function costOfMessage(asked: Asked): string | undefined {
  const { subjects, messageWords } = asked;
  const [named, ...others] = subjects;
  const subject = named && brokered(named, asked);
  const period = asked.says(PAID) ? readPaidPeriod(messageWords) : readPeriod(messageWords);
  return subject && others.length === 0 && isMonthly(subject) && period
    ? costOf(subject, period, vehiclesOf(asked))
    : undefined;
}

/** How many vehicles a price is for, and how often the work is wanted. */
export interface Quantity {
  readonly vehicles: number;
  readonly times: number;
}

/** «Und für beide zusammen?»: as many as were told before. */
export function vehiclesOf({ messageWords, carried, says, subjects, before }: Asked): number {
  const told = vehicleCount(messageWords);
  if (told > 1 || carried.vehicles === undefined) return told;
  const isSame = subjects[0] === before[0] && !messageWords.some(isVehicle);
  return isSame || says(THEM) ? carried.vehicles : told;
}

/** What the message counts; one of each where an amount or a claim stands beside. */
export function quantityOf(subject: Subject, asked: Asked): Quantity {
  const { messageWords, saysInMessage, clauseOf } = asked;
  if (saysInMessage(CLAIM) || readAmounts(messageWords).length > 0) return { vehicles: 1, times: 1 };
  // «Eines einlagern, das andere ins Autohotel»: each its own.
  const isParted = saysInMessage(EACH_ITS_OWN);
  const vehicles = isParted ? 1 : vehiclesOf(asked);
  const times = isMonthly(subject) ? 1 : howOften(clauseOf(subject));
  // «Zwei Versiegelungen, wir haben zwei Wohnmobile»: one each.
  return { vehicles, times: times === vehicles ? 1 : times };
}

/** What a price comes to, counted; undefined where it is one. */
export function costOfSeveral(asked: Asked): string | undefined {
  const [subject, ...others] = asked.subjects;
  if (!subject?.price || others.length > 0) return undefined;
  const quantity = quantityOf(subject, asked);
  return quantity.vehicles * quantity.times > 1 ? severalCost(subject, quantity) : undefined;
}

/** A price for so many vehicles and times, with the reckoning. */
export function severalCost(subject: Subject, { vehicles, times }: Quantity): string {
  const count = vehicles * times;
  const single = amountOf(subject.price ?? '');
  if (count < 2) return priceSentence(subject);
  const whom = [vehicles > 1 ? `${vehicles} Fahrzeuge` : '', times > 1 ? `${times} Mal` : '']
    .filter(Boolean)
    .join(', je ');
  const whole = `${writeFrancs(count * single)}${isMonthly(subject) ? PER_MONTH : ''}`;
  return `${priceSentence(subject)} Für ${whom} sind das ab ${whole} (${count} × ${writeFrancs(single)}).`;
}

export function wordMonths(count: number): string {
  return count === 1 ? '1 Monat' : `${count} Monate`;
}

function wordPeriod({ count, unit }: Period): string {
  const units = { day: 'Tage', week: 'Wochen', month: 'Monate', year: 'Jahre' };
  return `${String(count).replace('.', ',')} ${units[unit]}`;
}
