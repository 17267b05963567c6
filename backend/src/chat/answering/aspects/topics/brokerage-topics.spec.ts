import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('asked in everyday words: selling by brokerage', () => {
  it.each([
    ['Wer macht d Föteli fürs Inserat?', 'nicht selbst inserieren'],
    ['Wer schribt s Inserat?', 'nicht selbst inserieren'],
    ['Mues i d Lüt sälber umefüehre?', 'müssen nicht dabei'],
    ['Wer nimmt d Telefon vo de Interessente ab?', 'über uns'],
    ['Chömed all die Lüt zu mir hei?', 'zeigen'],
    [
      'Ich möchte keine fremden Leute bei mir zu Hause haben. Übernehmen Sie das, wenn Sie es vermitteln?',
      'nicht dabei',
    ],
    ['Ich habe keine Lust, ein Inserat zu schreiben. Übernehmt ihr das?', 'übernehmen wir'],
    ['Ist der Preis für die Vermittlung auch fällig, wenn es nicht verkauft wird?', 'Monatsbetrag'],
    ['Wer setzt den Preis fest beim Vermitteln?', 'untere Grenze'],
    ['Wie wird de Priis festgleit?', 'untere Grenze'],
    ['Chönd ihr s unter mim Priis verchaufe?', 'untere Grenze'],
    ['Verchaufed ihr ohni mis Iiverständnis?', 'Ohne Ihr Ja'],
    ['Was isch wenns niemer chauft?', 'Mindestdauer'],
    ['Darf i no fahre während dir s verchaufet?', 'Auftrag'],
    ['Wer garantiert mir, dass der Camper bis im Sommer verkauft ist?', 'niemand versprechen'],
    ['Zahl i au wenns ned verchauft wird?', 'Monatsbetrag'],
    ['wer fotografirt mein auto fürs inserat', 'nicht selbst inserieren'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
