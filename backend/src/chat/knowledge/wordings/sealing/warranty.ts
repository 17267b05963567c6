import type { Wordings } from '../wording.js';

/** What is guaranteed, and what the offer settles. */
export const sealingWarrantyWordings: readonly Wordings[] = [
  {
    says: 'Eine Versiegelung nutzt sich ab',
    asked: [
      'Geht die Schicht irgendwann weg?',
      'Warum geben Sie fünf Jahre Garantie, wenn die Schicht nur drei Jahre hält?',
      'Unterschied zwischen Garantie und Haltbarkeit',
      'Wird die Schicht mit der Zeit dünner?',
      'Wird die Keramik mit den Jahren schwächer?',
    ],
  },
  {
    says: 'Was die Garantie deckt und was sie voraussetzt',
    asked: [
      'Was umfasst die Garantie?',
      'Was ist von der Garantie ausgeschlossen?',
      'Was deckt die Garantie?',
      'Was ist in der Garantie eingeschlossen?',
      'Was muss ich tun, damit die Garantie gültig bleibt?',
      'Verliere ich die Garantie durch die Waschanlage?',
      'Gilt die Garantie, wenn ich durch die Waschstrasse fahre?',
      'Erlischt die Garantie bei falscher Pflege?',
      'Welche Bedingungen hat die Garantie?',
      'Wann zahlen Sie nichts, wenn die Schicht kaputt ist?',
      'Muss ich jedes Jahr zur Kontrolle, damit die Garantie gilt?',
      'Wie lauten die Garantiebestimmungen?',
      'Wann verfällt die Garantie?',
    ],
  },
  {
    says: 'Verbindlich ist die Offerte, die Sie vor Arbeitsbeginn erhalten',
    asked: [
      'Ist das ein Fixpreis?',
      'Ist das ein Fixpreis oder kommt am Schluss noch etwas dazu?',
      'Gibt es versteckte Kosten?',
      'Kommen am Ende noch Kosten dazu?',
      'Gibt es böse Überraschungen auf der Rechnung?',
      'Bleibt der Preis so wie in der Offerte?',
      'Wird es am Ende teurer als abgemacht?',
    ],
  },
  {
    says: 'Endgültig beurteilen lässt sich die Oberfläche erst, wenn wir davorstehen',
    asked: ['Reichen Bilder für eine definitive Beurteilung vom Lack?'],
  },
  {
    says: 'Was zu Ihrem Auftrag gehört, steht Position für Position',
    asked: ['Was steht alles in der Offerte für die Versiegelung?'],
  },
];
