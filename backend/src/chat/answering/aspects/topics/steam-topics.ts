import type { Topic } from './topic.js';

const STEAMED = 'dampf|dampfreinigung|dämpfen|dampfen|innenreinigung|polsterreinigung';

/** What steam takes away, what it must not touch, and what is done before and after. */
export const steamTopics: readonly Topic[] = [
  {
    id: 'clearing',
    patterns: ['kindersitz|kindersitze|bettzeug herausnehmen|ausbauen|vor|vorher|ausräumen|reinigung|muss|raus'],
    look: 'persönliches kindersitze vorräte herausnehmen bettzeug',
  },
  {
    id: 'afterSteam',
    patterns: [
      `einsteigen|losfahren|hineinsitzen|einhocken|schlafen|nass|trocken|trocknen|trocknet|feucht|matratze ${STEAMED} !wie_heiss|prozent|anteil|gegen`,
    ],
    look: 'kann ich nach der reinigung gleich einsteigen',
  },
  {
    id: 'stains',
    patterns: [
      'fleck|flecken|tinte|filzstift|kugelschreiber|füller|milchfleck|blutfleck|kaffeefleck|rotwein|sirup|brandloch|brandlöcher|verschüttet|ausgeleert|gemalt|kaffeeflecken|blutflecken !selber|selbst|hausmittel|vorher',
    ],
    look: 'geht jeder fleck heraus',
  },
  {
    id: 'homeRemedies',
    patterns: [
      'fleck|flecken|milchfleck|sitz selber|selbst|hausmittel|vorher|gallseife|einreiben|behandeln',
      'hausmittel|gallseife',
    ],
    look: 'flecken nicht noch mit einem hausmittel behandeln',
  },
  {
    id: 'steamLimits',
    patterns: [
      `elektronik|bildschirm|folie|folien|holz|leder|glattleder|alcantara|scheibe|frontscheibe|glas|lackschaden ${STEAMED}`,
    ],
    look: 'wo wenden sie keinen dampf an',
  },
  {
    id: 'steamHarm',
    patterns: [`dachhimmel|furnier|lautsprecher|klebstoff|acrylfenster|schaden|schadet|kaputt|hitze ${STEAMED}`],
    look: 'hitze kann auch schaden klebstoff dachhimmel furnier',
  },
  {
    id: 'mould',
    patterns: ['schimmel|schimmlig|stockflecken|schimmelflecken'],
    look: 'hilft dampf gegen schimmel im wohnmobil',
  },
  {
    id: 'smell',
    patterns: ['geruch|gerüche|gestank|stinken|stinkt|riechen|riecht|roch|muffig|mief|rauchgeruch|raucher|geraucht'],
    look: 'gerüche zuerst die quelle dampf hilft geruch fasern',
  },
  {
    id: 'petHair',
    patterns: ['tierhaare|hundehaare|katzenhaare|hundehaar|tierhaar'],
    look: 'tierhaare gewebe dampfstoss',
  },
];
