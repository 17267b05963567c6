import { describe, expect, it } from '@jest/globals';
import { knowledgePassages } from '../../knowledge/knowledge-passages.js';
import { isGrounded } from './is-grounded.js';

const about = (subject: string) => knowledgePassages.filter((passage) => passage.subject === subject).slice(0, 8);

describe('an answer', () => {
  it.each([
    [
      'autohotel',
      'Ihr Fahrzeug steht in einem klimatisierten Raum, wird überwacht, und auf Wunsch halten wir die Batterie geladen.',
    ],
    ['dampfreinigung', 'Der trockene Dampf löst Fett und Gerüche aus Polstern, ganz ohne Reinigungsmittel.'],
    ['vermittlung', 'Wir verkaufen Ihr Wohnmobil, Sie behalten den Erlös und bezahlen keine Provision.'],
  ])('from the passages about %s is told: %s', (subject, reply) => {
    expect(isGrounded(reply, about(subject))).toBe(true);
  });

  it.each([
    ['a service that nobody offers', 'Ja, wir reparieren auch Getriebe, Bremsen und Klimaanlagen aller Hersteller.'],
    ['a poem', 'Rosen sind rot, Veilchen sind blau, der Himmel darüber ist abends ganz grau.'],
    ['a recipe', 'Nehmen Sie Mehl, Zucker, Butter und backen Sie den Kuchen goldbraun im Ofen.'],
    ['an opinion', 'Die Regierung sollte die Steuern senken und das Parlament auflösen.'],
    ['a yes to anything', 'Ja, das machen wir gerne.'],
    [
      'a lie among truths',
      'Ihr Fahrzeug steht in einem klimatisierten Raum und wird überwacht, die Batterie bleibt geladen. Getriebe, Bremsen und Kupplung erneuern wir ebenfalls.',
    ],
    ['nothing', ''],
  ])('that is %s is not', (_, reply) => {
    expect(isGrounded(reply, about('autohotel'))).toBe(false);
  });
});
