import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');
const answerTo = (text: string) => engine.answer({ text, context: {}, now });

describe('what is asked of the business', () => {
  it.each([
    'Haben Sie eine Waschanlage?',
    'Putzen Sie auch Wohnungen?',
    'Reinigen Sie auch Teppiche zu Hause?',
    'Kann ich bei Ihnen Gas kaufen?',
    'hesch du au wachs z verchaufe',
    'Verkaufen Sie Batterien?',
    'Könnt ihr meine Klimaanlage auffüllen',
    'Gebt ihr Kurse im Polieren?',
    'Könnt ihr Aufkleber drucken?',
    'Kann ich bei euch duschen?',
    'Ihr habt jetzt ja auch einen Waschtunnel',
  ])('«%s» is not answered by what lies near it', async (text) => {
    expect((await answerTo(text)).kind).toBe('unknown');
  });

  it.each([
    ['Darf ich in die Waschanlage?', 'Bürstenanlagen'],
    ['Was mache ich mit den Gasflaschen?', 'Restgas'],
    ['Habt ihr Tipps zum Waschen nach der Versiegelung?', 'Schwamm'],
    ['Reinigt ihr auch Matratzen?', 'Matratzen'],
    ['Ladet ihr die Batterie nach?', 'nachgeladen'],
  ])('«%s» still is: %s', async (text, told) => {
    expect((await answerTo(text)).reply).toContain(told);
  });
});
