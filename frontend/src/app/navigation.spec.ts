import { expect, it } from '@jest/globals';
import { allServicesLink, companyLinks, currentMark, serviceLinks } from './navigation.ts';

const [ceramicSealing] = serviceLinks;

it.each([
  ['/leistungen', 'page'],
  ['/leistungen/', 'page'],
  ['/angebote', 'page'],
  ['/leistungen/autohotel', 'true'],
  ['/angebote/autohotel', 'true'],
  ['/leistungsausweis', undefined],
  ['/', undefined],
])('on %s the overview of the services is marked %s', (path, mark) => {
  expect(currentMark(allServicesLink, path)).toBe(mark);
});

it('marks a service on both of its addresses', () => {
  if (!ceramicSealing) throw new Error('There is no service');
  expect(currentMark(ceramicSealing, '/leistungen/keramikversiegelung-wohnmobile')).toBe('page');
  expect(currentMark(ceramicSealing, '/angebote/aufbereitung')).toBe('page');
  expect(currentMark(ceramicSealing, '/leistungen/autohotel')).toBeUndefined();
});

it('marks the blog on its articles, but no page that only begins like another', () => {
  const blog = companyLinks.find(({ to }) => to === '/blog');
  if (!blog) throw new Error('The footer has no blog');
  expect(currentMark(blog, '/blog/autohotel')).toBe('true');
  expect(currentMark(blog, '/blogger')).toBeUndefined();
});

it.each(['/leistungen/waschen', '/angebote/autohotel/heute', '/blog/a/b'])(
  'marks nothing on %s, which is no page',
  (path) => {
    for (const link of [allServicesLink, ...serviceLinks, ...companyLinks]) {
      expect(currentMark(link, path)).toBeUndefined();
    }
  },
);
