import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../knowledge-engine.js';

const engine = createKnowledgeEngine();

async function replyTo(text: string): Promise<string> {
  return (await engine.answer({ text, context: {}, now: new Date('2026-03-03T10:00:00+01:00') })).reply;
}

describe('where the business is', () => {
  it.each(['Wie komme ich mit dem Zug zu Ihnen?', 'chame mit em postauto zu eu', 'Wie weit ist der Bahnhof?'])(
    '«%s»: the address helps on',
    async (question) => {
      expect(await replyTo(question)).toMatch(/^Wie Sie mit Zug oder Bus .*weiss ich nicht.*4914 Roggwil BE/);
    },
  );

  it.each([
    'Wir kommen von Zürich über die Autobahn, liegen Sie weit weg davon?',
    'Habt ihr einen Stellplatz für den VW-Bus?',
  ])('«%s» asks for no train', async (question) => {
    expect(await replyTo(question)).not.toContain('Zug oder Bus');
  });

  it.each([
    'wo müs ich das womo hinbrigen am mitwoch??',
    'anfahrt von bern',
    's GPS findt euch nid, was söll i iigä?',
    'wo isch s auto hotel',
    'In welcher Ortschaft ist die Halle?',
    'Ist Roggwil im Kanton Bern?',
    'Wo finde ich euch auf Google?',
  ])('«%s» is answered with the address', async (question) => {
    expect(await replyTo(question)).toMatch(/^Sie finden uns hier: .*Musterstrasse 1, 4914 Roggwil BE/);
  });

  it.each(['Ischt das wiit va der Autobahn?', 'Find ich eu eifach, wenn i vo Langethal chume?'])(
    '«%s»: what lies around is told',
    async (question) => {
      expect(await replyTo(question)).toContain('zwischen Langenthal und der Autobahn A1');
    },
  );

  it('a length told with it asks for no price', async () => {
    const reply = await replyTo('Wir sind fast acht Meter lang, kommt man damit bei Ihnen auf den Hof?');
    expect(reply).toContain('Kündigen Sie grosse Fahrzeuge');
    expect(reply).not.toContain('CHF');
  });

  it.each([
    'Haben Sie auch eine Filiale in der Region Zürich, oder muss ich für alles zu Ihnen fahren?',
    'Habt ihr noch einen Standort in der Ostschweiz?',
  ])('«%s»: one place is named, of others nothing is known', async (question) => {
    const reply = await replyTo(question);
    expect(reply).toContain('4914 Roggwil BE');
    expect(reply).toContain('weiss ich nicht');
  });

  it.each([
    'Wie wit isch es vo Langethal zu eu?',
    'Wele Autobahnusfahrt mues i näh?',
    'Sind Sie in der Nähe von Zofingen?',
  ])('«%s»: the way is not known, but the address is', async (question) => {
    const reply = await replyTo(question);
    expect(reply).toContain('weiss ich nicht');
    expect(reply).toContain('Musterstrasse 1');
  });

  it.each([
    'Muss ich bei der Anfahrt zu Ihnen etwas beachten?',
    'Unser Camper ist 3,50 m hoch, kommen wir damit zu Ihnen?',
    'Ist die Zufahrt zu Ihnen eng?',
    'Muss ich mit dem 9 Meter Liner vorher anrufen?',
  ])('«%s»: large vehicles are announced', async (question) => {
    expect(await replyTo(question)).toContain('Länge und Höhe');
  });
});
