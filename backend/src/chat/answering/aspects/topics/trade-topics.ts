import type { Topic } from './topic.js';

/** Details of selling and buying a vehicle. */
export const tradeTopics: readonly Topic[] = [
  {
    id: 'directOrBrokered',
    patterns: [
      'direkt|ankauf|abkaufen|ankaufen vermitteln|vermittlung|vermittelt|kommission oder|besser|schneller|lieber|soll|unterschied',
      'schnell|rasch|sofort|eilig|eilt loswerden|verkaufen|verkauf|verkauft|weg|los auto|wagen|wohnmobil|camper|fahrzeug|muss|soll !reinigung',
    ],
    look: 'soll ich direkt verkaufen oder vermitteln lassen ankauf schneller sofort erlös',
  },
  {
    id: 'waitHere',
    patterns: [
      'gekauft|kauf|neu|neues|neuen garage|garagenplatz|einstellplatz|einstellhalle|carport noch_nicht|nicht|voll|besetzt|umbau|fertig|frei warten|bleiben|stehen|lassen|unterstellen|bei_euch|bei_ihnen',
    ],
    look: 'gekauft aber die garage ist noch nicht frei das auto kann so lange hier warten',
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
