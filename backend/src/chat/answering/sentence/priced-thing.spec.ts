import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

describe('the price of a thing', () => {
  it.each([
    'Was kostet die Versicherung im Autohotel?',
    'Was kostet das Futter für meinen Hund?',
    'was choschtet dr Kafi bi eu',
    'Was kosten neue Polster?',
    'Was kostet ein neuer Lack?',
    'Wie viel kostet der Strom beim Einlagern?',
    'Kostet die Besichtigung vor der Versiegelung etwas?',
  ])('that no service is, is not the price of a service: %s', async (question) => {
    expect(await lastReply([question])).toContain('Das weiss ich nicht');
  });

  it.each([
    ['Was kostet ein Ferrari im Autohotel?', 'CHF 200'],
    ['Was kostet so ein Plätzchen im Autohotel?', 'CHF 200'],
    ['Was kostet denn die Dampfreinigung?', 'CHF 80'],
    ['Was kostet ein Monat Einlagerung?', 'CHF 150'],
    ['Was kostet eine neue Versiegelung?', "CHF 1'699"],
    ['Was kostet ein neues Auto im Autohotel?', 'CHF 200'],
  ])('that a service is, or a vehicle, is told: %s', async (question, price) => {
    expect(await lastReply([question])).toContain(price);
  });
});
