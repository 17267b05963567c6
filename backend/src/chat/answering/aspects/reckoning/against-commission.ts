import { subjectOf } from '../../subjects/subjects.js';
import { readPaidPeriod, readPeriod } from '../../understand/periods.js';
import type { Aspect } from '../aspect.js';
import { costOf } from './cost.js';

const SHARE = 'provision|prozent|prozente|verkaufsprovision|erfolgshonorar|kommission|anteil|courtage';

/** What the brokerage costs for so many months, where it is held against a share of the sale. */
export const againstCommission: Aspect = {
  id: 'againstCommission',
  about: 'either',
  patterns: ['monat|woche|jahr|halbjahr|quartal|vierteljahr'],
  covers: ['commission', 'comparison', 'affordable', 'periodCost', 'price', 'hours', 'overview', 'offered', 'vehicles'],
  answer: ({ subjects, words, messageWords, saysInMessage, look }) => {
    const brokerage = subjectOf('vermittlung');
    const period = readPaidPeriod(words) ?? readPeriod(messageWords);
    const isSale = subjects.length === 0 || subjects.some(({ id }) => id === 'vermittlung' || id === 'an-und-verkauf');
    if (!brokerage || !period || !isSale || !saysInMessage(SHARE)) return undefined;
    if (saysInMessage('rabatt|mwst|mehrwertsteuer')) return undefined;
    const weighed = look('fester betrag günstiger als provision', 'everywhere');
    return { text: [costOf(brokerage, period), weighed].filter(Boolean).join(' ') };
  },
};
