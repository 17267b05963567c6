import type { Wordings } from '../wording.js';

/** Vehicles that belong to a leasing company. */
export const tradeLeasingWordings: readonly Wordings[] = [
  {
    says: 'Im Fahrzeugausweis ist dann der Code 178 eingetragen',
    asked: [
      'Was bedeutet der Eintrag 178 im Ausweis?',
      'Was bedeutet Code 178?',
      'Was heisst Halterwechsel verboten?',
      'Im Ausweis steht 178',
      'Was ist ein Halterwechselverbot?',
    ],
  },
  {
    says: 'Fragen Sie zuerst nach dem Ablösebetrag',
    asked: [
      'Leasing vorzeitig beenden und das Auto euch geben?',
      'Kann ich ein geleastes Auto vermitteln lassen?',
      'Wie löse ich den Leasingvertrag ab?',
      'Mein Leasing läuft noch, kaufen Sie den Wagen trotzdem?',
      'Was muss ich mit der Leasingbank klären?',
    ],
  },
  {
    says: 'Nicht ohne die Leasinggesellschaft',
    asked: ['Der Wagen ist noch nicht abbezahlt, darf ich ihn verkaufen?'],
  },
];
