import type { Wordings } from '../wording.js';

/** How one gets at a car in the car hotel, and whom that suits. */
export const carHotelUseWordings: readonly Wordings[] = [
  {
    says: 'Das Autohotel passt, wenn Sie zwischendurch fahren',
    asked: [
      'Was soll ich nehmen, wenn ich das Auto spontan brauche?',
      'Wann passt das Autohotel und wann die Einlagerung?',
      'Ich fahre jedes Wochenende, was passt besser?',
      'Ich fahre nur ab und zu, was empfehlen Sie?',
      'Ich möchte am Wochenende mal damit fahren, was ist richtig für mich?',
    ],
  },
  {
    says: 'Am besten holen Sie es, wenn wir offen haben',
    asked: [
      'Habe ich einen Badge für die Halle?',
      'Habe ich Tag und Nacht Zugang?',
      'Kann ich jederzeit an mein Auto?',
      'Kann ich mein Auto auch ausserhalb der Öffnungszeiten holen?',
      'Kann ich in der Nacht an mein Auto?',
      'Kann ich mein Auto am Sonntag herausnehmen?',
      'Kann ich das Auto auch am Abend abholen?',
      'Bekomme ich einen eigenen Schlüssel zur Halle?',
    ],
  },
  {
    says: 'Rufen Sie vor der Fahrt an',
    asked: [
      'Ich möchte meinen Wagen für einen Ausflug haben',
      'Spontan am Sonntagmorgen eine Tour, wie mache ich das?',
      'Stellen Sie das Auto bereit, wenn ich komme?',
      'Wie lange vorher muss ich anrufen, wenn ich das Auto aus dem Autohotel will?',
      'Muss ich vorher anrufen?',
      'Wie früh muss ich mich melden, wenn ich fahren will?',
      'Wie lange vorher muss ich mich melden, wenn ich fahren will?',
      'Steht mein Auto bereit, wenn ich komme?',
      'Wie komme ich zu meinem Auto, wenn ich fahren will?',
      'Ich möchte spontan eine Ausfahrt machen',
      'Wie hole ich mein Auto für eine Spritztour?',
      'Muss ich anrufen, bevor ich mein Auto hole?',
      'Wie läuft das, wenn ich eine Runde drehen will?',
      'Muss ich mich anmelden, wenn ich mit dem Auto fahren will?',
      'Am Samstag ist schönes Wetter, ich will cruisen, was muss ich tun?',
      'Ich brauche meinen Oldtimer für eine Hochzeit',
    ],
  },
  { says: 'Auf Anfrage fahren wir das Auto vor Ihre Haustür', asked: ['Bringen Sie mir das Auto vor die Haustür?'] },
  {
    says: 'Sie wissen innert 24 Stunden an Werktagen, ob und ab wann',
    asked: ['Wann weiss ich, ob ein Platz frei ist?', 'Wie schnell erfahre ich, ob Sie Platz haben?'],
  },
  {
    says: 'Ob eine andere Zeit möglich ist, klären wir bei der Anmeldung',
    asked: ['Gibt es Ausnahmen bei den Abholzeiten?'],
  },
];
