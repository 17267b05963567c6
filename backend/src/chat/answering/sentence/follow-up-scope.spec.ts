import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

describe('what a discount or a guarantee is for', () => {
  it.each([
    [['Wie gross ist der Rabatt?', 'Auf was?'], 'gelten für die Keramikversiegelung'],
    [['Wie gross isch dr Rabatt?', 'Uf aues?'], 'gelten für die Keramikversiegelung'],
    [["Git's e Garantie?", 'uf was?'], 'Auf die Keramikversiegelung'],
    [['Gibt es Garantie auf die Keramik?', 'Gilt die auch weiter, wenn ich das Womo verkaufe?'], 'mit der Offerte'],
    [['keramik garantie', 'was muss ich dafür machen'], 'mit der Offerte'],
    [['Gibt es im Moment eine Aktion?', 'und wann kommt die nächste?'], 'nächste Aktion'],
  ])('%j', async (turns, expected) => {
    expect(await lastReply(turns)).toContain(expected);
  });

  it.each([
    [['Gibt es Garantie auf die Keramik?', 'und auf die Dampfreinigung?'], 'Jahre'],
    [['Gibt es Garantie auf die Keramik?', 'Und was kostet die Dampfreinigung?'], 'Garantie'],
    [['Wie gross ist der Rabatt?', 'Auf welcher Strasse seid ihr?'], 'Rabatt'],
  ])('%j is another question', async (turns, unexpected) => {
    expect(await lastReply(turns)).not.toContain(unexpected);
  });
});
