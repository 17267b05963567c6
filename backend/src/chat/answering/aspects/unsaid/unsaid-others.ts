import type { UnsaidRow } from './unsaid-row.js';

/** Other firms and neighbours, and what one is sent or shown: the site speaks of none. */
export const unsaidOthers: readonly UnsaidRow[] = [
  {
    id: 'neighbours',
    patterns: [
      'gegenüber|nebenan|nachbarhaus|nachbarbetrieb|nachbargarage|nachbarsfirma|nachbarfirma garage|firma|betrieb|laden|geschäft|werkstatt|halle|haus|wer|was|wem|wie =ist|=macht|=heisst|=gehört|=hat|=gibt !stehen !wohnen !wohne !wohnt !gegenüber_dem|gegenüber_der|gegenüber_einem|gegenüber_einer !günstiger|teurer|besser|mehr',
      'nachbarsfirma|nachbarfirma|nachbarbetrieb',
      'andere|anderen|anderer|anderes|weitere|sonstige firma|firmen|anbieter|garage|garagen|betrieb|betriebe|aufbereiter gibt|kennen|kennt|wer|welche|empfehlen|empfehlt|günstiger|billiger !unterscheiden|unterscheidet|als_andere|besser_als !=warum !=wieso',
      'empfehlen|empfehlt|empfehlung|nennen|nennt|kennen|kennt mechaniker|garage|werkstatt|carrosserie|spengler|lackierer|sattler|versicherung|autoversicherung|fahrlehrer|campingplatz =sie|=ihr|=mir|=uns',
    ],
    covers: [
      'address',
      'aboutUs',
      'benefit',
      'campaign',
      'price',
      'saving',
      'overview',
      'serviceList',
      'comparison',
      'ownership',
      'process',
      'branches',
      'contact',
      'workshop',
    ],
  },
  {
    id: 'liveView',
    patterns: [
      'kamera|kameras|livebild|webcam|videobild|überwachungskamera :live|handy|app|anschauen|zuschauen|mitschauen|einsehen|zugreifen|zugriff|internet|bildschirm',
      'fotobericht|livestream|zwischenbericht|statusbericht',
    ],
    covers: ['security', 'access', 'overview', 'contact', 'offered', 'watching', 'privacy'],
  },
  {
    id: 'invoice',
    patterns: [
      'rechnung schicken|schickt|senden|sendet|mailen|zustellen|papier|digital|ausstellen =per|=ihr|=sie|=als|=auf !verkauf|käufer',
    ],
    covers: ['mail', 'address', 'price', 'contact', 'overview', 'offerHow', 'payment'],
  },
];
