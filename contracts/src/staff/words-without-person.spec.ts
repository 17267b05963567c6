import { describe, expect, it } from '@jest/globals';
import { PROMO_SERVICE_TYPE } from '../submission/messages.js';
import { isMakeName, isServiceName } from './words-without-person.js';

describe('what says nothing about a person', () => {
  it.each([
    [PROMO_SERVICE_TYPE, true],
    ['Dampf-reinigung', true],
    ['Dampfreinigung', true],
    ['An- und Verkauf', true],
    ['autohotel', false],
    ['Autohotel, bitte Frau Muster anrufen', false],
    ['', false],
  ])('as the name of a service: «%s» %s', (text, expected) => {
    expect(isServiceName(text)).toBe(expected);
  });

  it.each([
    ['Fiat', true],
    ['hymer', true],
    ['Burstner', true],
    ['Mercedes-Benz', true],
    ['Niesmann + Bischoff', true],
    ['Fiat von Beat Muster', false],
    ['Fiat, 079 123 45 67', false],
    ['Muster', false],
    ['', false],
  ])('as the name of a make: «%s» %s', (text, expected) => {
    expect(isMakeName(text)).toBe(expected);
  });
});
