import type { LeadStatistics } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { statisticsExample } from '#test/statistics-example.ts';
import { findAnswerTime, findChange, findConversion, findFavourite, findOverdue, findPeak } from './findings.ts';

const having = (change: Partial<LeadStatistics>): LeadStatistics => ({ ...statisticsExample, ...change });
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('what the figures say', () => {
  it.each([
    [40, 25, '60% mehr als in den 82 Tagen davor'],
    [20, 25, '20% weniger als in den 82 Tagen davor'],
    [25, 25, 'gleich viele wie in den 82 Tagen davor'],
    [5, 2, '3 mehr als in den 82 Tagen davor'],
    [5, 0, 'in den 82 Tagen davor keine'],
    [5, null, undefined],
  ])('%p after %p: «%s»', (total, totalBefore, expected) => {
    expect(plain(findChange(having({ total, totalBefore })))).toBe(expected);
  });

  it('speaks of one day as of one', () => {
    expect(findChange(having({ from: '2026-11-21', total: 3, totalBefore: 3 }))).toBe('gleich viele wie am Tag davor');
  });

  it('names the step with the most leads, if it is one', () => {
    expect(findPeak(statisticsExample)).toBe('Am meisten im Oktober 2026: 21.');
    const [first, ...others] = statisticsExample.overTime;
    expect(findPeak(having({ overTime: first ? [first] : [] }))).toBeUndefined();
    expect(findPeak(having({ overTime: others.flatMap((step) => [step, step]) }))).toBeUndefined();
  });

  it('names the service that is asked for most, or both, as the list calls them', () => {
    expect(plain(findFavourite(statisticsExample))).toBe('Am meisten gefragt: Keramikversiegelung, 45%.');
    const tie = ['Autohotel', 'Dampfreinigung', 'Vermittlung'].map((service) => ({ service, leads: 10 }));
    expect(plain(findFavourite(having({ byService: tie.slice(0, 2) })))).toBe(
      'Am meisten gefragt: Autohotel und Dampfreinigung, je 25%.',
    );
    expect(findFavourite(having({ byService: tie }))).toBeUndefined();
    expect(findFavourite(having({ byService: [] }))).toBeUndefined();
  });

  it('counts who waits longer than was promised: those without a first answer', () => {
    expect(findOverdue(statisticsExample)).toBe('3 Anfragen warten schon länger als 24 Stunden auf die erste Antwort.');
    const waiting = (pending: number, processing: number, unanswered: number) =>
      findOverdue(having({ open: [{ waiting: 'week', pending, processing, unanswered }] }));
    expect(waiting(0, 1, 1)).toBe('1 Anfrage wartet schon länger als 24 Stunden auf die erste Antwort.');
    expect(waiting(2, 4, 0)).toBe('Niemand wartet länger als 24 Stunden auf die erste Antwort.');
    expect(waiting(0, 0, 0)).toBe('Zurzeit ist keine Anfrage offen.');
  });

  it('says in plain words how soon enquiries are answered', () => {
    const answer = (medianSeconds: number | null, ninthDecileSeconds: number | null) =>
      findAnswerTime(having({ firstAnswer: { ...statisticsExample.firstAnswer, medianSeconds, ninthDecileSeconds } }));
    expect(findAnswerTime(statisticsExample)).toBe(
      'Die Hälfte bekam innert 3 Stunden eine Antwort, neun von zehn innert 2.5 Tagen.',
    );
    expect(answer(3_600, 3_601)).toBe('Neun von zehn bekamen innert 60 Minuten eine Antwort.');
    expect(answer(null, null)).toBe('Noch ist keine Anfrage beantwortet.');
  });

  it('says how many are completed, and of which kind the most, where there are enough to tell', () => {
    expect(plain(findConversion(statisticsExample))).toBe('Abgeschlossen sind 65%, am meisten bei «Frühbucher» (75%).');
    const [contact] = statisticsExample.conversion;
    expect(plain(findConversion(having({ total: 12, conversion: contact ? [contact] : [] })))).toBe(
      'Abgeschlossen sind 50%.',
    );
  });
});
