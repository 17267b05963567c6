import { describe, expect, it } from '@jest/globals';
import type { QueryWord } from '../../knowledge/term-groups.js';
import { isNearer } from './is-nearer.js';
import type { Told } from './tell-aspects.js';
import type { Understanding } from './understanding.js';

const found = (likeness: number) => ({ text: 'x', passage: 'p', subject: 'autohotel' as const, likeness });
const told = (id: string, isUnknown = false): Told => ({ id, reply: { text: 'x', isUnknown }, at: [] });
const understood = (foreign: number) => ({ foreign: Array<QueryWord>(foreign) }) as unknown as Understanding;

describe('isNearer', () => {
  it.each([
    ['nothing was recognised', 0.5, [], 0, true],
    ['words are left over', 0.75, [told('hours')], 1, true],
    ['words are left over, but it is hardly alike', 0.6, [told('hours')], 1, false],
    ['only a text would be told', 0.9, [told('waxing')], 0, true],
    ['only a text would be told, which is nearer', 0.8, [told('waxing')], 0, false],
    ['nothing would be told', 0.9, [told('capacity', true)], 0, true],
    ['something of its own would be told', 0.9, [told('guarantee')], 0, false],
    ['something of its own would be told, but the very question is answered', 1, [told('guarantee')], 0, true],
    ['a price is told', 1, [told('price')], 0, false],
    ['a sum is told', 1, [told('total')], 1, false],
    ['the day decides', 1, [told('campaign')], 1, false],
  ] as const)('where %s', (_, likeness, special, foreign, expected) => {
    expect(isNearer(found(likeness), special, understood(foreign))).toBe(expected);
  });
});
