import type { LabelledQuestion } from '../../../../labelled-question.js';
import { durationNotSaid } from '../../../label.js';
import { NOT_KNOWN } from './labels.js';

/** Steam cleaning: how it works, what it reaches, what it spares. */
export const steam: readonly LabelledQuestion[] = [
  {
    id: 'mhs-service-021',
    kind: 'service',
    form: 'dialect',
    turns: ['Eusi zwei Labis händ s ganze Womo verhaaret und schmöcke tuets au. Nützt da e Dampfreinigung öppis?'],
    mustContain: [['Geruch', 'Gerüch', 'riecht', 'Tierhaar', 'Hundehaar', 'saugen']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-022',
    kind: 'service',
    form: 'standard',
    turns: ['Sind die Sitze nach dem Dampfen klatschnass oder kann ich damit heimfahren?'],
    mustContain: [['feucht', 'trock', 'wenig Wasser', '5-8%', 'nicht nass', 'kaum Nässe', 'gleich einsteigen']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-023',
    kind: 'service',
    form: 'typo',
    turns: ['nehmt ihr scharfe chemi beim dampfreinign? unser kleiner hat asma'],
    mustContain: [
      ['ohne', 'kein'],
      ['mittel', 'Reiniger', 'Chemie', 'Zusätze', 'Duftstoffe'],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-025',
    kind: 'service',
    form: 'dialect',
    turns: ['Mir hei im Camper-Bad so schwarzi Schimuflecke. Bringet dir die wäg?'],
    mustContain: [['Ursache', 'sichtbar', 'undicht', 'wieder', 'Feuchtigkeit', 'Werkstatt', 'abdicht']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-026',
    kind: 'service',
    form: 'standard',
    turns: ['Wie heiss ist dieser Dampf eigentlich?'],
    mustContain: [['180']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-027',
    kind: 'service',
    form: 'keywords',
    turns: ['dampfreinigung auto dauer'],
    mustContain: [durationNotSaid],
    mustNotContain: [NOT_KNOWN, '3 bis 5 Arbeitstage'],
  },
  {
    id: 'mhs-service-028',
    kind: 'service',
    form: 'dialect',
    turns: ['Wo törfed er mit em Dampf nöd ane, macht das nüt kabutt?'],
    mustContain: [['Elektronik', 'Folie', 'Holz', 'Bildschirm', 'Scheibe', 'Lautsprecher', 'Leder', 'Furnier', 'Lack']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-029',
    kind: 'service',
    form: 'standard',
    turns: ['99,9 % der Keime weg, das ist doch Werbung, oder stimmt das wirklich überall?'],
    mustContain: [['Obergrenze', 'bis zu', 'nicht überall', 'glatte', 'Desinfektion', 'höchstens', 'nahe']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-030',
    kind: 'service',
    form: 'dialect',
    turns: ['Was mached ihr bi de Dampfreinigung gnau?', 'guet, und was muess ich vorher usruume?'],
    mustContain: [
      ['Ablage', 'Schränke', 'Kofferraum', 'Persönlich', 'Kindersitz', 'Vorräte', 'Bettzeug', 'Kühlschrank'],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-031',
    kind: 'service',
    form: 'typo',
    turns: ['könen die kinder am gleichn abend wider auf den gereinigtn matratzn schlafen'],
    mustContain: [['hochkant', 'trock', 'feucht', 'lüft', 'bis am Abend', 'bis zum Abend']],
    mustNotContain: [NOT_KNOWN],
  },
];
