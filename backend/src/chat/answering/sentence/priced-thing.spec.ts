import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

describe('the price of a thing', () => {
  it.each([
    'Was kostet die Versicherung im Autohotel?',
    'Was kostet das Futter für meinen Hund?',
    'was choschtet dr Kafi bi eu',
  ])('that no service is, is not the price of a service: %s', async (question) => {
    expect(await lastReply([question])).toContain('Das weiss ich nicht');
  });

  it.each([
    ['Was kostet ein Ferrari im Autohotel?', 'CHF 200'],
    ['Was kostet so ein Plätzchen im Autohotel?', 'CHF 200'],
    ['Was kostet denn die Dampfreinigung?', 'CHF 80'],
    ['Was kostet ein Monat Einlagerung?', 'CHF 150'],
  ])('that a service is, or a vehicle, is told: %s', async (question, price) => {
    expect(await lastReply([question])).toContain(price);
  });
});
