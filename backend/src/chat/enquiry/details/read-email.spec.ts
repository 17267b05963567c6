import { describe, expect, it } from '@jest/globals';
import { hasUnclearEmail, readEmail } from './read-email.js';

describe('readEmail', () => {
  it.each([
    ['anna@example.ch', 'anna@example.ch'],
    ['Meine Mail ist anna.meier@example.ch.', 'anna.meier@example.ch'],
    ['E-Mail:anna@example.ch, Tel. 079 123 45 67', 'anna@example.ch'],
    ['(anna@example.ch)', 'anna@example.ch'],
    ['mailto:anna@example.ch', 'anna@example.ch'],
    ['<anna@example.ch>', 'anna@example.ch'],
    ['[anna@example.ch](mailto:andere@example.ch)', 'anna@example.ch'],
    ['anna+womo@mail.example.com!', 'anna+womo@mail.example.com'],
    ['info@müller.ch', 'info@müller.ch'],
    ['ANNA@EXAMPLE.CH', 'ANNA@EXAMPLE.CH'],
    ['a@b oder doch anna@example.ch', 'anna@example.ch'],
  ])('finds a typed address: %s', (text, address) => {
    expect(readEmail(text)?.words).toBe(address);
  });

  it.each([
    ['anna at example punkt ch', 'anna@example.ch'],
    ['anna punkt meier at example punkt ch', 'anna.meier@example.ch'],
    ['mini Mail isch anna ät example punkt ch', 'anna@example.ch'],
    ['anna(at)example.ch', 'anna@example.ch'],
    ['anna [at] example [dot] ch', 'anna@example.ch'],
    ['anna @ example.ch', 'anna@example.ch'],
    ['a n n a at example punkt ch', 'anna@example.ch'],
    ['anna bindestrich meier affeschwanz example punkt ch', 'anna-meier@example.ch'],
    ['anna unterstrich meier at example punkt ch', 'anna_meier@example.ch'],
    ['anna.meier klammeraff example.ch', null],
    ['anna.meier klammeraffe example.ch', 'anna.meier@example.ch'],
  ])('composes a spoken address: %s', (text, address) => {
    expect(readEmail(text)?.words ?? null).toBe(address);
  });

  it.each(['', 'anna', 'anna@', '@example.ch', 'anna@example', 'anna@example.1', 'Wir sind at home', 'www.example.ch'])(
    'finds none in «%s»',
    (text) => {
      expect(readEmail(text)).toBeNull();
    },
  );

  it.each([
    `Ich möchte eine Offerte. ${'a '.repeat(100)}x${'punktx'.repeat(8)} at ${'xxdot'.repeat(36)}`,
    `${'xpunkt'.repeat(330)} at x`,
    'x punkt '.repeat(250),
  ])('does not try all ways to part a text: %s', (text) => {
    expect(readEmail(text)).toBeNull();
    expect(hasUnclearEmail(text)).toBe(false);
  });

  it('leaves the text without the address', () => {
    expect(readEmail('Anna Meier, anna@example.ch, danke')?.rest).toBe('Anna Meier, \n, danke');
  });
});

describe('hasUnclearEmail', () => {
  it.each([
    ['anna@example', true],
    ['anna@', true],
    ['anna.müller@example.ch', true],
    ['anna@example.ch', false],
    ['keine Mail', false],
    ['anna meier at example punkt ch', true],
  ])('says of «%s» whether an address was meant and is none: %s', (text, isUnclear) => {
    expect(hasUnclearEmail(text)).toBe(isUnclear);
  });
});
