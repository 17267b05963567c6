import { describe, expect, it } from '@jest/globals';
import { readSpokenPhone } from './spoken-digits.js';

describe('readSpokenPhone', () => {
  it.each([
    ['meine nummer ist null sieben neun vier vier fünf sechs sechs sieben sieben', '0794456677'],
    ['am beschte am Handy, null nünesibezg, 345 67 89', '0793456789'],
    ['null achtesibezig drühundert vier vier füfevierzg sächs', undefined],
    ['null zweiundsechzig neunhundertneunundzwanzig elf zweiundzwanzig', '0629291122'],
    ['Null sibe nün, eis zwöi drü, vier füf, sächs sibe', '0791234567'],
    ['plus vier eins sieben neun vier vier fünf sechs sechs sieben sieben', '+41794456677'],
    ['null Ahnung, vier oder fünf Meter', undefined],
    ['null acht fünfzehn', undefined],
    ['079 445 66 77', undefined],
  ])('reads «%s»', (text, digits) => {
    expect(readSpokenPhone(text)?.words).toBe(digits);
  });

  it('leaves what stands around', () => {
    expect(
      readSpokenPhone('Rufen Sie an: null sieben neun vier vier fünf sechs sechs sieben sieben, ab 17 Uhr')?.rest,
    ).toBe('Rufen Sie an: \n, ab 17 Uhr');
  });
});
