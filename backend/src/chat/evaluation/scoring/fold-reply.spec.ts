import { describe, expect, it } from '@jest/globals';
import { foldReply } from './fold-reply.js';

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
