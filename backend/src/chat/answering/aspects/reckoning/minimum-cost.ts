import { type Aspect, perSubject } from '../aspect.js';
import { minimumMonths } from './affordable.js';
import { costOf } from './cost.js';

/** What a service costs at least that one is bound to for some months. */
export const minimumCost: Aspect = {
  id: 'minimumCost',
  about: 'subject',
  patterns: [
    'mindestdauer|mindestens|minimum|minimal|mindestlaufzeit|mindestkosten kosten|preis|zahlen|bezahlen|ausgeben|ausgebe|gebe|betrag|franken|kommen|insgesamt|total|summe|hinblättern|wie_viel',
    'mindestkosten|mindestbetrag|mindestpreis',
  ],
  covers: ['price', 'minimumTerm', 'duration', 'periodCost', 'affordable'],
  answer: (asked) =>
    perSubject(asked, (subject) => {
      const count = minimumMonths(subject);
      return count > 0 ? `${costOf(subject, { count, unit: 'month' })} Das ist die Mindestdauer.` : undefined;
    }),
};
