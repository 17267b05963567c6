import { profileFacts } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { factLabel, factText, readAmount, readTimes, typedTimes } from './business-texts.ts';

describe('what is typed', () => {
  it.each([
    ["1'699", 1699],
    ['CHF 80.50', 80.5],
    ['80,5', 80.5],
    ['150.–', 150],
    ['0', undefined],
    ['-5', undefined],
    ['1.005', undefined],
    ['viel', undefined],
  ])('%s is the amount %s', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  it.each([
    ['08:30–11:30, 13:30–17:30', profileFacts.openingHours[0]?.times],
    ['8.30 bis 11.30 und 13.30 bis 17.30', profileFacts.openingHours[0]?.times],
    ['', []],
    ['geschlossen', []],
    ['am Morgen', undefined],
    ['08:30', undefined],
  ])('%s is read as opening times', (typed, times) => {
    expect(readTimes(typed)).toEqual(times);
  });

  it('comes back as it was', () => {
    for (const { times } of profileFacts.openingHours) expect(readTimes(typedTimes(times))).toEqual(times);
  });
});

describe('a change', () => {
  it.each([
    ['prices.storage', profileFacts.prices.storage, 'Preis Einlagerung', 'ab CHF 150 pro Monat'],
    ['campaign', profileFacts.campaign, 'Frühbucher-Aktion', '10. August bis 31. Oktober 2025'],
    ['openingHours', profileFacts.openingHours, 'Öffnungszeiten', 'Montag bis Freitag 08:30–11:30'],
    ['closedDays', [], 'Geschlossene Tage', 'keine'],
    ['closedDays', null, 'Geschlossene Tage', 'wie im Profil'],
  ] as const)('of %s is put in words', (fact, value, label, text) => {
    expect(factLabel(fact)).toBe(label);
    expect(factText(fact, value)).toContain(text);
  });
});
