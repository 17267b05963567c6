import type { Wordings } from '../wording.js';

/** What selling on the owner's behalf costs, and what is left. */
export const brokerageMoneyWordings: readonly Wordings[] = [
  {
    says: 'Bei teuren Fahrzeugen und bei raschem Verkauf',
    asked: [
      'Wann lohnt sich der Fixbetrag mehr als eine Provision?',
      'Wann lohnt sich der feste Betrag mehr als eine Provision?',
      'Ist ein Fixbetrag günstiger als Prozente?',
      'Für wen ist ein fester Betrag interessant?',
    ],
  },
  {
    says: 'hängt wenig vom Verkaufspreis ab',
    asked: [
      'Wieso soll ich jeden Monat zahlen, wenn andere nur beim Verkauf etwas nehmen?',
      'Warum nehmen Sie einen Monatsbetrag statt einer Provision?',
      'Warum verlangen Sie keine Provision?',
      'Warum keine Prozente?',
      'Warum ein fester Betrag?',
    ],
  },
  {
    says: 'so lange bezahlen Sie den Monatsbetrag',
    asked: [
      'Was passiert, wenn sich nach einem halben Jahr niemand gemeldet hat?',
      'Muss ich auch bezahlen, wenn das Auto nicht verkauft wird?',
      'Was ist, wenn es nach drei Monaten nicht verkauft ist?',
      'Was passiert, wenn niemand mein Auto kauft?',
      'Zahle ich auch, wenn ihr das Auto nicht wegbringt?',
    ],
  },
  {
    says: 'Einen Verkauf bis zu einem bestimmten Datum kann niemand versprechen',
    asked: [
      'Wie viele Wochen dauert so ein Verkauf?',
      'Ist es in vier Wochen verkauft?',
      'Wie schnell verkaufen Sie ein Wohnmobil im Schnitt?',
      'Wie lange dauert es, bis mein Auto verkauft ist?',
      'Wie lange geht es normalerweise, bis ein Käufer da ist?',
      'Können Sie garantieren, dass es verkauft wird?',
      'Bis wann ist mein Auto verkauft?',
      'Wie lange dauert es, bis ein Käufer da ist?',
      'Wie schnell verkaufen Sie es?',
      'Ich brauche das Geld bis Ende Juni, klappt das?',
      'Versprecht ihr, dass es weggeht?',
    ],
  },
  {
    says: 'Der Erlös gehört Ihnen, ohne Abzug von Prozenten',
    asked: [
      'Was bleibt bei Ihnen hängen, wenn Sie mein Auto verkaufen?',
      'Bleibt vom Verkaufspreis etwas bei Ihnen hängen?',
      'Wer bekommt das Geld vom Käufer?',
      'Bekomme ich den ganzen Verkaufserlös?',
      'Wie viel vom Verkaufspreis bekomme ich?',
      'Kriege ich alles, was der Käufer zahlt?',
    ],
  },
  {
    says: 'Ein Anteil am Verkaufspreis ist er nicht',
    asked: [
      'Bleibt der Betrag gleich, wenn das Auto teurer verkauft wird?',
      'Ist der Monatsbetrag fix?',
      'Wird die Gebühr höher, wenn ihr mehr herausholt?',
    ],
  },
  {
    says: 'Ob Pflegearbeiten oder ein Platz für das Fahrzeug dazukommen',
    asked: [
      'Zahle ich für das Abstellen extra bei der Vermittlung?',
      'Steht mein Fahrzeug bei der Vermittlung bei Ihnen oder bei mir zuhause?',
      'Wo steht das Auto während der Vermittlung?',
      'Muss ich das Fahrzeug während der Vermittlung zu Ihnen bringen?',
      'Muss mein Camper zu euch, während ihr ihn verkauft?',
    ],
  },
  {
    says: 'Bei einem günstigen Fahrzeug, das lange keinen Käufer findet',
    asked: [
      'Lohnt sich die Vermittlung bei einem billigen Auto?',
      'Rechnet sich die Vermittlung bei einem günstigen Fahrzeug?',
      'Rentiert sich das bei einer alten Karre?',
    ],
  },
  { says: 'Der Monatsbetrag wird vor Beginn vereinbart', asked: ['Kann sich die Monatsgebühr nachträglich ändern?'] },
  {
    says: 'Was Sie der Verkauf kostet, können Sie vorher ausrechnen',
    asked: ['Wie rechne ich aus, was mich der Verkauf kostet?'],
  },
  {
    says: 'Spätestens dann sprechen wir darüber, ob Preis, Bilder',
    asked: ['Was macht ihr, wenn es ein Ladenhüter wird?', 'Gehen wir mit dem Preis herunter, wenn niemand anruft?'],
  },
];
