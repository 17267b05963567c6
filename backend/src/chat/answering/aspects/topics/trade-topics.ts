import type { Topic } from './topic.js';

const SOLD = 'vermittlung|vermitteln|verkauf|verkaufen|inserat|inserieren|inseriert';

/** Details of selling a vehicle, by purchase or brokerage. */
export const tradeTopics: readonly Topic[] = [
  {
    id: 'paperwork',
    patterns: [`inserat|fotos|bilder|inserattext wer|schreiben|schreibt|macht|selber|selbst|aufschalten`],
    look: 'inserat nennt ausstattung zustand und mängel',
  },
  {
    id: 'lowestPrice',
    patterns: [
      'untergrenze|preisuntergrenze|mindestpreis|verkaufspreis|preisgrenze',
      `preis|wert festlegen|bestimmen|bestimmt|festgelegt ${SOLD}|wer`,
    ],
    look: 'preis festlegen vergleichbare inserate untere grenze käufer',
  },
  {
    id: 'callers',
    patterns: ['interessent|interessenten|käufer|leute anrufen|anruf|anrufe|melden|telefon|anfragen|läuten'],
    look: 'ihr telefon bleibt still anfragen rückfragen terminwünsche',
  },
  {
    id: 'noBuyer',
    patterns: [
      'käufer kein|keinen|niemand|findet|nicht',
      `niemand|nie|nicht|keiner ${SOLD} kaufen|wollen|will|findet|verkauft|klappt|weg`,
    ],
    look: 'was geschieht wenn sich kein käufer findet',
  },
  {
    id: 'useWhileSelling',
    patterns: [
      `benutzen|benützen|fahren|ferien|herumfahren|weiterfahren|brauchen|nutzen während|solange|noch|trotzdem|damit ${SOLD}`,
    ],
    look: 'darf ich das fahrzeug während der vermittlung benutzen',
  },
  {
    id: 'freshTest',
    patterns: ['mfk|prüfung|motorfahrzeugkontrolle frisch|frische|neu|neue|brauchen|braucht|muss|müssen|nötig|vorher'],
    look: 'muss das fahrzeug frisch ab mfk sein',
  },
  { id: 'tested', patterns: ['mfk heissen|heisst|bedeuten|bedeutet|was'], look: 'was heisst ab mfk' },
  {
    id: 'leasing',
    patterns: [
      'leasing|geleast|leasingvertrag|leasingauto|abbezahlt verkaufen|verkauf|auto|wagen|fahrzeug|kann|mein|noch !angebot|neuwagen',
    ],
    look: 'fahrzeug verkaufen das noch im leasing ist',
  },
  {
    id: 'signing',
    patterns: ['unterschreiben|bedenkzeit|zusagen|entscheiden sofort|gleich|muss|müssen|verkauf|tag'],
    look: 'preis und bedenkzeit unterschreiben müssen sie an diesem tag nichts',
  },
  {
    id: 'repaint',
    patterns: ['nachlackierung|nachlackiert|spachtel|gespachtelt|unfallauto|unfallwagen'],
    look: 'wer täglich lack poliert erkennt nachlackierung spachtel',
  },
  {
    id: 'damp',
    patterns: [
      'feucht|feuchtigkeit|dicht|wasserschaden|nass prüfen|schauen|kontrollieren|ansehen|lueget|testen|besichtigung wohnmobil|camper|occasion|innen',
    ],
    look: 'besichtigung unterlagen wohnmobilen suchen wir nach feuchtigkeit',
  },
];
