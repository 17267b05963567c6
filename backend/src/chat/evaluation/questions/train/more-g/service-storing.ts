import type { LabelledQuestion } from '../../../labelled-question.js';
import { KNOWN } from './labels.js';

/** What happens with a vehicle that stands here, and how it gets here. */
export const storingQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tg-service-01',
    kind: 'service',
    form: 'dialect',
    turns: [
      'Mis Auto staht amigs drü Mönet ume und nachher isch d Batterie tot. Lueged ihr, dass die bi eu glade bliibt?',
    ],
    mustContain: [['Batteriepflege', 'Ladegerät', 'geladen', 'laden', 'Erhaltungsladung']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-service-02',
    kind: 'service',
    form: 'standard',
    turns: ['Ist das bei der Einlagerung eine eiskalte Scheune, oder ist es dort temperiert?'],
    mustContain: [['klimatisiert', 'temperiert', 'kein Frost', 'beheizt']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-service-03',
    kind: 'service',
    form: 'dialect',
    turns: ['Was isch de eigetlech dr Ungerschied zwüsche em Outohotel u dr Ylagerig?'],
    mustContain: [
      ['zwischendurch', 'Nutzung', 'bereit', 'ab und zu', 'regelmässig', 'öfter', 'fahren'],
      ['Pause', 'Winter', 'mehrere Monate', 'länger', 'lange'],
    ],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-service-04',
    kind: 'service',
    form: 'standard',
    turns: ['Kann ich im Januar kurz an unser eingelagertes Wohnmobil? Die Skischuhe sind noch drin.'],
    mustContain: [['Voranmeldung', 'Vereinbarung', 'vereinbar', 'Termin', 'anmelden', 'angemeldet', 'vorher']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-service-05',
    kind: 'service',
    form: 'dialect',
    turns: ['Chan ich d Kontrollschilder abgä, wenn ds Wohnmobil der Winter düre bi öi steit?'],
    mustContain: [['hinterleg', 'Strassenverkehrsamt', 'deponier']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-service-06',
    kind: 'service',
    form: 'typo',
    turns: ['muss bei euch das waser aus dem boilr auch raus wen der raum warm ist'],
    mustContain: [['ablassen', 'entleeren', 'leer', 'Hygiene', 'verkeimt', 'abgelassen']],
    mustNotContain: [...KNOWN, 'nicht nötig', 'müssen Sie nicht'],
  },
  {
    id: 'tg-service-07',
    kind: 'service',
    form: 'keywords',
    turns: ['fahrzeug abholen lassen möglich'],
    mustContain: [['auf Anfrage', 'Hol- und Bring', 'holen wir', 'wir holen', 'abholen', 'Abholung']],
    mustNotContain: KNOWN,
  },
];
