import type { Topic } from './topic.js';

const STEAMED = 'dampf|dampfreinigung|dämpfen|dampfen|innenreinigung|polsterreinigung';

/** What steam takes away, what it must not touch, and what is done before and after. */
export const steamTopics: readonly Topic[] = [
  {
    id: 'partOnly',
    patterns: [
      'nur|bloss|einzeln|einzelne|einzelnen kofferraum|sitz|sitze|vordersitze|fahrersitz|rücksitz|rückbank|teppich|dachhimmel|matratze|matratzen|polster|küche|nasszelle|cockpit machen|macht|reinigen|reinigt|dämpfen|dampfen|putzen|putzt !selber|selbst|flecken',
    ],
    look: 'zwei vordersitze sind schneller gereinigt als ein ganzes wohnmobil fläche verschmutzung',
  },
  {
    id: 'clearing',
    patterns: ['kindersitz|kindersitze|bettzeug herausnehmen|ausbauen|vor|vorher|ausräumen|reinigung|muss|raus'],
    look: 'persönliches kindersitze vorräte herausnehmen bettzeug',
  },
  {
    id: 'afterSteam',
    patterns: [
      `einsteigen|losfahren|hineinsitzen|hinsitzen|drauf_sitzen|darauf_sitzen|wieder_sitzen|gleich_sitzen|:reinsitzen|:absitzen|einhocken|schlafen|=nass|=trocken|trocknen|trocknet|=feucht ${STEAMED}|polster|sitz|matratze !wie_heiss|regen|wand|selber|prozent|anteil|gegen|riechen|riecht|stinkt|stinken|geruch|muffelt|muffig|müffelt|trocken_stehen|trocken_einstellen|trocken_abstellen`,
      'gleich|sofort|direkt =wieder :in|:auf|:rein|hinein sitz|sitze|polster|matratze|bett !schmutzig|dreckig|kaputt',
    ],
    look: 'kann ich nach der reinigung gleich einsteigen',
  },
  {
    id: 'mould',
    patterns: [
      'schimmel|schimmlig|stockflecken|schimmelflecken|schimmelpilz|schimmelt|schimmeln|verschimmelt|grauschimmel',
    ],
    look: 'hilft dampf gegen schimmel im wohnmobil',
  },
  {
    id: 'stains',
    patterns: [
      'fleck|flecken|fleckig|befleckt|tinte|filzstift|kugelschreiber|füller|milchfleck|blutfleck|kaffeefleck|rotwein|sirup|brandloch|brandlöcher|verschüttet|:ausgeleert|:ausgeschüttet|:ausgekippt|gemalt|kaffeeflecken|blutflecken|erbrochen|erbrochenes|kotze|schokolade|ketchup|urin|urinieren|uriniert|gepinkelt|blut|pipi|sauce|limonade|fettflecken|ölfleck|ausgelaufen|getropft|verkleckert|lippenstift|bekleckert|kaugummi|kaugummis|knetmasse|schminke|nagellack|sonnencreme|kerzenwachs|rotweinfleck|colafleck|eistee !gleiche_fleck|gleichen_fleck|selben_fleck|einem_fleck !selber|selbst|hausmittel|vorher|dachhimmel|himmel|autohimmel|ausgehen',
    ],
    verdictOn: 'jeder|jeden|jedes|alle|alles|allen|immer|garantiert|garantieren|sicher|vollständig|restlos|überhaupt',
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
    id: 'fabricHarm',
    patterns: [
      `polster|stoff|stoffsitz|sitz|sitze|bezug|bezüge|teppich|matratze|material|farbe|gewebe schaden|schadet|kaputt|angreifen|beschädigen|beschädigt|vertragen|verträgt|verfärben|ausbleichen|empfindlich|leiden|leidet ${STEAMED} !leder|alcantara|folie|elektronik`,
      `farbe|farben heraus|raus|verlieren|verliert|verblassen|abfärben|abfärbt|ausgehen|ausgeht|weg|leiden polster|stoff|sitz|sitze|bezug|teppich ${STEAMED} !fleck|ausgebleicht`,
    ],
    look: 'an verdeckter stelle testen farbe material wärme vertragen sichtbare flächen',
  },
  {
    id: 'steamHarm',
    patterns: [
      `dachhimmel|himmel|autohimmel|furnier|lautsprecher|klebstoff|acrylfenster|schaden|schadet|kaputt|hitze ${STEAMED}`,
    ],
    look: 'hitze kann auch schaden klebstoff dachhimmel furnier',
  },
  {
    id: 'smell',
    patterns: [
      'geruch|gerüche|gestank|stinken|stinkt|riechen|riecht|roch|muffig|muffelt|muffeln|mief|miefen|stank|rauchgeruch|raucher|geraucht|nikotin|zigaretten|zigarren|tabak|nichtraucher|raucherauto',
      'raucht|rauche|rauchte|rauchten|qualmt|gequalmt auto|wagen|wohnmobil|camper|drin jahr|seit|neutral|weg|raus|wieder|immer|jahrelang !darf|erlaubt',
    ],
    look: 'gerüche zuerst die quelle dampf hilft geruch fasern',
  },
  {
    id: 'petHair',
    patterns: [
      'tierhaare|hundehaare|katzenhaare|hundehaar|tierhaar|katzenhaar|fell|pferdehaare',
      'haare|haart|haaren|haarig hund|katze|tier|polster|sitz|teppich',
    ],
    look: 'tierhaare gewebe dampfstoss',
  },
];
