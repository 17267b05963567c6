import type { Subject } from '../../subjects/subject.js';
import { readPeriod } from '../../understand/periods.js';
import type { Asked, Aspect } from '../aspect.js';
import { priceSentence } from '../price-sentence.js';
import { brokered } from './brokered.js';
import { costOfMessage, costOfSeveral } from './cost.js';
import { sumOf } from './sum-of.js';

const TOGETHER = 'zusammen|total|insgesamt|gesamthaft|beides|beide|beiden|plus|addieren|gesamt|zusammengezählt';
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
