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
    ['Dampfreinigung und nachher 5 Monate einstellen, was kostet alles zusammen', 'CHF 830'],
    ['Zwei Dampfreinigungen und 3 Monate Autohotel, was macht das zusammen?', 'CHF 760'],
    ['Zwei Autos, beide dampfreinigen und 4 Monate einlagern, was kostet das zusammen?', "CHF 1'360"],
    ['Zwei Autos. Eines einlagern, das andere ins Autohotel, was kostet das zusammen im Monat?', 'CHF 350'],
    ['Komplettpaket, Versiegelung und Dampfreinigung zusammen?', "CHF 1'280"],
    ['Erst dampfreinigen, dann versiegeln und danach ein halbes Jahr einlagern, was kostet das?', "CHF 2'679"],
    ['Autohotel und Dampfreinigung zusammen?', 'Betrag pro Monat, das andere einmalig'],
  ])('«%s»', async (question, expected) => {
    expect(await replyTo(question)).toContain(expected);
  });
});

describe('prices at the ends', () => {
  it.each([
    ['was isch s billigste bi eu', 'CHF 80'],
    ['Was ist das Günstigste das ihr anbietet', 'CHF 80'],
    ['Was ist eure teuerste Leistung', "CHF 1'699"],
  ])('«%s»', async (question, expected) => {
    const reply = await replyTo(question);
    expect(reply).toContain(expected);
    expect(reply).not.toContain('CHF 150');
  });

  it('is not told of something else that is cheapest', async () => {
    expect(await replyTo('Welches ist das günstigste Auto im Verkauf?')).not.toContain('Einstiegspreis');
  });
});

describe('what a price comes to', () => {
  it.each([
    ['zwei autos 5 monate einlagern total', "CHF 1'500"],
    ['Wie viel kosten zwei Wohnwagen für ein halbes Jahr in der Einlagerung?', "CHF 1'800"],
    ['mir händ drü Auto, alli is Autohotel, was choschtet das im Monet?', 'CHF 600'],
    ['Dampfreinigung für unsere drei Geschäftsautos, was kommt das total?', 'CHF 240'],
    ['Einlagerung für zwei Autos, was macht das im Jahr?', "CHF 3'600"],
    ['zweimal Dampfreinigung was kostet das', 'CHF 160'],
    ['drei mal Dampfreinigung total', 'CHF 240'],
    ['3 fahrzeuge einlagen fur 4 monte wiefiel kosted das zusamen', "CHF 1'800"],
    ['Autohotel für 10 Tage', 'Einen Preis für kürzere Zeit nennt die Website nicht'],
    ['6 wuche autohotel', 'zwischen 1 und 2 Monaten'],
    ['Ich will maximal 1000 ausgeben, wie lange reicht das im Autohotel?', '5 Monate'],
    ['Kann ich für 400 Franken zwei Monate ins Autohotel?', '2 Monate'],
    ['langen 900 stutz für ein halbes jahr einlagern?', '6 Monate'],
    ['Reichen 500 Franken für drei Monate Autohotel?', 'Es fehlen CHF 100'],
    ['Längt es Tuusigernötli für 5 Mönet Autohotel?', 'reicht genau'],
    ['Reichen 2000 Franken für Keramikversiegelung und Dampfreinigung?', 'Es bleiben CHF 221'],
    ['mit 600.- wie lang kan ich auto ins autohotel steln', '3 Monate'],
    ['Wenn ich am 15. November bringe und am 15. März abhole, was kostet die Einlagerung?', 'CHF 600'],
    ['Autohotel 150 im Monat oder?', 'Ein Platz im Autohotel kostet ab CHF 200 pro Monat.'],
    ['chum i mit 1500 dure für d versiglig?', 'Das reicht nicht'],
    ['Was kostet mehr, Autohotel oder Einlagerung?', 'um CHF 50 pro Monat'],
    ['Wieviel für Wohnwagen einstellen im Winter?', 'CHF 150'],
    ['isch de priis fix oder chas no ändere', 'Verbindlich ist die Offerte'],
    ['Was kostet die Einlagerung pro Tag?', 'Einen Preis für kürzere Zeit nennt die Website nicht'],
    ['Wenn er nach 2 Monaten verkauft ist, zahle ich dann 3?', 'CHF 450'],
    ['Was kostet es, wenn ihr vier Monate zum Verkaufen braucht?', 'CHF 600'],
    ['Was bleibt von 1000 Franken nach 4 Monaten Einlagerung?', 'Es bleiben CHF 400'],
    [
      'Was ist billiger: 2 Monate Autohotel oder 3 Monate Einlagerung?',
      'Ein Platz im Autohotel ist im Einstieg günstiger',
    ],
    ['Um wie viel Prozent ist die Einlagerung günstiger als das Autohotel?', '25%'],
    ['Ich zahle jetzt 180 im Monat für meinen Stellplatz. Sind Sie günstiger?', 'CHF 30 weniger als Ihre CHF 180'],
    ['Im Autohotel nebenan zahle ich 230 im Monat. Seid ihr billiger?', 'CHF 30 weniger'],
    ['Unser Budget liegt bei 500.-, was kriegen wir dafür?', '3 Monate Einlagerung'],
    ['250 Franken im Monat ist mein Limit, was gibt es dafür?', 'Autohotel (ab CHF 200 pro Monat)'],
    ['Mein Schwager sagt 1500 für die Keramik, stimmt das?', "ab CHF 1'699"],
    ['Zwei Versiegelungen, wir haben zwei Wohnmobile. Was kostet das?', "CHF 3'398"],
    ['Mit 2500 Franken Keramik und danach noch einlagern, wie viele Monate liegen da drin?', 'für 5 Monate'],
    ['Reichen zwei Riesen für Keramik und Dampf?', 'Es bleiben CHF 221'],
    ['Kostet die Vermittlung gleich viel wie die Einlagerung?', 'beide gleich viel'],
    ['Um wie viel ist die Dampfreinigung günstiger als die Versiegelung?', "um CHF 1'619"],
    ['Sind die 200 Franken fürs Autohotel pro Monat oder pro Woche?', 'pro Monat'],
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
