import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('what the site does not say, asked in everyday words', () => {
  it.each([
    ['Gilt d Garanti au wenn ich s Womo verchaufe?', 'weiss ich nicht'],
    ['Gibt es eine Garantie auf die Dampfreinigung?', 'weiss ich nicht'],
    ['Wo kann ich in Roggwil essen?', 'weiss ich nicht'],
    ['Was kostet ein Schimmeltest?', 'weiss ich nicht'],
    ['Gibt es in Roggwil ein Hotel?', 'weiss ich nicht'],
    ['Cha me bi euch znacht ässe?', 'weiss ich nicht'],
    ['Hets es Café i dr Nöchi?', 'weiss ich nicht'],
    ['Mached ihr au Pneuwächsel?', 'weiss ich nicht'],
    ['Chönd ihr mini Schibe töne?', 'weiss ich nicht'],
    ['Tönet dir Schibe?', 'weiss ich nicht'],
    ['Macht ihr auch Scheibentönungen?', 'weiss ich nicht'],
    ['Chan ich i Rate zahle?', 'weiss ich nicht'],
    ['Nähmet dir Kreditcharte?', 'weiss ich nicht'],
    ['Cha me mit Twint zahle?', 'weiss ich nicht'],
    ["Git's Rabatt für AHV-Bezüger?", 'weiss ich nicht'],
    ['Hend ihr WLAN?', 'weiss ich nicht'],
    ['Vermietet ihr Camper?', 'weiss ich nicht'],
    ['Wie hoch isch s Tor vo de Halle?', 'weiss ich nicht'],
    ['Wele Marke Keramik bruuched ihr?', 'weiss ich nicht'],
    ['Nähmet dir ou Motorräder zum Iistelle?', 'weiss ich nicht'],
    ['Nämed ihr Outos i Zahlig?', 'weiss ich nicht'],
    ['Wie heiss wird das Züg?', 'weiss'],
    ['Wie weit isch das entfernt vo de Autobahn?', 'weiss ich nicht'],
    ['Reinigt ihr vor Ort bei mir zuhause?', 'weiss ich nicht'],
    ['Chan ich s Auto nach zwei Stund wider mitneh?', 'weiss'],
    ['Choschtet s Abhole öppis?', 'weiss'],
    ['Gits Rabatt wenn ich grad zwei Wohnmobil bringe?', 'weiss ich nicht'],
    ['Verlanget dir e Aazahlig?', 'weiss ich nicht'],
    ['Cha me bar zahle?', 'weiss ich nicht'],
    ['Machsch au Töff?', 'weiss ich nicht'],
    ['Versiegelt ihr auch Boote?', 'weiss ich nicht'],
    ['Polieret dir ou Motorräder?', 'weiss ich nicht'],
    ['Chönd ihr e Delle usdrücke?', 'weiss ich nicht'],
    ['Bauet dir Markise a?', 'weiss ich nicht'],
    ['Isch öpper vo euch am Caravan Salon?', 'weiss ich nicht'],
    ['Händ ihr en Ersatzwage?', 'weiss ich nicht'],
    ['Wie viel Plätz händ ihr no frei?', 'weiss ich nicht'],
    ['Gits e Lehrstell bi euch?', 'weiss ich nicht'],
    ['Wie isch s Wätter morn?', 'weiss ich nicht'],
    ['Hets e Bäckerei i de Nöchi?', 'weiss ich nicht'],
    ['Wie gross isch d Halle?', 'weiss ich nicht'],
    ['Wie warm isches im Autohotel gnau?', 'weiss ich nicht'],
    ['Cha me das Wohnmobil a de MFK vorfüehre loh bi euch?', 'weiss ich nicht'],
    ['Chönt dir ou bi Müllers z Thun dr Wage cho hole?', 'Anfrage'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
