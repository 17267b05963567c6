import { describe, expect, it } from '@jest/globals';
import { splitClaim } from './figure-row.tsx';

describe('a claim', () => {
  it.each([
    ['bis zu 5 Jahre', 'bis zu', '5 Jahre'],
    ['180–190 °C', '', '180–190 °C'],
    ['über 9 bar', 'über', '9 bar'],
    ['unbegrenzt', '', 'unbegrenzt'],
  ])('%s comes apart before its figure', (claim, before, value) => {
    expect(splitClaim(claim)).toEqual({ before, value });
  });
});
