import { describe, expect, it } from '@jest/globals';
import { prices } from '../../knowledge/facts.js';
import { createKnowledgeEngine } from '../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');
const replyTo = async (text: string) => (await engine.answer({ text, context: {}, now })).reply;

describe('a remark behind the question', () => {
  it.each([
    'wie lang geht die übergabe beim autohotel ich muss dann auf den zug',
    'Wie lange dauert die Übergabe, ich muss nachher zum Zahnarzt',
    'wie lang duuret d Übergab bim Autohotel i mues när uf e Zug',
  ])('«%s» is no question of its own', async (text) => {
    expect(await replyTo(text)).toContain('Die Übergabe ist mit Termin');
  });

  it('still says what the reckoning needs', async () => {
    expect(await replyTo('was kostet einlagern ich bin fünf monate weg')).toContain('CHF 750');
  });
});

describe('a statement beside the question', () => {
  it.each([
    ['Ich habe auf Lithium umgerüstet. Können Sie so eine Batterie über den Winter am Leben halten?', 'Lithium'],
    ['Sie inserieren meinen Camper. Darf ich damit noch in die Ferien?', 'Kilometerstand'],
    ['Mein Wagen ist tiefergelegt. Was müssen Sie vor dem Einstellen wissen?', 'Bodenfreiheit'],
    ['I fahr jede zwöiti Wuche furt. Wele Platz isch besser für mi?', 'Autohotel'],
    ['Mein Cabrio soll nicht rosten. Was haben Sie für solche Autos?', 'Autohotel'],
    ['Unser Wohnmobil ist stumpf. Eine Bekannte schwärmt von Keramik. In welcher Preisregion ist das?', 'CHF 1'],
    ['ds Womo sött dampfgreiniget wärde u nächär 5 Mönet iigschteut. Wie viu isch das aues zäme?', 'CHF 830'],
  ])('«%s»: %s', async (text, told) => {
    expect(await replyTo(text)).toContain(told);
  });

  it.each([
    ['Ich habe einen Lithium-Akku. Haben Sie am Samstag offen?', 'Lithium'],
    ['Mein Hund hat Haare verloren. Was kostet die Einlagerung?', 'Haare'],
    ['Ich wasche zweimal im Jahr. Was kostet die Keramik?', "CHF 3'398"],
    ['Ich habe schon zweimal angerufen. Was kostet die Dampfreinigung?', 'CHF 160'],
  ])('«%s» is not answered with %s', async (text, untold) => {
    expect(await replyTo(text)).not.toContain(untold);
  });
});

describe('what words of a service may also mean', () => {
  it.each([
    ['Reicht eine Woche für das ganze Programm mit Polieren?', 'Wie lange das Komplettpaket'],
    [
      'Bis wann ist die Dampfreinigung fertig, wenn ich das Auto am Montag bringe?',
      'Wie lange die Dampfreinigung dauert',
    ],
    ['Zählt die Anfrage oder der Termin?', 'Der Termin'],
    ['Kann man bei der Keramik sparen?', 'Frühbucher'],
    ['Kann ich im Autohotel irgendwie sparen?', 'günstigere Wahl'],
    ['Kann ich Steuern sparen, wenn das Auto eingelagert ist?', 'Schilder'],
    ['Einlagerung auch für PWs?', 'für Wohnmobile und Autos'],
    ['Muss es für die Keramik ein Wohnmobil sein?', 'weiss ich nicht'],
    ['Wie unterscheidet sich euer Dampf vom Sprühsauger?', 'Trockener Dampf'],
    ['Wenn ich d 1699 uf 5 Johr verteil, wie viel isch das?', prices.ceramicSealing],
    ['Wie wasche ich es selber richtig?', 'pH-neutral'],
  ])('«%s»: %s', async (text, told) => {
    expect(await replyTo(text)).toContain(told);
  });

  it.each([
    ['Bist du ein Programm?', 'virtuelle Assistent'],
    ['Reichen 2000 Franken für die Versiegelung?', 'Für den Einstiegspreis reicht das'],
    ['Wann sind Sie am Freitag da?', 'Am Freitag'],
    ['Muss das Auto für das Autohotel gewaschen sein?', 'ewaschen'],
  ])('«%s» is still answered with %s', async (text, told) => {
    expect(await replyTo(text)).toContain(told);
  });
});
