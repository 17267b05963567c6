import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('asked in everyday words: what a sealing does and bears', () => {
  it.each([
    ['Wie merk ich dass d Wirkig noloht?', 'lachen'],
    ['Woran gseht me, dass d Versiglig nüm guet isch?', 'lachen'],
    ['Min Lack isch ganz stumpf, chönd ihr öppis mache?', 'polier'],
    ['S GFK isch wie Chriide, git das wider öppis?', 'kreid'],
    ['D Wand färbt wyss ab wenn me drüber fahrt', 'Hand'],
    ['Chönd ihr Chratzer usepoliere?', 'Kratzer'],
    ['Chratzer so tüüf dass mes gspürt mit em Nagel, bringet dir die wäg?', 'Tiefe Kratzer'],
    ['Schützt Keramik vor Steischlag?', 'Nein'],
    ['Bringt so eine Keramikschicht auch etwas, wenn auf der Autobahn Steine hochfliegen?', 'Nein'],
    ['wenn mir Kies an den Lack spritzt, schützt die versiegelung davor?', 'Nein'],
    ['Mein Wohnmobil ist von 1998, lohnt sich das noch?', 'Oft ja'],
    ['Hilft das gäge Hagel?', 'Nein'],
    ['Werdet d Fänschter au versiglet?', 'Acrylfenster'],
    ['Lohnt sich das bi mim alte Camper no?', 'Oft ja'],
    ['Isch mis GFK no z rette?', 'polier'],
    ['Mini Folie am Camper, wird die kaputt bim poliere?', 'Dekorfolien'],
    ['Macht ihr de Lack wider glänzig?', 'polier'],
    ['Mir hend es Wohnmobil us em 2004, d Siitewänd sind ganz kreidig. Isch do no öppis z mache?', 'kreid'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
