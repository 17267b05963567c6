import { profileFacts } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { isStaffPath } from '../navigation.ts';
import { indexablePaths, type PageEntry, pageEntry } from './page-entries.ts';
import { type PagePath, pageTitles } from './page-titles.ts';
import { sharedPictureDrawings, sharedPictures, sharedPictureText } from './shared-pictures.ts';

function entriesOf(moment: string): Readonly<Record<string, PageEntry>> {
  const paths = Object.keys(pageTitles) as PagePath[];
  return Object.fromEntries(paths.map((path) => [path, pageEntry(path, profileFacts, new Date(moment))]));
}

const duringCampaign = entriesOf('2025-09-01T12:00:00Z');
const afterCampaign = entriesOf('2025-11-01T12:00:00Z');

describe('what search engines and shared links are told', () => {
  it.each([...Object.entries(duringCampaign), ...Object.entries(afterCampaign)])(
    '%s is described in 120 to 155 characters',
    (_, { description }) => {
      expect(description.length).toBeGreaterThanOrEqual(120);
      expect(description.length).toBeLessThanOrEqual(155);
    },
  );

  it('describes no two pages alike that can be found', () => {
    const descriptions = indexablePaths.map((path) => duringCampaign[path]?.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('leaves out the thanks and the staff area', () => {
    const leftOut = Object.keys(duringCampaign).filter((path) => !indexablePaths.includes(path));
    expect(leftOut.filter((path) => !isStaffPath(path))).toEqual(['/danke']);
    expect(indexablePaths.filter(isStaffPath)).toEqual([]);
  });

  it('draws no price into pictures, which stay when prices change, and says them in words', () => {
    expect(JSON.stringify(sharedPictureDrawings)).not.toMatch(/CHF/);
    expect(sharedPictureText('keramikversiegelung-wohnmobile')).toBe(
      'Keramikversiegelung für Wohnmobile · bis zu 5 Jahre Schutz, 5 Jahre Garantie · Fahrzeugpflege Roggwil',
    );
  });

  it('advertises the campaign no longer once it is over', () => {
    const told = Object.values(afterCampaign).map(({ description, picture }) => {
      return JSON.stringify([description, sharedPictures[picture]]);
    });
    expect(told.filter((text) => /20%|Rabatt|Jetzt Termin/.test(text))).toEqual([]);
  });
});
