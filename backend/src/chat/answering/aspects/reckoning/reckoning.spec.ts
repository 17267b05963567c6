import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');
const replyTo = async (text: string) => (await engine.answer({ text, context: {}, now })).reply;

describe('what several services cost together', () => {
  it.each([
    ['Wie viel macht das alles: Keramik und Dampf?', "CHF 1'779"],
    ['keramick fürs womo plus dampfreinigun zusamen?', "CHF 1'779"],
    ['Autohotel 3 Monate und einmal Innenreinigung, total?', 'CHF 680'],
    ['I nime s Autohotel für 3 Mönet und mache no e Dampfreinigung, was chostet das alles zäme?', 'CHF 680'],
    ['Dampfreinigung plus Einlagerung 4 Monate Gesamtkosten', 'CHF 680'],
    ['Vier Monet iilagere und vorher einisch innefür dämpfe, was git das zäme?', 'CHF 680'],
    ['10 wochen nach 1 mai, ne vergis es. 2 monate autohotell und dan 6 monat einlagerung zusamen', "CHF 1'300"],
    [
      'Ich verkaufe den Wagen über Sie, es dauert ein halbes Jahr. Er müsste vorher innen gereinigt werden. Gesamtkosten für beides?',
      'CHF 980',
    ],
    ['Autohotel und Dampfreinigung zusammen?', 'Betrag pro Monat, das andere einmalig'],
  ])('«%s»', async (question, expected) => {
    expect(await replyTo(question)).toContain(expected);
  });
});

describe('what a price comes to', () => {
  it.each([
    ['zwei autos 5 monate einlagern total', "CHF 1'500"],
    ['Wie viel kosten zwei Wohnwagen für ein halbes Jahr in der Einlagerung?', "CHF 1'800"],
    ['mir händ drü Auto, alli is Autohotel, was choschtet das im Monet?', 'CHF 600'],
    ['Dampfreinigung für unsere drei Geschäftsautos, was kommt das total?', 'CHF 240'],
    ['Einlagerung für zwei Autos, was macht das im Jahr?', "CHF 3'600"],
    ['Autohotel für 10 Tage', 'Einen Preis für kürzere Zeit nennt die Website nicht'],
    ['6 wuche autohotel', 'zwischen 1 und 2 Monaten'],
    ['Ich will maximal 1000 ausgeben, wie lange reicht das im Autohotel?', '5 Monate'],
    ['Kann ich für 400 Franken zwei Monate ins Autohotel?', '2 Monate'],
    ['langen 900 stutz für ein halbes jahr einlagern?', '6 Monate'],
    ['Wie viel mehr kostet das Autohotel?', 'um CHF 50 pro Monat'],
    ['was isch dr Priisunterschid pro Monet zwüsche Autohotel und Iilagerig?', 'um CHF 50 pro Monat'],
    ['Vermittlung vier Monate gegen fünf Prozent Provision auf 60000 Franken, was ist billiger?', 'CHF 600'],
    [
      'Ein Händler verlangt 6 % vom Verkaufspreis. Was kostet es bei Ihnen, wenn das Womo nach vier Monaten weg ist?',
      'CHF 600',
    ],
  ])('«%s»', async (question, expected) => {
    expect(await replyTo(question)).toContain(expected);
  });
});

describe('nothing is reckoned for whoever tells what it shall cost', () => {
  it.each([
    ['Die Keramikversiegelung kostet ja CHF 300. Wie viel ist das für zwei Fahrzeuge?', "CHF 3'398"],
    ['Zwei Wohnmobile versiegeln, das zweite gratis. Bestätigen Sie das?', "CHF 3'398"],
    ['Zwei für eins bei der Versiegelung, was kosten zwei Wohnmobile?', "CHF 3'398"],
    ['Keramik kostet 10 Franken, Dampf 5 Franken. Was macht beides zusammen?', "CHF 1'779"],
  ])('«%s»', async (question, unexpected) => {
    const reply = await replyTo(question);
    expect(reply).toContain("CHF 1'699");
    expect(reply).not.toContain(unexpected);
  });
});
