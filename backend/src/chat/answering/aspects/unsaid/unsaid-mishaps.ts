import type { UnsaidRow } from './unsaid-row.js';

const NOT = 'nicht|nimmer|nichts|kein|keine|keinen';
/** What is to be sold, or was spilled, is another matter than what does not run. */
const OF_TRADE =
  '!kaufen !kauft !verkaufen !verkauf !ankaufen !abnehmen !loswerden !vermitteln !vermittlung !übernehmen !mfk !leasing';

/** What is broken on a vehicle, who pays for what goes wrong, and what a dropped appointment costs. */
export const unsaidMishaps: readonly UnsaidRow[] = [
  {
    id: 'defect',
    patterns: [
      `kühlschrank|heizung|standheizung|boiler|kocher|gaskocher|herd|wasserpumpe|pumpe|klimaanlage|klima|licht|beleuchtung|motor|anlasser|radio|navi|blinker|hupe|türschloss|schloss|fensterheber|fensterkurbel|toilette|wasserhahn|solaranlage|markise|satellitenanlage|rückfahrkamera kühlen|heizen|angehen|:an|anspringen|zünden|funktionieren|laufen|läuft|geht|schliessen|brennen|drehen ${NOT} ${OF_TRADE} !halle !winter !lange !stehen`,
      `anspringen|springt_an|:springt|startet =nicht|=nimmer auto|wagen|wohnmobil|camper|motor|oldtimer|karre|büssli ${OF_TRADE} !winter !lange !stehen !damit`,
      `tropft|leckt|rinnt|quietscht|klappert|rattert|qualmt wasserhahn|kühlschrank|boiler|motor|bremse|bremsen|getriebe|öl|heizung|auspuff|tank|pumpe ${OF_TRADE} !voranmelden`,
      'überbrücken|starthilfe =können|=könnt|=kommen|=kommt|=geben|=gebt|=machen|=macht =ihr|=sie|=jemand',
    ],
    covers: [
      'battery',
      'climate',
      'emptying',
      'gas',
      'overview',
      'offered',
      'stains',
      'price',
      'process',
      'remedy',
      'serviceList',
      'water',
      'electricCar',
    ],
  },
  {
    id: 'liability',
    patterns: [
      'kaputt|kaputtgehen|kaputtmachen|beschädigen|beschädigt|schaden|zerkratzen|zerkratzt|delle|kratzer|abbricht polieren|politur|reinigen|reinigung|aufbereitung|dampf|dampfen|waschen|arbeit wer|haften|haftet|haftung|zahlt|bezahlt|übernimmt|ersetzt wenn|falls !einlagerung !autohotel !stehen !käufer',
      // «Was passiert, wenn mein Auto beim Waschen zerkratzt wird?»
      'kaputt|kaputtgehen|kaputtmachen|beschädigen|beschädigt|zerkratzen|zerkratzt polieren|reinigen|reinigung|aufbereitung|dampfen|waschen|arbeit passiert|passieren|geschieht|:ist wenn|falls !einlagerung !autohotel !stehen !käufer !versiegelt|versiegelte|versiegelung|schicht|keramik|waschanlage|waschstrasse',
    ],
    covers: ['damageAndLoss', 'insurance', 'whenLost', 'steamLimits', 'price', 'included', 'overview', 'process'],
  },
  {
    id: 'cancelling',
    patterns: [
      'annullation|annullationsgebühr|annullationskosten|annullationsfrist|annullierung|stornierung|storno|stornogebühr|stornokosten|stornobedingungen',
      'annullieren|stornieren|absagen|absage|umbuchen|verschieben termin|reservation|buchung|auftrag kosten|kostet|kostenlos|gratis|gebühr|zahlen|bezahlen',
    ],
    covers: ['price', 'visit', 'overview', 'hours', 'offered', 'minimumTerm', 'announcing', 'moneyBack', 'process'],
  },
  {
    id: 'dumping',
    patterns: [
      'grauwasser|abwasser|toilette|chemietoilette|kassette|wc|fäkalien|tank ausleeren|entleeren|leeren|ablassen|entsorgen bei_ihnen|bei_euch|vor_ort =kann|=können|=könnten|=darf|=dürfen|=dürften|=gibt|=hat !muss|müssen|soll|sollen',
      'entsorgungsstation|entleerungsstation|entsorgungsstelle',
    ],
    covers: [
      'stains',
      'water',
      'emptying',
      'standWhileSelling',
      'preparation',
      'offered',
      'overview',
      'disposal',
      'address',
      'handover',
    ],
  },
];
