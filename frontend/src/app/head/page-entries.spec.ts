import { describe, expect, it } from '@jest/globals';
import { isStaffPath } from '../navigation';
import { indexablePaths, pageEntries } from './page-entries';
import type { PagePath } from './page-titles';
import { sharedPictureDrawings, sharedPictureText } from './shared-pictures';

describe('what search engines and shared links are told', () => {
  it.each(Object.entries(pageEntries))('%s is described in 120 to 155 characters', (_, { description }) => {
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it('describes no two pages alike that can be found', () => {
    const descriptions = indexablePaths.map((path) => pageEntries[path as PagePath].description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('leaves out the thanks and the staff area', () => {
    const leftOut = Object.keys(pageEntries).filter((path) => !indexablePaths.includes(path));
    expect(leftOut.filter((path) => !isStaffPath(path))).toEqual(['/danke']);
    expect(indexablePaths.filter(isStaffPath)).toEqual([]);
  });

  it('draws a price apart from its words, and says it in words', () => {
    const drawing = sharedPictureDrawings.find(({ name }) => name === 'keramikversiegelung-wohnmobile');
    expect(drawing?.price).toEqual({ before: 'ab', amount: "CHF 1'699", after: 'exkl. MwSt.' });
    expect(sharedPictureText('keramikversiegelung-wohnmobile')).toBe(
      "Keramikversiegelung für Wohnmobile · ab CHF 1'699, exkl. MwSt. · Fahrzeugpflege Roggwil",
    );
  });
});
