import type { LabelledQuestion } from '../../../labelled-question.js';
import { durationNotSaid } from '../../label.js';

/** How long the work takes, how long it lasts and what is promised. */
export const durationAndGuaranteeQuestions: readonly LabelledQuestion[] = [
  {
    id: 'ta-duration-01',
    kind: 'duration',
    form: 'dialect',
    turns: ['wie lang isch üses Womo de bi öich we dirs versiglet? Bruuche ds Outo drum am Wuchenänd'],
    mustContain: [durationNotSaid],
  },
  {
    id: 'ta-duration-02',
    kind: 'duration',
    form: 'typo',
    turns: ['wielange get eine dampf reiniguing kann ich daruf wartn'],
    mustContain: [durationNotSaid],
  },
  {
    id: 'ta-duration-03',
    kind: 'duration',
    form: 'dialect',
    turns: ['mues ich mir en halbe Tag frei neh zum s Auto im Autohotel abgeh?'],
    mustContain: [durationNotSaid],
  },
  {
    id: 'ta-duration-04',
    kind: 'duration',
    form: 'standard',
    turns: ['Wann darf ich mit einer Antwort rechnen, wenn ich Ihnen heute Abend schreibe?'],
    mustContain: [['24 Stunden', '24 h']],
  },
  {
    id: 'ta-duration-05',
    kind: 'duration',
    form: 'keywords',
    turns: ['aufbereitung dauer tage'],
    mustContain: [durationNotSaid],
  },
  {
    id: 'ta-duration-06',
    kind: 'duration',
    form: 'dialect',
    turns: [
      'Am Friitig am Morge wend mer id Ferie. Wenn mer eus am Mäntig meldet, langt das no för s ganze Programm met poliere ond versigle?',
    ],
    mustContain: [durationNotSaid],
  },
  {
    id: 'ta-guarantee-01',
    kind: 'guarantee',
    form: 'dialect',
    turns: ['gänd ihr Garantie uf die Beschichtig, und wie lang?'],
    mustContain: [['5 Jahre', 'fünf Jahre']],
  },
  {
    id: 'ta-guarantee-02',
    kind: 'guarantee',
    form: 'standard',
    turns: ['Fünf Jahre Garantie, aber nur drei Jahre Haltbarkeit? Das verstehe ich nicht.'],
    mustContain: [
      ['nutzt sich ab', 'Auffrischung', 'hängt', '3-5 Jahre', '3 bis 5 Jahre'],
      ['Offerte', 'Garantie'],
    ],
  },
  {
    id: 'ta-guarantee-03',
    kind: 'guarantee',
    form: 'typo',
    turns: ['wie lang helt das zeug eigendlich auf dem lak'],
    mustContain: [['3-5 Jahre', '3 bis 5 Jahre', '5 Jahre']],
  },
  {
    id: 'ta-guarantee-04',
    kind: 'guarantee',
    form: 'dialect',
    turns: [
      'Mir sind s ganz Johr unterwägs, Norwege im Winter und so, vill Salz. Wenn müesst mer das wider neu mache lah?',
    ],
    mustContain: [['3-4 Jahre', '3 bis 4 Jahre', 'drei bis vier']],
  },
  {
    id: 'ta-guarantee-05',
    kind: 'guarantee',
    form: 'dialect',
    turns: ['ond was mues i mache dass d Garantie ned verfallt? stoht das neume'],
    mustContain: [['Offerte', 'schriftlich']],
  },
  {
    id: 'ta-guarantee-06',
    kind: 'guarantee',
    form: 'dialect',
    turns: ['Wenn uf em Inserat "ab MFK" stoht, isch das denn e Garantie dass alles guet isch am Auto?'],
    mustContain: [['keine Garantie', 'nein', 'Garantie ist es nicht', 'nicht']],
  },
];
