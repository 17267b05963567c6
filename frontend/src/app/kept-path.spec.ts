import { describe, expect, it } from '@jest/globals';
import { pageTitles } from './head/page-titles.ts';
import { keptPath } from './kept-path.ts';

const kept = (path: string) => keptPath(path, async (slug) => slug === 'neu & gut');

describe('the path whose page is shown', () => {
  it.each([...Object.keys(pageTitles), '/angebote', '/angebote/aufbereitung', '/blog/neu%20&%20gut'])(
    'at %s is its own',
    async (path) => {
      expect(await kept(path)).toBe(path);
    },
  );

  it('is the same for all that is no page, but for the staff area, which has another frame', async () => {
    expect(
      new Set(await Promise.all(['/gibt-es-nicht', '/kontakt/heute', '/blog/a/b', '/__proto__'].map(kept))),
    ).toEqual(new Set(['/%20']));
    expect(await kept('/admin/gibt-es-nicht')).toBe('/admin/%20');
  });

  it('is the same for all articles that there are not', async () => {
    expect(new Set(await Promise.all(['/blog/alt', '/blog/%20', '/blog/%2f'].map(kept)))).toEqual(
      new Set(['/blog/%20']),
    );
  });
});
