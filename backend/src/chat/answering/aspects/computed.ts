import { businessProfile } from '@fahrzeugpflege/contracts';
import { firstSentences } from '../../knowledge/excerpt.js';
import type { Subject } from '../subjects/subject.js';
import { amountOf, readAmounts, writeFrancs } from '../understand/amounts.js';
import { numberOf } from '../understand/numbers.js';
import { inMonths, type Period, readPeriod, readPeriods } from '../understand/periods.js';
import { vehicleCount } from '../understand/vehicle-count.js';
import { type Asked, type Aspect, perSubject, type Reply } from './aspect.js';
import { priceSentence } from './price-sentence.js';

const PER_MONTH = ' pro Monat';
/** Nobody reckons with more than ten years: the amount is another one. */
const LONGEST_MONTHS = 120;
const { claims } = businessProfile;

/** What so many months, weeks or years cost at the monthly entry price. */
export const periodCost: Aspect = {
  id: 'periodCost',
  about: 'subject',
  patterns: [
    'vierteljahr',
    'monat|woche|jahr|tag|quartal|halbjahr|semester|jährlich|nacht|jahrespreis|jahreskosten',
    'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember bis',
  ],
  covers: ['price', 'duration', 'lasting', 'experience', 'hours', 'access', 'capacity', 'overview'],
  answer: (asked) => {
    const period = readPeriod(asked.words) ?? bareMonths(asked);
    if (
      !period ||
      (period.unit === 'day' && !asked.says('kosten|preis|teuer|zahlen|bezahlen|franken')) ||
      asked.says('mindestdauer|kündigen|garantie|garantieren|haltbarkeit')
    )
      return undefined;
    // Each service its own span, where as many are named.
    const periods = readPeriods(asked.words);
    const own = periods.length === asked.subjects.length ? periods : [];
    const [single, ...others] = asked.subjects;
    const note = single?.page && others.length === 0 ? ` ${firstSentences(single.page.pricesNote, 1)}` : '';
    const costs = perSubject(asked, (subject) => {
      if (!isMonthly(subject)) return undefined;
      return costOf(subject, own[asked.subjects.indexOf(subject)] ?? period, vehicleCount(asked.messageWords));
    });
    return costs && { text: `${costs.text}${note}` };
  },
};

/** «Und für 5?» after a question for months. */
function bareMonths({ words }: Asked): Period | undefined {
  const count = words.map(numberOf).find((number) => number !== undefined);
  return count === undefined || words.length > 4 || !Number.isInteger(count) ? undefined : { count, unit: 'month' };
}

/** What the months cost that another sentence of the message speaks of. */
export function costOfMessage({ subjects, messageWords }: Asked): string | undefined {
  const [subject, ...others] = subjects;
  const period = readPeriod(messageWords);
  return subject && others.length === 0 && isMonthly(subject) && period ? costOf(subject, period) : undefined;
}

/** For how long an amount is enough. */
export const affordable: Aspect = {
  id: 'affordable',
  about: 'subject',
  patterns: [
    'franken|chf|fr|stutz reichen|genügen|langen|budget|auskommen|lange|monat|haben|ausreichen|weit|bekommen|ausgeben|investieren',
    'reichen|genügen|budget|ausreichen',
    'wie_lange|wie_viel|wie_viele|wie_weit :für lassen|stehen|bleiben|kommen|abstellen|monat|einlagern',
  ],
  covers: ['price', 'periodCost', 'duration', 'overview', 'lasting', 'experience'],
  answer: (asked) => {
    const [amount] = [...readAmounts(asked.words), ...readAmounts(asked.messageWords), ...bareAmounts(asked.words)];
    if (
      amount === undefined ||
      amount > 1_000_000 ||
      !asked.says('reichen|genügen|genügt|langen|budget|auskommen|ausreichen|wie_lange|wie_viele|wie_viel|weit|monat')
    )
      return undefined;
    return perSubject(asked, (subject) => affordText(subject, amount));
  },
};

/** «für 500.– im Autohotel», «Budget 900»: so large a number there can only be francs. */
function bareAmounts(words: Asked['words']): number[] {
  return words.flatMap((word, at) => {
    const isMeant =
      words[at - 1]?.standard === 'für' || /^(?:budget|reichen|reicht)$/.test(words[at - 1]?.standard ?? '');
    const amount = isMeant ? numberOf(word) : undefined;
    return amount !== undefined && amount >= 50 ? [amount] : [];
  });
}

/** What the brokerage costs at least. */
export const minimumCost: Aspect = {
  id: 'minimumCost',
  about: 'subject',
  patterns: [
    'mindestdauer|mindestens|minimum|minimal|mindestlaufzeit|mindestkosten kosten|preis|zahlen|bezahlen|ausgeben|ausgebe|gebe|betrag|franken|kommen|insgesamt|total|summe',
    'mindestkosten|mindestbetrag|mindestpreis',
  ],
  covers: ['price', 'minimumTerm', 'duration', 'periodCost', 'affordable'],
  answer: (asked) =>
    perSubject(asked, (subject) => {
      if (subject.id !== 'vermittlung') return undefined;
      return `${costOf(subject, { count: Number.parseInt(claims.brokerageMinimumTerm, 10), unit: 'month' })} Das ist die Mindestdauer.`;
    }),
};

