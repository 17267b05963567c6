import type { Wordings } from '../wording.js';

/** How a car is handed over. */
export const carHotelHandoverWordings: readonly Wordings[] = [
  {
    says: 'Messen Sie Länge, Breite mit Spiegeln und Höhe',
    asked: [
      'Misst man die Breite mit oder ohne Spiegel?',
      'Was muss ich messen?',
      'Welche Masse brauchen Sie für einen Platz?',
      'Muss ich die Spiegel mitmessen?',
      'Wie gross darf das Auto sein, was soll ich abmessen?',
    ],
  },
  {
    says: 'Sie erhalten Preis, Beginn und Bedingungen schriftlich',
    asked: [
      'Gibt es einen Vertrag für das Autohotel?',
      'Muss ich einen Vertrag unterschreiben fürs Autohotel?',
      'Was steht im Vertrag für den Stellplatz?',
      'Bekomme ich einen Vertrag für den Platz?',
      'Wie wird der Platz bestätigt?',
      'Machen wir etwas Schriftliches?',
      'Wie wird das mit dem Stellplatz fixiert?',
    ],
  },
  {
    says: 'Gewaschen, innen trocken, vollgetankt',
    asked: [
      'In welchem Zustand soll ich den Wagen bringen?',
      'Soll der Tank voll sein, wenn ich es bringe?',
      'Wie soll ich das Auto vorbereiten?',
      'Soll ich vorher volltanken?',
      'Wie mache ich das Auto bereit für das Autohotel?',
      'Muss das Auto sauber sein, wenn ich es abgebe?',
      'Soll ich die Reifen aufpumpen, bevor ich es abgebe?',
    ],
  },
  {
    says: 'Wir notieren Kilometerstand und sichtbare Schäden',
    asked: [
      'Bekomme ich ein Exemplar vom Protokoll?',
      'Schreibt man auf, was schon verbeult war?',
      'Werden Schäden vorher aufgenommen?',
      'Halten Sie fest, welche Kratzer schon vorher da waren?',
      'Was nehmen Sie bei der Übergabe alles auf?',
      'Was wird bei der Abgabe festgehalten?',
      'Halten Sie fest, welche Kratzer das Auto schon hat?',
      'Gibt es ein Übergabeprotokoll?',
      'Notieren Sie den Kilometerstand?',
      'Wird der Kilometerstand notiert?',
      'Nehmen Sie auf, welche Kratzer das Auto schon hat?',
      'Werden bestehende Schäden aufgeschrieben?',
      'Wie beweise ich, dass die Delle vorher nicht da war?',
      'Macht man ein Protokoll bei der Abgabe?',
    ],
  },
  {
    says: 'Wertsachen nehmen Sie bitte mit',
    asked: [
      'Soll ich alles Wertvolle mitnehmen?',
      'Darf die Vignette und der Parkausweis im Auto bleiben?',
      'Kann ich Privatsachen im Auto lassen?',
      'Kann ich meine Sachen im Auto lassen?',
      'Kann ich Laptop und Sonnenbrille im Auto lassen?',
      'Darf ich Sachen im Auto liegen lassen?',
      'Darf das Navi im Auto bleiben?',
      'Kann ich meine Golfausrüstung im Wagen lassen?',
    ],
  },
  {
    says: 'Schlüssel und eine Kopie des Fahrzeugausweises',
    asked: [
      'Muss ich den Schlüssel abgeben?',
      'Muss ich den Autoschlüssel bei Ihnen lassen?',
      'Brauchen Sie meinen Schlüssel?',
      'Behalten Sie den Schlüssel?',
      'Brauchen Sie den Ausweis vom Auto?',
      'Muss ich den grauen Ausweis mitbringen?',
    ],
  },
];
