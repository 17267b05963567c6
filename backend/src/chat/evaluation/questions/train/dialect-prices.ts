import { label } from '../label.js';

const sealing = ["1'699"];
const hotel = ['CHF 200', '200 Franken'];
const storage = ['CHF 150', '150 Franken'];
const steam = ['CHF 80', '80 Franken'];
const blog = { not: ['250'] };

/** Prices as they are asked for in Berne, Basle, Zurich, the east and the Valais. */
export const dialectPriceQuestions = label('price', 'price-dialect', [
  ['dialect', 'Was choschtet bi öich d Keramikversiglig fürne Camper?', [sealing]],
  ['dialect', 'Was koschtet e Keramikversiigelig bi euch z Roggwil?', [sealing]],
  ['dialect', 'Was müest i zahle, wenn i mis Womo wett lo versigle?', [sealing]],
  ['dialect', 'Wiä tiir isch das Versigglu vam Wohnmobil?', [sealing]],
  ['dialect', 'Chöit dr mr säge was ds Versigle öppe choschtet?', [sealing]],
  ['dialect', 'Was verlanged er für en Platz im Autohotel?', [hotel], blog],
  ['dialect', 'Wieviel choscht de Stellplatz im Autohotel im Monet?', [hotel], blog],
  ['dialect', 'Was choschtet ds Outohotel?', [hotel], blog],
  ['dialect', 'Wie vill zahlsch do fürs Autohotel?', [hotel], blog],
  ['dialect', 'Was choschtets, wenn i s Auto übere Winter bi eu iistelle?', [[...storage, ...hotel]], blog],
  ['dialect', 'Was choschtet ds Ilagere pro Monet?', [storage]],
  ['dialect', 'Wie vill choscht d Iilagerig fürs Wohmobil?', [storage]],
  ['dialect', 'Was chostet en Dampfreinigung vo de Sitz?', [steam]],
  ['dialect', 'Was nähmed ihr für e Dampfreinigig im Camper inne?', [steam]],
  ['dialect', 'Was choschtets, wenn dir mis Outo für mi verchoufet?', [storage]],
  ['dialect', 'Isch de Priis mit oder ohni Mehrwertstüür bi de Keramik?', [['exkl', 'ohne', 'zuzüglich']]],
  ['dialect', 'Was choschtet alles eso bi eu?', [sealing, steam]],
  ['standard', 'Was kosten Aufbereitung und Versiegelung zusammen?', [["1'200"]], { not: ["2'899"] }],
  ['dialect', 'Was choschtet d Ufbereitig samt Versiglig?', [["1'200"]], { not: ["2'899"] }],
  ['typo', 'wass kosted die einlagerung', [storage]],
  ['typo', 'Autohotel wieviel kostets monatlch', [hotel], blog],
  ['typo', 'dampfreinigng preiss', [steam]],
  ['typo', 'keramig versigelung kosten womo', [sealing]],
  ['keywords', 'stellplatz monat preis', [[...hotel, ...storage]], blog],
  [
    'standard',
    'Haben Sie Fixpreise für die Keramikversiegelung?',
    [sealing, ['Offerte', 'hängt', 'bestimmen', 'ab CHF']],
  ],
  [
    'standard',
    'Mit wie viel muss ich bei Ihnen rechnen, wenn das Innere vom Auto einmal gründlich mit Dampf gereinigt wird?',
    [steam],
  ],
]);
