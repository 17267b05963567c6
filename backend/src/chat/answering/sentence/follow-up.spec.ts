import { businessProfile } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import type { AnswerContext } from '../answer.js';
import { createKnowledgeEngine } from '../knowledge-engine.js';

const { prices, claims, durations } = businessProfile;
const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

async function lastReply(turns: readonly string[]): Promise<string> {
  let context: AnswerContext = {};
  let reply = '';
  for (const text of turns) ({ context, reply } = await engine.answer({ text, context, now }));
  return reply;
}

describe('a later turn', () => {
  it.each([
    // Another subject, the same question.
    [['Was kostet das Autohotel?', 'Und was ist mit der Einlagerung?'], prices.storage],
    [['Was kostet das Autohotel?', 'Wie sieht es bei der Vermittlung aus?'], prices.brokerage],
    [['Wie lange dauert die Versiegelung?', 'Bei der Dampfreinigung auch?'], durations.steamCleaning],
    [['Was kostet die Einlagerung für 6 Monate?', 'Und im Autohotel?'], "CHF 1'200"],
    [['Was choschtet s Autohotel für 3 Mönet?', 'und 8?', 'und iilagere?'], "CHF 1'200"],
    [['Wie viele Monate Autohotel kriege ich für 1500 Franken?', 'und Einlagerung?'], '10 Monate'],
    // Another number.
    [['Was kostet die Einlagerung für 4 Monate?', 'Nein, sorry, 5 meinte ich'], 'CHF 750'],
    [['Reichen 800 Franken für 4 Monate im Autohotel?', 'Und für 5?'], '4 Monate'],
    [['Was kostet die Einlagerung für 6 Monate?', 'Und für zwei Autos?'], "CHF 1'800"],
    [['Was kostet die Einlagerung?', 'Und wenn ich zwei Wohnwagen habe?'], 'CHF 300'],
    [['Was kostet die Einlagerung für 6 Monate?', 'Und pro Monat?'], prices.storage],
    [['Autohotel Preis', 'und im Halbjahr?'], "CHF 1'200"],
    // Several together, or against each other.
    [['was kostet d Dampfreinigung', 'und wenn i grad no d Keramik dezue nimm, was isch das zämme?'], "CHF 1'779"],
    [['Was kostet die Dampfreinigung?', 'Und die Keramik?', 'Und beides zusammen?'], "CHF 1'779"],
    [['Vermittlung für 5 Monate', 'und mit Dampfreinigung zusammen?'], 'CHF 830'],
    [['Was ist besser, einlagern oder Autohotel?', 'und was ist günstiger?'], 'um CHF 50 pro Monat'],
    [['Was kostet das Autohotel?', 'Und die Einlagerung?', 'Welches von beiden ist billiger?'], 'um CHF 50 pro Monat'],
    // Another time.
    [['Habt ihr am Samstag offen?', 'und unter der Woche?'], 'Von Montag bis Freitag'],
    [['Haben Sie jetzt offen?', 'bis wann?'], '17:30'],
    [['Kann ich am Samstag kommen?', 'und lieber am Montag um 7?'], 'Nein, dann ist geschlossen'],
    // What the question leaves out.
    [['Wie lange dauert die Versiegelung?', 'Und was kostet der Spass?'], prices.ceramicSealing],
    [['Was kostet das Autohotel?', 'Wie lange hält das?'], claims.sealingLasts],
    [['Gibt es Garantie auf die Keramik?', 'Wie lange?'], claims.guarantee],
    [
      ['Wie lange ist die Garantie auf die Versiegelung?', 'Gut. Was muss ich dafür hinblättern?'],
      prices.ceramicSealing,
    ],
  ])('%j', async (turns, expected) => {
    expect(await lastReply(turns)).toContain(expected);
  });

  it.each([
    [['Was kostet die Einlagerung?', 'Und was kostet das Autohotel insgesamt für 5 Monate?'], 'Zusammen'],
    [['Wie lange dauert die Dampfreinigung?', 'Was ist das Autohotel?'], durations.handover],
  ])('%j does not take up what it has of its own', async (turns, unexpected) => {
    expect(await lastReply(turns)).not.toContain(unexpected);
  });
});
