import type { Wordings } from '../wording.js';

/** Papers, contract and plates. */
export const tradePapersWordings: readonly Wordings[] = [
  {
    says: 'Den Fahrzeugausweis, den letzten Prüfbericht der MFK',
    asked: [
      'Der Zweitschlüssel fehlt',
      'Ich habe nur noch einen Schlüssel, macht das etwas?',
      'Welche Unterlagen verlangen Sie beim Ankauf?',
      'Was muss ich für den Verkauf alles mitbringen?',
      'Brauche ich das Serviceheft?',
      'Muss ich alle Schlüssel mitbringen?',
      'Braucht es den Prüfbericht der MFK für den Verkauf?',
      'Welche Dokumente muss ich haben, wenn ich mein Wohnmobil verkaufen will?',
      'Was braucht ihr an Papierkram?',
    ],
  },
  {
    says: 'Nützlich sind Rechnungen über Reparaturen',
    asked: [
      'Hilft es, wenn ich Quittungen habe?',
      'Brauche ich für den Verkauf die Dichtigkeitsprüfung?',
      'Muss ich Rechnungen mitbringen?',
      'Welche Belege sind nützlich?',
      'Braucht es eine Gasprüfung?',
      'Ist der Gastest wichtig beim Verkauf?',
    ],
  },
  {
    says: 'Der schriftliche Kaufvertrag hält Zustand',
    asked: ['Was steht im Kaufvertrag?', 'Gibt es einen schriftlichen Vertrag?', 'Werden Mängel aufgeschrieben?'],
  },
  {
    says: 'Der bisherige Halter behält die Schilder',
    asked: [
      'Was mache ich mit den Nummern, wenn das Auto weg ist?',
      'Wer meldet das Auto nach dem Verkauf ab?',
      'Wer behält die Nummernschilder beim Verkauf?',
      'Was passiert mit dem Fahrzeugausweis nach dem Verkauf?',
      'Wer löst das Auto ein?',
      'Bleiben die Nummern am verkauften Auto?',
      'Wer muss das Auto annullieren lassen?',
    ],
  },
];
