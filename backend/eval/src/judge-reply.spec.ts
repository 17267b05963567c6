import { describe, expect, it } from '@jest/globals';
import { foldReply, occurs } from './fold-reply.js';
import { isRight, judgeReply, statedDurations } from './judge-reply.js';
import type { LabelledQuestion } from './labelled-questions.js';

const question: LabelledQuestion = {
  id: 'price-1',
  kind: 'price',
  form: 'standard',
  turns: ['Was kostet das Autohotel für 10 Franken?'],
  mustContain: [['CHF 200', '200 Franken'], ['Monat']],
  mustNotContain: ['CHF 250'],
  now: '2026-03-03T10:00:00+01:00',
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

describe('statedDurations', () => {
  it.each([
    'Die Arbeit dauert 3 bis 5 Arbeitstage.',
    'Rechnen Sie mit 3–5 Tagen.',
    'Die Dampfreinigung dauert zwei bis vier Stunden.',
    'Für die Übergabe rechnen Sie rund 30 Minuten ein.',
  ])('finds one in «%s»', (reply) => {
    expect(statedDurations(reply)).toHaveLength(1);
  });

  it.each([
    'Wir melden uns innert 24 Stunden an Werktagen.',
    'Sie hält 3–5 Jahre.',
    'Die Mindestdauer beträgt 3 Monate.',
    'Offen ist von 08:30 bis 11:30 Uhr.',
    'Waschen Sie in den ersten Tagen nicht.',
  ])('finds none in «%s»', (reply) => {
    expect(statedDurations(reply)).toEqual([]);
  });
});

describe('foldReply', () => {
  it.each([
    ['Ab CHF 1’699', 'ab chf 1699'],
    ["ab CHF 1'699", 'ab chf 1699'],
    ['3 – 5 Jahre', '3-5 jahre'],
    ['3–5\u00a0Jahre', '3-5 jahre'],
    ['Gerne – Sie', 'gerne - sie'],
    ['20 Prozent', '20%'],
    ['20\u202f%', '20%'],
    ['von 08:30\nbis 17:30', 'von 8:30 bis 17:30'],
    ['10:05', '10:05'],
    ['Öffnungszeiten'.normalize('NFD'), 'öffnungszeiten'],
  ])('makes «%s» into «%s»', (text, folded) => {
    expect(foldReply(text)).toBe(folded);
  });
});

describe('occurs', () => {
  it.each([
    ["1'699", 'Sie kostet ab CHF 1’699.', true],
    ['CHF 80', 'ab CHF 80', true],
    ['CHF 80', 'ab CHF 800', false],
    ['CHF 80', 'CHF 800, nein, CHF 80', true],
    ['50', 'CHF 150', false],
    ['08:30', 'ab 8:30 Uhr', true],
    ['8:30', 'um 18:30', false],
    ['3 bis 5', 'rund 3 bis 5 Arbeitstage', true],
    ['versicherung', 'Behalten Sie Ihre Kaskoversicherung', true],
    ['000 00 00', '[+41 62 000 00 00](tel:+41620000000)', true],
    ['Provision', '', false],
  ])('«%s» in «%s»: %s', (term, reply, expected) => {
    expect(occurs(term, reply)).toBe(expected);
  });
});
