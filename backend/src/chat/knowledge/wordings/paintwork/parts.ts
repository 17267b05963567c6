import type { Wordings } from '../wording.js';

/** Which parts and materials are treated. */
export const paintworkPartsWordings: readonly Wordings[] = [
  {
    says: 'Waschen: von oben nach unten, das Dach zuerst',
    asked: [
      'Waschen Sie auch das Dach?',
      'Wird das Dach mitgewaschen?',
      'Machen Sie das Dach auch sauber?',
      'Wird das Dach auch gemacht?',
    ],
  },
  {
    says: 'GFK, Aluminium und lackiertes Blech behandeln wir je nach Material',
    asked: [
      'Ist Kunststoff GFK auch möglich?',
      'Unser Wohnmobil hat Aluwände, kann man die versiegeln?',
      'Geht das bei Alu oder nur bei Lack?',
      'Geht das auch bei GFK oder nur bei Lack?',
      'Geht die Versiegelung auf Aluminiumwänden?',
      'Mein Wohnwagen hat eine Aussenhaut aus Alu',
      'Welche Materialien können Sie versiegeln?',
      'Welche Materialien können Sie behandeln?',
      'Mein Aufbau ist aus Aluminium, geht das auch?',
      'Versiegeln Sie auch Alu und Hammerschlagblech?',
      'Wir haben ein Kastenwagen aus Blech, geht das auch?',
      'Unser Wohnwagen ist aus Glattblech',
      'Haben Sie Erfahrung mit Aluaufbauten?',
    ],
  },
  {
    says: 'Dichtfugen und Dekorfolien schauen wir einzeln an',
    asked: [
      'Muss der Kleber vom Campingplatz weg?',
      'Unsere Zierstreifen bröckeln',
      'Die Dekorstreifen lösen sich, ist das ein Problem?',
      'Der Aufkleber am Wohnmobil löst sich schon',
      'Was machen Sie mit den Aufklebern beim Polieren?',
      'Was passiert mit den Aufklebern und Dekorfolien?',
      'Schadet das den Aufklebern?',
      'Darf man über Folien und Aufkleber versiegeln?',
      'Die Streifen an der Seite sind rissig, was macht ihr mit denen?',
      'Wir haben einen Reiseaufkleber hinten, bleibt der dran?',
      'Was ist mit dem Schriftzug vom Hersteller?',
      'Werden die Gummidichtungen auch behandelt?',
    ],
  },
  {
    says: 'Acrylfenster sind heikel',
    asked: [
      'Werden die Fenster auch versiegelt?',
      'Kommt Keramik auf die Scheiben?',
      'Macht ihr die Plastikfenster auch?',
      'Die Seitenfenster sind verkratzt, könnt ihr die polieren?',
    ],
  },
  {
    says: 'Auch Stossstangen, Kunststoffschürzen und Felgen',
    asked: [
      'Die Kunststoffteile sind weiss angelaufen',
      'Schweller und Schürzen auch?',
      'Die Radläufe sind ausgebleicht',
      'Machen Sie auch die Kunststoffteile?',
      'Die Stossstange ist grau geworden, bekommen Sie die wieder schön?',
      'Können Sie auch Kunststoff versiegeln?',
      'Werden die Felgen mitversiegelt?',
      'Kann man die Stossstangen versiegeln?',
      'Die schwarzen Plastikteile sind grau, werden die auch gemacht?',
      'Kann man Kunststoffteile auffrischen?',
    ],
  },
  {
    says: 'Beim Wohnmobil vor allem die grossen Flächen',
    asked: [
      'Versiegeln Sie auch das Dach oder nur die Seiten?',
      'Wird das Dach auch versiegelt?',
      'Kann man die Solarmodule auch versiegeln?',
      'Wird alles versiegelt oder nur vorne?',
    ],
  },
  { says: 'Was dem einen guttut, schadet dem anderen', asked: ['Behandelt man alle Teile am Wohnmobil gleich?'] },
];
