import { businessProfile } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { prices } from '../../knowledge/facts.js';
import { createKnowledgeEngine } from '../knowledge-engine.js';

const { claims } = businessProfile;
const discounted = "CHF 1'359.20";

const engine = createKnowledgeEngine();
const AFTERWARDS = '2026-03-03T10:00:00+01:00';
const DURING = '2025-10-01T10:00:00+02:00';
const replyAt = async (now: string, text: string) =>
  (await engine.answer({ text, context: {}, now: new Date(now) })).reply;

describe('the campaign', () => {
  it.each([
    'hend ihr im moment öppis verbilligts',
    'isch öppis reduziert grad',
    'gits aktuell prozent uf d versiglig',
    'Bekomme ich die 20 Prozent auch jetzt noch?',
    'Gilt die Aktion auch für bestehende Kunden?',
  ])('«%s»: it is over, and no more is told', async (text) => {
    const reply = await replyAt(AFTERWARDS, text);
    expect(reply).toContain('ist vorbei');
    expect(reply).not.toContain('Damals galt');
  });

  it('is told with what was valid where another service is asked for', async () => {
    expect(await replyAt(AFTERWARDS, 'Gilt die Aktion auch für die Dampfreinigung?')).toContain('Damals galt: Nein');
  });

  it.each(['isch d aktion nur für womo?', 'gilt d Aktion au für Wohnwäge?'])('«%s» gets no no', async (text) => {
    const reply = await replyAt(DURING, text);
    expect(reply).toContain('gelten für die Keramikversiegelung');
    expect(reply).not.toContain('Nein');
  });

  it('is told as long as it runs where something is said to be cheaper now', async () => {
    expect(await replyAt(DURING, 'wie viel günstiger ist die keramik gerade')).toContain("CHF 1'359.20");
  });

  it.each([
    ['was mues i mache demit i de früehbuecher überchume', 'Formular'],
    ['Wie melde ich mich für die Frühbucheraktion an?', 'Formular'],
    ['Wo finde ich die Aktion auf der Webseite?', 'Formular'],
    ['wan meldet ihr euch wen ich das formular fur frühbucher abgeschikt hab', claims.answerPromise],
    ['bin ich an öppis bunde wenn ich s früehbuecher-formular schicke', 'Verpflichtet sind Sie erst'],
    ['Ist der Rabatt in der Offerte schon drin?', 'abgezogen'],
    ['Gilt die Aktion auch für einen normalen PW?', 'Ihres Wohnmobils'],
    ['für welli fahrzüüg gilt d aktion', 'Ihres Wohnmobils'],
    ['Wir haben zwei Camper, gibt es auf beide 20 Prozent?', discounted],
    ['Gibt es die 20% auch auf die Dampfreinigung, wenn ich beides mache?', 'Nein'],
    ['Ist bei der Aktion auch eine Politur dabei?', 'Politur'],
    ['Ich habe heute angefragt. Ist mein Rabatt damit sicher?', 'Die Arbeit am Fahrzeug muss'],
    ['Kann ich mich auch per Mail für die Aktion anmelden?', 'Formular'],
    ['Wie hoch ist die Ermässigung?', discounted],
    ['Bekomme ich für die 20 Prozent weniger Schutz?', 'gleiche Vorarbeit'],
    ['wird bi de aktion weniger lang polliert', 'gleiche Vorarbeit'],
    ['Läuft die Aktion noch und was muss ich tun?', 'läuft noch'],
    ['Bis wann muss ich mich für die Aktion melden?', 'Die Arbeit am Fahrzeug muss'],
    [
      'Wenn ich am 28. Oktober komme und die Arbeit bis November dauert, gilt der Rabatt?',
      'Die Arbeit am Fahrzeug muss',
    ],
    ['Läuft die Aktion noch?', 'läuft noch'],
    ['Versiegelung und Dampfreinigung zusammen, was kostet das mit dem Rabatt?', discounted],
  ])('«%s»: %s', async (text, told) => {
    expect(await replyAt(DURING, text)).toContain(told);
  });

  it.each([
    ['Wir sind bis Mitte November in Spanien. Können wir den Frühbucherrabatt trotzdem haben?', 'Nein'],
    ['Ich würde jetzt anfragen, habe aber erst im November Zeit. Bekomme ich die 20% trotzdem?', 'Nein'],
    ['Ich habe vom Rabatt gehört. Wir könnten es in der ersten Oktoberwoche bringen, passt das?', 'Ja'],
    ['Ich habe eine Offerte vom Juni. Kann ich den Frühbucherrabatt noch haben?', 'Die Aktion läuft'],
  ])('«%s» begins with %s', async (text, verdict) => {
    expect((await replyAt(DURING, text)).startsWith(verdict)).toBe(true);
  });

  it('says that its last day is today', async () => {
    expect(await replyAt('2025-10-31T15:00:00+01:00', 'gilt d aktion hüt no')).toContain('Heute ist der letzte Tag');
  });

  it('tells the price of today once it is over', async () => {
    const reply = await replyAt(AFTERWARDS, 'Was kostet die Versiegelung, jetzt wo die Aktion vorbei ist?');
    expect(reply).toContain('ist vorbei');
    expect(reply).toContain(prices.ceramicSealing);
  });

  it.each(['Reduziert die Versiegelung den Putzaufwand?', 'Wie viel Prozent der Kunden sind zufrieden?'])(
    '«%s» does not ask for it',
    async (text) => {
      expect(await replyAt(AFTERWARDS, text)).not.toContain('Aktion');
    },
  );
});
