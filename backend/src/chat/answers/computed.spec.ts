import { type BusinessFacts, profileFacts } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Computation } from '../knowledge/entries/entry.js';
import { readSlots, type Slots } from '../reading/slots.js';
import { filledSlots } from './carried-turn.js';
import { compute } from './computed.js';

const NOW = new Date('2026-03-03T10:00:00+01:00');

function answer(computation: Computation, text: string, before?: string, facts: BusinessFacts = profileFacts) {
  const slots = readSlots(text, NOW);
  const carried = before === undefined ? {} : { carried: readSlots(before, NOW) };
  return compute(computation, { slots, ...carried, topics: slots.topics, facts, now: NOW });
}

describe('compute', () => {
  it.each<[Computation, string, readonly string[]]>([
    ['price', 'Was choschtet d Keramikversiglig?', ["ab CHF 1'699 exkl. MwSt.", "ca. CHF 1'699", 'kein Fixpreis']],
    ['price', 'Was kosten Autohotel und Einlagerung?', ['ab CHF 200 pro Monat', 'ab CHF 150 pro Monat']],
    ['price', 'Preisliste', ["CHF 1'699", 'CHF 80', 'Vermittlung: ab CHF 150 pro Monat', 'nach Besichtigung']],
    ['price', 'Komplettpaket?', ["ab CHF 1'200"]],
    ['price', 'Was kostet das Autohotel laut Blog?', ['ab CHF 200', 'Im Blogartikel steht ab CHF 250']],
    ['price', 'Was zahlen Sie mir für mein Auto?', ['nach Besichtigung']],
    [
      'price',
      'Was ist am günstigsten?',
      ['Einmalig: Dampfreinigung', 'Monatlich: Vermittlung', 'Monatlich: Einlagerung'],
    ],
    ['price', 'Was ist am teuersten?', ['Einmalig: Keramikversiegelung Wohnmobile', 'Monatlich: Autohotel']],
    ['price', 'Wir sind zwei Monate fort, was kostet ein Platz?', ['2 × CHF 150', '2 × CHF 200']],
    ['price', 'Sind es bei 7 Metern mehr als die 1699?', ['Die Keramikversiegelung kostet ab', 'Länge, Höhe']],
    ['price', 'Ist mein Wohnmobil kompakt genug dafür?', ["Wohnmobils kostet ca. CHF 1'699"]],
    ['price', 'Zwöi Outo im Outohotel', ['ab CHF 400 pro Monat (2 × CHF 200 = CHF 400)']],
    ['period-cost', 'Sechs Monate Einlagerung?', ['ab CHF 900 (6 × CHF 150 = CHF 900)']],
    ['period-cost', 'Einlagerung von November bis März', ['5 × CHF 150 = CHF 750']],
    ['period-cost', 'Wenn ich die 1699 auf 5 Jahre verteile?', ["Die Keramikversiegelung kostet ab CHF 1'699"]],
    ['period-cost', 'zwei Wochen Autohotel', ['ab CHF 200 pro Monat', 'weniger als ganze Monate']],
    ['period-cost', 'Vermittlung, mindestens?', ['3 × CHF 150 = CHF 450', 'Mindestdauer']],
    ['period-cost', 'Vermittlung für 2 Monate', ['3 × CHF 150 = CHF 450', 'Mindestdauer']],
    ['total', 'Keramik und Dampf zusammen', ["CHF 1'699 + CHF 80 = CHF 1'779"]],
    ['total', '2 Monate Autohotel und dann 6 Monate Einlagerung', ["CHF 400 + CHF 900 = CHF 1'300"]],
    ['total', 'Einlagerung und Autohotel', ['CHF 350 pro Monat']],
    ['total', 'Dampfreinigung und Einlagerung', ['CHF 80 und CHF 150 für jeden Monat']],
    ['total', 'Zwei Oldtimer vier Monate einlagern', ["2 × 4 × CHF 150 = CHF 1'200"]],
    ['total', 'Komplettpaket und zweimal Dampfreinigung', ["CHF 160 + CHF 1'200 = CHF 1'360"]],
    ['period-cost', 'anderthalb Monate einlagern', ['ab CHF 150 pro Monat', 'weniger als ganze Monate']],
    ['period-cost', 'drei bis vier Monate einlagern', ['4 × CHF 150 = CHF 600']],
    ['period-cost', 'Autohotel vom 1.11. bis 31.3.', ["5 × CHF 200 = CHF 1'000"]],
    ['affordable', 'Reichen 1000 Franken für die Keramik?', ['Nein', 'Es fehlen CHF 699']],
    ['affordable', 'Längt 100 Franke für Dampf?', ['Ja', 'ab CHF 80', 'Es bleiben CHF 20']],
    ['affordable', 'Wie viele Monate Einlagerung für 1000 Franken?', ['6 × CHF 150 = CHF 900, es bleiben CHF 100']],
    ['affordable', '300 Franken für die Vermittlung?', ['Nein', '3 × CHF 150', 'Es fehlen CHF 150']],
    [
      'affordable',
      'Reichen 1750 für die Keramik?',
      ['Einstiegspreis ohne MwSt. reicht', 'Es bleiben CHF 51, von denen die MwSt. noch abgeht.'],
    ],
    ['affordable', '200 im Monat für die Keramik, geht das?', ['einmal bezahlt', 'Autohotel: ab CHF 200 pro Monat']],
    ['affordable', '160 Franken pro Monat habe ich', ['Vermittlung: ab CHF 150 pro Monat, mindestens 3 Monate']],
    ['affordable', '100 Franken pro Monat habe ich', ['Monatlich reicht das für keine unserer Leistungen.']],
    ['affordable', 'Für 100 Franken im Monat einlagern?', ['Nein', 'Es fehlen CHF 50']],
    ['affordable', 'Zehn Monate Einlagerung für 1400 Franken?', ['Nein', "CHF 1'400 reichen für 9 Monate"]],
    [
      'affordable',
      'Was bekomme ich für 500 Franken?',
      ['Dampfreinigung', '2 × CHF 200 = CHF 400', 'Vermittlung: 3 Monate'],
    ],
    ['affordable', 'Was bekomme ich für 50 Franken?', ['keine unserer Leistungen', 'ab CHF 80']],
    ['compare-prices', 'Autohotel oder Einlagerung, was ist günstiger?', ['CHF 50 pro Monat', 'CHF 200 − CHF 150']],
    ['compare-prices', 'Was spare ich im Jahr mit der Einlagerung?', ["CHF 2'400 − CHF 1'800", 'in 12 Monaten']],
    ['compare-prices', 'Ich zahle heute 220 Franken fürs Einlagern', ['um CHF 70 günstiger', 'ab CHF 150']],
    ['compare-prices', 'Vermittlung oder Einlagerung?', ['im Einstieg gleich viel']],
    ['claimed-price', 'Im Blog steht 250 fürs Autohotel, stimmt das?', ['Es gilt', 'ab CHF 200', 'ab CHF 250']],
    ['claimed-price', 'Die Vermittlung kostet 150, oder?', ['Ja.', 'ab CHF 150']],
    ['claimed-price', 'Kostet die Einlagerung noch 120 Franken?', ['Nein', 'ab CHF 150']],
    ['claimed-price', '1200 und 1699 Franken, was gilt?', ['zwei Angebote', "CHF 1'200", "CHF 1'699"]],
    ['duration', 'Wie lange dauert die Versiegelung?', ['die Keramikversiegelung dauert, hängt von Grösse']],
    ['duration', 'Wie lang gaht s Iistelle?', ['die Übergabe dauert, sagen wir Ihnen']],
    [
      'duration',
      'Wie lang gaht s Komplettpaket?',
      ['das Komplettpaket aus Aufbereitung und Versiegelung dauert, hängt'],
    ],
  ])('%s: «%s»', (computation, text, parts) => {
    const reply = answer(computation, text);
    for (const part of parts) expect(reply).toContain(part);
    expect(reply).not.toContain('..');
  });

  it.each<[Computation, string, string, string]>([
    ['period-cost', 'Und im Autohotel?', 'Was kosten sechs Monate Einlagerung?', "6 × CHF 200 = CHF 1'200"],
    ['price', 'Und die Dampfreinigung?', 'Was kostet das Komplettpaket?', 'Die Dampfreinigung kostet ab CHF 80'],
    ['affordable', 'Und wenn es 600 Franken sind?', 'Reichen 500 für das Autohotel?', '3 × CHF 200 = CHF 600'],
    ['affordable', 'Und für zwei Autos?', 'Reichen 300 im Monat fürs Autohotel?', 'Es fehlen CHF 100'],
    ['affordable', 'Und mit 400?', 'Reichen 300 im Monat für zwei Plätze im Autohotel?', 'Ja, für den Einstiegspreis'],
    ['affordable', 'Und 400 fürs Autohotel?', 'Reichen 100 im Monat fürs Einlagern?', 'Das reicht für 2 Monate'],
    ['period-cost', 'Und für fünf?', 'Drei Monate Autohotel?', "5 × CHF 200 = CHF 1'000"],
    ['period-cost', 'Und für drei?', 'Zwei Autos für sechs Monate im Autohotel?', "3 × 6 × CHF 200 = CHF 3'600"],
    ['price', 'Also für zwei?', 'Was kostet die Einlagerung?', '2 × CHF 150 = CHF 300'],
    ['total', 'Und mit einer Dampfreinigung?', 'Vier Monate Einlagerung?', 'CHF 600 + CHF 80 = CHF 680'],
    ['price', 'Was kostet alles so bei Ihnen?', 'Was kostet das Autohotel?', 'Die Preise im Überblick'],
    ['compare-prices', 'Was ist bei euch am billigsten?', 'Was kostet das Autohotel?', 'Einmalig: Dampfreinigung'],
  ])('%s: «%s» after «%s»', (computation, text, before, part) => {
    expect(answer(computation, text, before)).toContain(part);
  });

  it('adds up all that was spoken of', () => {
    const [first, second] = ['Die Keramik?', 'Und der Dampf?'].map((text) => readSlots(text, NOW)) as [Slots, Slots];
    const slots = readSlots('Und alles zusammen?', NOW);
    const carried = filledSlots(second, first);
    expect(compute('total', { slots, carried, topics: [], facts: profileFacts, now: NOW })).toContain("= CHF 1'779");
  });

  it('answers of the topics that are found rather than of those that are named', () => {
    const slots = readSlots('Was kostet das?', NOW);
    const reply = compute('price', { slots, topics: ['storage'], facts: profileFacts, now: NOW });
    expect(reply).toContain('Die Einlagerung kostet ab CHF 150 pro Monat.');
  });

  it('reckons nothing without a budget, nor with one for a vehicle', () => {
    expect(answer('affordable', 'Reicht mein Geld für die Keramik?')).toBeUndefined();
    expect(answer('affordable', "Ein Camper unter 50'000 Franken?")).toBeUndefined();
  });

  it('takes every amount from the facts', () => {
    const storage = { kind: 'exact', amount: 120, per: 'month', vat: null } as const;
    const facts = { ...profileFacts, prices: { ...profileFacts.prices, storage } };
    expect(answer('period-cost', 'Vier Monate Einlagerung', undefined, facts)).toContain(
      'kostet für 4 Monate CHF 480 (4 × CHF 120 = CHF 480)',
    );
    expect(answer('affordable', 'Reichen 500 für vier Monate Einlagerung?', undefined, facts)).toContain(
      'Ja, das reicht',
    );
    expect(answer('price', 'Was kostet die Einlagerung?', undefined, facts)).toBe(
      'Die Einlagerung kostet CHF 120 pro Monat.',
    );
  });

  it('names a duration that the facts have', () => {
    const facts: BusinessFacts = { ...profileFacts, durations: { steamCleaning: { min: 2, max: 4, unit: 'hours' } } };
    expect(answer('duration', 'Wie lange dauern Dampf und Keramik?', undefined, facts)).toBe(
      'Die Dampfreinigung dauert 2 bis 4 Stunden. Wie lange die Keramikversiegelung dauert, hängt von Grösse und Zustand des Fahrzeugs ab. Sie erfahren es mit der Offerte.',
    );
  });
});
