import { describe, expect, it } from '@jest/globals';
import { indexablePaths, pageEntries } from './page-entries';
import { sharedPictureDrawings, sharedPictureText } from './shared-pictures';

describe('what search engines and shared links are told', () => {
  it.each(Object.entries(pageEntries))('%s is described in 120 to 155 characters', (_, { description }) => {
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it('describes no two pages alike', () => {
    const descriptions = Object.values(pageEntries).map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('leaves out the thanks and the staff area', () => {
    expect(indexablePaths).not.toContain('/danke');
    expect(indexablePaths).not.toContain('/admin');
    expect(indexablePaths).toHaveLength(Object.keys(pageEntries).length - 2);
  });

  it('draws a price apart from its words, and says it in words', () => {
    const drawing = sharedPictureDrawings.find(({ name }) => name === 'keramikversiegelung-wohnmobile');
    expect(drawing?.price).toEqual({ before: 'ab', amount: "CHF 1'699", after: 'exkl. MwSt.' });
    expect(sharedPictureText('keramikversiegelung-wohnmobile')).toBe(
      "Keramikversiegelung für Wohnmobile · ab CHF 1'699, exkl. MwSt. · Fahrzeugpflege Roggwil",
    );
  });
});
