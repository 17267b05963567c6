import type { Subject } from '../../subjects/subject.js';
import { amountOf, readAmounts, writeFrancs } from '../../understand/amounts.js';
import { inMonths, type Period, readPeriod, readPeriods } from '../../understand/periods.js';
import type { Asked, Aspect, Reply } from '../aspect.js';
import { priceSentence } from '../price-sentence.js';
import { brokered } from './brokered.js';
import { costOf, costOfMessage, costOfSeveral, isMonthly, PER_MONTH, quantityOf, severalCost } from './cost.js';

const TOGETHER = 'zusammen|total|insgesamt|gesamthaft|beides|beide|beiden|plus|addieren|gesamt|zusammengezählt';
const BUDGET = 'reichen|genügen|langen|budget|auskommen|ausreichen';
const SUM = 'total|insgesamt|gesamthaft|gesamt|alles|summe|gesamtpreis';
/** Joins what is asked now with what was talked about before. */
const JOINING = 'beides|beide|beiden|dazu|zwei|zusätzlich|obendrauf|obendrein|plus';

const SAVED = 'sparen|spare|spart|einsparen :total|insgesamt|gesamthaft|gesamt statt|gegenüber|anstatt|anstelle|als';

/** All that was talked about. */
const ALL_OF_THEM = ':alles|:alle|:drei|:dreien|:sämtliche';

/** What several services cost together. */
export const total: Aspect = {
  id: 'total',
  about: 'subject',
  patterns: [
    TOGETHER,
    'kombination|kombinieren|gleichzeitig|parallel kosten|preis|teuer|zahlen|bezahlen|franken',
    'gesamtpreis|gesamtkosten|summe|gesamtsumme|gesamtbetrag|endbetrag|totalbetrag',
    'was|wie_viel|wieviel :gibt|:macht|:kommt|:kostet|=ist|kosten|machen alles|dazu|zusätzlich',
    'und dazu|zusätzlich|obendrauf|obendrein !gehören|was|wie|brauchen',
    'dazu|zusätzlich|obendrauf nehmen|nehme|buchen|buche|bestellen|möchten|wollen|kosten',
  ],
  covers: [
    'claimedPrice',
    'price',
    'difference',
    'included',
    'periodCost',
    'offered',
    'overview',
    'preparation',
    'process',
    'benefit',
  ],
  answer: (asked) => {
    // What is saved in all is no sum: «Was spare ich total mit der Einlagerung statt dem Autohotel?»
    if (asked.says(SAVED)) return undefined;
    const priced = withoutContained(meant(asked));
    if (priced.length < 2) {
      const [packaged] = priced;
      if (packaged?.id === 'aufbereitung' && asked.subjects.length > 1) return { text: priceSentence(packaged) };
      const reckoned = costOfMessage(asked) ?? costOfSeveral(asked);
      return reckoned === undefined ? undefined : { text: reckoned };
    }
    return sumOf(priced, asked);
  },
};

/**
 * The services to be added up: those that the question names, else those of the whole message; together with what was
 * talked about before, where the question joins them: «und wenn ich die Keramik dazu nehme, was ist das zusammen?»
 */
function meant(asked: Asked): readonly Subject[] {
  const named = asked.subjects.map((subject) => brokered(subject, asked)).filter(({ price }) => price !== undefined);
  if (named.length >= 2) return named;
  const told = asked.mentioned().map((subject) => brokered(subject, asked));
  const ofMessage = unique([...told, ...named]).filter(({ price }) => price !== undefined);
  if (ofMessage.length >= 2) return ofMessage;
  const all = asked.says(ALL_OF_THEM) ? unique([...asked.before, ...asked.earlier]).filter(({ price }) => price) : [];
  if (all.length > 2) return all;
  const other = asked.before.find((subject) => subject.price !== undefined && !ofMessage.includes(subject));
  return other && joinsBefore(asked) ? [other, ...ofMessage] : named;
}

/** The package is the sealing already: nobody pays for both. */
function withoutContained(priced: readonly Subject[]): readonly Subject[] {
  const packaged = priced.find(({ id }) => id === 'aufbereitung');
  return packaged ? priced.filter(({ id }) => id !== packaged.page?.serviceId) : priced;
}

/** «zusammen» joins only where nothing else is there to be reckoned together. */
function joinsBefore({ says, words, subjects, before, carried }: Asked): boolean {
  // «Für beide» are the vehicles where two were told of, «beides» is the work.
  if (carried.vehicles !== undefined && says(':beide|:beiden')) return false;
  if (says(JOINING)) return true;
  const isSame = subjects[0] === before[0];
  const isSum = says('zusammen') || (!isSame && says(SUM) && says('noch|auch|vorher|davor|danach|nachher|mit|samt'));
  return readPeriod(words) === undefined && isSum && (isSame || says('und|mit|wenn|noch'));
}

function unique(subjects: readonly Subject[]): readonly Subject[] {
  return [...new Set(subjects)];
}

function sumOf(priced: readonly Subject[], asked: Asked): Reply | undefined {
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
