import { describe, expect, it } from '@jest/globals';
import type { Topic } from '../knowledge/entries/entry.js';
import { noSlots, readSlots } from '../reading/slots.js';
import { meantTopics } from './carried-turn.js';

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
