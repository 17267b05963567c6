import { describe, expect, it } from '@jest/globals';
import { hyphenate } from './hyphenate.ts';

describe('hyphenation', () => {
  it('divides the longest words where German does, and no others', () => {
    expect(hyphenate('Keramikversiegelung für Wohnmobile')).toBe('Keramik\u00adversiegelung für Wohnmobile');
    expect(hyphenate('Fahrzeuge und Fahrzeugpflege')).toBe('Fahrzeuge und Fahrzeug\u00adpflege');
  });
});
