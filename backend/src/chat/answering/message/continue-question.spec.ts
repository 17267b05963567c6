import { describe, expect, it } from '@jest/globals';
import { prices } from '../../knowledge/facts.js';
import { lastReply } from '../testing/last-reply.js';

describe('a question that leaves out what the one before it said', () => {
  it.each([
    [['Muss ich den Kühlschrank leer machen beim Einlagern?', 'und das WC?'], 'Toilette entleeren'],
    [['Wie wasche ich das Wohnmobil nach der Versiegelung?', 'und wann das erste Mal?'], 'ersten Tagen nicht'],
    [['Ihr seid doch in Roggwil?', 'Welches denn, das im Thurgau oder das andere?'], '4914'],
  ])('%j', async (turns, expected) => {
    expect(await lastReply(turns)).toContain(expected);
  });

  it.each([
    [['Kann man bei euch mit Karte zahlen?', 'und mit Rechnung?'], 'Prüfbericht'],
    [['Was kostet die Einlagerung?', 'und WLAN?'], 'CHF'],
    [['Was ist beim Autohotel alles dabei?', 'Wäsche auch?'], 'alle paar Wochen'],
    [['Kauft ihr auch Unfallwagen?', 'Warum nicht?'], 'Lack'],
  ])('%j is not known', async (turns, unexpected) => {
    expect(await lastReply(turns)).not.toContain(unexpected);
  });

  it('asks all of it once more of another service', async () => {
    const turns = ['Wie lange geht die Dampfreinigung und was kostet sie?', 'Das Gleiche bitte noch für die Keramik'];
    const reply = await lastReply(turns);
    expect(reply).toContain('Wie lange die Keramikversiegelung dauert');
    expect(reply).toContain(prices.ceramicSealing);
  });
});
