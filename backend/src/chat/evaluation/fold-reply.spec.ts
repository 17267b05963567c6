import { describe, expect, it } from '@jest/globals';
import { foldReply, occurs } from './fold-reply.js';

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
