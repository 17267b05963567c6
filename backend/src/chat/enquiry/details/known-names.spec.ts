import { describe, expect, it } from '@jest/globals';
import { isKnownName } from './known-names.js';

describe('isKnownName', () => {
  it.each([
    'Anna Meier',
    'anna meier',
    'Marco Rossi',
    'Meier Sepp',
    'Reto',
    'Anna Forster',
    'Anna-Lena Kunz',
    'Anna de la Cruz',
    'Besnik Krasniqi',
  ])('knows «%s» as a name', (words) => {
    expect(isKnownName(words)).toBe(true);
  });

  it.each(['Zebra Tourer', 'Marco Polo', 'Ford Max', 'Dampf Reinigung', 'Peter 500', 'Felgen Polieren', ''])(
    'does not take «%s» for one',
    (words) => {
      expect(isKnownName(words)).toBe(false);
    },
  );
});
