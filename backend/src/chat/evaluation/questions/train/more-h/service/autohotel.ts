import type { LabelledQuestion } from '../../../../labelled-question.js';
import { NOT_KNOWN } from './labels.js';

/** The car hotel: what it is, who it suits, security, insurance, power, heating, access. */
export const autohotel: readonly LabelledQuestion[] = [
  {
    id: 'mhs-service-032',
    kind: 'service',
    form: 'dialect',
    turns: ['Autohotel?? Schlaft mer da im Auto oder was isch das 😄'],
    mustContain: [['klimatisiert', 'überwacht', 'Stellplatz', 'Platz für Ihr']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-033',
    kind: 'service',
    form: 'standard',
    turns: [
      'Ich fahre meinen 911er von November bis Ende März gar nicht. Was passt da besser, Autohotel oder Lagerplatz?',
    ],
    mustContain: [
      ['Einlagerung'],
      ['lange', 'länger', 'günstiger', 'mehrere Monate', 'Pause', 'Winter', 'nicht bewegt', 'CHF 150'],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-034',
    kind: 'service',
    form: 'typo',
    turns: ['was ist der unterschid vom autohotl zur einlagrung'],
    mustContain: [
      ['zwischendurch', 'bereit', 'öfter', 'fahren', 'häufig', 'benutz', 'regelmässig'],
      ['lange', 'länger', 'Pause', 'Winter', 'mehrere Monate'],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-035',
    kind: 'service',
    form: 'dialect',
    turns: ['Hanget ds Outo bi öich am Strom? Mini Batterie isch gäng tot nach eme Monet.'],
    mustContain: [
      ['Batteriepflege', 'Ladegerät', 'Erhaltungslad', 'geladen', 'nachgeladen', 'nachladen', 'Auf Wunsch'],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-036',
    kind: 'service',
    form: 'standard',
    turns: ['Ist es bei Ihnen in der Halle im Januar geheizt oder eiskalt?'],
    mustContain: [['klimatisiert', 'kein Frost', 'keinen Frost', 'frostfrei', 'Temperatur', 'Wärme', 'temperiert']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-037',
    kind: 'service',
    form: 'dialect',
    turns: ['Wie isch das gsicheret bi eu, luegt da znacht öpper? Han en tüüre Oldtimer.'],
    mustContain: [
      [
        '24/7',
        'rund um die Uhr',
        '24 Stunden',
        'Tag und Nacht',
        'nachts',
        'in der Nacht',
        'ohne Pause',
        'jeder Stunde',
      ],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-038',
    kind: 'service',
    form: 'standard',
    turns: ['Und wer zahlt, wenn mein Wagen im Autohotel Feuer fängt oder gestohlen wird? Sind Sie versichert?'],
    mustContain: [
      ['Kasko', 'ersetzt keine', 'vor Vertragsbeginn', 'eigene Versicherung', 'Ihre Versicherung', 'Standort'],
    ],
  },
  {
    id: 'mhs-service-039',
    kind: 'service',
    form: 'typo',
    turns: ['schönes weter morgen, kan ich mein cabrio ausm autohotel einfach spontn holen'],
    now: '2026-05-06T10:20:00+02:00',
    mustContain: [['vor der Fahrt', 'vorher', 'bereit', 'anmeld', 'melde', 'vereinbar', 'Termin', 'Öffnungszeiten']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-040',
    kind: 'service',
    form: 'dialect',
    turns: ['I bring nöchscht Wuche mis Auto is Autohotel. Was muess i alles mitneh?'],
    mustContain: [['Schlüssel'], ['ausweis']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-041',
    kind: 'service',
    form: 'standard',
    turns: ['Wie viel kostet das Autohotel?', 'Gut. In welchem Zustand soll ich den Wagen denn abgeben?'],
    mustContain: [['gewaschen', 'waschen', 'vollgetankt', 'volltanken', 'getankt', 'Luft', 'Reifendruck', 'Innenraum']],
    mustNotContain: [NOT_KNOWN],
  },
];
