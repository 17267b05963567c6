import type { LabelledQuestion } from '../../../../labelled-question.js';
import { NOT_TOLD, PEOPLE } from './labels.js';

/** Paying, waiting, sleeping, languages: matters of every day that the site does not settle. */
export const unknownEverydayQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-around-unknown-01',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Cha me bi öich mit Twint zale oder bruuchts Bargäud?'],
    mustContain: [NOT_TOLD, PEOPLE],
    mustNotContain: ['ja, mit Twint', 'Sie können mit Twint', 'nur Bargeld', 'ja, Twint', 'nur bar'],
  },
  {
    id: 'tc-around-unknown-02',
    kind: 'unknown',
    form: 'standard',
    turns: [
      'Bekomme ich ein Ersatzauto, solange meines bei Ihnen ist? Ich wohne in Huttwil und muss jeden Tag zur Arbeit.',
    ],
    mustContain: [NOT_TOLD, PEOPLE],
    mustNotContain: ['ja, Sie bekommen', 'ja, Sie erhalten', 'ja, wir stellen', 'ja, ein Ersatz'],
  },
  {
    id: 'tc-around-unknown-05',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Dörf mer bi eu bim Poliere zueluege? I bi glernte Autospengler und pensioniert, i ha Ziit.'],
    mustContain: [NOT_TOLD, PEOPLE],
    mustNotContain: ['ja, Sie dürfen', 'ja, gerne', 'ja, natürlich', 'ja, selbstverständlich'],
  },
  {
    id: 'tc-around-unknown-10',
    kind: 'unknown',
    form: 'standard',
    turns: ['Das ist für uns viel Geld auf einmal. Könnte man die Rechnung in drei Raten bezahlen?'],
    mustContain: [NOT_TOLD, PEOPLE],
    mustNotContain: ['ja, Ratenzahlung', 'ja, Sie können', 'ja, in drei Raten', 'ja, das geht'],
  },
  {
    id: 'tc-around-unknown-11',
    kind: 'unknown',
    form: 'standard',
    turns: ['Machen Sie im Sommer Betriebsferien? Wir wären Ende Juli in der Gegend.'],
    mustContain: [NOT_TOLD, PEOPLE],
    mustNotContain: ['ja, wir machen Betriebsferien', 'nein, wir machen keine'],
  },
  {
    id: 'tc-around-unknown-13',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Mir chöme vo Biu, my Maa redt nume Französisch. Het das bi öich öpper im Griff?'],
    mustContain: [NOT_TOLD, PEOPLE],
    mustNotContain: ['ja, wir sprechen', 'ja, bei uns spricht', 'nein, wir sprechen'],
  },
  {
    id: 'tc-around-unknown-17',
    kind: 'unknown',
    form: 'typo',
    turns: ['gibts bei euch ein warteraum mit kafe? kome von basel u wil nicht 2x faren für di dampfreinigung'],
    mustContain: [NOT_TOLD, PEOPLE],
    mustNotContain: ['ja, es gibt', 'ja, wir haben'],
  },
  {
    id: 'tc-around-unknown-18',
    kind: 'unknown',
    form: 'standard',
    turns: [
      'Wir würden die Nacht vor der Übergabe gern im Wohnmobil auf Ihrem Hof schlafen. Geht das, und gibt es dort Strom?',
    ],
    mustContain: [NOT_TOLD, PEOPLE],
    mustNotContain: ['ja, das geht', 'ja, Sie können', 'ja, Sie dürfen', 'ja, gerne'],
  },
];
