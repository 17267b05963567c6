import { describe, expect, it } from '@jest/globals';
import type { LabelledQuestion } from '../labelled-question.js';
import { isRight, judgeReply } from './judge-reply.js';

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
