import type { Wordings } from '../wording.js';

/** What standing and damp do to a vehicle. */
export const standAirWordings: readonly Wordings[] = [
  {
    says: 'Steht es wochenlang, geschieht das Gegenteil',
    asked: [
      'Unser Auto wird nur im Sommer gebraucht, nimmt es im Winter Schaden?',
      'Was geht kaputt, wenn man nie fährt?',
      'Was passiert mit einem Auto, das lange steht?',
      'Warum ist langes Stehen schlecht für das Auto?',
      'Was ist das Problem, wenn ein Auto monatelang nicht fährt?',
      'Welche Standschäden gibt es?',
      'Tut es einem Auto weh, wenn man es nicht fährt?',
      'Ich bin drei Monate im Ausland, schadet das dem Auto?',
    ],
  },
  {
    says: 'Wird es in einer unbeheizten Garage am Morgen wärmer',
    asked: [
      'Wann lohnt sich das Autohotel statt einer normalen Garage?',
      'Was ist der Vorteil gegenüber meiner eigenen Garage?',
      'Warum schadet eine kalte Garage dem Auto?',
      'Ist Kälte schlecht für das Auto?',
      'In meiner Garage ist am Morgen alles beschlagen',
      'Warum wird das Blech in der Garage nass?',
    ],
  },
  {
    says: 'Stahl rostet deutlich schneller',
    asked: [
      'Ab wann rostet es?',
      'Wie hoch darf die Luftfeuchtigkeit sein, damit nichts rostet?',
      'Wann beginnt Stahl zu rosten?',
      'Ab welcher Luftfeuchtigkeit rostet ein Auto?',
      'Welche Luftfeuchtigkeit ist gut für das Auto?',
      'Kann es für das Leder zu trocken sein?',
      'Wie viel Prozent Feuchtigkeit ist gut für einen Oldtimer?',
      'Ich habe einen Entfeuchter in der Garage, auf wie viel Prozent stellen?',
    ],
  },
  {
    says: 'Darunter sammelt sich Kondenswasser',
    asked: [
      'Ist ein Autopyjama draussen gut?',
      'Kann ich nicht einfach ein Tuch über das Auto legen im Winter?',
      'Ist eine Abdeckplane im Freien gut?',
      'Kann ich das Auto draussen mit einer Blache zudecken?',
      'Ich habe eine Garage aus Stoff über dem Auto, ist das gut?',
    ],
  },
  {
    says: 'Was lange unbeachtet steht, wird eher aufgebrochen',
    asked: [
      'Merkt jemand, wenn an meinem Auto etwas ausläuft?',
      'Wird mein Auto eher aufgebrochen, wenn es herumsteht?',
      'Ist es gefährlich, das Auto lange auf dem Parkplatz stehen zu lassen?',
      'Wird in abgestellte Autos eingebrochen?',
    ],
  },
  {
    says: 'Kälte allein schadet wenig',
    asked: [
      'Ist eine kalte Garage schlecht?',
      'Macht Kälte dem Oldtimer etwas aus?',
      'Meine Garage ist ungeheizt, ist das schlimm?',
    ],
  },
  {
    says: 'Eine Öllache unter dem Motor',
    asked: [
      'Schaut jemand ab und zu nach, ob etwas ausläuft?',
      'Merkt ihr es, wenn ein Pneu platt ist?',
      'Schaut mal jemand nach den Reifen?',
      'Was macht ihr, wenn ein Auto in der Halle einen Platten hat oder Öl verliert?',
      'Sagt ihr mir, wenn Öl unter dem Wagen liegt?',
    ],
  },
  { says: 'Ganz trocken soll es aber auch nicht sein', asked: ['Schadet zu trockene Luft dem Auto?'] },
];
