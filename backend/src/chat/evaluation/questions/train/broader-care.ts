import { durationNotSaid, label } from '../label.js';

const shampoo = ['pH-neutral', 'mild', 'Shampoo'];

/** Care as owners worry about it. */
export const broaderCareQuestions = label('care', 'care-broader', [
  ['standard', 'Schadet ein Hochdruckreiniger der versiegelten Oberfläche?', [['Abstand']]],
  [
    'standard',
    'Soll ich mein Wohnmobil in der prallen Sonne waschen?',
    [['Kalkflecken', 'nicht in der prallen Sonne']],
  ],
  [
    'standard',
    'Welches Putzmittel soll ich auf keinen Fall benützen?',
    [['Scheuermittel', 'Haushaltreiniger', 'Poliermaschine']],
  ],
  ['standard', 'Muss die Handbremse angezogen sein, wenn das Auto lange steht?', [['offen', 'kleben']]],
  ['standard', 'Soll der Tank voll oder leer sein, bevor ich das Auto abstelle?', [['voll', 'füllt', 'Kondenswasser']]],
  [
    'standard',
    'Wie viel Luft gehört vor der langen Pause in die Reifen?',
    [['Höchstwert', 'mehr Luft', 'erhöhen', 'Druck']],
  ],
  [
    'standard',
    'Kann eine Lithiumbatterie bei Frost geladen werden?',
    [['nicht geladen', 'Lithiumprogramm', 'darf bei Frost nicht']],
  ],
  [
    'standard',
    'Reicht es nicht, das Auto draussen mit einer Blache zuzudecken?',
    [['Kondenswasser', 'scheuert', 'Gegenteil']],
  ],
  ['standard', 'Muss der Kühlschrank im eingelagerten Wohnmobil offen bleiben?', [['Kühlschrank']]],
  ['dialect', 'Was mach i gäg Vogeldräck uf de Versiglig?', [['selben Tag', 'sofort', 'Wasser']]],
  ['dialect', 'Söll i no Wachs druftue nach de Keramik?', [['nicht mehr nötig', 'nicht nötig', 'nein']]],
  ['dialect', 'Wie wäsch i de Camper, wenner Keramik druff het?', [shampoo]],
  ['dialect', 'Muess i vor de Dampfreinigig öppis usruume?', [['ausräumen', 'herausnehmen', 'Ablagen']]],
  ['keywords', 'waschanlage versiegelung', [['Bürstenanlage', 'meiden', 'von Hand', 'Handwäsche', 'Schwamm']]],
  ['typo', 'vogelkott auf keramik', [['selben Tag', 'sofort']]],
]);

/** Guarantee and durability with doubts. */
export const broaderGuaranteeQuestions = label('guarantee', 'guarantee-broader', [
  ['standard', 'Bekomme ich die Garantiebedingungen schriftlich?', [['schriftlich', 'Offerte']]],
  ['standard', 'Wie lange schützt die Keramik den Lack?', [['5 Jahre', '3-5 Jahre', '3 bis 5 Jahre']]],
  [
    'standard',
    'Hält die Versiegelung auch bei einem Vielfahrer fünf Jahre?',
    [['3-4 Jahre', '3-5 Jahre', '3 bis 4 Jahre', '3 bis 5 Jahre']],
  ],
  ['dialect', 'Het mer Garantie, wenn d Keramik abgaht?', [['5 Jahre', 'fünf Jahre']]],
]);

/** Time, with the question turned around. */
export const broaderDurationQuestions = label('duration', 'duration-broader', [
  [
    'standard',
    'Ich bringe das Wohnmobil am Montag zum Versiegeln. Habe ich es bis zum Wochenende zurück?',
    [durationNotSaid],
  ],
  ['standard', 'Wie schnell melden Sie sich auf eine Anfrage?', [['24 Stunden']]],
  ['dialect', 'Wie lang muess i warte, bis i Bscheid bechume?', [['24 Stunden']]],
  ['dialect', 'Wie lang goht d Übergab, wenn i s Auto bring?', [durationNotSaid]],
]);
