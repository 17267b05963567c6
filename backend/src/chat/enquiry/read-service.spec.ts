import { services } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { readService, serviceById, serviceIdOf, serviceName } from './read-service.js';

describe('readService', () => {
  it.each([
    ['Keramikversiegelung', 'Keramikversiegelung Wohnmobile'],
    ['mis Womo versigle lah', 'Keramikversiegelung Wohnmobile'],
    ['Versieglung fürs Womo', 'Keramikversiegelung Wohnmobile'],
    ['ein Platz im Auto-Hotel', 'Autohotel'],
    ['Dampfreinigung innen', 'Dampf-reinigung'],
    ['es Winterlager', 'Einlagerung'],
    ['Vermittlung', 'Vermittlung'],
    ['Ich möchte mein Auto verkaufen', 'An- und Verkauf'],
    ['Politur', undefined],
    ['', undefined],
  ])('hears in «%s»: %s', (text, title) => {
    expect(readService(text)).toBe(title);
  });

  it('names services that are listed', () => {
    for (const { id, title } of services) {
      expect(serviceById(id)).toBe(title);
      expect(serviceIdOf(title)).toBe(id);
    }
    expect(serviceById('unknown')).toBeUndefined();
    expect(serviceIdOf(undefined)).toBeUndefined();
  });
});

it.each([
  ['Dampf-reinigung', 'Dampfreinigung'],
  ['An- und Verkauf', 'An- und Verkauf'],
  ['Autohotel', 'Autohotel'],
])('writes %s as %s', (title, name) => {
  expect(serviceName(title)).toBe(name);
});
