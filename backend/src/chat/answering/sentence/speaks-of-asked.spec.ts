import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

const UNKNOWN = 'Das weiss ich nicht';

describe('what the business is asked to do', () => {
  it.each([
    'Poliert ihr auch Chromstahl-Küchen?',
    'Imprägniert ihr das Cabriodach?',
    'Könnt ihr mit dem Lieferwagen unsere Möbel transportieren?',
    'Können Sie danach noch eine Ozonbehandlung machen?',
    'Näht ihr Sitzbezüge?',
  ])('is not answered by a text that speaks of something near it: %s', async (question) => {
    expect(await lastReply([question])).toContain(UNKNOWN);
  });

  it.each([
    ['Kauft ihr Sportwagen an?', 'Sportwagen'],
    ['Können Sie mir alle Preise aufzählen?', 'CHF'],
    ['Lueget dir o für d Batterie, we ds Auto lang steit?', 'Ladegerät'],
    ['Kann ich mein Cabrio über den Winter bei euch einstellen?', '150'],
    ['Garantiert ihr, dass jeder Fleck rausgeht?', 'Nein'],
  ])('is answered in other words too: %s', async (question, told) => {
    expect(await lastReply([question])).toContain(told);
  });
});

describe('a thing that nobody knows', () => {
  it.each([
    "Het's im Autohotel e Wallbox?",
    'Steht dort auch ein Feuermelder?',
    'Gibt es in der Halle einen Defibrillator?',
    'Habt ihr einen Whirlpool?',
    'Welche Spannung hat das Dampfgerät?',
  ])('is not answered by what is known of the place: %s', async (question) => {
    expect(await lastReply([question])).toContain(UNKNOWN);
  });

  it.each([
    ['Holt ihr das Wohnmobil auch bei uns in Thun ab?', 'Hol- und Bringservice'],
    ['Nehmt ihr scharfe Chemie bei der Dampfreinigung?', 'ohne Reinigungsmittel'],
    ['Kriegt ihr Rotwein wieder raus?', 'Getränke'],
    ['Haben Sie Ferraris im Autohotel?', 'klimatisiert'],
  ])('harms no question about what is known: %s', async (question, told) => {
    expect(await lastReply([question])).toContain(told);
  });
});
