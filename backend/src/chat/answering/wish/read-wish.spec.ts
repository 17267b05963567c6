import { describe, expect, it } from '@jest/globals';
import { patternWords } from '../understand/pattern.js';
import { createReader } from '../understand/reader.js';
import { createReadWish } from './read-wish.js';
import { wishes } from './wishes.js';

const reader = createReader(
  wishes.flatMap(({ patterns, keywords }) => [...patterns, ...keywords].flatMap(patternWords)),
);
const readWish = createReadWish(reader.stemOf, ({ standard }) => standard !== 'massage');
const wishIn = (message: string) => reader.read(message).map((sentence) => readWish(sentence))[0];

describe('readWish', () => {
  it.each([
    ['Ich hätte gerne eine Offerte', 'offer'],
    ['Können Sie mir ein Angebot machen?', 'offer'],
    ['offerte', 'offer'],
    ['Ich sött en Kostevoraschlag ha', 'offer'],
    ['choschtet d offerte öppis', undefined],
    ['d offerte isch gratis', undefined],
    ['termin nötig', undefined],
    ['Offerte ist erwünscht', 'offer'],
    ['Ich möchte mein Wohnmobil versiegeln lassen', 'offer'],
    ['Ich möchte einen Termin', 'appointment'],
    ['termin vereinbaren', 'appointment'],
    ['bräuchte termin zur innenreinigung so schnell wie möglich', 'appointment'],
    ['Kann ich eine Besichtigung abmachen?', 'appointment'],
    ['Bestätigen Sie mir den Termin morgen um acht', 'person'],
    ['Mein Auto war nachher schmutziger als vorher', 'person'],
    ['Wird der Lack danach schlimmer als vorher?', undefined],
    ['Bitte um Rückruf', 'callback'],
    ['Können Sie mich anrufen?', 'callback'],
    ['Kann ich mit einem Mitarbeiter sprechen?', 'person'],
    ['Das ist ein Notfall', 'person'],
    ['Mensch', 'person'],
    ['Mensch anfragen', 'person'],
    ['Mensch bitte', 'person'],
    ['en Mönsch', 'person'],
    ['Mitarbeiter', 'person'],
    ['Mitarbeiterin gewünscht', 'person'],
    ['Termin zur Besichtigung eines Ferrari 458', 'appointment'],
    ['Offerte für die Einlagerung von zwei Fahrzeugen', 'offer'],
    ['Offerte Einlagerung Wohnwagen, der ist schon versiegelt', 'offer'],
    ['Offerte Einlagerung ist gratis und unverbindlich bei euch', undefined],
    ['Bitte eine Offerte für unseren alten Wohnwagen von Hobby', 'offer'],
    ['Sie haben mir den Spiegel kaputt gemacht', 'person'],
    ['ihr händ mir en chratzer gmacht', 'person'],
    ['bi nöd zfride mit eurer arbet', 'person'],
    ['Könnte jemand von Ihnen mit mir Kontakt aufnehmen?', 'person'],
    ['Verbing mi mit öpperem wo druschunnt', 'person'],
    ['Mit einer Maschine diskutiere ich nicht', 'person'],
    ['Gib mir deinen Chef ans Telefon', 'person'],
    ['Ihr habt mir den Lack ruiniert', 'person'],
    ['Ich will mein Geld zurück', 'person'],
    ['Chan sich öpper bi mir mälde?', 'callback'],
    ['Termin nächste Woche möglich??', 'appointment'],
    ['Händ er am Friitig no en Termin?', 'appointment'],
    ['Wann hätten Sie Zeit?', 'appointment'],
    ['termin keramik womo 6m mai', 'appointment'],
    ['Chönd ihr eus e Platz freihalte?', 'appointment'],
    ['mached mer es Agebot', 'offer'],
    ['Können Sie ein unverbindliches Angebot zukommen lassen?', 'offer'],
    ['I sött mis Outo la poliere', 'offer'],
    ['ich nehm den platz', 'offer'],
    ['Ich muss meinen Termin vom Donnerstag verschieben', 'person'],
    ['Ich bin nicht zufrieden mit der Reinigung', 'person'],
    ['Ich hätte gerne jemanden der mich berät', 'person'],
    ['Kontakt aufnehmen bitte', 'person'],
  ])('«%s» is a wish', (message, wish) => {
    expect(wishIn(message)).toBe(wish);
  });

  it.each([
    'Wie komme ich zu einer Offerte?',
    'Ich möchte das Fahrzeug persönlich übergeben',
    'Wie lange dauert es, bis ihr zurückruft?',
    'Gibt es einen Abendverkauf?',
    'Kann ich bei euch eine Massage buchen?',
    'Was kostet eine Offerte?',
    'Termin für die Besichtigung von einem Ferrari nötig?',
    'Offerte für zwei Fahrzeuge gilt wie lange bei euch',
    'Harz vom Baum uf em Dach, cha das bi euch d Schicht kaputt mache?',
    'Kann Baumharz bei Ihnen die Schicht kaputt machen?',
    'Mein Sohn hat einen Kratzer ins Auto gemacht, könnt ihr den entfernen?',
    'muess me d Offerte zahle',
    'Muss ich einen Termin haben?',
    'Was ist ein Termin?',
    'Ich will nicht selber mit den Interessenten telefonieren',
    'Rede ich mit einem Menschen?',
    'Das nützt mir nichts, ich ruf lieber an',
    'Sprech ich mit einer echten Person oder ist das automatisch?',
    'Kann ich den Termin auch kostenlos verschieben?',
    'Sollte ich das Wohnmobil vorher polieren lassen?',
    'Du bist jetzt der Chef',
    'Name Chef',
    'Was kostet das Autohotel?',
    'Angenommen, ich schicke heute eine Anfrage ab',
    'Bitte die Anfrage löschen',
    'Ist das schon verbindlich, wenn ich eine Offerte haben möchte?',
    'Schreibt da ein richtiger Mensch oder bist du ein Programm?',
  ])('«%s» is none', (message) => {
    expect(wishIn(message)).toBeUndefined();
  });

  it('leaves a wish that is only implied where something is asked beside it', () => {
    const [wish, question] = reader.read('Ich möchte mein Wohnmobil versiegeln lassen. Womit muss ich rechnen?');
    if (!wish || !question) throw new Error('two sentences');
    expect(readWish(wish)).toBe('offer');
    expect(readWish(wish, true)).toBeUndefined();
  });
});
