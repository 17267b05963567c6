import type { Wordings } from '../wording.js';

/** What is done for a car while it stands. */
export const carHotelCareWordings: readonly Wordings[] = [
  {
    says: 'Bei tiefen Fahrzeugen die Bodenfreiheit',
    asked: [
      'Man muss beim Starten den Choke ziehen, soll ich das sagen?',
      'Mein Klassiker springt schlecht an, muss ich das sagen?',
      'Auf was müssen Sie bei meinem Oldtimer achten?',
      'Mein Auto ist tiefergelegt, kommt es trotzdem hinein?',
      'Mein Sportwagen setzt leicht auf',
      'Mein Sportwagen ist sehr tief, muss ich das sagen?',
      'Mein Auto ist tiefergelegt, geht das?',
      'Mein Oldtimer verliert Öl, nehmen Sie ihn trotzdem?',
      'Was müssen Sie über meinen Klassiker wissen?',
      'Mein Lambo hat kaum Luft unter dem Bauch',
      'Der alte Jaguar tropft ein bisschen',
      'Mein Käfer hat so seine Macken beim Starten',
    ],
  },
  {
    says: 'Ein Erhaltungsladegerät gleicht das aus',
    asked: [
      'Mein Mercedes hat nach drei Wochen immer eine leere Batterie',
      'Muss ich Starthilfe geben, wenn ich es hole?',
      'Wer schaut, dass die Batterie im Winter nicht kaputt geht?',
      'Springt mein Auto nachher an?',
      'Ist die Batterie leer, wenn ich komme?',
      'Letztes Jahr war die Batterie nach dem Winter hin, passiert das bei euch auch?',
      'Muss ich die Batterie abklemmen?',
      'Springt der Motor sofort an, wenn ich komme?',
    ],
  },
  {
    says: 'Wäsche, Dampfreinigung oder Politur lassen sich hier erledigen',
    asked: [
      'Kann man den Wagen bei euch auch gleich pflegen lassen, wenn er da steht?',
      'Ich hätte gern, dass mein Auto gewaschen auf mich wartet',
      'Machen Sie auch nur eine Politur?',
      'Polieren Sie auch ohne Keramik?',
      'Kann man nur polieren lassen, ohne Versiegelung?',
      'Können Sie mein Auto waschen, während es bei Ihnen steht?',
      'Könnten Sie den Wagen auch gleich waschen, wenn er da steht?',
      'Kann man gleich noch reinigen lassen, wenn das Auto schon da ist?',
      'Könnt ihr ihn waschen, bevor ich ihn hole?',
    ],
  },
  {
    says: 'Wir schliessen ein Ladegerät an',
    asked: [
      'Wird mein Auto an den Strom gehängt?',
      'Was für ein Ladegerät schliessen Sie an?',
      'Was für ein Ladegerät wird angeschlossen?',
      'Passt das Ladegerät zu meiner Batterie?',
      'Habt ihr ein CTEK oder so etwas?',
      'Ich habe eine Lithiumbatterie im Porsche, könnt ihr die laden?',
      'Welche Batterietypen können Sie laden?',
    ],
  },
  {
    says: 'Wir suchen einen Käufer, während das Auto hier steht',
    asked: [
      'Können Sie mein Auto verkaufen, während es im Autohotel steht?',
      'Ich fahre kaum mehr, könnt ihr das Auto gleich weiterverkaufen?',
    ],
  },
  {
    says: 'Batteriepflege durch Leute, die täglich mit Fahrzeugen arbeiten',
    asked: [
      'Sind das Fachleute, die sich um mein Auto kümmern?',
      'Wer kümmert sich um mein Auto?',
      'Wer fasst mein Auto an?',
    ],
  },
  {
    says: 'Lack und Innenraum bringen wir vor der Saison',
    asked: [
      'Der Lack von meinem BMW ist stumpf',
      'Machen Sie eine Lackaufbereitung für meinen Wagen?',
      'Polieren Sie auch Autos?',
      'Poliert ihr auch Autos oder nur Wohnmobile?',
      'Bereiten Sie auch Autos auf?',
      'Mein Auto glänzt nicht mehr, was kann man machen?',
      'Nächsten Monat ist ein Oldtimertreffen, könnt ihr ihn herausputzen?',
      'Könnt ihr den Wagen für eine Hochzeit auf Hochglanz bringen?',
    ],
  },
  { says: 'Pflegearbeiten offerieren wir einzeln', asked: ['Sind Pflegearbeiten im Monatspreis inbegriffen?'] },
];
