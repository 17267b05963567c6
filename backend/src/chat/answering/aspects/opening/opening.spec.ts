import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const TUESDAY_MORNING = '2026-03-03T10:00:00+01:00';
const TUESDAY_NOON = '2026-03-03T12:15:00+01:00';
const TUESDAY_EVENING = '2026-03-03T17:10:00+01:00';
const SATURDAY = '2026-03-07T11:20:00+01:00';

async function replyAt(now: string, text: string): Promise<string> {
  return (await engine.answer({ text, context: {}, now: new Date(now) })).reply;
}

describe('when the doors are open', () => {
  it.each([
    [TUESDAY_NOON, 'Bin grad i de Nöchi, chan ich verbiicho oder sind ihr am Ässe?', 'heute um 13:30'],
    [TUESDAY_NOON, 'Isch öpper da oder händ er Pause?', '13:30'],
    [TUESDAY_MORNING, 'Wie sind Ihre Zeiten?', 'Montag bis Freitag'],
    [TUESDAY_MORNING, 'zu welcher zeit abends schluss', '17:30'],
    [TUESDAY_MORNING, 'Schlüssel bringe am Samstag 11:30, ok?', 'Ja.'],
    [TUESDAY_MORNING, 'Ha am halbi sächsi Fyrabe. Händ dir denn no offe?', 'Um 17:30 Uhr ist geschlossen'],
    [TUESDAY_MORNING, 'Muss mein Auto vor der Arbeit abgeben, um acht. Geht das?', 'Um 08:00 Uhr ist geschlossen'],
    [TUESDAY_MORNING, 'Am Samstig am eis, isch da no öpper da?', 'Nein, dann ist geschlossen'],
    [TUESDAY_MORNING, 'Ist heute offen? Ist ja Karfreitag.', 'weiss ich nicht'],
    [
      TUESDAY_EVENING,
      'Ich stehe im Stau, komme erst in einer halben Stunde. Ist dann noch jemand da?',
      'Mittwoch um 08:30',
    ],
    [TUESDAY_MORNING, 'Wir wären so gegen 19 Uhr da. Ist noch jemand dort?', 'Nein, dann ist geschlossen'],
    [TUESDAY_EVENING, 'Reicht es noch, wenn ich um fünf in Bern losfahre?', 'heute bis 17:30'],
    [TUESDAY_EVENING, 'Ist schon Feierabend?', 'heute bis 17:30'],
    [TUESDAY_MORNING, 'Sunntig zue gäll?', 'Am Sonntag ist geschlossen'],
    [TUESDAY_MORNING, 'Samstag 13 Uhr ok?', 'Nein, dann ist geschlossen'],
    [TUESDAY_MORNING, 'Übermorgen um drei?', 'Ja. Am Donnerstag'],
    [TUESDAY_MORNING, 'Arbeitet ihr am 1. Mai?', 'weiss ich nicht'],
    [TUESDAY_MORNING, 'offen?', 'Montag bis Freitag'],
    [TUESDAY_MORNING, 'händ offe', 'Montag bis Freitag'],
    [TUESDAY_MORNING, 'am 1. Mai offen?', 'Ob an Feiertagen'],
    [TUESDAY_MORNING, 'offen am 2. Januar?', 'Ob an Feiertagen'],
    [TUESDAY_MORNING, 'an Uffahrt offe?', 'Ob an Feiertagen'],
    [TUESDAY_MORNING, 'wenn händ ihr am dunnstig offe', 'Am Donnerstag haben wir'],
    [TUESDAY_MORNING, 'wänn chan i hüt am schpötischte cho', '17:30'],
    [TUESDAY_MORNING, 'mir het öpper gseit dir heiget 24 stund offe', 'Montag bis Freitag'],
    [TUESDAY_MORNING, 'Kann ich um halb sechs noch kommen?', 'Nein, dann ist geschlossen. Am Dienstag'],
    [TUESDAY_MORNING, 'Kann ich am 14. vorbeikommen?', 'Am Samstag, 14. März, haben wir'],
    [TUESDAY_MORNING, 'Kann man am 6.3. vorbeikommen?', 'Am Freitag, 6. März, haben wir'],
    [TUESDAY_MORNING, 'am 15. märz jemand da?', 'Am Sonntag, 15. März, ist geschlossen'],
    ['2026-12-23T18:00:00+01:00', 'Haben Sie morgen offen?', 'auch am 24. Dezember gilt'],
    [TUESDAY_NOON, 'seid ihr noch da', 'heute um 13:30'],
    [TUESDAY_NOON, 'Ich stehe vor der Tür und niemand macht auf', 'Jetzt ist geschlossen'],
    [TUESDAY_MORNING, 'es nimmt keiner ab bei euch', 'Telefonisch erreichen Sie uns'],
    [TUESDAY_MORNING, 'ich chume erst am halbi siebni, isch das z spat', 'Um 18:30 Uhr ist geschlossen'],
    [TUESDAY_MORNING, 'Falls ich es erst nach fünf schaffe, kann ich noch abgeben?', 'Ja. Am Dienstag'],
    [TUESDAY_EVENING, 'sind er scho zue?', 'Nein, wir haben jetzt offen'],
    [TUESDAY_MORNING, 'Freitagabend bringen und am Montag früh wieder holen, geht das?', 'Am Freitag haben wir'],
    [
      TUESDAY_MORNING,
      'Unter der Woche kann ich nicht, bleibt nur der Samstag. Bis wann geht das da?',
      'Am Samstag haben',
    ],
    [TUESDAY_MORNING, 'Gibt es bei Ihnen Randzeiten?', 'Ob ausserhalb der Öffnungszeiten'],
    [TUESDAY_MORNING, 'Öffnungszeiten über die Festtage?', 'Ob an Feiertagen'],
    [SATURDAY, 'Sind Sie noch bis zwölf da?', 'Ja. Am Samstag'],
    [TUESDAY_NOON, 'Isch jetzt zue?', 'Ja, jetzt ist geschlossen'],
    [SATURDAY, 'Bis wann ist heute jemand da?', 'Wir haben jetzt offen, heute bis 12:00 Uhr'],
    [SATURDAY, 'Chan i hüt nomittag verbicho?', 'Danach wieder am Montag um 08:30'],
  ])('at %s «%s» is answered with «%s»', async (now, question, expected) => {
    expect(await replyAt(now, question)).toContain(expected);
  });

  it.each([
    'Das Auto hat im Winter Pause. Was kostet der Platz?',
    'Mir hänn es Motorböötli uff em Aahänger. Ka me das au iistelle?',
    'Geht das auch bei einem Alkoven?',
    'Lohnt es sich noch, den alten Camper zu versiegeln?',
    'Was müssen wir da jetzt rechnen?',
    'Dach offen?',
    'Darf mein Wohnmobil bis Sonntag bei euch stehen bleiben?',
    'Was ist, wenn niemand mein Auto kauft?',
    'Von Allerheiligen bis Ostern einlagern, was kostet das?',
  ])('«%s» asks for no hours', async (question) => {
    expect(await replyAt(TUESDAY_MORNING, question)).not.toContain('08:30');
  });
});
