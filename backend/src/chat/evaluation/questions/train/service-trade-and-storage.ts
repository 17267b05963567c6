import { label } from '../label.js';

/** Buying, selling, brokerage, storage and what is done around them. */
export const tradeAndStorageQuestions = label('service', 'service-trade', [
  [
    'standard',
    'Wie funktioniert die Vermittlung bei Ihnen?',
    [['verkauf'], ['Betrag', 'Provision', 'Inserat', 'inserieren', 'Auftrag']],
  ],
  [
    'standard',
    'Was passiert, wenn sich während der Vermittlung kein Käufer findet?',
    [
      ['3 Monate', 'Mindestdauer'],
      ['kündbar', 'kündigen', 'Monatsbetrag'],
    ],
  ],
  [
    'dialect',
    'Chan i d Vermittlig jederziit künde?',
    [
      ['3 Monate', 'Mindestdauer', 'drei Monate'],
      ['monatlich', 'jeden Monat'],
    ],
  ],
  ['keywords', 'vermittlung mindestdauer', [['3 Monate', 'drei Monate']]],
  ['standard', 'Kaufen Sie auch Oldtimer an?', [['Klassiker', 'Sammlerfahrzeuge']]],
  ['dialect', 'Chaufed ihr au Wohnmobil ab?', [['Wohnmobil'], ['kaufen', 'Ankauf']]],
  ['typo', 'kauft ihr sportwagn an', [['Sportwagen']]],
  [
    'standard',
    'Welche Papiere brauche ich, um mein Auto zu verkaufen?',
    [['Fahrzeugausweis'], ['Serviceheft', 'MFK', 'Schlüssel']],
  ],
  ['standard', 'Mein Auto ist geleast. Kann ich es trotzdem verkaufen?', [['Leasinggesellschaft', '178', 'Ablöse']]],
  [
    'standard',
    'Muss mein Wohnmobil für die Vermittlung frisch ab MFK sein?',
    [['nicht vorgeschrieben', 'vorgeschrieben ist es nicht', 'nein', 'nicht zwingend', 'muss nicht', 'nicht nötig']],
  ],
  [
    'standard',
    'Soll ich direkt an Sie verkaufen oder vermitteln lassen?',
    [
      ['schneller', 'sofort', 'eilt'],
      ['Vermittlung', 'vermitteln'],
    ],
  ],
  [
    'standard',
    'Kann ich im Winter an mein eingelagertes Wohnmobil heran?',
    [['Voranmeldung', 'Vereinbarung', 'Termin', 'anmelden']],
  ],
  [
    'dialect',
    'Muess i s Wasser abloh, bevor ichs bi eu istelle?',
    [['ja'], ['Frost', 'Hygiene', 'Boiler', 'verkeimt', 'entleeren']],
  ],
  [
    'standard',
    'Was mache ich mit den Gasflaschen, wenn ich den Camper einlagere?',
    [
      ['zudrehen', 'Drehen Sie', 'schliessen', 'Restgas'],
      ['Flaschen', 'Gas'],
    ],
  ],
  ['dialect', 'Chan i d Nummereschilder hinterlege, solang er bi eu staht?', [['Strassenverkehrsamt']]],
  ['standard', 'Bekommen die Reifen vom langen Stehen Standplatten?', [['möglich', 'Abflachung'], ['Druck']]],
  ['standard', 'Was muss ich zur Einlagerung mitbringen?', [['Fahrzeugausweis'], ['Schlüssel']]],
  ['standard', 'Ist mein Auto im Autohotel versichert?', [['Kasko', 'Versicherung', 'versicherung']]],
  [
    'standard',
    'Können Sie mein Fahrzeug bei mir zu Hause abholen?',
    [
      ['Anfrage', 'anfragen', 'Abholung'],
      ['Hol', 'hol'],
    ],
  ],
  ['dialect', 'Chömed ihr s Auto au go hole?', [['auf Anfrage', 'Anfrage', 'Hol- und Bring']]],
  ['typo', 'hohl und bringservis', [['auf Anfrage', 'Anfrage']]],
  [
    'standard',
    'Was ist im Preis der Frühbucher-Versiegelung alles dabei, also welche Arbeiten?',
    [
      ['Handwäsche', 'Politur', 'waschen', 'polieren'],
      ['Keramik', 'Aushärten', 'versiegel'],
    ],
    { not: ['08:30'] },
  ],
  ['standard', 'Wie viele Jahre Erfahrung haben Sie?', [['15']]],
  ['dialect', 'Wie lang mached ihr das scho?', [['15']]],
  ['keywords', 'anzahl zufriedene kunden', [['500']]],
]);
