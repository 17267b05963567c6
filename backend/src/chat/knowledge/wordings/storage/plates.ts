import type { Wordings } from '../wording.js';

/** Plates, tax and insurance over a pause. */
export const storagePlatesWordings: readonly Wordings[] = [
  {
    says: 'Ja, beim Strassenverkehrsamt Ihres Kantons',
    asked: [
      'Kann ich die Nummern abgeben, solange das Fahrzeug bei Ihnen steht?',
      'Wo deponiere ich die Schilder?',
      'Ich will das Auto im Winter abmelden, geht das?',
    ],
  },
  {
    says: 'sparen Sie je nach Kanton und Versicherung einen Teil von Steuer und Prämie',
    asked: [
      'Muss ich die Motorfahrzeugsteuer weiterzahlen, während es bei euch steht?',
      'Spare ich Steuern, wenn ich die Schilder hinterlege?',
      'Spart man Versicherung und Verkehrssteuer?',
      'Wird die Versicherung billiger, wenn ich abmelde?',
    ],
  },
  {
    says: 'Ohne Schilder darf es nicht auf die Strasse',
    asked: [
      'Ohne Kontrollschild herbringen, geht das?',
      'Kann ich ohne Nummernschild zu Ihnen fahren?',
      'Muss ich die Nummern vorher oder nachher abgeben?',
      'Das Auto ist schon abgemeldet, wie kommt es zu euch?',
    ],
  },
  {
    says: 'Lassen Sie sich von der Versicherung bestätigen',
    asked: [
      'Ist es noch gegen Feuer versichert, wenn die Schilder weg sind?',
      'Bin ich gegen Diebstahl versichert, wenn ich die Nummern abgebe?',
    ],
  },
];
