import type { Wordings } from './wording.js';

/** What the business says of itself and of how one comes to it; the campaign's terms are an aspect of their own. */
export const businessWordings: readonly Wordings[] = [
  {
    says: 'Eine Fläche ist fertig, wenn sie im Streiflicht besteht',
    asked: ['Was verstehen Sie unter Qualität?', 'Wann ist eine Fläche fertig?'],
  },
  {
    says: 'Kommen Sie während der Öffnungszeiten vorbei',
    asked: [
      'Kann ich vorbeikommen und mein Fahrzeug zeigen?',
      'Kann ich unverbindlich vorbeischauen?',
      'Kann ich mir euren Betrieb einmal ansehen?',
    ],
  },
  {
    says: 'Salz und Nässe treffen auf eine versiegelte Fläche',
    asked: [
      'Warum sollte ich vor dem Winter versiegeln?',
      'Warum im Herbst versiegeln lassen?',
      'Weshalb ist der Herbst gut zum Versiegeln?',
    ],
  },
  { says: 'Wir mögen Fahrzeuge', asked: ['Habt ihr Freude an der Arbeit?', 'Seid ihr selber Autofans?'] },
  { says: 'Deshalb haben wir uns auf sie spezialisiert', asked: ['Worauf seid ihr spezialisiert?'] },
  { says: 'Am Anfang steht das Handwerk', asked: ['Wie hat euer Betrieb angefangen?'] },
  {
    says: 'Man sieht, ob ein Fahrzeug im Freien gestanden hat',
    asked: ['Merkt ihr, wenn ich immer in der Bürstenanlage war?'],
  },
  { says: 'Kündigen Sie grosse Fahrzeuge kurz telefonisch an', asked: ['Komme ich mit acht Metern bei euch rein?'] },
];
