import { describe, expect, it } from '@jest/globals';
import { echo, oneLine, plainText } from './plain-text.js';
import { readDetails } from './read-details.js';

describe('readDetails', () => {
  it.each([
    [
      'Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019, 7.5 m lang, 3.1 hoch, am liebsten nächste Woche, Offerte Keramik',
      {
        name: 'Anna Meier',
        phone: '079 123 45 67',
        vehicle: 'Hymer B 678 Jg. 2019',
        dimensions: '7.5 m lang, 3.1 hoch',
        desiredDate: 'nächste Woche',
      },
    ],
    [
      'Grüezi, i bi d Vreni Frei, ha en VW T6 California und hätt gern en Termin am Samschtig, vreni@example.ch',
      { name: 'Vreni Frei', vehicle: 'VW T6 California', desiredDate: 'am Samschtig', email: 'vreni@example.ch' },
    ],
    [
      'Guten Tag\nIch suche einen Platz für meinen Porsche 911 (1995), von Oktober bis April.\nBeste Grüsse\nPeter Miller\n+41 79 123 45 67',
      {
        name: 'Peter Miller',
        vehicle: 'Porsche 911 (1995)',
        desiredDate: 'von Oktober bis April',
        phone: '+41 79 123 45 67',
      },
    ],
    ['rufen Sie mich morgen ab 14 Uhr an, 062 929 12 34, Hans Muster', { name: 'Hans Muster', phone: '062 929 12 34' }],
    [
      'Name: Anna Forster\nE-Mail: anna@forster.ch\nTelefon: 079 123 45 67\nFahrzeug: Knaus Sky TI 650\nMasse: 6,99 x 2,95\nWunschtermin: Mai oder Juni',
      {
        name: 'Anna Forster',
        email: 'anna@forster.ch',
        phone: '079 123 45 67',
        vehicle: 'Knaus Sky TI 650',
        dimensions: '6,99 x 2,95',
        desiredDate: 'Mai oder Juni',
      },
    ],
    ['Hymer B 678 079 123 45 67', { vehicle: 'Hymer B 678', phone: '079 123 45 67' }],
  ])('reads everything out of one message, in any order: %j', (message, details) => {
    expect(readDetails(message, 'message').details).toEqual(details);
  });

  it.each([
    'Was kostet die Keramikversiegelung?',
    'Was choschtet e Keramikversiglig?',
    'Haben Sie am Samstag offen?',
    'Kostet das Autohotel CHF 200 oder CHF 250 pro Monat, und gilt das ab 2026?',
    'Danke vielmals, das hilft mir sehr',
    'Ich möchte eine Offerte',
    'Guten Morgen zusammen',
  ])('reads no detail out of «%s»', (message) => {
    expect(readDetails(message, 'message').details).toEqual({});
  });

  it('leaves what it did not read', () => {
    const { rest } = readDetails('Anna Meier hier, 079 123 45 67, es eilt', 'message');
    expect(rest.replace(/\s+/g, ' ')).toContain('es eilt');
    expect(rest).not.toMatch(/Anna|079/);
  });
});

describe('plainText', () => {
  it('keeps lines, collapses spaces and drops what nobody sees', () => {
    expect(plainText('  Anna \u202eMeier\u200b \r\n\n\tBern\u0000 ')).toBe('Anna Meier\n\nBern');
  });
});

describe('echo', () => {
  it.each([
    ['[Klick](tel:+4190000000)', '(Klick)(tel:+4190000000)'],
    ['[a](mailto:x@example.ch)', '(a)(mailto:x@example.ch)'],
    ['<script>alert(1)</script>', 'script alert(1) /script'],
    ['eine\nzweite\r\nZeile', 'eine zweite Zeile'],
    ['\u202egnurhäW', 'gnurhäW'],
  ])('defuses %j', (text, echoed) => {
    expect(echo(text)).toBe(echoed);
  });

  it('shortens what is long', () => {
    expect(echo('a'.repeat(400))).toHaveLength(300);
    expect(echo('a'.repeat(400))).toMatch(/a…$/);
  });
});

describe('oneLine', () => {
  it('never leaves half a character at its end', () => {
    expect(oneLine('ab😀cd', 4)).toBe('ab…');
    expect(oneLine('ab😀', 4)).toBe('ab😀');
  });
});
