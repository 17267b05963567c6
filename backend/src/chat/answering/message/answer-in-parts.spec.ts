import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

describe('two questions in one sentence', () => {
  it.each([
    ['Ist die Halle geheizt und wie komme ich an mein Auto?', ['klimatisiert', 'vor der Fahrt']],
    ['Was ist in der Dampfreinigung enthalten und was kostet sie für ein Wohnmobil?', ['Matratzen', 'CHF 80']],
    ['Wie wird das Auto überwacht und ist es versichert?', ['24 Stunden', 'Kaskoversicherung']],
    ['Was für Unterlagen brauche ich für den Verkauf und was kostet mich das?', ['Fahrzeugausweis', 'Besichtigung']],
    ['Wie viel Provision nehmt ihr und wer macht die Fotos?', ['keine Provision', 'inserieren']],
    ['Hilft Dampf gegen Rauchgeruch und wie teuer ist das?', ['Rauch', 'CHF 80']],
    [
      'Wie lang goht d Versiglig und mues i s Auto vorhär wäsche?',
      ['Wie lange die Keramikversiegelung dauert', 'Wir waschen'],
    ],
    [
      'Wie lange geht die Versiegelung und wie kann ich buchen?',
      ['Wie lange die Keramikversiegelung dauert', 'Formular'],
    ],
  ])('«%s» is answered in both', async (question, told) => {
    const reply = await lastReply([question]);
    for (const each of told) expect(reply).toContain(each);
    expect(reply).not.toContain('weiss ich nicht');
  });

  it.each([
    ['Wie lange dauert die Dampfreinigung und habt ihr WLAN?', 'Wie lange die Dampfreinigung dauert'],
    ['Wie lange dauert die Dampfreinigung? Habt ihr WLAN?', 'Wie lange die Dampfreinigung dauert'],
    ['Bis wann habt ihr heute offen, und gibt es bei euch Kaffee?', 'offen'],
  ])('«%s» is answered in the one, and the other is said not to be known', async (question, told) => {
    const reply = await lastReply([question]);
    expect(reply).toContain(told);
    expect(reply).toContain('Was Sie sonst noch fragen, weiss ich nicht.');
  });

  it.each([
    ['Was kosten vier Monate Einlagerung, und wo seid ihr?', ['CHF 600', 'Roggwil']],
    ['Was kosten vier Monate Einlagerung und was kosten fünf?', ['CHF 600']],
  ])('«%s»: beside a sum is told what is no part of it', async (question, told) => {
    const reply = await lastReply([question]);
    for (const each of told) expect(reply).toContain(each);
  });

  it.each([
    ['Was isch das eigentlech, es Outohotel? Schlaft me da im Outo?', 'klimatisiert'],
    ['Kostet die Dampfreinigung mehr, und wenn ja, wie viel?', 'CHF 80'],
  ])('«%s» says nothing of what only goes with it', async (question, told) => {
    const reply = await lastReply([question]);
    expect(reply).toContain(told);
    expect(reply).not.toContain('sonst noch');
  });
});
