import { chatTexts } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { asksToWait, asksWhy, wantsCallback, wantsPerson } from './read-request.js';

describe('wantsPerson', () => {
  it.each([
    chatTexts.askForPerson,
    'kann ich mit jemandem reden?',
    'chan ich mit öpperem rede',
    'ich möchte jemanden sprechen',
    'Mitarbeiter',
    'das nervt',
    'ist mir zu kompliziert',
    'zu viele Fragen!',
    'mir zu mühsam',
    'gibt es hier keine Menschen?',
  ])('hears it in «%s»', (message) => {
    expect(wantsPerson(message)).toBe(true);
  });

  it.each(['bist du ein Mensch?', 'Anna Meier', 'Was kostet das?', 'Platz für zwei Personen', 'Rufen Sie mich an'])(
    'does not hear it in «%s»',
    (message) => {
      expect(wantsPerson(message)).toBe(false);
    },
  );
});

describe('wantsCallback', () => {
  it.each([
    'Chönd ihr mir zruglüüte, am beschte gäge Abig?',
    'bite rukruf an 078 555 09 90',
    'Rufed mi bitte a',
    'Rufen Sie mich bitte an',
    'lüted mer bitte aa',
    'bitte um Rückruf',
    'können Sie mich zurückrufen?',
    'rufen Sie doch morgen an bitte, also mich an',
  ])('hears it in «%s»', (message) => {
    expect(wantsCallback(message)).toBe(true);
  });

  it.each(['Ich rufe Sie an', 'Was kostet das?', 'anna@example.ch'])('does not hear it in «%s»', (message) => {
    expect(wantsCallback(message)).toBe(false);
  });
});

describe('asksWhy', () => {
  it.each([
    ['Warum brauchen Sie meinen Namen?', true],
    ['für was bruched ihr mini Nummer', true],
    ['Wieso das Fahrzeug?', true],
    ['warum?', true],
    ['muess das si mit de Nummere?', true],
    ['hä?', true],
    ['Wie bitte?', true],
    ['Was', false],
    ['Warum ist das so teuer?', false],
    ['Anna', false],
  ])('«%s»: %s', (message, isWhy) => {
    expect(asksWhy(message)).toBe(isWhy);
  });
});

describe('asksToWait', () => {
  it.each([
    ['Moment bitte', true],
    ['Einen Augenblick, ich schaue nach', true],
    ['warte schnäll', true],
    ['Im Moment nicht', false],
    ['Anna Warter', false],
  ])('«%s»: %s', (message, waits) => {
    expect(asksToWait(message)).toBe(waits);
  });
});
