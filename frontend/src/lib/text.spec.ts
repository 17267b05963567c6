import { describe, expect, it } from '@jest/globals';
import { bindWords, hyphenate } from './text.ts';

describe('words of a heading', () => {
  it.each([
    ['Vermittlung: Wir verkaufen, Sie behalten den Erlös', 'Vermittlung: Wir~verkaufen, Sie~behalten den Erlös'],
    ['Autohotel: ein Platz, der Ihr Fahrzeug schont', 'Autohotel: ein~Platz, der~Ihr Fahrzeug schont'],
    ['Einlagerung für Wohnmobile und Autos', 'Einlagerung für Wohnmobile und Autos'],
  ])('«%s» has «%s» bound', (heading, bound) => {
    expect(bindWords(heading)).toBe(bound.replaceAll('~', '\u00a0'));
  });
});

describe('hyphenation', () => {
  it('divides the longest words where German does, and no others', () => {
    expect(hyphenate('Keramikversiegelung für Wohnmobile')).toBe('Keramik\u00adversiegelung für Wohnmobile');
    expect(hyphenate('Fahrzeuge und Fahrzeugpflege')).toBe('Fahrzeuge und Fahrzeug\u00adpflege');
  });
});
