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
      `einsteigen|losfahren|hineinsitzen|einhocken|schlafen|nass|trocken|trocknen|trocknet|feucht|matratze ${STEAMED}|polster|sitz !wie_heiss|regen|wand|selber|prozent|anteil|gegen`,
    ],
    look: 'kann ich nach der reinigung gleich einsteigen',
  },
  {
    id: 'stains',
    patterns: [
      'fleck|flecken|tinte|filzstift|kugelschreiber|füller|milchfleck|blutfleck|kaffeefleck|rotwein|sirup|brandloch|brandlöcher|verschüttet|ausgeleert|gemalt|kaffeeflecken|blutflecken|erbrochen|erbrochenes|kotze|schokolade|ketchup|urin|urinieren|uriniert|gepinkelt|blut|pipi|sauce|limonade|fettflecken|ölfleck|ausgelaufen|getropft|verkleckert|lippenstift|bekleckert|rotweinfleck|colafleck|eistee !selber|selbst|hausmittel|vorher',
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
    patterns: ['schimmel|schimmlig|stockflecken|schimmelflecken|schimmelpilz|schimmelt|grauschimmel'],
    look: 'hilft dampf gegen schimmel im wohnmobil',
  },
  {
    id: 'smell',
    patterns: [
      'geruch|gerüche|gestank|stinken|stinkt|riechen|riecht|roch|muffig|muffelt|muffeln|mief|miefen|stank|rauchgeruch|raucher|geraucht|nikotin|zigaretten|tabak|nichtraucher|raucherauto',
    ],
    look: 'gerüche zuerst die quelle dampf hilft geruch fasern',
  },
  {
    id: 'petHair',
    patterns: [
      'tierhaare|hundehaare|katzenhaare|hundehaar|tierhaar|katzenhaar|fell|pferdehaare',
      'haare hund|katze|tier|polster|sitz|teppich',
    ],
    look: 'tierhaare gewebe dampfstoss',
  },
];
