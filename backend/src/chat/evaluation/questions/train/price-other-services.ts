import { label } from '../label.js';

const hotel = ['CHF 200', '200 Franken'];
const storage = ['CHF 150', '150 Franken'];
const noProvision = [
  'keine Provision',
  'ohne Provision',
  'Provision gibt es nicht',
  'Provision verlangen wir nicht',
  'nein',
];
const steam = ['CHF 80', '80 Franken'];

/** What everything but the sealing costs; of two prices the services page's. */
export const otherPriceQuestions = label('price', 'price-other', [
  ['standard', 'Was kostet ein Platz im Autohotel?', [hotel, ['Monat'], ['ab CHF']], { not: ['250'] }],
  ['standard', 'Wie viel verlangen Sie pro Monat für das Autohotel?', [hotel], { not: ['250'] }],
  ['dialect', 'Was choschtet s Autohotel im Monet?', [hotel], { not: ['250'] }],
  ['dialect', 'wivil zahl i füre Platz im Autohotel?', [hotel], { not: ['250'] }],
  ['typo', 'preis autohottel', [hotel], { not: ['250'] }],
  ['keywords', 'autohotel monatspreis', [hotel], { not: ['250'] }],
  ['standard', 'Im Blog steht, das Autohotel koste 250 Franken. Stimmt das?', [hotel]],
  ['standard', 'Was kostet die Einlagerung?', [storage, ['Monat'], ['ab CHF']], { not: ['CHF 250'] }],
  ['standard', 'Was bezahle ich, wenn mein Wohnmobil über den Winter bei Ihnen eingelagert ist?', [storage]],
  ['dialect', 'Was chostet s Ilagere vo mim Camper?', [storage], { not: ['CHF 250'] }],
  ['dialect', 'Wi tüür isch e Lagerplatz pro Monet?', [storage]],
  ['typo', 'Was kostet die Einlagerug im Monat', [storage]],
  ['keywords', 'lagerplatz wohnmobil kosten', [storage]],
  ['standard', 'Was kostet eine Dampfreinigung?', [steam, ['ab CHF']], { not: ['150'] }],
  ['standard', 'Wie teuer ist es, die Polster mit Dampf reinigen zu lassen?', [steam]],
  ['dialect', 'Was choschtet e Dampfreinigung?', [steam], { not: ['150'] }],
  ['dialect', 'Wievil choscht d Dampfreinigig für es Auto?', [steam]],
  ['typo', 'Was kostet dampfreinigug', [steam]],
  ['keywords', 'dampfreinigung preis innenraum', [steam]],
  ['standard', 'Was kostet die Vermittlung meines Fahrzeugs?', [storage, ['Monat']], { not: ['CHF 200', 'CHF 80'] }],
  ['dialect', 'Was choschtet d Vermittlig?', [storage]],
  ['standard', 'Verlangen Sie beim Vermitteln eine Provision?', [noProvision]],
  ['dialect', 'Zahl ich bi eu Provision, wenn ihr mis Auto verchaufed?', [noProvision]],
  ['keywords', 'vermittlung provision', [noProvision]],
  [
    'standard',
    'Was zahlen Sie für mein altes Wohnmobil, wenn ich es Ihnen verkaufe?',
    [['Besichtigung', 'besichtig', 'ansehen']],
  ],
  ['standard', 'Was kosten Autohotel und Einlagerung?', [['CHF 200'], ['CHF 150']], { not: ['CHF 250'] }],
  [
    'standard',
    'Können Sie mir die Preise aller Leistungen nennen?',
    [["1'699"], ['CHF 200'], ['CHF 80'], ['CHF 150']],
    { not: ['250'] },
  ],
  ['dialect', 'Was chosted Dampfreinigung und Keramikversigelig zäme öppe?', [['80'], ["1'699"]]],
  ['keywords', 'preisliste', [["1'699"], ['CHF 200'], ['CHF 80']]],
  ['standard', 'Was ist günstiger: das Autohotel oder die Einlagerung?', [['Einlagerung'], ['150']]],
]);
