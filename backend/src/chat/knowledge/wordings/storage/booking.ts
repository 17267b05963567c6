import type { Wordings } from '../wording.js';

/** How one gets a place, and what is done on the way in. */
export const storageBookingWordings: readonly Wordings[] = [
  {
    says: 'Auf Wunsch waschen und trocknen wir vor dem Abstellen',
    asked: [
      'Wir kommen direkt aus den Ferien und es ist voller Mücken, könnt ihr es waschen?',
      'Wird das Fahrzeug vor dem Einstellen gewaschen?',
      'Waschen Sie das Wohnmobil vor dem Einlagern?',
      'Kann ich es dreckig bringen?',
      'Kann ich das Womo ungewaschen bringen?',
      'Putzt ihr den Camper aussen, bevor er reinkommt?',
    ],
  },
  {
    says: 'Bei der Höhe zählen Klimagerät, Antenne und Solarmodule mit',
    asked: ['Zählt das Klimagerät bei der Höhe mit?', 'Wie hoch ist mein Camper mit der Klimaanlage drauf?'],
  },
  {
    says: 'Reserviert ist der Platz mit Ihrer Zusage',
    asked: [
      'Reservieren Sie den Platz fix, wenn ich zusage?',
      'Ab wann ist der Platz fix?',
      'Wann ist mein Platz reserviert?',
    ],
  },
  {
    says: 'Im Herbst wollen viele gleichzeitig unter Dach',
    asked: [
      'Bis wann muss ich mich für den Winter entscheiden?',
      'Wie schnell sind die Winterplätze weg?',
      'Wann muss ich mich für den Winterplatz anmelden?',
      'Wie früh soll ich einen Winterplatz reservieren?',
      'Ist im Herbst alles voll?',
      'Reicht es, wenn ich im Oktober anfrage?',
      'Soll ich jetzt schon für den Winter buchen?',
    ],
  },
  {
    says: 'Auf Anfrage übernehmen wir beide Fahrten',
    asked: [
      'Holen Sie das Wohnmobil zum Einlagern und bringen es im Frühling zurück?',
      'Ich kann nicht mehr selber fahren, holt ihr das Womo zum Einstellen?',
    ],
  },
  {
    says: 'Vor dem Einstellen beraten wir Sie zu Batterie, Reifen und Wasser',
    asked: [
      'Beraten Sie mich, was ich vor dem Winter machen muss?',
      'Wir haben das erste Mal ein Wohnmobil, helft ihr beim Einwintern?',
    ],
  },
  {
    says: 'Zusatzleistungen stehen in der Offerte als eigene Posten',
    asked: [
      'Kostet die Dampfreinigung extra, wenn ich das Wohnmobil einstelle?',
      'Ist das Waschen beim Einlagern inbegriffen?',
    ],
  },
  {
    says: 'Salz und Insektenreste greifen den Lack',
    asked: ['Darf es schmutzig in den Winterschlaf?', 'Schadet es, wenn die Fliegen den Winter über drauf bleiben?'],
  },
  {
    says: 'Wir protokollieren den Zustand',
    asked: [
      'Wird der Zustand vom Womo bei der Einlagerung aufgeschrieben?',
      'Haltet ihr Schäden fest, wenn ich einstelle?',
    ],
  },
  {
    says: 'Entscheiden Sie sich im Winter für ein anderes Modell',
    asked: ['Wir wollen im Frühling ein neues Womo, könnt ihr das alte im Winter verkaufen?'],
  },
];
