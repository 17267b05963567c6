import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('asked in everyday words: what steam does', () => {
  it.each([
    ['Bringt de Dampf Schimmel wäg?', 'Schimmel'],
    ['Mir hend Schimu im Bad vom Camper', 'Schimmel'],
    ['Stinkt nach Zigarette, bringed ihr das use?', 'Geruch'],
    ['S Auto schmöckt nach Hund', 'Geruch'],
    ['S Büssli müffelet, was chönd ihr mache?', 'Geruch'],
    ['Womit putzen Sie innen?', 'ohne Reinigungsmittel'],
    ['das sött mal richtig putzt werde innedra. Was choschtet das?', 'CHF 80'],
    ['Wieviel Grad hat der Dampf', '180'],
    ['Gönd Kafifläcke use?', 'Getränke'],
    ['Schimmelflecken hinter der Sitzbank, hilft Dampf?', 'Ursache'],
    ['Kann ich während der Dampfreinigung gleich darauf warten?', 'Wie lange die Dampfreinigung dauert'],
    ['Bringed ihr Bluetfläcke us em Polschter?', 'Blut'],
    ['De Chlii het uf de Sitz kötzlet, bringed ihr das wäg?', 'Dampf'],
    ['Mini Tochter het mit Filzstift uf s Läder gmolet', 'Tinte'],
    ['Chönd ihr Ledersitz dämpfe?', 'Glattleder'],
    ['Wenn cha me wider absitze nach em Dämpfe?', 'feucht'],
    ['Söll i d Chindersitz usbaue?', 'Kindersitze'],
    ['Bringed ihr Chatzehoor us de Polschter?', 'Tierhaare'],
    ['Mis Auto schmöckt noch Fisch', 'Geruch'],
    ['Min Hund het uf de Rücksitz gseicht, wa chönd ihr do mache?', 'lösen'],
    ['Gaht eigetli au Bluet use?', 'Blut'],
    ['Cha me mit Dampf s Läder kaputt mache?', 'leder'],
    ['Isch de Dampf schädlich für d Elektronik?', 'Elektronik'],
    ['Wie macheder das mitem Dampf ohni dass alles nass wird?', 'feucht'],
    ['Sind die Fläcke garantiert weg nachem dämpfe?', 'flecken'],
    ['dampfreinigun gegen hundegeruch hilft das wirklich', 'Geruch'],
    ['kafeflecken auf dem sitz, bekomt ihr das raus', 'Getränke'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
