import type { UnsaidRow } from './unsaid-row.js';

/** Leaving vehicle and key while nobody is there: the site does not say. */
export const unsaidDropping: readonly UnsaidRow[] = [
  {
    id: 'overNight',
    patterns: [
      'über_nacht auto|wagen|wohnmobil|camper|fahrzeug|=es|=ihn lassen|dalassen|stehen|bleiben|hinstellen =kann|=darf|=können|=dürfen|=möglich !autohotel !einlagern !einlagerung !keramik !versiegeln',
    ],
    covers: ['duration', 'hours', 'periodCost', 'claimedPrice', 'price', 'overview', 'offered', 'sleeping', 'bring'],
  },
  {
    id: 'keyDrop',
    patterns: [
      'schlüsselbox|schlüsseltresor|schlüsselkasten|schlüsseleinwurf',
      'schlüssel einwerfen|reinwerfen|hineinwerfen|einwurf|briefkasten',
      'auto|wagen|wohnmobil|camper|fahrzeug parkplatz|=hof|vorplatz|vor_die_tür|vor_das_tor|vor_der_halle stellen|hinstellen|abstellen einfach|abends|nachts|gehen|niemand|vorabend|sonntagabend|vorher !einlagern !monat !winter !miete !kosten',
      'schlüssel abend|abends|nachts|niemand|irgendwo|ausserhalb deponieren|hinterlegen|lassen|abstellen|hinstellen|hineinlegen|einfach',
    ],
    covers: ['conditionRecord', 'hours', 'comeThen', 'handover', 'address', 'mail', 'bring', 'visit', 'announceDrive'],
  },
];
