import type { LabelledQuestion } from '../../../labelled-question.js';

/** What is offered: places for vehicles, getting them there, and the business as a whole. */
export const parkingServiceQuestions: readonly LabelledQuestion[] = [
  {
    id: 'ta-service-01',
    kind: 'service',
    form: 'dialect',
    turns: ['was isch eigentlich de unterschied zwüsched iilagere und autohotel??'],
    mustContain: [['Einlagerung'], ['lange Pause', 'Winter', 'mehrere Monate', 'zwischendurch', 'bereit']],
  },
  {
    id: 'ta-service-02',
    kind: 'service',
    form: 'dialect',
    turns: ['My Frou het äs nöis Chnöi u i darf nümm fahre. Chöit dir ds Wohnmobiu ou bi üs z Thun cho hole?'],
    mustContain: [['Hol- und Bringservice', 'auf Anfrage', 'Abholung', 'holen']],
  },
  {
    id: 'ta-service-03',
    kind: 'service',
    form: 'dialect',
    turns: ['Isch min Charre bi eu versicheret wenn öppis passiert?'],
    mustContain: [['Kasko']],
  },
  {
    id: 'ta-service-04',
    kind: 'service',
    form: 'typo',
    turns: ['wird das gelende uberwacht in der nacht oder kan da jeder rein'],
    mustContain: [['24/7', 'rund um die Uhr', 'überwach']],
  },
  {
    id: 'ta-service-05',
    kind: 'service',
    form: 'dialect',
    turns: ['mir hend d Campingstüehl no im Womo, chönd mer im Januar schnell cho d Sache useneh?'],
    mustContain: [['Voranmeldung', 'Termin', 'Vereinbarung', 'anmelden']],
  },
  {
    id: 'ta-service-06',
    kind: 'service',
    form: 'standard',
    turns: ['Ich habe auf Lithium umgerüstet. Können Sie so eine Aufbaubatterie über den Winter am Leben halten?'],
    mustContain: [
      ['Lithium', 'Batterietyp'],
      ['laden', 'geladen', 'Ladegerät', 'Erhaltungsladung', 'Batteriepflege'],
    ],
  },
  {
    id: 'ta-service-07',
    kind: 'service',
    form: 'dialect',
    turns: ['Chan i d Nummere abgä über e Winter?'],
    mustContain: [['Strassenverkehrsamt', 'hinterlegen']],
  },
  {
    id: 'ta-service-08',
    kind: 'service',
    form: 'typo',
    turns: ['gefrirt es bei euch drinen in der hale?'],
    mustContain: [['klimatisiert', 'kein Frost']],
  },
  {
    id: 'ta-service-09',
    kind: 'service',
    form: 'keywords',
    turns: ['was macht ihr alles'],
    mustContain: [['Keramikversiegelung'], ['Dampf'], ['Autohotel', 'Einlagerung']],
  },
  {
    id: 'ta-service-10',
    kind: 'service',
    form: 'dialect',
    turns: ['Wie lang gits eu scho, händ ihr überhaupt Erfahrig mit so grosse Kärre?'],
    mustContain: [['15']],
  },
  {
    id: 'ta-service-11',
    kind: 'service',
    form: 'standard',
    turns: ['Welche Angaben brauchen Sie von mir, damit Sie wissen, ob mein Alkoven bei Ihnen unter Dach passt?'],
    mustContain: [
      ['Länge', 'Masse'],
      ['Höhe', 'Masse'],
    ],
  },
  {
    id: 'ta-service-12',
    kind: 'service',
    form: 'dialect',
    turns: ['wa mues i mitneh wenni s Auto is Autohotel bring'],
    mustContain: [['Schlüssel'], ['Fahrzeugausweis']],
  },
  {
    id: 'ta-service-13',
    kind: 'service',
    form: 'dialect',
    turns: ['I fahr jede zwöiti Wuche mit em Camper furt, ou im Winter. Wele Platz isch de gschyder für mi?'],
    mustContain: [['Autohotel']],
  },
];
