import { label } from '../label.js';

const price = ["CHF 1'699", "1'699 Franken"];
const from = ['ab CHF', "ab 1'699"];

/** What the sealing and the package with detailing cost. */
export const ceramicSealingPriceQuestions = label('price', 'price-sealing', [
  ['standard', 'Was kostet die Keramikversiegelung?', [price, from], { not: ['CHF 80', 'pro Monat'] }],
  ['standard', 'Wie teuer ist es, ein Wohnmobil mit Keramik versiegeln zu lassen?', [price, from]],
  ['standard', 'Mit welchen Kosten muss ich für eine Versiegelung meines Campers rechnen?', [price]],
  [
    'standard',
    'Ist die Mehrwertsteuer beim Preis der Keramikversiegelung inbegriffen?',
    [['exkl', 'ohne', 'zuzüglich']],
  ],
  ['dialect', 'Was choschtet e Keramikversiglig?', [price, from], { not: ['pro Monat'] }],
  ['dialect', 'Was chostet d Keramikversigelig für mis Wohnmobil öppe?', [price, from]],
  ['dialect', 'Wie tüür isch s Versigle vom Wohmobil bi eu?', [price]],
  ['dialect', 'Weles isch de Priis für d Keramik ufem Camper?', [price]],
  ['typo', 'was kostet die kermaikversiegelung', [price]],
  ['typo', 'Preis Keramikversigelung Wonmobil', [price]],
  ['typo', 'Was kostet die Keramik Versieglung fürs wohnmobiel??', [price]],
  ['keywords', 'keramikversiegelung preis', [price]],
  ['keywords', 'Kosten Keramik Wohnmobil', [price]],
  ['keywords', 'versiegelung kompaktes wohnmobil richtwert', [price]],
  [
    'standard',
    'Was kostet das Komplettpaket aus Aufbereitung und Versiegelung?',
    [["CHF 1'200", "1'200 Franken"], from],
    { not: ['pro Monat'] },
  ],
  ['dialect', 'Was choschtet s Komplettpaket mit Ufbereitig?', [["1'200"]]],
  [
    'standard',
    'Warum stehen bei Ihnen 1200 und 1699 Franken? Was gilt nun?',
    [["1'200"], ["1'699"], ['Komplettpaket']],
  ],
  [
    'standard',
    'Wovon hängt der Preis der Versiegelung ab?',
    [
      ['Länge', 'Grösse'],
      ['Zustand', 'Oberfläche'],
    ],
  ],
  [
    'standard',
    'Guten Tag, wir haben uns letztes Jahr einen kleinen Campingbus geleistet, stehen damit meistens im Tessin und ' +
      'möchten ihn nun gegen die Sonne schützen. Ein Kollege schwärmt von Ihrer Keramik. Können Sie mir sagen, was das kostet?',
    [price],
  ],
  [
    'standard',
    'Kostet ein grosser Alkoven gleich viel wie ein kompaktes Wohnmobil?',
    [["1'699"], ['Länge', 'Grösse', 'Zustand']],
  ],
]);
