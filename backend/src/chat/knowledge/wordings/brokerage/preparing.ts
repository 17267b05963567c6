import type { Wordings } from '../wording.js';

/** What is worth doing before a vehicle is offered. */
export const brokeragePreparingWordings: readonly Wordings[] = [
  {
    says: 'Vorgeschrieben ist es nicht',
    asked: [
      'Muss ich das Auto vor der Vermittlung vorführen?',
      'Braucht es eine neue Prüfung?',
      'Muss ich vorher zur MFK?',
      'Die letzte MFK ist vier Jahre her, ist das schlimm?',
    ],
  },
  {
    says: 'Ein sauberes Fahrzeug lässt sich besser zeigen und fotografieren',
    asked: [
      'Machen Sie schöne Fotos?',
      'Muss das Auto für den Verkauf sauber sein?',
      'Soll ich das Auto vor dem Verkauf reinigen lassen?',
      'Welche Arbeiten lohnen sich vor dem Verkauf?',
      'Muss ich vorher putzen, bevor ihr Fotos macht?',
    ],
  },
  {
    says: 'Kleine Kratzer und stumpfer Lack drücken den Preis',
    asked: [
      'Bringt Polieren mehr Geld beim Verkauf?',
      'Soll ich das Wohnmobil vor dem Verkauf aufbereiten lassen?',
      'Lohnt es sich, Kratzer vor dem Verkauf zu entfernen?',
      'Lohnt sich eine Aufbereitung vor dem Verkauf?',
      'Soll ich die Schrammen noch ausbessern, bevor ich verkaufe?',
      'Die Karre ist zerkratzt, verkauft man die so?',
    ],
  },
  {
    says: 'Im Winter ist der Markt für Wohnmobile ruhig',
    asked: [
      'Ist der Winter ein guter Moment zum Verkaufen?',
      'Wann im Jahr verkauft man ein Wohnmobil am besten?',
      'Kauft im Winter überhaupt jemand einen Camper?',
      'Soll ich mit dem Verkauf bis im Frühling warten?',
    ],
  },
  {
    says: 'Wer verkaufen will, lässt das Fahrzeug besser gereinigt stehen',
    asked: ['Soll ich das Auto während dem Verkauf stehen lassen?'],
  },
  {
    says: 'Kochdunst und Hundehaare stören',
    asked: ['Im Auto hat ein Hund gewohnt, merkt der Käufer das?', 'Stört es Käufer, wenn es im Auto riecht?'],
  },
  {
    says: 'Ein versiegelter Aufbau bleibt zwischen den Besichtigungen',
    asked: ['Lohnt es sich, vor dem Verkauf zu versiegeln?'],
  },
];
