import type { Wordings } from '../wording.js';

/** What ceramic is, beside wax and beside nothing. */
export const sealingMaterialWordings: readonly Wordings[] = [
  {
    says: 'Wir sagen Ihnen auch, wenn sich eine Arbeit nicht lohnt',
    asked: [
      'Würden Sie mir das auch ausreden?',
      'Lohnt sich eine Versiegelung, wenn das Wohnmobil immer unter dem Carport steht?',
      'Bringt es mir etwas, wenn das Wohnmobil in der Garage steht?',
      'Lohnt sich das, wenn wir nur wenig fahren?',
      'Wir fahren nur im Sommer, lohnt sich da eine Versiegelung?',
      'Rentiert das bei wenig Kilometern?',
      'Sind Sie ehrlich, wenn sich etwas nicht lohnt?',
      'Raten Sie mir auch von etwas ab?',
      'Wir brauchen den Camper zweimal im Jahr, ist das übertrieben?',
    ],
  },
  {
    says: 'Wachs liegt auf dem Lack und ist nach einigen Monaten abgewaschen',
    asked: [
      'Was ist der Unterschied zwischen Wachs und Keramik?',
      'Ist Keramik besser als Wachs?',
      'Warum Keramik statt Wachs?',
      'Bisher habe ich mit Hartwachs poliert, was bringt Keramik mehr?',
    ],
  },
  {
    says: 'Auf der behandelten Hälfte einer Motorhaube',
    asked: [
      'Wie sieht man den Unterschied zwischen versiegelt und nicht versiegelt?',
      'Wie sieht man den Effekt der Keramik?',
    ],
  },
  {
    says: 'Die Keramik liegt davor und bremst die Alterung',
    asked: [
      'Verliert das Womo dann weniger schnell den Glanz?',
      'Bewahrt die Schicht die Farbe?',
      'Bleicht die Farbe weniger aus?',
      'Bleibt der Glanz länger?',
      'Verblasst der Lack in der Sonne?',
      'Vergilbt der Aufbau weniger schnell?',
      'Wird das weisse Wohnmobil weniger gelb?',
      'Altert das GFK langsamer?',
    ],
  },
  {
    says: 'Das zahlt sich beim Wiederverkauf aus',
    asked: [
      'Holt man das Geld beim Verkauf wieder herein?',
      'Bringt das beim Wiederverkauf mehr Geld?',
      'Bringt die Versiegelung etwas beim Wiederverkauf?',
      'Steigt dadurch der Wert meines Wohnmobils?',
      'Wird mein Wohnmobil dadurch mehr wert?',
      'Kriege ich später mehr Geld, wenn das Womo versiegelt ist?',
      'Hat eine Versiegelung Einfluss auf den Verkaufspreis?',
    ],
  },
  {
    says: 'Die Schicht ist hart, aber nur wenige Tausendstelmillimeter dick',
    asked: ['Wie viele Mikrometer hat die Schicht?', 'Wie dick trägt man die Keramik auf?'],
  },
  {
    says: 'GFK wird in der Sonne mit den Jahren matt und kreidig',
    asked: ['Was macht die Sonne mit dem Aufbau?', 'Was passiert mit GFK ohne Schutz?'],
  },
  {
    says: 'Eine gepflegte Oberfläche erspart Ihnen beim Verkauf manche Diskussion',
    asked: ['Achten Käufer auf den Lack?', 'Auf was schaut ein Käufer beim Wohnmobil zuerst?'],
  },
  {
    says: 'Daraus wird eine dünne, harte Schicht, ähnlich wie Glas',
    asked: [
      'Ist das wie ein Lack oder eine Folie?',
      'Aus was besteht die Schicht?',
      'Was schmieren Sie da genau auf das Wohnmobil?',
    ],
  },
  {
    says: 'Ohne Versiegelung beginnt die Alterung am selben Tag von vorn',
    asked: [
      'Wie lange bleibt eine polierte Fläche schön ohne Versiegelung?',
      'Reicht es nicht, nur zu polieren?',
      'Kann ich nur polieren und das Versiegeln weglassen?',
    ],
  },
];
