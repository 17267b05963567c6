import { inMonths, readPaidPeriod } from '../../understand/periods.js';
import { type Asked, type Aspect, perSubject } from '../aspect.js';
import { brokered } from './brokered.js';
import { costOf } from './cost.js';
import { minimumMonths } from './minimum-months.js';

const PAYING = ':zahle|:zahlen|:bezahle|:bezahlen|kosten|:verrechnet|:gezahlt|:bezahlt|:zahlt';

/** What a service costs at least that one is bound to for some months. */
export const minimumCost: Aspect = {
  id: 'minimumCost',
  about: 'subject',
  patterns: [
    'mindestdauer|mindestens|minimum|minimal|mindestlaufzeit|mindestkosten kosten|preis|zahlen|bezahlen|ausgeben|ausgebe|:gebe|betrag|franken|kommen|insgesamt|total|summe|hinblättern|wie_viel|auslegen|kalkulieren|budgetieren|einplanen|rechnen !garantieren|garantiert|versprechen|versprecht',
    'mindestkosten|mindestbetrag|mindestpreis',
    'kürzest|kürzeste|kürzesten|kürzestmögliche|kurz_wie_möglich|minimale kosten|preis|total|zahlen|bezahlen|:macht|betrag|summe|franken|zusammen|insgesamt',
    'nach|innert|innerhalb|schon|bereits|in tag|tagen|woche|wochen|monat|monaten :weg|verkauft|gefunden|findet|finden|käufer !garantieren|garantiert|versprechen|versprecht|provision|prozent|anteil|erlös',
  ],
  covers: ['claimedPrice', 'price', 'minimumTerm', 'duration', 'periodCost', 'affordable'],
  answer: (asked) =>
    perSubject(asked, (named) => {
      const subject = asked.says(PAYING) ? brokered(named, asked) : named;
      const count = minimumMonths(subject);
      const sold = Math.ceil(soldAfter(asked));
      if (count > 0 && sold > count) return costOf(subject, { count: sold, unit: 'month' });
      return count > 0 ? `${costOf(subject, { count, unit: 'month' })} Das ist die Mindestdauer.` : undefined;
    }),
};

/** «Und wenn ihr erst nach vier Monaten einen Käufer findet?»: in months, 0 where nothing of the kind is said. */
function soldAfter({ words }: Asked): number {
  const period = readPaidPeriod(words);
  return period ? inMonths(period) : 0;
}
