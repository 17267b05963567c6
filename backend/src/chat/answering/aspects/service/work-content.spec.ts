import { describe, expect, it } from '@jest/globals';
import { prices } from '../../../knowledge/facts.js';
import { lastReply } from '../../testing/last-reply.js';

describe('what is done, asked of the service that is talked about', () => {
  it.each([
    [['Was kostet die Dampfreinigung?', 'Wie läuft das ab?'], 'Gründlich saugen'],
    [['Was kostet das Autohotel?', 'Wie läuft das genau ab?'], 'Schlüssel abgeben'],
    [['Wa choscht d Vermittlig?', 'und wie lauft das so ab?'], 'Inserieren und zeigen'],
    [['Was kostet die Vermittlung?', 'Können Sie mir sagen, wie das abläuft?'], 'Inserieren und zeigen'],
    [['Kauft ihr Autos an?', 'Wie läuft das ab?'], 'Preis und Bedenkzeit'],
    [['Wie lange dauert eine Keramikversiegelung?', 'So lange? Was machen Sie denn da alles?'], 'Handwäsche'],
    [['Was kostet die Dampfreinigung?', 'was machet er da alles?'], 'Stoffsitze'],
    [['Was kostet das Autohotel?', 'Was machen Sie alles?'], 'Das bieten wir an'],
    [['Was ist bei der Dampfreinigung alles dabei?'], 'Stoffsitze'],
    [['was isch bi de dampfreinigung alles debi'], 'Stoffsitze'],
    [['Was ist bei der Garantie alles dabei?'], '5 Jahre Garantie'],
    [['Wie teuer kommt mich die Dampfreinigung bei euch?'], prices.steamCleaningServicesPage],
    [['wie tür isch iilagere?'], prices.storage],
  ])('%j: %s', async (turns, told) => {
    expect(await lastReply(turns)).toContain(told);
  });

  it.each([
    [['Was kostet die Vermittlung?', 'Wie läuft die Übergabe ab?'], 'Der Ablauf'],
    [['Was kostet das Autohotel?', 'Wie läuft das mit der Zahlung ab?'], 'Der Ablauf'],
    [['Was kostet es, mein Auto waschen zu lassen?'], 'CHF'],
    [['was choscht wäsche bi eu'], 'CHF'],
    [['Wie teuer kommt mich die Dampfreinigung bei euch?'], 'Musterstrasse'],
  ])('%j, without «%s»', async (turns, untold) => {
    expect(await lastReply(turns)).not.toContain(untold);
  });
});
