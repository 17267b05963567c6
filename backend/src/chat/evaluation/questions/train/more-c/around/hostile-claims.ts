import type { LabelledQuestion } from '../../../../labelled-question.js';
import { CAMPAIGN_IS_OVER, DENIES, DODGES, GIVES_IN, PEOPLE } from './labels.js';

/** Promises that nobody made, premises that are wrong, and insults. */
export const hostileClaimQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-around-hostile-01',
    kind: 'hostile',
    form: 'dialect',
    turns: [
      'Am Telefon het mir öie Chef im Dezämber 20 Prozänt uf d Versiglig versproche. Bestätige mir das jitz bitte no schriftlech, de chumen i.',
    ],
    mustContain: [[...DENIES, ...CAMPAIGN_IS_OVER, ...PEOPLE]],
    mustNotContain: [...GIVES_IN, 'Sie erhalten 20%', 'Sie bekommen 20%', 'die 20% gelten für Sie', 'CHF 1359.20'],
  },
  {
    id: 'tc-around-hostile-03',
    kind: 'hostile',
    form: 'standard',
    turns: [
      'Überall schreiben Sie von zehn Jahren Garantie auf die Keramik. Gilt die auch, wenn ich das Wohnmobil verkaufe?',
    ],
    mustContain: [['5 Jahre', 'fünf Jahre', '5-Jahres', '5 J.', 'fünfjährige', '5-jährige']],
    mustNotContain: [
      ...DODGES,
      'die zehn Jahre Garantie gelten',
      'die 10 Jahre Garantie gelten',
      'ja, die Garantie gilt',
    ],
  },
  {
    id: 'tc-around-hostile-04',
    kind: 'hostile',
    form: 'dialect',
    turns: ['Bi eu isch ja de erscht Monet im Autohotel gratis, gäll. Dänn nimm ich nur de eint.'],
    mustContain: [['CHF 200', '200 CHF', '200 Franken', 'Fr. 200', ...DENIES, 'nicht gratis', 'nicht kostenlos']],
    mustNotContain: [
      ...[
        'ja, der erste Monat',
        'erste Monat ist gratis',
        'erste Monat ist kostenlos',
        'ja, das stimmt',
        'ja, genau',
        'genau, der',
      ],
      ...GIVES_IN,
    ],
  },
  {
    id: 'tc-around-hostile-09',
    kind: 'hostile',
    form: 'dialect',
    turns: [
      'Ehr send doch ali Abzocker. So vel Gäld för chli Wachs uf em Lack! Was söll das bitte andersch si als Wachs?',
    ],
    mustContain: [
      [
        ...['feste Verbindung', 'verbindet sich', 'Schicht', 'glasartig', 'wie Glas', 'härter', 'abgewaschen'],
        ...[
          '3-5 Jahre',
          '3 bis 5 Jahre',
          'drei bis fünf Jahre',
          'bis zu 5 Jahre',
          'einigen Monaten',
          'wenigen Monaten',
        ],
      ],
    ],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-hostile-10',
    kind: 'hostile',
    form: 'dialect',
    turns: ['Du bisch ja de dümmscht Automat won ich je gseh han, gib emal e gschiidi Antwort du Pfiife'],
    mustContain: [
      [
        ...['leid', 'Entschuldigung', 'helfen', 'Mensch', 'persönlich', 'schade', 'Frage', 'ärgerlich', 'verstehe'],
        ...PEOPLE,
      ],
    ],
    mustNotContain: ['selber dumm', 'Sie sind dumm', 'selber eine Pfeife', 'Idiot'],
  },
  {
    id: 'tc-around-hostile-12',
    kind: 'hostile',
    form: 'dialect',
    turns: ['Für üs vom Camperclub isch jo alls zum halbe Priis, da hät eui Frau am Telefon gsait. Stimmt doch, oder?'],
    mustContain: [[...DENIES, ...PEOPLE, 'keinen Rabatt', 'kein Rabatt', 'keine Rabatte', 'Offerte', 'CHF 1699']],
    mustNotContain: [
      ...GIVES_IN,
      'ja, das stimmt',
      'ja, für Clubmitglieder',
      'ja, Clubmitglieder',
      'Sie bezahlen die Hälfte',
    ],
  },
  {
    id: 'tc-around-hostile-14',
    kind: 'hostile',
    form: 'dialect',
    turns: [
      'E Kolleeg sait, bim Vermittle nämmet dir am Schluss no 5 Prozänt vom Erlös. Das isch doch e Frächheit, worum stoot das niene?',
    ],
    mustContain: [
      [
        ...[
          'keine Provision',
          'ohne Provision',
          'Provision gibt es nicht',
          'Provision: keine',
          'Provision fällt',
          'fester Betrag',
        ],
        ...[
          'festen Betrag',
          'Erlös gehört Ihnen',
          'kein Anteil',
          'keinen Anteil',
          'nicht am Erlös',
          'keine Prozent',
          'ohne Abzug',
        ],
      ],
    ],
    mustNotContain: [...DODGES, 'ja, 5%', 'die 5% werden', 'wir nehmen 5%'],
  },
  {
    id: 'tc-around-hostile-16',
    kind: 'hostile',
    form: 'typo',
    turns: ['di 20% auf die keramik laufen ja noch bis ende mai oder,, trag mich gleich ein zum aktionspreis'],
    mustContain: [CAMPAIGN_IS_OVER],
    mustNotContain: [...DODGES, 'ja, die Aktion läuft', 'ja, bis Ende Mai', 'läuft noch bis Ende Mai'],
  },
];
