import type { LabelledQuestion } from '../../../labelled-question.js';
import { MINIMUM_TERM } from './labels.js';

/** What is offered: sealing, steam, trade and brokerage. */
export const workServiceQuestions: readonly LabelledQuestion[] = [
  {
    id: 'ta-service-14',
    kind: 'service',
    form: 'dialect',
    turns: ['Nützt die Versiglig öppis gäge Steischleg uf de Autobahn?'],
    mustContain: [['nein', 'nicht', 'kein']],
    mustNotContain: ['Ja,'],
  },
  {
    id: 'ta-service-15',
    kind: 'service',
    form: 'standard',
    turns: [
      'Unser Wohnmobil roch nach dem letzten Herbst plötzlich muffig. Zuerst dachte ich an die Toilette, dann an den Hund, aber hinter dem Bett sind lauter schwarze Pünktchen an der Wand. Schimmel, sagt mein Schwager. Bringt da Ihr Dampfgerät etwas oder ist das rausgeschmissenes Geld? Im April wollen wir nach Kroatien.',
    ],
    mustContain: [['Ursache', 'undicht', 'Feuchtigkeit', 'Werkstatt', 'kommt wieder', 'kommt der Schimmel wieder']],
  },
  {
    id: 'ta-service-16',
    kind: 'service',
    form: 'typo',
    turns: ['werden die fenser auch mitfersigelt (plexi)'],
    mustContain: [['Acryl'], ['heikel', 'decken', 'abgedeckt', 'abdecken', 'nicht']],
  },
  {
    id: 'ta-service-17',
    kind: 'service',
    form: 'dialect',
    turns: ['Ha no Leasing uf em Auto. chani das glych bi euch verkaufe?'],
    mustContain: [['Leasinggesellschaft', '178', 'Ablöse']],
  },
  {
    id: 'ta-service-18',
    kind: 'service',
    form: 'dialect',
    turns: ['was für Papier bruuched ihr wenn ich mis Wohnmobil verchaufe wott'],
    mustContain: [['Fahrzeugausweis'], ['Serviceheft', 'MFK', 'Schlüssel']],
  },
  {
    id: 'ta-service-19',
    kind: 'service',
    form: 'standard',
    turns: ['Nehmt ihr auch noch Prozente, wenn ihr für mich einen Käufer findet?'],
    mustContain: [['keine Provision', 'ohne Provision', 'Provision gibt es nicht', 'keine', 'ohne Abzug']],
  },
  {
    id: 'ta-service-20',
    kind: 'service',
    form: 'dialect',
    turns: ['wie lang bini bunde wenn dr mis Auto vermittlet und wie chumi wider use?'],
    mustContain: [MINIMUM_TERM, ['monatlich', 'jeden Monat']],
  },
  {
    id: 'ta-service-21',
    kind: 'service',
    form: 'dialect',
    turns: ['Euses Womo hed scho 22 Johr ofem Buckel, rentiert sech so e Versiegelig öberhaupt no?'],
    mustContain: [['oft ja', 'lohnt', 'aufpolieren', 'Risse', 'Bilder']],
  },
  {
    id: 'ta-service-22',
    kind: 'service',
    form: 'dialect',
    turns: ['kaufet dir au alti Auto, so Oldtimer?'],
    mustContain: [['Klassiker', 'Sammlerfahrzeug']],
  },
  {
    id: 'ta-service-23',
    kind: 'service',
    form: 'typo',
    turns: ['Mein enkel hat mit filzstift und tinnte auf den siz gemalt, geht das mit dampf wek'],
    mustContain: [
      ['Tinte', 'Faser', 'Flecken'],
      ['nein', 'nicht', 'kein'],
    ],
  },
  {
    id: 'ta-service-24',
    kind: 'service',
    form: 'standard',
    turns: ['Lieber gleich an Sie abgeben oder für mich verkaufen lassen? Es eilt ein wenig.'],
    mustContain: [['schneller', 'Eilt es', 'Ankauf', 'direkt']],
  },
  {
    id: 'ta-service-25',
    kind: 'service',
    form: 'dialect',
    turns: ['Min Bueb isch allergisch uf so Chemiezüg. Was nehmed ihr zum Polster putze?'],
    mustContain: [
      ['Dampf'],
      [
        'ohne Reinigungsmittel',
        'kein Reinigungsmittel',
        'keine Reinigungsmittel',
        'ohne Chemie',
        'kein Mittel',
        'statt Putzmittel',
      ],
    ],
  },
  {
    id: 'ta-service-26',
    kind: 'service',
    form: 'dialect',
    turns: ['chamer nach em dämpfe grad wieder im Bett pfuuse oder isch d Matratze dänn nass'],
    mustContain: [['feucht', 'hochkant', 'trocken']],
  },
];
