import { describe, expect, it } from '@jest/globals';
import { joinPhone, readBegunPhone } from './begun-phone.js';

describe('readBegunPhone', () => {
  it.each([
    ['079 123', '079 123'],
    ['meine Nummer ist 079 123 45', '079 123 45'],
    ['0791234', '0791234'],
    ['079/123.', '079/123'],
    ['+41 79 12', '+41 79 12'],
    ['0041 79', '0041 79'],
    ['079', '079'],
  ])('finds the beginning of a number in «%s»', (text, begun) => {
    expect(readBegunPhone(text)).toBe(begun);
  });

  it.each([
    '079 123 45 67',
    '079 123 45 678',
    '+41 79 123 45 67',
    '01.04.',
    'ab 01.04.2027',
    '0.75 m',
    'Audi 100',
    '079 123 von 500',
    '2019',
  ])('finds none in «%s»', (text) => {
    expect(readBegunPhone(text)).toBeUndefined();
  });
});

describe('joinPhone', () => {
  it.each([
    ['079 123', '45 67', '079 123 45 67', true],
    ['079 12', '3 45', '079 12 3 45', false],
    ['+41 79', '123 45 67', '+41 79 123 45 67', true],
    ['079 12', '0 45 67', '079 12 0 45 67', true],
  ])('puts «%s» and «%s» together', (begun, text, words, isWhole) => {
    expect(joinPhone(begun, text)).toEqual({ words, isWhole });
  });

  it.each([
    ['079 1', '079 123'],
    ['079 123', '079 123 45 67'],
    ['079 123', '45 67 89 01'],
    ['079 123', 'ja'],
    ['079 123', 'Jahrgang 2019'],
  ])('takes «%s» and «%s» for no number', (begun, text) => {
    expect(joinPhone(begun, text)).toBeUndefined();
  });
});
