import { BEST_TIME } from '../best-time.js';
import type { Topic } from './topic.js';

const SEALED =
  'keramik|keramikversiegelung|keramikschicht|keramikbeschichtung|keramikschutz|lackversiegelung|versiegelung|versiegeln|versiegelt|schicht|beschichtung|lack';

/** What a sealing does and bears, and which surfaces get one. */
export const sealingTopics: readonly Topic[] = [
  {
    id: 'sealingSeason',
    of: ['keramikversiegelung-wohnmobile', 'aufbereitung'],
    isOnlyOf: true,
    patterns: [
      BEST_TIME,
      'wann|saison|monat|herbst|frühling|winter|sommer besten|lieber|gescheiter|sinnvoller|vernünftiger|eher !offen|geöffnet|vorbeikommen|anrufen|erreichen',
    ],
    look: 'im herbst versiegeln trocken überwintern im frühling mit sauberem fahrzeug losfahren',
  },
  {
    id: 'windows',
    patterns: [
      `fenster|acrylfenster|plexi|plexiglas|plexiglasscheibe|plexiglasscheiben|acrylglas|scheibe|scheiben ${SEALED}|mitversiegeln|mitversiegelt !streifen|regenstreifen|glasreiniger|putzen|reinigen|waschen`,
      'acrylglas|acrylfenster|plexiglas problem|heikel|=ist|sind|geht|machen|behandeln|vertragen !dampf|dampfreinigung',
    ],
    look: 'acrylfenster sind heikel weil sie lösungsmittel nicht vertragen wir decken sie ab',
  },
  {
    id: 'waxCompared',
    patterns: [
      'wachs|wachsen|hartwachs|wachsversiegelung|nanowachs unterschied|unterscheidet|anders|besser|=als|statt|anstatt|vergleich|bloss|nur|gegenüber|mehr|reichen|reicht|genügt|wieso|warum|einfach !bisher|früher|danach|nachher|darüber|drüber|noch|muss|=ich|darf',
    ],
    look: 'wachs liegt auf dem lack abgewaschen keramik feste verbindung harte schicht glas',
  },
  {
    id: 'scratches',
    patterns: [
      'steinschlag|steinschläge :deckt|:abdeckt|decken|abdecken|abgedeckt|gedeckt|inbegriffen|versichert',
      `kratzer|steinschlag|stein|steine|kies|kieselstein|kieselsteine|splitt|rollsplitt|ast|äste|schramme|kratzfest|hagel ${SEALED}|schützen|schützt|hilft|helfen|nützen|gegen !trotzdem|hagelschaden|hagelschäden !polieren|wegpolieren|tief|tiefe|:weg|entfernen|verschwinden`,
    ],
    look: 'schützt keramik vor kratzern und steinschlag',
  },
  {
    id: 'deepScratches',
    patterns: ['kratzer|schramme polieren|wegpolieren|auspolieren|tief|tiefe'],
    look: 'tiefe kratzer fingernagel bleiben',
  },
  {
    id: 'olderVehicle',
    patterns: [
      'jahrgang|alt|altes|alte|älter|älteres|matt|stumpf|verblasst|ausgeblichen|jahre|oldie zu_spät|:spät|hoffnungslos|aufgeben|retten|hopfen !abholen|bringen|termin|uhr|polster|sitz|sitze|stoff|innen',
      'jahrgang|jahre_alt|alt|altes|jährig sinn|lohnen|lohnt|rentiert|bringen wohnmobil|camper|wohnwagen|mobil !verkaufen|verkauf|kaufen|vermittlung|auto|oldtimer|autohotel',
      'alt|altes|älter|älteres|betagt|zwanzigjährig|jährig|jahre_alt|jahr|jahre lohnen|lohnt|rentieren|rentiert|sinn|wert aufbereitung|aufbereiten|polieren|versiegeln|versiegelung|keramik|noch',
      // «Mein Wohnmobil ist von 1998, lohnt sich das noch?»
      'lohnen|lohnt|rentieren|rentiert :noch|überhaupt wohnmobil|camper|wohnwagen|womo !verkaufen|verkauf|vermittlung|kaufen|platz|einlagern|einlagerung|autohotel|dampf|dampfreinigung|reparieren|reparatur',
      'matt|stumpf|verblasst|ausgeblichen|jahrgang|baujahr lohnen|lohnt|rentieren|rentiert|sinn|bringen|bringt|nützen versiegeln|versiegelung|keramik|polieren|aufbereitung|aufbereiten !verkaufen|verkauf|vermittlung|termin|wann|vorbei|offen',
    ],
    look: 'lohnt sich das bei einem älteren wohnmobil noch',
  },
  {
    id: 'dullSurface',
    patterns: [
      'lack|gfk|gelcoat|oberfläche retten|glänzen|glänzend|glanz|stumpf|matt|verblasst|ausgeblichen|vergilbt noch|wieder|machen|hinbekommen|hinkriegen|können|könnt !schützen|halten|inserat|warum|wieso',
    ],
    look: 'lohnt sich das bei einem älteren wohnmobil noch',
  },
  {
    id: 'decals',
    patterns: [
      ':folie|:folien|dekorfolie|dekorfolien|aufkleber|schriftzug|dichtfuge|dichtfugen polieren|versiegeln|versiegelung|keramik|aufbereitung|schaden|kaputt !dampf !:drauf|darauf|:anbringen|aufkleben|drauftun !:später|:nachher',
    ],
    look: 'dichtfugen und dekorfolien schauen wir einzeln an welche bereiche werden versiegelt',
  },
  {
    id: 'fading',
    patterns: [
      `nachlassen|nachlässt|merken|merke|erkennen|erkenne ${SEALED}|wirkung !wie_lange|wie_lang|wie_viele_jahre !halten`,
      'perlen|perlt|abperlen nicht_mehr|nachlassen|aufhören',
      `woran|wie merken|merke|merkt|erkennen|sehen|sieht|spüren nicht_mehr|nachlassen|vorbei|abgenutzt|erneuern|auffrischen|fällig ${SEALED}|wirkung|schutz`,
    ],
    look: 'dass die wirkung nachlässt erkennen sie selbst',
  },
  {
    id: 'chalkAway',
    patterns: [
      'kreide|kreidig|auskreiden|ausgekreidet|verkreidet|abkreiden weg|entfernen|wegbringen|polieren|wegpolieren|retten|heraus|beheben|dagegen !warum|wieso|was_ist|woher',
    ],
    look: 'lohnt sich das bei einem älteren wohnmobil noch',
  },
  {
    id: 'chalk',
    patterns: [
      'kreide|kreidig|auskreiden|auskreidet|ausgekreidet|verkreidet|kreiden',
      'gelcoat|gfk was|warum|wieso|staub|hand|heisst',
      'weiss|weisse|weisser|weisses|abfärben|färbt hand|finger|staub|wand|seitenwand|ärmel|hose|streichen !streifen',
    ],
    look: 'gfk altert gelcoat porös weisser staub hand kreidet aus',
  },
];
