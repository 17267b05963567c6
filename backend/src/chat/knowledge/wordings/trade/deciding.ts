import type { Wordings } from '../wording.js';

/** Price, time to think, and which way of selling suits. */
export const tradeDecidingWordings: readonly Wordings[] = [
  {
    says: 'Der Preis entsteht am Fahrzeug, nicht am Telefon',
    asked: [
      'Kann man den Wert online berechnen?',
      'Reicht ein Foto für die Schätzung?',
      'Muss ich den Wagen zum Schätzen bringen?',
      'Können Sie den Preis online schätzen?',
      'Können Sie mir am Telefon sagen, was mein Auto wert ist?',
      'Wie bestimmen Sie den Ankaufspreis?',
      'Was ist mein Auto wert?',
      'Eine grobe Zahl am Telefon, geht das?',
    ],
  },
  {
    says: 'Der Ankauf geht schneller',
    asked: [
      'Wie lange dauert ein Ankauf?',
      'Wie schnell geht ein Ankauf?',
      'Was geht schneller, Ankauf oder Vermittlung?',
      'Ich muss das Auto rasch loswerden, direkt verkaufen oder vermitteln?',
      'Ich brauche das Geld dringend, was ist besser?',
      'Wie komme ich am raschesten zu Geld für mein Auto?',
    ],
  },
  {
    says: 'Bei der Vermittlung liegt der Erlös oft höher',
    asked: [
      'Wo verdiene ich mehr am Auto?',
      'Kriege ich bei der Vermittlung mehr Geld?',
      'Bekomme ich mehr, wenn Sie es vermitteln?',
      'Womit verdiene ich mehr, Ankauf oder Vermittlung?',
    ],
  },
  {
    says: 'Unterschreiben müssen Sie an diesem Tag nichts',
    asked: [
      'Bin ich nach der Besichtigung zu etwas verpflichtet?',
      'Kann ich nach der Besichtigung noch darüber schlafen?',
      'Muss ich gleich unterschreiben?',
      'Habe ich Bedenkzeit?',
      'Muss ich sofort zusagen?',
      'Muss ich mich am selben Tag entscheiden?',
      'Kann ich es mir noch überlegen?',
      'Werde ich da zum Verkauf gedrängt?',
    ],
  },
  { says: 'Den Ankaufspreis bestimmen Marktlage, Zustand', asked: ['Drücken viele Kilometer den Ankaufspreis?'] },
  {
    says: 'Ein Preis, der ohne Blick auf das Fahrzeug genannt wird',
    asked: ['Im Internet gibt es Sofortpreise, warum macht ihr das nicht?'],
  },
  {
    says: 'Sie erfahren, was für und was gegen den Preis spricht',
    asked: ['Begründen Sie, warum Sie so wenig bieten?', 'Erklärt ihr, wie ihr auf den Betrag kommt?'],
  },
  { says: 'Eilt es, verkaufen Sie; haben Sie Zeit', asked: ['Ich habe keine Eile, was empfehlen Sie zum Verkaufen?'] },
];
