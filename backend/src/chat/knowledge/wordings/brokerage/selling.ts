import type { Wordings } from '../wording.js';

/** How a vehicle is advertised, shown and sold. */
export const brokerageSellingWordings: readonly Wordings[] = [
  {
    says: 'aber nicht selbst inserieren',
    asked: [
      'Wer macht die Fotos für das Inserat?',
      'Wer fotografiert das Auto für das Inserat?',
      'Wer schreibt das Inserat?',
    ],
  },
  {
    says: 'Anfragen, Rückfragen und Terminwünsche laufen über uns',
    asked: [
      'Ich habe keine Zeit für Interessenten',
      'Steht meine Telefonnummer im Inserat?',
      'Bleibe ich beim Verkauf anonym?',
      'Erscheint mein Name im Inserat?',
      'Rufen die Leute mich an?',
      'Muss ich Anrufe von Interessenten beantworten?',
      'Habe ich dann Leute am Telefon?',
      'Ich will nicht dauernd Anrufe von Händlern',
      'Was nehmt ihr mir ab beim Verkauf?',
    ],
  },
  {
    says: 'Sie müssen nicht dabei sein',
    asked: [
      'Wer fährt mit den Leuten Probe?',
      'Muss ich beim Zeigen anwesend sein?',
      'Ich habe keine Lust auf Besichtigungen, nehmen Sie mir das ab?',
      'Nehmen Sie mir die Besichtigungen ab?',
      'Machen Sie auch die Probefahrten?',
      'Muss ich dabei sein, wenn jemand schauen kommt?',
      'Muss ich bei der Besichtigung dabei sein?',
      'Kommen fremde Leute zu mir nach Hause?',
      'Wer macht die Probefahrt mit den Interessenten?',
      'Ich habe keine Lust auf fremde Leute in der Einfahrt',
    ],
  },
  {
    says: 'Das Inserat nennt Ausstattung, Zustand und Mängel offen',
    asked: [
      'Muss man Schäden angeben?',
      'Verschweigen Sie Mängel im Inserat?',
      'Was steht im Inserat?',
      'Schreibt ihr auch rein, was kaputt ist?',
      'Was schreiben Sie in die Anzeige?',
    ],
  },
  {
    says: 'Ist ein Käufer gefunden, bereiten wir den Kaufvertrag vor',
    asked: [
      'Ich kenne mich mit Verträgen nicht aus',
      'Wer kümmert sich um die Papiere beim Verkauf?',
      'Wer erledigt den Papierkram beim Verkauf?',
      'Machen Sie die Formalitäten?',
      'Wer schreibt den Kaufvertrag?',
      'Wer erledigt den Vertrag mit dem Käufer?',
      'Macht ihr den Papierkrieg?',
      'Wer setzt den Vertrag auf?',
    ],
  },
  {
    says: 'können Interessenten es zu unseren Öffnungszeiten ansehen',
    asked: [
      'Wo können Interessenten das Auto ansehen?',
      'Kann das Auto zum Verkauf bei Ihnen stehen?',
      'Kann ich das Auto bei euch auf den Platz stellen zum Verkaufen?',
      'Kann der Käufer es bei euch anschauen?',
    ],
  },
  {
    says: 'Wenn Sie nicht warten möchten, prüfen wir',
    asked: [
      'Können Sie mein Auto direkt abkaufen, wenn ich nicht warten will?',
      'Ich will nicht so lange warten, kauft ihr es selber?',
      'Übernehmt ihr das Auto, wenn es niemand will?',
    ],
  },
  {
    says: 'Wer danach anruft, meint es meist ernst',
    asked: ['Melden sich da viele Spinner?', 'Rufen auch Leute an, die gar nicht kaufen wollen?'],
  },
  {
    says: 'Wir schauen Fahrzeug und Unterlagen an',
    asked: ['Wie fängt eine Vermittlung an?', 'Was passiert beim ersten Treffen?'],
  },
];
