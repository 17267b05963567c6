import type { SubjectId } from '../../knowledge/knowledge-passage.js';
import {
  ABROAD,
  DULL,
  INNER,
  LEFT_BEHIND,
  NOWHERE,
  OUTER,
  OUTSIDE,
  OWN,
  OWN_OR_IT,
  PLACE,
  SELL,
  SMELLS,
  SOILED,
  SPILT,
  STANDS,
  UGLY,
  UNSOLD,
  UNUSED,
} from './need-words.js';

/** What somebody tells of a vehicle, and what there is for it. */
export interface Need {
  readonly id: 'inside' | 'outside' | 'look' | 'place' | 'sale' | 'hinted';
  /** By which words it is recognised, in the notation of `compilePattern`. */
  readonly patterns: readonly string[];
  /** What helps, the likeliest first. */
  readonly helps: readonly SubjectId[];
}

/** What is wanted first, then what the trouble is, then what it may come of: «Es steht draussen und hat Moos». */
export const needs: readonly Need[] = [
  {
    id: 'sale',
    patterns: [
      `${UNSOLD} niemand|keiner|kein|nichts|monat|monate|woche|wochen|wenig|nur|lange|jahr|ständig|dauernd`,
      `gute_hände|guten_händen|liebhaber_finden|neuen_besitzer|neuer_besitzer|neues_zuhause|nachfolger ${OWN}`,
      `${SELL} ${OWN} !bank|leasing|kredit|finanziert|geleast !bis_zum|bis_zu|winter|frühling|saison|dampf|reinigung`,
      // «Ich muss es leider verkaufen, der Arzt erlaubt mir das Fahren nicht mehr»
      'muss|müssen|soll|will|wollen|möchte|möchten =es|=ihn verkaufen|loswerden|weggeben !bank|leasing|bis_zum|winter|haus|wohnung',
    ],
    helps: ['vermittlung', 'an-und-verkauf'],
  },
  {
    id: 'place',
    patterns: [
      `suchen|suche|brauchen_ein|brauche_ein|braucht_ein|brauchen_noch|brauche_noch|:bräuchte|:bräuchten|finden|gefunden ${PLACE} ${OWN_OR_IT}|winter`,
      `gekündigt|kündigt|verloren ${PLACE} ${OWN_OR_IT}`,
      `soll|sollte|muss|müsste|möchte|möchten|will|wollen geschützt|sicher|trocken|unter_dach|unterdach ${STANDS} ${OWN_OR_IT}`,
    ],
    helps: ['einlagerung', 'autohotel'],
  },
  {
    id: 'inside',
    patterns: [
      `${INNER} ${SOILED}|${SPILT}|${SMELLS}|${UGLY}`,
      `${SMELLS} ${OWN_OR_IT}|nase|fenster|rauch|hund|milch`,
      `${SPILT} ${OWN}|kind|kinder|sohn|tochter|hund|enkel|baby|ferien`,
      `hund|hunde|kinder|enkel|katze|nass ${SOILED}|haaren|haare|gesabbert ${OWN}|${INNER}`,
      `sand|staub|schlamm|dreck|haare überall|ritze|ritzen|tonnenweise|kiloweise ${OWN}`,
      `${OWN} saustall|schweinestall|müllhalde|krümel|hundehaare|tierhaare|katzenhaare`,
    ],
    helps: ['dampfreinigung'],
  },
  {
    id: 'outside',
    patterns: [
      `${OWN} lange_schön|schön_bleibt|schön_bleiben|schön_aussieht|neu_bleibt|werterhalt|wert_behält|geschützt|schützen|schutz !platz|stehen|steht|halle`,
      `meer|salz|salzwasser|strassensalz|sonne|vogelkot|harz|insekten ${OUTER}|${OWN} sorge|sorgen|angst|leidet|leiden|greift|frisst`,
      `${OUTER} ${DULL}|:grün|vergrünt`,
      `${OWN_OR_IT} ganz_grün|völlig_grün|grün_geworden|wird_grün|grüner_belag|grünen_belag`,
      `${OWN} ${DULL} !innen|läuft`,
      `streifen|wasser =regen|regnet ${OUTER}|seitenwand`,
    ],
    helps: ['keramikversiegelung-wohnmobile'],
  },
  {
    id: 'look',
    patterns: [
      `${OWN} ${UGLY} aussehen|aussieht|sieht|ausschauen|schaut|ausgesehen|aus|daher|=ist|=hat`,
      `${OWN} voll|voller|immer|überall|ganz|so staub|dreck|schmutz|staubig|verstaubt|dreckig|schmutzig|verdreckt|verschmutzt !innen`,
      `${OWN} richtig_sauber|wieder_sauber|sauber_werden|gründlich_sauber|blitzblank|blitzsauber|geputzt`,
      `${OWN} nicht_mehr_schön|nicht_mehr_neu|wie_neu|auf_vordermann|in_schuss|herausgeputzt|hergerichtet|aufgefrischt|aufgehübscht|frühjahrsputz|frühlingsputz|glänzen|strahlen`,
    ],
    helps: ['dampfreinigung', 'aufbereitung'],
  },
  {
    id: 'sale',
    patterns: [
      `${LEFT_BEHIND} ${OWN}`,
      `fahre|fahren|fährt|gefahren nicht_mehr|nie_mehr|kaum_noch|kaum_mehr|nicht_länger|aufgehört ${OWN} !winter|frühling|monat|woche`,
      `steht|stehen|gestanden :herum|herumsteht|herumstehen|herumgestanden|ungenutzt|unnütz ${OWN_OR_IT}`,
      `zu_gross_geworden|zu_klein_geworden|zu_alt_zum|zu_alt_für|keine_verwendung|nicht_mehr_gebraucht|brauchen_nicht_mehr|brauche_nicht_mehr ${OWN}`,
    ],
    helps: ['vermittlung', 'an-und-verkauf'],
  },
  {
    id: 'place',
    patterns: [
      `${OUTSIDE} ${STANDS} ${OWN_OR_IT} !tür|tor`,
      `${PLACE}|scheune ${NOWHERE} ${OWN_OR_IT}|gefunden|finden`,
      `${STANDS} ${NOWHERE} quartier|gemeinde|strasse|vermieter|nachbar|siedlung ${OWN}`,
      `${OWN} ${UNUSED} brauche|brauchen|braucht|gefahren|fahre|fahren|ausgefahren|bewegt|steht|stehen|garage`,
      `${ABROAD} ${OWN} monat|monate|jahr|jahre|halbjahr|woche|wochen|bleibt|bleiben|lassen|steht|winter`,
      `abgeben|hinbringen|dalassen|dortlassen|parkieren winter|frühling|sommer|saison|monat|monate ${OWN}`,
      `geschützt|sicher|trocken|warm|unter_dach|unterdach|trockenen ${STANDS}|haben|platz|winter ${OWN}`,
      `hagel|gehagelt|sturm|unwetter ${OWN} stand|stehen|steht|drin|draussen|nochmal|angst|glück !delle|dellen|versichert`,
      `sicher|geschützt ${OWN} wissen|weiss|aufgehoben|untergebracht|spital|kur`,
      `marder|mäuse|rost|vandalen|diebe|diebstahl|gestohlen|geklaut|zerkratzt|eingebrochen|einbrecher ${OWN} ${STANDS}|garage|strasse|nacht|nachts|angst|sorge|winter`,
    ],
    helps: ['einlagerung', 'autohotel'],
  },
];
