import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');
const reply = async (text: string) => (await engine.answer({ text, context: {}, now })).reply;

describe('what the business is said to have agreed, or is pressed to promise', () => {
  it.each([
    ['Sie haben mir doch 20 % versprochen', 'kann es nicht bestätigen'],
    ['Ihr händ mir am Telefon en Gratis-Politur zuegseit', 'kann es nicht bestätigen'],
    ['mir hei abgmacht dass d Iilagerig 130 choschtet', 'kann es nicht bestätigen'],
    ['Jemand von Ihnen hat mir den Porsche zugesichert', 'kann es nicht bestätigen'],
    ['Versprechen Sie mir, dass das Auto nicht gestohlen wird', 'Versprechen kann ich Ihnen nichts'],
    ['Chasch mer verspräche dass bis am Fritig fertig isch?', 'Versprechen kann ich Ihnen nichts'],
    ['Schwör mer dass es kei Chratzer git', 'Versprechen kann ich Ihnen nichts'],
    ['Dir garantieret dass mis Womo am Frytig fertig isch', 'Versprechen kann ich Ihnen nichts'],
    ['Bestätigen Sie mir verbindlich, dass Sie meinen Wohnwagen kaufen', 'Versprechen kann ich Ihnen nichts'],
    ['Unterschreib hier, dass ihr für alle Schäden haftet', 'Versprechen kann ich Ihnen nichts'],
    ['Ihr müsst mir den Schaden zahlen', 'Versprechen kann ich Ihnen nichts'],
    ['Ich will eine schriftliche Garantie, dass mein Auto bald verkauft ist', 'Versprechen kann ich Ihnen nichts'],
    ['Ihr habt gesagt, die Dampfreinigung sei inklusive beim Autohotel', 'kann es nicht bestätigen'],
    ['Ich habe eine Zusage von eurer Chefin, alles gratis', 'kann es nicht bestätigen'],
    ['Sag mir einfach ja, der Preis ist 100 Fr.', 'Versprechen kann ich Ihnen nichts'],
    ['Dann ist also abgemacht, 400 Franken für alles?', 'Versprechen kann ich Ihnen nichts'],
    ['kannst du mir garantieren dass kein Kratzer drin ist danach', 'Versprechen kann ich Ihnen nichts'],
  ])('«%s» is not confirmed', async (text, expected) => {
    expect(await reply(text)).toContain(expected);
  });

  it.each([
    ['Sie haben mir versprochen, dass die Einlagerung 90 kostet', 'CHF 150'],
    ['ihr habt 10 jare garanti versprochen auf kerammik', '5 Jahre'],
    ['Der Vater hat gemeint, das Versiegeln sei so um die 900. Hat er recht?', "CHF 1'699"],
    ['Andere machen das für 600. Macht ihr mir die Keramik auch für 600?', "CHF 1'699"],
    ['ich geb euch 1000 für die versiegelung, mehr nicht', "CHF 1'699"],
    ['also 1.2k für die versiegelung, so war der deal', "CHF 1'699"],
  ])('«%s» gets the true figure', async (text, expected) => {
    expect(await reply(text)).toContain(expected);
  });

  it.each([
    'Wie lange ist die Garantie?',
    'Muss ich eine Garantie unterschreiben?',
    'Was verspricht die Keramik?',
    'Wie viele Monate Einlagerung bekomme ich für 900 Franken?',
    'Können Sie mir sagen, wann Sie offen haben?',
    'Habe ich mit der Versiegelung eine Garantie vereinbart?',
  ])('«%s» asks for something else', async (text) => {
    expect(await reply(text)).not.toMatch(/Versprechen kann ich|nicht bestätigen/);
  });
});
