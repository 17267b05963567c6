import type { Topic } from './topic.js';

/** Details of selling and buying a vehicle. */
export const tradeTopics: readonly Topic[] = [
  {
    id: 'whichCars',
    patterns: [
      'für_euch|für_sie|euch|ihnen|ihr|sie etwas|interessieren|interessiert|interesse|interessant oldtimer|klassiker|sportwagen|youngtimer|porsche|ferrari|jaguar|mercedes|auto|wagen =wäre|=ist|habe|hätte !platz|autohotel|einlagerung|versiegelung|dampfreinigung|mieten',
      'abkaufen|ankaufen|ankauf|aufkaufen|:kauft|:kaufen|kauft_ab =ihr|=sie normal|normale|normalen|normaler|gewöhnlich|gewöhnliche|gewöhnlichen|jedes|alltagsauto|kleinwagen|schrott|schrottauto|luxus|luxusauto|sowas|solche|solches|so_etwas|billige|golf|polo|fiat !vertrag|leasing',
    ],
    look: 'wir kaufen und verkaufen exklusive sportwagen luxuslimousinen premium-wohnmobile klassiker',
  },
  {
    id: 'directOrBrokered',
    of: ['vermittlung', 'an-und-verkauf', 'fahrzeuge'],
    patterns: [
      'loswerden|verkaufen|verkauf|abgeben aufwand|mühe|nerven|bequem|arbeit ohne|wenig|kein|keinen|möglichst !kosten|preis|wachs',
      'keine_eile|nicht_eilig|habe_zeit|haben_zeit|eilt_nicht|pressiert_nicht|genug_zeit|kann_warten|keinen_stress !wie_lange|wann',
      'direkt|ankauf|abkaufen|ankaufen vermitteln|vermittlung|vermittelt|kommission oder|besser|schneller|lieber|soll|unterschied',
      'schnell|rasch|sofort|eilig|eilt loswerden|verkaufen|verkauf|verkauft|weg|los auto|wagen|wohnmobil|camper|fahrzeug|muss|soll !reinigung|wie_schnell|wie_lange',
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
    patterns: [
      'mfk|prüfung|motorfahrzeugkontrolle frisch|frische|neu|neue|brauchen|braucht|muss|müssen|nötig|vorher',
      'vorführen|vorgeführt frisch|neu|muss|müssen|müsste|vorher|verkaufen|verkauf !ihr_vorführen|vorführen_sie|könnt_ihr|können_sie|macht_ihr|machen_sie|heissen|heisst|bedeuten|bedeutet',
    ],
    look: 'muss das fahrzeug frisch ab mfk sein',
  },
  { id: 'tested', patterns: ['mfk heissen|heisst|bedeuten|bedeutet|was'], look: 'was heisst ab mfk' },
  {
    id: 'leasing',
    patterns: [
      'leasing|geleast|leasingvertrag|leasingauto|abbezahlt verkaufen|verkauf|ankaufen|abkaufen|:kauft|:kaufen_sie|:nehmt|auto|wagen|fahrzeug|kann|mein|noch !angebot|neuwagen|man_kaufen !leasing_kaufen|leasing_nehmen|leasing_finanzieren',
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
    look: 'besichtigung karosserie unterboden innenraum wohnmobilen suchen wir nach feuchtigkeit',
  },
];
