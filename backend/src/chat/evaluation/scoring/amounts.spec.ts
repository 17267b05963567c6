import { describe, expect, it } from '@jest/globals';
import { amountsIn } from './amounts.js';

describe('amountsIn', () => {
  it.each([
    ["ab CHF 1'699 exkl. MwSt.", [1699]],
    ['ab CHF 1’359.20', [1359.2]],
    ['CHF 150 pro Monat, also CHF 900 für 6 Monate', [150, 900]],
    ['Für 600 Franken 3 Monate', [600]],
    ['Fr. 80.– oder 200.- Fr.', [80, 200]],
    ['500+ Kunden, 15 Jahre, 99.9%', []],
    ['[+41 62 000 00 00](tel:+41620000000)', []],
  ])('reads the amounts of «%s»', (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });
});
