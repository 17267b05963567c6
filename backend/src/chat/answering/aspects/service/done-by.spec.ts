import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');
const replyTo = async (text: string) => (await engine.answer({ text, context: {}, now })).reply;
const NOT_SAID = 'dauert, hängt von Grösse und Zustand ab. Sie erfahren es mit der Offerte. Den Termin vereinbaren wir';

describe('whether a work is done in time', () => {
  it.each([
    ['Wenn ich das Womo am Montagmorgen zum Versiegeln bringe, kann ich am Dienstagabend in die Ferien?', 'Keramik'],
    [
      'Wir fahren am 15. Juli. Wenn wir den Camper am 6. Juli zum Versiegeln bringen, ist er bis dann bereit?',
      'Keramik',
    ],
    ['am montag bringen und am freitag zurück, geht das mit der keramikversiegelung?', 'Keramik'],
    ['Ich bringe das Auto um 9 Uhr zur Dampfreinigung. Kann ich es um 15 Uhr wieder abholen?', 'Dampf'],
    ['Am Morgen zum Dämpfen bringen und am Mittag wieder abholen?', 'Dampf'],
    ['Am Montag abholen, wenn ich das Wohnmobil am Donnerstag zum Versiegeln bringe, geht das?', 'Keramik'],
    ['Reichen zwei Tage für die Keramikversiegelung?', 'Keramik'],
    ['Reicht eine Woche für das Komplettpaket?', 'Komplettpaket'],
  ])('is not promised: «%s»', async (question, work) => {
    const reply = await replyTo(question);
    expect(reply).toContain(NOT_SAID);
    expect(reply).toContain(work);
  });

  it.each([
    'Kann ich das Auto am Freitag um 17 Uhr ins Autohotel bringen?',
    'Kann ich das Auto am Montag um 9 zur Dampfreinigung bringen?',
    'Wann habt ihr am Samstag wieder offen?',
    'Was kostet die Dampfreinigung am Montag?',
  ])('«%s» asks for nothing of the kind', async (question) => {
    expect(await replyTo(question)).not.toContain(NOT_SAID);
  });
});
