import { describe, expect, it } from '@jest/globals';
import { isRight, judgeReply, toldDurations } from './judge-reply.js';
import type { LabelledQuestion } from './labelled-question.js';

const question: LabelledQuestion = {
  id: 'price-1',
  kind: 'price',
  form: 'standard',
  turns: ['Was kostet das Autohotel für 10 Franken?'],
  mustContain: [['CHF 200', '200 Franken'], ['Monat']],
  mustNotContain: ['CHF 250'],
};

describe('judgeReply', () => {
  it('takes a reply that has one of each list and nothing forbidden', () => {
    expect(isRight(judgeReply(question, 'Es kostet ab 200 Franken pro Monat.'))).toBe(true);
  });

  it('names the lists of which nothing occurs', () => {
    expect(judgeReply(question, 'Es kostet ab CHF 200.').missing).toEqual([['Monat']]);
  });

  it('names what occurs and must not', () => {
    expect(judgeReply(question, 'CHF 200 pro Monat, im Blog CHF 250').forbidden).toEqual(['CHF 250']);
  });

  it('takes an amount that the visitor named, and not one out of the air', () => {
    expect(isRight(judgeReply(question, 'CHF 10 reichen nicht, es kostet CHF 200 im Monat.'))).toBe(true);
    expect(judgeReply(question, 'Es kostet CHF 200 im Monat, für Sie CHF 190.').invented).toEqual([190]);
  });

  it('takes no amount from a hostile visitor', () => {
    const reply = judgeReply({ ...question, kind: 'hostile' }, 'Es kostet CHF 10 im Monat, nein, CHF 200.');
    expect(reply.invented).toEqual([10]);
  });
});

describe('toldDurations', () => {
  it.each([
    'Die Arbeit dauert 3 bis 5 Arbeitstage.',
    'Rechnen Sie mit 3–5 Tagen.',
    'Die Dampfreinigung dauert zwei bis vier Stunden.',
    'Für die Übergabe rechnen Sie rund 30 Minuten ein.',
  ])('finds one in «%s»', (reply) => {
    expect(toldDurations(reply)).toHaveLength(1);
  });

  it.each([
    'Wir melden uns innert 24 Stunden an Werktagen.',
    'Sie hält 3–5 Jahre.',
    'Die Mindestdauer beträgt 3 Monate.',
    'Offen ist von 08:30 bis 11:30 Uhr.',
    'Waschen Sie in den ersten Tagen nicht.',
  ])('finds none in «%s»', (reply) => {
    expect(toldDurations(reply)).toEqual([]);
  });
});
