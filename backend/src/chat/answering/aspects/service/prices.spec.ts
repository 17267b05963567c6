import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('prices and figures, asked in everyday words', () => {
  it.each([
    ['Wie viele Jahre bleibt der Schutz auf dem Lack bestehen?', '3–5 Jahre'],
    ["Wie viel Garantie git's druf?", '5 Jahre'],
    ['Wie vill Täg bruuched ihr für d Keramik?', 'Wie lange die Keramikversiegelung dauert'],
    ['Wie lang han ich bim Abgeh im Autohotel?', 'Die Übergabe ist mit Termin'],
    ['Mues ich viel Ziit iplane für d Übergab?', 'Die Übergabe ist mit Termin'],
    ['Was choscht s Versigle bim Womo?', "1'699"],
    ['Wie tüür isch das mit dere Keramik?', "1'699"],
    ['Was müesst i anelege für e Keramikschicht?', "1'699"],
    ['Was würd mich das choschte, mis Womo für de Winter bi eu ztue?', '150'],
    ['Was verlanget dir für nes Plätzli im Winter für üses Wohnmobil?', '150'],
    ['wie viel chostet der Parkplatz für min Oldie pro Mönet?', '200'],
    ['Was gitt das wenn i s Polschter putze loh?', '80'],
    ['Was choscht d Reinigung vo de Sitz?', '80'],
    ['Wie viel nehmt ihr fürs Verkaufen meines Campers?', '150'],
    ['Was chost de Verchauf über euch?', '150'],
    ['Isch d Mehrwertstüür scho drin bi de 1699?', 'exkl'],
    ['Isch das e Fixpriis?', 'Offerte'],
    ['Wieso gits zwöi Priise?', 'zwei Angebote'],
    ['Was kostet es, wenn ihr meinen Wagen ankauft?', 'Besichtigung'],
    ['Wie viel isch mis Womo no wärt?', 'Blick auf das Fahrzeug'],
    ['Läuft d Früehbuecheraktion no?', '31. Oktober'],
    ['Bis wenn gaht d Aktion?', '31. Oktober'],
    ["Wie viel Prozent git's bi de Früehbuecher?", '20'],
    ['Überwached ihr d Autos mit Kamera?', '24'],
    ['Wie vill Druck het de Dampf?', '9 bar'],
    ['Tötet der Dampf Keime ab?', '99.9'],
    ['Chömed ihr s Auto cho hole?', 'Anfrage'],
    ['Nach wie vielen Jahren muss ich wieder zu euch kommen zum Nachversiegeln?', '3–4 Jahre'],
    ['Wie viele Stunden muss ich für die Polsterreinigung einplanen?', 'Wie lange die Dampfreinigung dauert'],
    ['Wie lang goht s bis i e Offerte ha?', '24 Stunden'],
    ['Wenn mäldet dir öich nach ere Afrog?', '24 Stunden'],
    ['Was chostet d Polsterreinigig vom Wohnwage?', '80'],
    ['Was müest i für en Winter lang Iilagere zahle?', '150'],
    ['Isch s Autohotel tüürer als d Iilagerig?', '150'],
    ['Werde d Bakterie abtötet?', '99.9'],
    ['Wie vill Johr händ ihr Erfahrig?', '15'],
    ['Sit wenn gits euch?', '15'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
