import { describe, expect, it } from '@jest/globals';
import type { Topic } from '../knowledge/entries/entry.js';
import { noSlots, readSlots } from '../reading/slots.js';
import { againAsked, carriedSlots, meantTopics } from './carried-turn.js';

const NOW = new Date('2026-03-03T10:00:00+01:00');

describe('meantTopics', () => {
  it.each<[string, readonly Topic[], readonly Topic[], readonly Topic[]]>([
    ['Und das andere?', [], ['storage'], ['car-hotel']],
    ['Nei, s andere', ['steam'], ['sealing'], ['steam']],
    ['Und das andere?', ['storage'], ['storage'], ['car-hotel']],
    ['Und das andere, die Keramik?', [], ['storage'], ['sealing']],
    ['Und wie lange?', [], ['storage'], []],
    ['Und das andere?', [], ['brokerage'], []],
  ])('«%s» after %j and %j is about %j', (text, earlierTopics, topics, meant) => {
    expect(meantTopics(readSlots(text, NOW), { ...noSlots, topics, earlierTopics })).toEqual(meant);
  });
});

describe('againAsked', () => {
  const before = { entry: 'prices.total', question: '', slots: carriedSlots(readSlots('Keramik und Autohotel', NOW)) };

  it.each<[string, readonly Topic[]]>([
    ['Und ohne die Keramik?', ['car-hotel']],
    ['Und mit Einlagerung statt Autohotel?', ['sealing', 'storage']],
    ['statt Autohotel Einlagerung', ['sealing', 'storage']],
    ['Und für 1600?', ['sealing', 'car-hotel']],
    ['1600.-?', ['sealing', 'car-hotel']],
  ])('«%s» asks the same of %j', (text, topics) => {
    expect(againAsked(text, readSlots(text, NOW), before)?.slots.topics).toEqual(topics);
  });

  it('leaves each its own months', () => {
    const text = 'Was kosten 3 Monate Vermittlung und 2 Monate Einlagerung?';
    const turn = { ...before, slots: carriedSlots(readSlots(text, NOW)) };
    const said = readSlots('ohne Vermittlung', NOW);
    expect(againAsked('ohne Vermittlung', said, turn)?.slots.periods).toEqual([{ months: 2 }]);
  });

  it.each([
    'Und die Dampfreinigung?',
    'Und mit 20%?',
    'Ohne Dampfreinigung?',
    'Wie viel spare ich denn mit der Einlagerung statt dem Autohotel?',
  ])('«%s» asks by itself', (text) => {
    expect(againAsked(text, readSlots(text, NOW), before)).toBeUndefined();
  });
});
