import type { Wordings } from '../wording.js';

/** How steam cleans, beside other ways. */
export const steamMethodWordings: readonly Wordings[] = [
  {
    says: 'Staub und Haare müssen vor dem Dampf weg',
    asked: [
      'Wie bekommen Sie Hundehaare aus dem Teppich?',
      'Reicht es, wenn ich vorher selber sauge?',
      'Saugen Sie vorher?',
      'Ist Staubsaugen inbegriffen?',
      'Muss ich das Auto vorher saugen?',
      'Sand vom Strand überall, holt ihr den raus?',
    ],
  },
  {
    says: 'Ein Sprühsauger drückt Wasser ins Polster',
    asked: [
      'Der Kollege macht das mit einem Tornador, was ist anders?',
      'Ist Dampf besser als Shampoonieren?',
      'Wie viel besser ist das als ein normaler Sprühsauger?',
      'Was ist der Unterschied zum Sprühsauger?',
      'Warum nicht einfach mit einem Nasssauger?',
      'Was ist der Unterschied zu einem Sprühextraktionsgerät?',
      'Ist Dampf besser als ein Nasssauger?',
      'Warum nicht schamponieren?',
      'Warum nehmt ihr kein Waschgerät für Polster?',
      'Bei der Tankstelle gibt es einen Nasssauger, reicht das nicht?',
      'Worin liegt der Vorteil gegenüber Nassreinigung?',
    ],
  },
  {
    says: 'Der Dampf, mit dem wir arbeiten, ist trocken',
    asked: [
      'Wird mit einem Dampfreiniger wie zuhause gearbeitet?',
      'Ist euer Dampf nasser als bei meinem Dampfreiniger zuhause?',
      'Womit reinigen Sie genau, nur mit Wasser?',
      'Was ist Trockendampf?',
      'Was ist besonders an Ihrem Dampf?',
      'Ist das wie beim Wasserkocher?',
      'Wie kann Dampf trocken sein?',
      'Trockener Dampf, was soll das sein?',
      'Ich habe einen Dampfmop, ist das dasselbe?',
    ],
  },
  { says: 'Druck im Gerät', asked: ['Mit wie viel Druck arbeiten Sie?', 'Wie viel Bar hat der Dampfreiniger?'] },
  {
    says: 'Wärme macht solche Stoffe weich',
    asked: [
      'Warum brauchen Sie keine Putzmittel?',
      'Womit reinigen Sie, wenn nicht mit Reinigungsmittel?',
      'Wie löst der Dampf den Schmutz?',
      'Wie bekommt man ohne Seife etwas sauber?',
      'Nur mit Wasser, geht das überhaupt?',
      'Reicht heisser Dampf, um Fett zu lösen?',
    ],
  },
  {
    says: 'Der klebrige Rest zieht neuen Staub an',
    asked: [
      'Warum wird der Sitz nach dem Shampoonieren schnell wieder schmutzig?',
      'Ich habe die Sitze selber mit Schaum gereinigt und jetzt sind sie wieder grau',
      'Nach dem Polsterreiniger war es schnell wieder dreckig, warum?',
    ],
  },
  {
    says: 'Der Dampf löst, das Mikrofasertuch nimmt auf',
    asked: ['Reiben Sie den Dreck mit einem Lappen ab?', 'Wohin geht der gelöste Dreck?'],
  },
  {
    says: 'Hautfett am Lenkrad, Zucker vom Eistee',
    asked: ['Warum wird das Lenkrad speckig?', 'Woraus besteht der Dreck im Auto?'],
  },
  {
    says: 'aus einem Polster bringt man ihn selten ganz heraus',
    asked: ['Was ist schlecht an Reinigungsmitteln im Polster?', 'Warum keinen Polsterschaum verwenden?'],
  },
  {
    says: 'Temperatur im Gerät; an der Oberfläche ist es deutlich weniger',
    asked: [
      'Verbrennt das den Stoff bei 190 Grad?',
      'Wird der Sitz so heiss, dass er verbrennt?',
      'Wie heiss ist es auf dem Stoff?',
    ],
  },
  {
    says: 'Heisser, trockener Dampf löst Schmutz ohne Reinigungsmittel',
    asked: [
      'Braucht ihr Chemie?',
      'Brauchen Sie beim Dampfreinigen Chemie?',
      'Arbeitet ihr umweltfreundlich ohne Gift?',
      'Welche Putzmittel brauchen Sie für innen?',
      'Mein Kind reagiert auf Chemie, was für Mittel brauchen Sie innen?',
    ],
  },
];
