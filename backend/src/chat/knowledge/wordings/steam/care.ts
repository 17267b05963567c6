import type { Wordings } from '../wording.js';

/** Where steam may do harm. */
export const steamCareWordings: readonly Wordings[] = [
  {
    says: 'An offener Elektronik, losen Folien',
    asked: [
      'Schmort da nicht etwas durch mit dem Dampf?',
      'Verträgt das Radio den Dampf?',
      'Kann die Holzverkleidung gedämpft werden?',
      'Ist Dampf schädlich für das Display?',
      'Geht das Navi durch den Dampf kaputt?',
      'Wo darf man keinen Dampf verwenden?',
      'Was reinigen Sie nicht mit Dampf?',
      'Darf Dampf an die Elektronik?',
      'Darf man an die Schalter und Knöpfe mit Dampf?',
      'Ich habe Angst um das Radio',
      'Gibt es Stellen, wo Sie nicht dampfen?',
      'Macht der Dampf die Technik kaputt?',
    ],
  },
  {
    says: 'Glattleder und Alcantara behandeln wir mit Abstand',
    asked: [
      'Haben Sie Erfahrung mit weissem Leder?',
      'Trocknet das Leder durch den Dampf aus?',
      'Reinigen Sie Alcantara?',
      'Sind Ledersitze ein Problem?',
      'Schadet Dampf dem Leder?',
      'Kann man Ledersitze mit Dampf reinigen?',
      'Verträgt Alcantara den Dampf?',
      'Wildlederlenkrad, geht das?',
      'Die Ledersitze sind speckig, könnt ihr das?',
      'Ich habe ein Alcantaralenkrad, das klebt',
    ],
  },
  {
    says: 'Bleibt die Ursache, kommt der Schimmel wieder',
    asked: [
      'Im Schrank vom Camper hat es graue Flecken, die muffeln',
      'Bringt die Dampfreinigung etwas gegen Schimmel?',
      'Es schimmelt im Wohnmobil, was kann man tun?',
      'Es schimmelt im Bad',
      'Wir haben Schimmelflecken an der Wand, bekommen Sie das weg?',
      'Der Schimmel kommt immer wieder',
      'Wir haben schwarze Punkte unter der Matratze',
      'Im Kasten vom Wohnwagen ist alles grau und pelzig',
    ],
  },
  {
    says: 'Wir prüfen, ob Farbe und Material die Wärme vertragen',
    asked: [
      'Verliert der Stoff durch die Hitze Farbe?',
      'Bleicht der Dampf den Stoff aus?',
      'Testen Sie vorher, ob der Stoff den Dampf verträgt?',
      'Kann der Dampf die Farbe angreifen?',
      'Ich habe empfindliche Bezüge, testet ihr das zuerst?',
      'Wird zuerst an einer versteckten Stelle ausprobiert?',
    ],
  },
  {
    says: 'bekommen Dachhimmel nur wenig Dampf',
    asked: [
      'An der Decke vom Auto sind Flecken',
      'Der Himmel im Auto ist fleckig, geht das mit Dampf?',
      'Löst sich der Stoffhimmel durch den Dampf?',
      'Ich habe Angst, dass der Himmel herunterkommt',
      'Kann der Dachhimmel gereinigt werden?',
      'Der Himmel im Auto ist schmutzig',
      'Der Dachhimmel ist vergilbt vom Rauchen',
      'Kommt der Stoff an der Decke herunter?',
    ],
  },
  {
    says: 'Furnier kann aufquellen',
    asked: [
      'Werden die Plexiglasfenster vom Dampf matt?',
      'Quellen die Möbel vom Dampf auf?',
      'Können die Schränke im Wohnmobil Schaden nehmen?',
      'Reissen die Fenster, wenn man sie dämpft?',
    ],
  },
  {
    says: 'Steckverbindungen, Bildschirme und Lautsprecher lassen wir aus',
    asked: ['Macht ihr den Bildschirm auch mit Dampf?'],
  },
  {
    says: 'Steckt Feuchtigkeit in der Wand, ist zuerst die Werkstatt gefragt',
    asked: [
      'Der Aufbau ist undicht, reparieren Sie das?',
      'Die Wand im Wohnmobil ist weich und nass',
      'Dichten Sie undichte Stellen am Aufbau ab?',
      'Bei uns tropft es durch die Dachluke rein',
    ],
  },
];