/** What two services cost together. */
export const total: Aspect = {
  id: 'total',
  about: 'subject',
  patterns: [
    'zusammen|total|insgesamt|gesamthaft|beides|kombination|kombinieren|gesamt kosten|preis|teuer|zahlen|bezahlen|franken',
    'gesamtpreis|gesamtkosten|summe|gesamtsumme',
    'monat|jahr|woche zusammen|total|insgesamt',
    'was|wie_viel|wieviel :gibt|:macht|:kommt zusammen|total|alles',
  ],
  covers: ['price', 'difference', 'included', 'periodCost', 'offered', 'overview'],
  answer: ({ subjects, messageWords }) => {
    const priced = subjects.filter(({ price }) => price !== undefined);
    if (priced.length < 2) return undefined;
    // The package is both already.
    const packaged = priced.find(({ id }) => id === 'aufbereitung');
    if (packaged && priced.some(({ id }) => id === packaged.page?.serviceId)) return { text: priceSentence(packaged) };
    const sentences = priced.map(priceSentence).join(' ');
    const period = readPeriod(messageWords);
    if (period && priced.some(isMonthly)) return overPeriod(priced, period, readPeriods(messageWords));
    if (priced.some(isMonthly) !== priced.every(isMonthly))
      return { text: `${sentences} Das eine ist ein Betrag pro Monat, das andere einmalig.` };
    const sum = priced.reduce((all, { price = '' }) => all + amountOf(price), 0);
    return { text: `${sentences} Zusammen sind das ab ${writeFrancs(sum)}${priced.some(isMonthly) ? PER_MONTH : ''}.` };
  },
};

/** Months of the one and once the other: «5 Monate einlagern und vorher dampfreinigen». */
function overPeriod(priced: readonly Subject[], period: Period, periods: readonly Period[]): Reply | undefined {
  const monthly = priced.filter(isMonthly);
  const own = (subject: Subject) =>
    (periods.length === monthly.length ? periods[monthly.indexOf(subject)] : undefined) ?? period;
  const months = (subject: Subject) => (isMonthly(subject) ? inMonths(own(subject)) : 1);
  if (!priced.every((subject) => Number.isInteger(months(subject)))) return undefined;
  const sum = priced.reduce((all, subject) => all + amountOf(subject.price ?? '') * months(subject), 0);
  const parts = priced.map((subject) => (isMonthly(subject) ? costOf(subject, own(subject)) : priceSentence(subject)));
  return { text: `${parts.join(' ')} Zusammen sind das ab ${writeFrancs(sum)}.` };
}

function isMonthly({ price = '' }: Subject): boolean {
  return price.endsWith(PER_MONTH);
}

function costOf({ name, price = '' }: Subject, period: Period, vehicles = 1): string {
  const monthly = amountOf(price);
  const months = inMonths(period);
  const [least, most] = [Math.floor(months + 1e-9), Math.ceil(months - 1e-9)];
  if (most > 1200) return `${name} kostet ${price}.`;
  if (least < 1) return `${name} kostet ${price}. Einen Preis für kürzere Zeit nennt die Website nicht.`;
  if (least === most) {
    const whole = writeFrancs(vehicles * least * monthly);
    const reckoned = `${vehicles > 1 ? `${vehicles} × ` : ''}${least} × ${writeFrancs(monthly)} = ${whole}`;
    const whom = vehicles > 1 ? ` und ${vehicles} Fahrzeuge` : '';
    return `${name} kostet für ${wordMonths(least)}${whom} ab ${whole} (${reckoned}, zum Einstiegspreis ${price}).`;
  }
  return `${name} kostet ${price}. ${period.count} Wochen liegen zwischen ${least} und ${wordMonths(most)}, also zwischen ab ${writeFrancs(least * monthly)} und ab ${writeFrancs(most * monthly)}; wie angebrochene Monate zählen, steht in der Offerte.`;
}

/** What a price comes to for several vehicles; undefined where it is one. */
export function costOfVehicles({ subjects, messageWords }: Asked): string | undefined {
  const vehicles = vehicleCount(messageWords);
  const [subject, ...others] = subjects;
  // Who names an amount is told the price itself, so that no wrong one seems agreed to.
  const isClaimed = readAmounts(messageWords).length > 0;
  if (!subject?.price || others.length > 0 || vehicles < 2 || isClaimed) return undefined;
  const single = amountOf(subject.price);
  const whole = writeFrancs(vehicles * single);
  return `${priceSentence(subject)} Für ${vehicles} Fahrzeuge sind das ab ${whole}${isMonthly(subject) ? PER_MONTH : ''} (${vehicles} × ${writeFrancs(single)}).`;
}

function affordText(subject: Subject, amount: number): string | undefined {
  const { name, price } = subject;
  if (price === undefined) return undefined;
  const single = amountOf(price);
  if (!isMonthly(subject)) {
    const verdict = amount >= single ? 'Für den Einstiegspreis reicht das' : 'Das reicht nicht';
    return `${verdict}: ${priceSentence(subject)} Verbindlich ist die Offerte.`;
  }
  const months = Math.floor(amount / single);
  if (months > LONGEST_MONTHS) return undefined;
  const term = subject.id === 'vermittlung' ? Number.parseInt(claims.brokerageMinimumTerm, 10) : 0;
  if (months < term) return `Das reicht nicht für die Mindestdauer: ${costOf(subject, { count: term, unit: 'month' })}`;
  if (months === 0) return `Das reicht für keinen ganzen Monat: ${priceSentence(subject)}`;
  const rest = amount - months * single;
  return `Das reicht für ${wordMonths(months)}: ${months} × ${writeFrancs(single)} = ${writeFrancs(months * single)}${rest > 0 ? `, es bleiben ${writeFrancs(rest)}` : ''}. Gerechnet ist mit dem Einstiegspreis, ${price}; ${name === 'Die Vermittlung' ? `die Mindestdauer beträgt ${claims.brokerageMinimumTerm}` : 'grössere Fahrzeuge können mehr kosten'}.`;
}

function wordMonths(count: number): string {
  return count === 1 ? '1 Monat' : `${count} Monate`;
}
