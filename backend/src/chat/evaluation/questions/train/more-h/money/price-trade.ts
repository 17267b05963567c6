import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evading, francs, months, noCommission } from './labels.js';

/** What brokerage, purchase and sale cost or bring in. */
export const priceTrade: readonly LabelledQuestion[] = [
  {
    id: 'price-money-036',
    kind: 'price',
    form: 'dialect',
    turns: ['Wie vil nämed ihr für euch, wänn ihr mis Auto für mich verchaufed? Gaht das i Prozent?'],
    mustContain: [[...francs(150), ...noCommission]],
    mustNotContain: evading,
  },
  {
    id: 'price-money-037',
    kind: 'price',
    form: 'typo',
    turns: ['wen ihr mein camper nicht verkauft kriegt mus ich trozdem bezalen'],
    mustContain: [[...months(3), ...francs(450), ...francs(150), 'Mindestdauer', 'Monatsbetrag']],
    mustNotContain: evading,
  },
  {
    id: 'price-money-038',
    kind: 'price',
    form: 'standard',
    turns: [
      'Mein Ferrari soll weg, ein Händler verlangt fünf Prozent vom Verkaufspreis. Fahre ich mit Ihrer Vermittlung besser?',
    ],
    mustContain: [
      [
        ...francs(150),
        ...noCommission,
        'teuren Fahrzeugen',
        'teuren Fahrzeug',
        'teures Fahrzeug',
        'fester Betrag',
        'festen Betrag',
      ],
    ],
    mustNotContain: evading,
  },
  {
    id: 'price-money-039',
    kind: 'price',
    form: 'dialect',
    turns: ['Cha me d Vermittlig vom Auto jede Monet künde oder zahlt me do gad e ganzes Johr?'],
    mustContain: [months(3), ['monatlich', 'jeden Monat', 'auf jedes Monatsende', 'pro Monat', 'Monat für Monat']],
    mustNotContain: evading,
  },
  {
    id: 'price-money-040',
    kind: 'price',
    form: 'standard',
    turns: ['Was würden Sie mir für meinen Knaus Sky Ti mit Jahrgang 2015 noch bezahlen?'],
    mustContain: [
      ['besichtig', 'ansehen', 'anschauen', 'angesehen', 'angeschaut', 'vor Ort', 'am Fahrzeug', 'begutacht'],
    ],
  },
  {
    id: 'price-money-041',
    kind: 'price',
    form: 'dialect',
    turns: ['Wo gsehn i, was di Wohnmobil choschte, wo bi öich z verchoufe sy?'],
    mustContain: [
      [
        'Inserat',
        'Seite Fahrzeuge',
        'Fahrzeuge»',
        '«Fahrzeuge',
        '/fahrzeuge',
        'unter Fahrzeuge',
        'Marktplatz',
        'Fahrzeugseite',
        'Fahrzeugangebot',
        'Fahrzeuge finden',
      ],
    ],
    mustNotContain: evading,
  },
  {
    id: 'price-money-042',
    kind: 'price',
    form: 'typo',
    turns: ['vermitlung 150 fr ist das einmahlig oder jeden monat'],
    mustContain: [['pro Monat', 'monatlich', 'im Monat', 'jeden Monat', 'je Monat', 'Monatsbetrag', 'Monatspreis']],
    mustNotContain: evading,
  },
  {
    id: 'price-money-043',
    kind: 'price',
    form: 'standard',
    turns: ['Angenommen, Sie verkaufen mein Auto in meinem Auftrag. Zieht ihr mir vom Erlös dann noch etwas ab?'],
    mustContain: [
      [...noCommission, 'Erlös gehört', 'kein Abzug', 'nichts ab', 'behalten den Erlös', 'ganze Erlös', 'vollen Erlös'],
    ],
    mustNotContain: evading,
  },
  {
    id: 'price-money-044',
    kind: 'price',
    form: 'dialect',
    turns: ['Chömed d Föteli und s Inserat bi de Vermittlig no extra dezue?'],
    mustContain: [[...francs(150), 'fest', 'fix', 'inbegriffen', 'enthalten', 'dabei', 'Pflegearbeiten', 'Offerte']],
  },
  {
    id: 'price-money-045',
    kind: 'price',
    form: 'dialect',
    turns: [
      'Mir wei dr Camper verchoufe u müglechst vil derfür übercho. Söue mer nech ne gä oder lieber vermittle la?',
    ],
    mustContain: [
      [
        'Erlös',
        'höher',
        'bringt mehr',
        'mehr heraus',
        'mehr raus',
        'mehr ein',
        'mehr Geld',
        'mehr erhalten',
        'mehr bekommen',
      ],
    ],
    mustNotContain: evading,
  },
];
