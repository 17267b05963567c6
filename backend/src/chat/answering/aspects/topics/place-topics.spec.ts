import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('asked in everyday words: having a vehicle here', () => {
  it.each([
    ['Am Samstag scheint die Sonne. Wie komme ich zu meinem Auto?', 'Rufen Sie'],
    ['Wie läuft das, wenn ich spontan ausfahren möchte mit dem Cabrio?', 'Rufen Sie'],
    ['Was passiert wenn öpper ibricht?', 'Kasko'],
    ['Bruch i no e Versicherig wenns bi euch steit?', 'Kasko'],
    ['Isch mis Auto bi euch versicheret?', 'Kasko'],
    ['Mues ich mini Kasko bhalte?', 'Kasko'],
    ['Chum i im Winter a mini Sache?', 'Voranmeldung'],
    ['Kann ich im Januar kurz an unser eingelagertes Wohnmobil?', 'Voranmeldung'],
    ['Darf ich kurz in den Wagen, wenn er im Autohotel steht?', 'Rufen Sie'],
    ['Kann ich mein Auto im Winter einlagern?', 'klimatisiert'],
    ['Ich brauche im Januar die Skischuhe aus dem Wohnmobil, geht das?', 'Voranmeldung'],
    ['Chönd ihr s Wohnmobil vor em Iistelle no wäsche?', 'Auf Wunsch'],
    ['Wie früeh mues i mi mälde, wenn i s Womo im Früehlig wott abhole?', 'einige Tage'],
    ['Ab wann kann ich das Wohnmobil im Frühling wieder holen?', 'einige Tage'],
    ['Chani am Sunntig min Oldtimer abhole?', 'geschlossen'],
    ['Mache dir Föteli vom Zuestand bim Abgäh?', 'notieren'],
    ['komme ich im winter an mein wohnwagn ran', 'Voranmeldung'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
