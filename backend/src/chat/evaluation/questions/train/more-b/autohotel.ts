import type { LabelledQuestion } from '../../../labelled-question.js';
import { durationNotSaid } from '../../label.js';

/** The car hotel: its page and its article. */
export const autohotelQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tb-autohotel-01',
    kind: 'service',
    form: 'dialect',
    turns: ['Mi alt Elfer söu übere Winter nid roschte. Was heit dir für settigi Outo?'],
    mustContain: [
      ['Autohotel', 'Einlagerung'],
      ['klimatisiert', 'Feuchtigkeit', 'Rost'],
    ],
  },
  {
    id: 'tb-autohotel-02',
    kind: 'price',
    form: 'dialect',
    turns: ['Was zahl i im Monet, wenn min Wage bi eu im Hotel stoht?'],
    mustContain: [['CHF 200']],
    mustNotContain: ['CHF 250'],
  },
  {
    id: 'tb-autohotel-03',
    kind: 'care',
    form: 'typo',
    turns: ['mus ich volltancken bevor ich das auto ins autohotell bringe?'],
    mustContain: [['vollgetankt', 'volltanken', 'Tank füllt', 'Kondenswasser']],
  },
  {
    id: 'tb-autohotel-04',
    kind: 'guarantee',
    form: 'standard',
    turns: ['Angenommen, in Ihrem Autohotel brennt es. Wer zahlt mir den Wagen?'],
    mustContain: [
      ['Kasko', 'Versicherung', 'versichert'],
      ['gedeckt', 'melden', 'behalten', 'ersetzt'],
    ],
  },
  {
    id: 'tb-autohotel-05',
    kind: 'hours',
    form: 'dialect',
    turns: ['Cha me sis Cabrio am Sunntig spontan us em Autohotel useneh für es Usfährtli?'],
    mustContain: [['geschlossen'], ['08:30', 'andere Zeit', 'Anmeldung', 'klären']],
  },
  {
    id: 'tb-autohotel-06',
    kind: 'care',
    form: 'keywords',
    turns: ['elektroauto antriebsbatterie wochenlang stehen lassen ladestand'],
    mustContain: [['halb voll', 'halbvoll']],
  },
  {
    id: 'tb-autohotel-07',
    kind: 'care',
    form: 'dialect',
    turns: ['Git das nid so flachi Stelle a de Pneu, wenn s Auto ewig am gliche Ort staht?'],
    mustContain: [['Druck', 'Luft', 'Reifenwiegen', 'verschieben']],
  },
  {
    id: 'tb-autohotel-08',
    kind: 'follow-up',
    form: 'standard',
    turns: [
      'Ich interessiere mich fürs Autohotel',
      'Letztes Jahr war in meiner Garage jedes Mal die Batterie tot. Passiert mir das bei Ihnen auch?',
    ],
    mustContain: [['Ladegerät', 'Batteriepflege', 'geladen', 'Erhaltung']],
  },
  {
    id: 'tb-autohotel-09',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'I wett es Plätzli im Autohotel',
      'Wär luegt denn uf mis Auto?',
      'Wie lang goht das öppe, wenn i s Auto cho abgib?',
    ],
    mustContain: [durationNotSaid],
    mustNotContain: ['Arbeitstage'],
  },
  {
    id: 'tb-autohotel-10',
    kind: 'care',
    form: 'standard',
    turns: ['Handbremse ziehen oder nicht, wenn der Oldtimer drei Monate nicht bewegt wird?'],
    mustContain: [['offen'], ['Keile', 'kleben', 'Gang']],
  },
  {
    id: 'tb-autohotel-11',
    kind: 'follow-up',
    form: 'typo',
    turns: ['ich bringe mein auto ins autohotel', 'kan ich meine wertsachn drin lasen?'],
    mustContain: [['Wertsachen'], ['mitnehmen', 'bitte mit', 'nehmen']],
    mustNotContain: ['Ja,'],
  },
  {
    id: 'tb-autohotel-12',
    kind: 'service',
    form: 'dialect',
    turns: ['Wär merkts, we öpper znacht i dr Halle a mim Outo umefingeret?'],
    mustContain: [['rund um die Uhr', '24/7', '24 Stunden', 'ohne Pause', 'Überwachung', 'überwacht']],
  },
  {
    id: 'tb-autohotel-13',
    kind: 'care',
    form: 'dialect',
    turns: ['Isch e Blache drüber und dusse abstelle nöd genau so guet wie es Autohotel?'],
    mustContain: [['Kondenswasser', 'scheuert']],
    mustNotContain: ['Ja,'],
  },
  {
    id: 'tb-autohotel-14',
    kind: 'service',
    form: 'standard',
    turns: ['Mein Wagen ist extrem tiefergelegt. Was wollen Sie vor dem Einstellen wissen?'],
    mustContain: [['Bodenfreiheit']],
  },
];
