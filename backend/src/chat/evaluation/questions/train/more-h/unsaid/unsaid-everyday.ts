import type { LabelledQuestion } from '../../../../labelled-question.js';
import { PEOPLE, UNSAID } from './labels.js';

/** Payment, holidays, people, history and the place around. */
export const unsaidEveryday: readonly LabelledQuestion[] = [
  {
    id: 'h-unsaid-063',
    kind: 'unknown',
    form: 'standard',
    turns: ['Ich habe nie Bargeld dabei. Kann ich die Dampfreinigung mit Twint oder Karte bezahlen?'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-064',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Heit dir am Uffahrtsdonnschti o offe, oder machet dir d Brügg?'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-065',
    kind: 'unknown',
    form: 'typo',
    turns: ['machen sie betribsferien im sommer? wan genau'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-066',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Wie heisst eigentlich de Chef bi eu? Ich glaub, ich bi mit em i d Schuel'],
    mustContain: [[...UNSAID, 'keinen Namen', 'keine Namen'], PEOPLE],
  },
  {
    id: 'h-unsaid-067',
    kind: 'unknown',
    form: 'standard',
    turns: ['In welchem Jahr ist der Betrieb eigentlich gegründet worden, und von wem?'],
    mustContain: [[...UNSAID, 'keine Jahreszahl', 'kein Gründungsjahr', 'keine Namen'], PEOPLE],
  },
  {
    id: 'h-unsaid-068',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Suechet ehr no Lüüt? Mi Sohn wör gärn e Schnopperlehr mache'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-069',
    kind: 'unknown',
    form: 'typo',
    turns: ['gibts bei euch ein kafi oder so ein warteecke mit spielsachn? hab 2 kinder dabei'],
    mustContain: [UNSAID, PEOPLE],
  },
  {
    id: 'h-unsaid-070',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Gits bi eww es Beizji i der Nechi, wani chännti z Mittag ässu und warte?'],
    mustContain: [UNSAID, [...PEOPLE, 'helfen', 'Frage']],
  },
];
