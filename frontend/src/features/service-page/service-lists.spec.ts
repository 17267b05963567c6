import { profileFacts, servicePages as servicePagesOf, servicePaths } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { relatedServicePath } from './service-lists.tsx';

const servicePages = servicePagesOf(profileFacts);

describe('a related service', () => {
  it.each([
    ['Dampfreinigung innen', '/leistungen/dampfreinigung'],
    ['Ankauf', '/leistungen/an-und-verkauf'],
    ['Verkauf vorbereiten', '/leistungen/vermittlung'],
    ['Aufbereitung', '/leistungen/keramikversiegelung-wohnmobile'],
    ['Hol- und Bringservice', undefined],
  ])('%s is described at %s', (title, path) => {
    expect(relatedServicePath(title, 'einlagerung')).toBe(path);
  });

  it('has no link where it is a part of the page it stands on', () => {
    expect(relatedServicePath('Aufbereitung', 'keramikversiegelung-wohnmobile')).toBeUndefined();
  });

  it('is found for every title that names a service, on every page', () => {
    for (const { serviceId, extras } of servicePages) {
      for (const { title } of extras) {
        const named = servicePaths.find(({ label }) => label.startsWith(title) && title.length > 6);
        if (!named || named.serviceId === serviceId) continue;
        expect(relatedServicePath(title, serviceId)).toBe(named.canonical);
      }
    }
  });
});
