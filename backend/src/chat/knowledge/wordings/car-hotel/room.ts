import type { Wordings } from '../wording.js';

/** How warm, dry and safe a car stands. */
export const carHotelRoomWordings: readonly Wordings[] = [
  {
    says: 'Behalten Sie Ihre Kaskoversicherung',
    asked: [
      'Wer bezahlt, wenn meinem Auto etwas passiert?',
      'Brauche ich die Kasko noch, wenn das Auto bei Ihnen steht?',
      'Muss ich der Versicherung etwas melden?',
      'Sind Sie gegen Diebstahl und Feuer versichert?',
      'Kann ich die Vollkasko in der Zeit abmelden?',
      'Wenn die Halle abbrennt, wer zahlt mein Auto?',
    ],
  },
  {
    says: 'Die Sicherheitsüberwachung läuft ohne Pause',
    asked: [
      'Wer schaut am Wochenende nach dem Auto?',
      'Habt ihr einen Wachmann oder Kameras?',
      'Wie ist mein Oldtimer gegen Diebstahl gesichert?',
      'Kann jemand mein Auto klauen?',
      'Passt in der Nacht jemand auf?',
      'Wird auch am Sonntag überwacht?',
      'Hat jemand ein Auge auf mein Auto?',
      'Bei mir wurde eingebrochen, ist das bei euch sicher?',
      'Mein Ferrari soll nicht gestohlen werden, wie schützt ihr ihn?',
    ],
  },
  {
    says: 'Kein Frost und keine Sommerhitze unter Blech',
    asked: [
      'Leidet das Leder im Winter bei euch?',
      'Bekommt mein Auto Stockflecken?',
      'Bekommt das Verdeck Schimmel bei euch?',
      'Wie warm ist es im Winter in der Halle?',
      'Ist der Raum geheizt?',
      'Kann mein Auto im Autohotel rosten?',
      'Gibt es Kondenswasser im Autohotel?',
      'Setzt das Auto bei euch Rost an?',
      'Wird es im Sommer heiss in der Halle?',
      'Schwitzt das Blech bei euch?',
    ],
  },
  {
    says: 'Klimatisierte Räume statt Blache und Parkplatz im Freien',
    asked: [
      'Steht der Wagen unter freiem Himmel?',
      'Steht mein Oldtimer drinnen?',
      'Ist das ein Parkplatz im Freien oder eine Halle?',
    ],
  },
  {
    says: 'Was von unserer Seite gedeckt ist',
    asked: ['Haben Sie eine Betriebshaftpflicht?', 'Was deckt Ihre Versicherung ab?'],
  },
];
