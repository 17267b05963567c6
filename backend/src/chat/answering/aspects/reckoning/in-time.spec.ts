import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');
const replyTo = async (text: string) => (await engine.answer({ text, context: {}, now })).reply;
const SHORT = 'Nein, das reicht nicht';
const TIGHT = 'Das kann knapp werden';
const ENOUGH = 'Von der Arbeit her geht das auf';

describe('whether a work is done in time', () => {
  it.each([
    ['Wenn ich das Womo am Montagmorgen zum Versiegeln bringe, kann ich am Dienstagabend in die Ferien?', SHORT],
    ['Wir fahren am 15. Juli. Wenn wir den Camper am 6. Juli zum Versiegeln bringen, ist er bis dann bereit?', ENOUGH],
    ['am montag bringen und am freitag zurück, geht das mit der keramikversiegelung?', TIGHT],
    ['Ich bringe das Auto um 9 Uhr zur Dampfreinigung. Kann ich es um 15 Uhr wieder abholen?', ENOUGH],
    ['Am Morgen zum Dämpfen bringen und am Mittag wieder abholen?', TIGHT],
    ['Am Montag abholen, wenn ich das Wohnmobil am Donnerstag zum Versiegeln bringe, geht das?', SHORT],
    ['Reichen zwei Tage für die Keramikversiegelung?', SHORT],
    ['Reicht eine Woche für das Komplettpaket?', ENOUGH],
  ])('«%s»', async (question, verdict) => {
    expect(await replyTo(question)).toContain(verdict);
  });

  it.each([
    'Kann ich das Auto am Freitag um 17 Uhr ins Autohotel bringen?',
    'Kann ich das Auto am Montag um 9 zur Dampfreinigung bringen?',
    'Wann habt ihr am Samstag wieder offen?',
    'Was kostet die Dampfreinigung am Montag?',
  ])('«%s» asks for nothing of the kind', async (question) => {
    const reply = await replyTo(question);
    for (const verdict of [SHORT, TIGHT, ENOUGH]) expect(reply).not.toContain(verdict);
  });
});
