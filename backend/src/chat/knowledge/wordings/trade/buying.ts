import type { Wordings } from '../wording.js';

/** What is worth knowing for a buyer. */
export const tradeBuyingWordings: readonly Wordings[] = [
  {
    says: 'Die MFK prüft Betriebssicherheit und Abgase',
    asked: [
      'Sagt die MFK, dass das Auto in Ordnung ist?',
      'Ist ab MFK ein Gütesiegel?',
      'Was prüft die MFK?',
      'Ist ein Auto ab MFK mängelfrei?',
      'Ist ab MFK eine Garantie?',
      'Kann ich mich auf die MFK verlassen?',
    ],
  },
  {
    says: 'Der Tag des Kaufs ist ein guter Zeitpunkt',
    asked: [
      'Wann ist der beste Zeitpunkt für eine Versiegelung?',
      'Kann der Camper gleich beim Kauf versiegelt werden?',
      'Lohnt sich das bei einem neuen Wohnmobil?',
      'Ist eine Versiegelung bei einem neuen Wohnmobil unnötig?',
      'Soll ich ein neues Wohnmobil gleich versiegeln?',
      'Soll ich ein neu gekauftes Wohnmobil gleich versiegeln?',
      'Wir haben ein nagelneues Womo gekauft, schon versiegeln?',
      'Fabrikneu, muss man da schon versiegeln?',
    ],
  },
  {
    says: 'beantworten wir auch nach dem Kauf',
    asked: [
      'Kann man auch nur eine Beratung haben beim Autokauf?',
      'Helfen Sie mir auch nach dem Kauf?',
      'Bieten Sie Service nach dem Kauf?',
    ],
  },
  {
    says: 'Gekauft, aber die Garage ist noch nicht frei',
    asked: ['Kann das gekaufte Auto bei Ihnen warten, bis meine Garage fertig ist?'],
  },
  {
    says: 'Das neue Wohnmobil kann bei uns bleiben',
    asked: [
      'Kann das neue Wohnmobil bis zum Frühling bei Ihnen bleiben?',
      'Ich kaufe im Winter ein Womo, wohin damit bis im Frühling?',
    ],
  },
  {
    says: 'Serviceheft, Vorbesitzer und Originallack entscheiden',
    asked: [
      'Was bestimmt den Preis eines Sportwagens?',
      'Worauf achte ich beim Kauf eines Sportwagens?',
      'Spielt die Anzahl Vorbesitzer eine Rolle beim Sportwagen?',
      'Ist Originallack wichtig?',
    ],
  },
  {
    says: 'Ein dichter Aufbau ist das Wichtigste',
    asked: [
      'Was ist beim Kauf eines Wohnmobils am wichtigsten?',
      'Worauf achte ich bei einem gebrauchten Wohnmobil?',
      'Ich will ein Occasion-Wohnmobil kaufen, auf was schauen?',
      'Auf was kommt es beim Wohnmobilkauf an?',
    ],
  },
  {
    says: 'mit alten Rechnungen, Bildern und zueinander passenden Nummern',
    asked: [
      'Worauf achte ich beim Kauf eines Oldtimers?',
      'Wie belegt man die Geschichte eines Klassikers?',
      'Was sind matching numbers?',
      'Wie beweise ich die Historie von meinem Oldtimer?',
    ],
  },
  {
    says: 'Reinigung, Aufbereitung und Versiegelung machen wir selbst',
    asked: ['Wer bereitet die Autos auf, die ihr verkauft?'],
  },
  {
    says: 'Fragen zu Pflege, Zustand und Lagerung beantworten wir auch nach dem Kauf',
    asked: ['Bin ich nach dem Kauf auf mich allein gestellt?'],
  },
  {
    says: 'Das Fahrzeug wurde vor der Übergabe von der Motorfahrzeugkontrolle',
    asked: ['Frisch vorgeführt, was heisst das?', 'Was bedeutet «frisch ab MFK»?'],
  },
  {
    says: 'Hier zählen gepflegte Elektronik',
    asked: ['Worauf achtet man bei einer Limousine?', 'Ich suche eine gebrauchte S-Klasse, auf was schauen?'],
  },
];
