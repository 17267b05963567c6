import type { Wordings } from '../wording.js';

/** Against what a sealing helps. */
export const sealingEffectWordings: readonly Wordings[] = [
  {
    says: 'Gegen Steinschlag, Äste und Waschbürsten hilft sie nicht',
    asked: [
      'Ist der Lack dann gegen Kieselsteine geschützt?',
      'Ist mein Camper danach unzerkratzbar?',
      'Hilft die Keramik gegen Kratzer von Ästen?',
      'Wie dick ist die Keramikschicht?',
      'Ist der Lack nachher kratzfest?',
      'Schützt die Versiegelung vor Hagel und Steinen?',
      'Schützt sie vor Dellen und Schrammen?',
      'Wir fahren oft durch enge Wege mit Büschen, hilft die Keramik?',
      'Der Nachbar hat mit dem Velo den Lack verkratzt, hätte Keramik geholfen?',
      'Hält die Schicht Hagelkörner aus?',
      'Hilft das gegen Einkaufswagen auf dem Parkplatz?',
    ],
  },
  {
    says: 'Sie hilft gegen Schmutz, Sonne und Strassensalz',
    asked: [
      'Greift Meersalz den Lack an, hilft da Keramik?',
      'Wir sind viel in Spanien an der Sonne, bringt das etwas?',
      'Verträgt die Keramik Streusalz?',
      'Macht Salz der Keramik etwas aus?',
      'Wie schützt die Keramik vor Salz?',
      'Macht Streusalz der Versiegelung etwas?',
      'Schützt die Keramik vor Salz und Sonne?',
      'Schützt die Schicht vor UV-Strahlen?',
      'Wogegen hilft die Versiegelung?',
      'Nützt das etwas gegen die Sonne?',
      'Hilft das gegen Salz?',
      'Wir stehen immer am Meer, schützt das vor Salzluft?',
      'Wovor schützt die Keramik eigentlich?',
      'Wir fahren im Winter in die Berge, schützt das vor dem Salz auf der Strasse?',
    ],
  },
  {
    says: 'Auf der versiegelten Fläche zieht sich Regen zu Tropfen zusammen',
    asked: [
      'Darf das Wohnmobil in den Regen?',
      'Läuft das Wasser nachher von alleine ab?',
      'Perlt der Regen ab?',
      'Was passiert bei Regen?',
      'Hat man da diesen Lotuseffekt?',
      'Spült der Regen den Dreck selber weg?',
      'Was macht die Schicht mit dem Regenwasser?',
    ],
  },
  {
    says: 'Insekten und Streifen haften schlechter',
    asked: [
      'Wird das Putzen leichter mit der Schicht?',
      'Ich mag nicht mehr stundenlang schrubben',
      'Muss ich nachher weniger putzen?',
      'Geht der Dreck nachher leichter ab?',
      'Lässt sich Schmutz leichter abwaschen?',
      'Kleben Mücken und Insekten weniger?',
      'Bleibt das Wohnmobil länger sauber?',
      'Ich hasse Putzen, wird das weniger?',
      'Kriege ich die Fliegen an der Front leichter weg?',
      'Wir sind zu alt, um das grosse Womo zu schrubben, hilft da die Keramik?',
      'Erspart mir das Arbeit beim Waschen?',
    ],
  },
  {
    says: 'Schwarze Streifen unter Fenstern und Dachkanten gibt es weiterhin',
    asked: [
      'Laufen nach der Versiegelung immer noch Dreckspuren herunter?',
      'Gibt es nachher noch schwarze Streifen?',
      'Verschwinden die Regenstreifen für immer?',
      'Sind die schwarzen Läufer weg?',
      'Kriegt man mit Keramik keine Tränen unter den Fenstern mehr?',
    ],
  },
];
