import type { Wordings } from '../wording.js';

/** Tyres, brakes, tank and the first drive after a pause. */
export const standTyresWordings: readonly Wordings[] = [
  {
    says: 'Bei breiten, steifen Reifen entsteht dort mit der Zeit eine flache Zone',
    asked: [
      'Bekommen breite Pneus einen Platten vom Stehen?',
      'Was passiert mit den Reifen, wenn der Wagen lange am gleichen Ort steht?',
      'Warum rumpelt es beim Losfahren nach langer Standzeit?',
      'Helfen Reifenwiegen?',
      'Der Wagen holpert nach dem Winter',
      'Nach der langen Pause vibriert das Lenkrad',
    ],
  },
  {
    says: 'Die Handbremse bleibt bei langer Standzeit besser offen',
    asked: [
      'Die Bremse war nach dem Winter fest',
      'Bremse anziehen oder nicht, wenn das Auto lange steht?',
      'Soll ich die Handbremse anziehen?',
      'Soll ich einen Gang einlegen?',
      'Kann die Handbremse festkleben?',
      'Braucht es Keile?',
      'Kann die Bremse festrosten?',
    ],
  },
  {
    says: 'in einem halb leeren Stahltank bildet sich Kondenswasser',
    asked: [
      'Benzin ablassen oder auffüllen?',
      'Warum soll der Tank voll sein?',
      'Tank voll oder leer beim Abstellen?',
      'Kann der Tank von innen rosten?',
    ],
  },
  {
    // Over the end of the first point: all of the list is asked for.
    says: 'auch den Unterboden; Innenraum saugen',
    asked: [
      'Checkliste vor dem Abgeben',
      'Was muss ich vor dem Abstellen alles machen?',
      'Was kann ich selber erledigen, bevor ich das Auto abgebe?',
      'Was gehört auf die Liste vor dem Winterschlaf?',
      'Wie mache ich meinen Oldtimer winterfest?',
    ],
  },
  {
    says: 'Kilometerstand und vorhandene Schäden fotografieren',
    asked: ['Soll ich Fotos von den Kratzern machen, bevor ich abgebe?'],
  },
  { says: 'Waschen und trocken fahren, auch den Unterboden', asked: ['Soll ich den Unterboden waschen?'] },
  {
    says: 'Motorenöl wechseln, wenn der Service ohnehin ansteht',
    asked: [
      'Muss neues Öl rein vor dem Winter?',
      'Muss ich vorher einen Ölwechsel machen?',
      'Soll ich den Service vorher noch machen?',
    ],
  },
  {
    says: 'Prüfen Sie den Reifendruck, bremsen Sie ein paarmal sanft',
    asked: [
      'Beim ersten Bremsen schleift es',
      'Was muss ich nach dem Winterschlaf als Erstes kontrollieren?',
      'Auf was aufpassen, wenn ich den Oldtimer im Frühling wieder raushole?',
      'Worauf muss ich achten, wenn ich im Frühling das erste Mal wieder fahre?',
      'Was muss ich bei der ersten Fahrt nach dem Winter beachten?',
      'Die Bremsscheiben sind nach der Pause rostig',
      'Worauf achte ich beim Losfahren im Frühling?',
      'Die Bremsen quietschen nach dem Winter',
      'Darf ich nach der langen Pause gleich Vollgas geben?',
      'Rost auf den Bremsscheiben nach dem Stehen',
    ],
  },
  {
    says: 'lohnen sich auch Reifenwiegen',
    asked: ['Soll man das Auto ab und zu verschieben?', 'Soll ich das Auto aufbocken?'],
  },
  {
    says: 'Mehr Luft hält den Reifen runder',
    asked: ['Warum mehr Luft in die Pneus beim Abstellen?', 'Warum soll ich die Reifen stärker aufpumpen?'],
  },
  {
    says: 'Gang oder Parkstellung und zwei Keile',
    asked: ['Leerlauf oder Gang beim Abstellen?', 'Automat auf P stellen?'],
  },
];
