import type { Subject } from '../../subjects/subject.js';
import { subjectOf } from '../../subjects/subjects.js';
import { amountOf, readAmounts, writeFrancs } from '../../understand/amounts.js';
import { inMonths, type Period, readPeriod, readPeriods } from '../../understand/periods.js';
import type { Asked, Aspect, Reply } from '../aspect.js';
import { priceSentence } from '../price-sentence.js';
import { costOf, costOfMessage, costOfVehicles, isMonthly, PER_MONTH } from './cost.js';

const TOGETHER = 'zusammen|total|insgesamt|gesamthaft|beides|beide|beiden|plus|addieren|gesamt|zusammengezählt';
const BUDGET = 'reichen|genügen|langen|budget|auskommen|ausreichen';
/** Joins what is asked now with what was talked about before. */
const JOINING = 'beides|beide|beiden|dazu|zwei|zusätzlich|obendrauf|obendrein|plus';

/** What several services cost together. */
export const total: Aspect = {
  id: 'total',
  about: 'subject',
  patterns: [
    TOGETHER,
    'kombination|kombinieren kosten|preis|teuer|zahlen|bezahlen|franken',
    'gesamtpreis|gesamtkosten|summe|gesamtsumme|gesamtbetrag|endbetrag|totalbetrag',
    'was|wie_viel|wieviel :gibt|:macht|:kommt|:kostet|=ist|kosten|machen alles|dazu|zusätzlich',
    'und dazu|zusätzlich|obendrauf|obendrein !gehören|was|wie|brauchen',
    'dazu|zusätzlich|obendrauf nehmen|nehme|buchen|buche|bestellen|möchten|wollen|kosten',
  ],
  covers: ['price', 'difference', 'included', 'periodCost', 'offered', 'overview', 'preparation', 'process', 'benefit'],
  answer: (asked) => {
    const priced = meant(asked);
    if (priced.length < 2) {
      const reckoned = costOfMessage(asked) ?? costOfVehicles(asked);
      return reckoned === undefined ? undefined : { text: reckoned };
    }
    // The package is both already.
    const packaged = priced.find(({ id }) => id === 'aufbereitung');
    if (packaged && priced.some(({ id }) => id === packaged.page?.serviceId)) return { text: priceSentence(packaged) };
    return sumOf(priced, asked);
  },
};

/**
 * The services to be added up: those that the question names, else those of the whole message; together with what was
 * talked about before, where the question joins them: «und wenn ich die Keramik dazu nehme, was ist das zusammen?»
 */
function meant(asked: Asked): readonly Subject[] {
  const named = asked.subjects.map((subject) => sold(subject, asked)).filter(({ price }) => price !== undefined);
  if (named.length >= 2) return named;
  const told = asked.mentioned().map((subject) => sold(subject, asked));
  const ofMessage = unique([...told, ...named]).filter(({ price }) => price !== undefined);
  if (ofMessage.length >= 2) return ofMessage;
  const other = asked.before.find((subject) => subject.price !== undefined && !ofMessage.includes(subject));
  return other && joinsBefore(asked) ? [other, ...ofMessage] : named;
}

/** «zusammen» joins only where nothing else is there to be reckoned together. */
function joinsBefore({ says, words, subjects, before }: Asked): boolean {
  if (says(JOINING)) return true;
  const isSame = subjects[0] === before[0];
  return readPeriod(words) === undefined && says('zusammen') && (isSame || says('und|mit|wenn|noch'));
}

/** Whoever reckons months for a sale means the brokerage: buying takes no time. */
function sold(subject: Subject, { messageWords }: Asked): Subject {
  const isSale = subject.id === 'an-und-verkauf' && readPeriod(messageWords) !== undefined;
  return (isSale ? subjectOf('vermittlung') : undefined) ?? subject;
}

function unique(subjects: readonly Subject[]): readonly Subject[] {
  return [...new Set(subjects)];
}

function sumOf(priced: readonly Subject[], asked: Asked): Reply | undefined {
  const { words, messageWords, says } = asked;
  const timed = readPeriod(words) ? words : messageWords;
  const period = readPeriod(timed) ?? carriedPeriod(asked);
  if (period && priced.some(isMonthly)) return overPeriod(priced, period, readPeriods(timed));
  const sentences = priced.map(priceSentence).join(' ');
  if (priced.some(isMonthly) !== priced.every(isMonthly))
    return { text: `${sentences} Das eine ist ein Betrag pro Monat, das andere einmalig.` };
  // Who tells an amount is told the prices themselves, so that no wrong one seems agreed to.
  if (readAmounts(messageWords).length > 0 && !says(BUDGET)) return { text: sentences };
  const sum = priced.reduce((all, { price = '' }) => all + amountOf(price), 0);
  return { text: `${sentences} Zusammen sind das ab ${writeFrancs(sum)}${priced.some(isMonthly) ? PER_MONTH : ''}.` };
}

/** «Vermittlung für 5 Monate» – «und mit Dampfreinigung zusammen?» */
function carriedPeriod({ subjects, carried }: Asked): Period | undefined {
  return subjects.length > 1 || carried.months === undefined ? undefined : { count: carried.months, unit: 'month' };
}

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
