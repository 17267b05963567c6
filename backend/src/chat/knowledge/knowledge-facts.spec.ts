import { businessProfile } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { knowledgeFacts, readFacts } from './knowledge-facts.js';

describe('readFacts', () => {
  it.each([
    ["ab CHF 1'699 exkl. MwSt.", ['chf 1699']],
    ['1’699 Franken', ['chf 1699']],
    ['Fr. 80.– oder 80 CHF', ['chf 80', 'chf 80']],
    ['bis zu 99,9%', ['99.9 %']],
    ['5–8 Prozent', ['5 %', '8 %']],
    ['von 08:30 bis 17.30 Uhr', ['08:30', '17:30']],
    ['3–5 Jahre', ['3 jahre', '5 jahre']],
    ['über 9 bar und 190 °C', ['9 bar', '190 °c']],
    ['+41 62 000 00 00', ['+41620000000']],
    ['062 000 00 00', ['+41620000000']],
    ['info@example.ch', ['info@example.ch']],
    ['Ein Satz ohne Angaben.', []],
  ])('reads %s', (text, facts) => {
    expect(readFacts(text)).toEqual(facts);
  });
});

describe('knowledgeFacts', () => {
  it.each([
    ...Object.values(businessProfile.prices),
    ...Object.values(businessProfile.durations),
    ...Object.values(businessProfile.claims.steam),
    businessProfile.phone,
    businessProfile.email,
    `${businessProfile.earlyBooking.discountPercent}%`,
    '08:30',
    '17:30',
  ])('hold %s', (text) => {
    const facts = readFacts(text);
    expect(facts.length).toBeGreaterThan(0);
    expect(facts.filter((fact) => !knowledgeFacts.has(fact))).toEqual([]);
  });

  it.each(['CHF 99', '10 Jahre', '50%', '19:00', '+41 79 123 45 67'])('do not hold %s', (text) => {
    expect(readFacts(text).filter((fact) => knowledgeFacts.has(fact))).toEqual([]);
  });
});
