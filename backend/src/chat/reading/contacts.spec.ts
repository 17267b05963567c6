import { describe, expect, it } from '@jest/globals';
import { hasUnclearEmail, likelyDomain, readEmail } from './read-email.js';
import { findUnclearPhone, joinPhone, readBegunPhone, readPhone } from './read-phone.js';
import { table } from './testing/table.js';

describe('readEmail', () => {
  it.each([
    ['[anna@example.ch](mailto:andere@example.ch)', 'anna@example.ch'],
    ['anna [at] example [dot] ch', 'anna@example.ch'],
    ...table(`
    [anna@example.ch] | Meine Mail ist [anna.meier@example.ch]. | E-Mail:[anna@example.ch], Tel. 079 123 45 67
    ([anna@example.ch]) | mailto:[anna@example.ch] | <[anna@example.ch]> | [anna+womo@mail.example.com]!
    [info@müller.ch] | [ANNA@EXAMPLE.CH] | a@b oder doch [anna@example.ch]
    anna at example punkt ch → anna@example.ch | anna punkt meier at example punkt ch → anna.meier@example.ch
    mini Mail isch anna ät example punkt ch → anna@example.ch | anna(at)example.ch → anna@example.ch
    anna @ example.ch → anna@example.ch | a n n a at example punkt ch → anna@example.ch
    anna bindestrich meier affeschwanz example punkt ch → anna-meier@example.ch
    anna unterstrich meier at example punkt ch → anna_meier@example.ch | anna.meier klammeraff example.ch
    anna.meier klammeraffe example.ch → anna.meier@example.ch | anna | anna@ | @example.ch | anna@example
    anna@example.ch. Entschuldigung, mit o: [onna@example.ch] | [anna@example.ch], Kopie an beat@example.ch
    anna@example.1 | Wir sind at home | www.example.ch
  `),
  ])('finds the address in «%s»: %s', (text, address) => {
    expect(readEmail(text)?.words).toBe(address);
  });

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

  it.each(
    table(`
    anna@example → true | anna@ → true | anna.müller@example.ch → true | anna@example.ch → false | keine Mail → false
    anna meier at example punkt ch → true
  `),
  )('«%s» means an address and is none: %s', (text, isUnclear) => {
    expect(hasUnclearEmail(text)).toBe(isUnclear === 'true');
  });

  it.each(
    table(`
    anna@gmial.com → gmail.com | anna@gmail.co → gmail.com | anna@Bluwin.ch → bluewin.ch
    anna@hotmial.com → hotmail.com | anna@gmail.com | anna@mail.com | anna@hotmail.ch | anna@gmx.net | anna@example.ch
  `),
  )('supposes of %s the domain %s', (email, domain) => {
    expect(likelyDomain(email) ?? undefined).toBe(domain);
  });
});

describe('readPhone', () => {
  it.each(
    table(`
    [079 123 45 67] | [0791234567] | [079/123.45.67] | [079'123'45'67] | [(079) 123 45 67] | [+41 79 123 45 67]
    [+41 (0)79 123 45 67] | [0041 79 123 45 67] | Tel. [062 929 12 34]. | mini Nummer isch [079 123 45 67], merci
    [+49 171 1234567] | [0033 6 12 34 56 78] | Hymer B 678 [079 123 45 67] | Hymer Jg. 2019 [079 123 45 67]
    [079 123 45 67] 2019 | [079 123 45 67]. 7.5 m lang | [079 123 45 67]⏎062 929 12 34 | T3 [079 123 45 67]
    062 929 12 34 oder [079 123 45 67], Natel ist besser | am 15.3. oder [079 123 45 67] | CHF 1'699 | 2019 | 15.3.2026 | 12.04.2019 | 7.5 x 3.1 m | 120000 km | 300 000 km
    4914 Roggwil | IBAN CH93 0076 2011 6238 5295 7 | 756.1234.5678.97 | 079 123 45 | 079 123 45 678 | 0761 123456
    O79 123 45 67 | meine nummer ist null sieben neun vier vier fünf sechs sechs sieben sieben → 0794456677
    am beschte am Handy, null nünesibezg, 345 67 89 → 0793456789
    null achtesibezig drühundert vier vier füfevierzg sächs
    null zweiundsechzig neunhundertneunundzwanzig elf zweiundzwanzig → 0629291122
    Null sibe nün, eis zwöi drü, vier füf, sächs sibe → 0791234567
    plus vier eins sieben neun vier vier fünf sechs sechs sieben sieben → +41794456677
    null Ahnung, vier oder fünf Meter | null acht fünfzehn
  `),
  )('finds the number in «%s»: %s', (text, number) => {
    expect(readPhone(text)?.words).toBe(number);
  });

  it('leaves what stands around a number in words', () => {
    const { rest } =
      readPhone('Rufen Sie an: null sieben neun vier vier fünf sechs sechs sieben sieben, ab 17 Uhr') ?? {};
    expect(rest).toBe('Rufen Sie an: \n, ab 17 Uhr');
  });

  it.each(
    table(`
    [0761 123456] | meine Nummer: [079 123 45 6] | [+99 123 456 789] | 01.04.2026 | 1234567 | 2019
  `),
  )('finds what may be meant as a number in «%s»: %s', (text, number) => {
    expect(findUnclearPhone(text)?.words).toBe(number);
  });
});

describe('a number that is begun', () => {
  it.each(
    table(`
    [079 123] | meine Nummer ist [079 123 45] | [0791234] | [079/123]. | [+41 79 12] | [0041 79] | [079]
    079 123 45 67 | 079 123 45 678 | +41 79 123 45 67 | 01.04. | ab 01.04.2027 | 0.75 m | Audi 100 | 079 123 von 500
    2019
  `),
  )('is found in «%s»: %s', (text, begun) => {
    expect(readBegunPhone(text)).toBe(begun);
  });

  it.each(
    table(`
    079 123 + 45 67 → whole | 079 12 + 3 45 → begun | +41 79 + 123 45 67 → whole | 079 12 + 0 45 67 → whole
    079 1 + 079 123 → none | 079 123 + 079 123 45 67 → none | 079 123 + 45 67 89 01 → none | 079 123 + ja → none
    079 123 + Jahrgang 2019 → none
  `),
  )('goes on: «%s» is %s', (typed, kind) => {
    const [begun = '', text = ''] = typed.split(' + ');
    const joined = { words: `${begun} ${text}`, isWhole: kind === 'whole' };
    expect(joinPhone(begun, text)).toEqual(kind === 'none' ? undefined : joined);
  });
});
