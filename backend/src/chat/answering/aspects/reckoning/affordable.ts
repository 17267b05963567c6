import { isPlace } from '../../subjects/subject-kinds.js';
import { readAmounts } from '../../understand/amounts.js';
import { numberOf } from '../../understand/numbers.js';
import { type Asked, type Aspect, perSubject } from '../aspect.js';
import { affordText } from './afford-text.js';
import { withinBudget } from './budget.js';
import { EACH_MONTH, enoughFor, monthsLeft } from './enough.js';

/** More francs than that are no budget. */
const MOST_FRANCS = 1_000_000;
/** So large a number can only be francs where none stands beside it. */
const LEAST_BARE_AMOUNT = 50;
/** What else may stand behind a number. */
const MEASURE = /^(?:km|kilometer|meter|m|cm|kg|tage?n?|wochen?|prozent|ps|uhr)$/;
const HOW_OFTEN =
  'wie_oft|wie_viel_dampfreinigung|wie_viele_dampfreinigung|wie_viel_reinigung|wie_viele_reinigung|wie_viel_mal|wie_viele_mal|wie_viele_male|wieviel_mal|wie_häufig';
const REACH =
  'passen|passt|reichen|genügen|genügt|langen|budget|auskommen|ausreichen|=genug|hinkommen|aufgehen|bekommen|bekomme|kriegen|kriege|limit|limite|obergrenze|maximum|schmerzgrenze|chance|:durch';

/** What an amount is called that is the most. */
const LIMIT = 'limit|limite|budget|obergrenze|schmerzgrenze|maximum';

/** «Was kriegen wir dafür?» */
const WHAT_FOR = 'was|welche|wofür|etwas|irgendetwas|möglich|geht|machen';

const PLACE = '=platz|plätze|stellplatz|einstellplatz|parkplatz|garage|garagenplatz|winterplatz';
const PLACE_NAMES = 'autohotel|einlagerung|einlagern|lagern|lager|lagerplatz';

/** For how long an amount is enough, or for what. */
export const affordable: Aspect = {
  id: 'affordable',
  about: 'either',
  patterns: [
    'franken|chf|fr|stutz reichen|genügen|langen|budget|auskommen|lange|monat|haben|ausreichen|weit|bekommen|ausgeben|investieren',
    'reichen|genügen|budget|ausreichen|=genug|hinkommen|aufgehen|machbar',
    'bleiben|übrig|rest franken|chf|stutz',
    `${HOW_OFTEN} :für|:mit|franken|chf`,
    'mit franken|chf|stutz bezahlen|zahlen',
    '=chance mit|für',
    'komme|kommen :durch|=aus|=hin mit',
    'mit|für franken|chf|stutz was|welche|wofür|etwas machen|bekommen|kriegen|möglich|drin|leisten|haben|erhalten',
    'limit|limite|obergrenze|maximum|schmerzgrenze franken|chf|stutz|monat|bei|ist',
    'passen|passt rein|hinein|herein|hin|ins_budget|in_das_budget',
    'maximal|höchstens|nicht_mehr_als ausgeben|zahlen|bezahlen|ausgebe',
    'wie_lange|wie_viel|wie_viele|wie_weit :für lassen|stehen|bleiben|kommen|abstellen|monat|einlagern',
  ],
  covers: [
    'claimedPrice',
    'price',
    'periodCost',
    'duration',
    'overview',
    'lasting',
    'experience',
    'offered',
    'serviceList',
  ],
  answer: (asked) => {
    const [told] = [...readAmounts(asked.words), ...readAmounts(asked.messageWords), ...bareAmounts(asked)];
    const amount = told ?? asked.carried.francs;
    if (amount === undefined || amount > MOST_FRANCS) return undefined;
    if (
      told !== undefined &&
      !asked.says(
        `${REACH}|${WHAT_FOR}|:bezahlen|${HOW_OFTEN}|wie_lange|wie_viele|wie_viel|weit|anzahl|:monate|:monaten`,
      )
    )
      return undefined;
    if (asked.subjects.length === 0) {
      const isTold = told !== undefined && asked.says(WHAT_FOR);
      return isTold
        ? { text: withinBudget(told, asked.saysInMessage(EACH_MONTH)), reckoned: { francs: told } }
        : undefined;
    }
    if (told !== undefined && asked.saysInMessage(EACH_MONTH) && isAnyPlace(asked))
      return { text: withinBudget(told, true), reckoned: { francs: told } };
    const enough = told === undefined ? undefined : (monthsLeft(asked, told) ?? enoughFor(asked, told));
    if (enough) return { text: enough, reckoned: { francs: amount } };
    const reply = perSubject(asked, (subject) => affordText(subject, amount, asked.says(HOW_OFTEN)));
    return reply && { ...reply, reckoned: { francs: amount } };
  },
};

/** «Höchstens 180 im Monat für einen Stellplatz»: none of ours by its name. */
function isAnyPlace({ subjects, saysInMessage }: Asked): boolean {
  return subjects.every(isPlace) && saysInMessage(PLACE) && !saysInMessage(PLACE_NAMES);
}

/** «für 500.– im Autohotel», «Budget 900», «maximal 1000 ausgeben, wie lange reicht das?» */
function bareAmounts({ words: own, messageWords, says, saysInMessage }: Asked): number[] {
  const isBudget = says(`${REACH}|ausgeben|zahlen`);
  // «Wir haben ein Limit von 2200 gesetzt. Keramik und Dampf, passt das rein?»
  const words = isBudget && saysInMessage(LIMIT) ? messageWords : own;
  return words.flatMap((word, at) => {
    const isMeant = isBudget || /^(?:für|mit)$/.test(words[at - 1]?.standard ?? '');
    const isMeasure = MEASURE.test(words[at + 1]?.standard ?? '');
    const amount = isMeant && !isMeasure ? numberOf(word) : undefined;
    return amount !== undefined && amount >= LEAST_BARE_AMOUNT ? [amount] : [];
  });
}
