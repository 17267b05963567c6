import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

describe('a sum that is supposed for several', () => {
  it.each([
    [['Was kostet das Autohotel im Monat?', 'Also 400 für zwei?'], '2 × CHF 200'],
    [['Was choschtet d Iilagerig?', 'also 450 für drü?'], '3 × CHF 150'],
    [['Was kostet die Dampfreinigung?', 'dann 150 für zwei?'], '2 × CHF 80'],
  ])('%j', async (turns, expected) => {
    expect(await lastReply(turns)).toContain(expected);
  });

  it.each([
    [['Was kostet die Einlagerung?', 'Also 900 für 6 Monate?'], '6 Fahrzeuge'],
    [['Was kostet das Autohotel?', 'Und 5000 für zwei?'], '2 Fahrzeuge'],
    [['Haben Sie am Samstag offen?', 'Also bis 12 für zwei?'], 'CHF'],
  ])('%j is another question', async (turns, unexpected) => {
    expect(await lastReply(turns)).not.toContain(unexpected);
  });
});
