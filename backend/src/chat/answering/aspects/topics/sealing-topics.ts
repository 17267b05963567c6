import type { Topic } from './topic.js';

const SEALED = 'keramik|versiegelung|versiegeln|versiegelt|schicht|beschichtung|lack';

/** What a sealing does and bears, and which surfaces get one. */
export const sealingTopics: readonly Topic[] = [
  {
    id: 'windows',
    patterns: [
      `fenster|acrylfenster|plexi|plexiglas|plexiglasscheibe|plexiglasscheiben|acrylglas|scheibe|scheiben ${SEALED}|mitversiegeln|mitversiegelt !streifen|regenstreifen`,
    ],
    look: 'acrylfenster sind heikel weil sie lösungsmittel nicht vertragen wir decken sie ab',
  },
  {
    id: 'scratches',
    patterns: [
      `kratzer|steinschlag|stein|steine|ast|äste|schramme|kratzfest|hagel ${SEALED}|schützen|schützt|hilft|helfen|nützen|gegen !polieren|wegpolieren|tief|tiefe`,
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
      'alt|altes|älter|älteres|betagt|zwanzigjährig|jahre_alt|jahr|jahre lohnen|lohnt|rentieren|rentiert|sinn|wert versiegeln|versiegelung|keramik|noch',
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
      ':folie|:folien|dekorfolie|dekorfolien|aufkleber|schriftzug|dichtfuge|dichtfugen polieren|versiegeln|versiegelung|keramik|aufbereitung|schaden|kaputt !dampf',
    ],
    look: 'dichtfugen und dekorfolien schauen wir einzeln an welche bereiche werden versiegelt',
  },
  {
    id: 'fading',
    patterns: [
      `nachlassen|nachlässt|merken|merke|erkennen|erkenne ${SEALED}|wirkung`,
      'perlen|perlt|abperlen nicht_mehr|nachlassen|aufhören',
      `woran|wie merken|merke|merkt|erkennen|sehen|sieht|spüren nicht_mehr|nachlassen|vorbei|abgenutzt|erneuern|auffrischen|fällig ${SEALED}|wirkung|schutz`,
    ],
    look: 'dass die wirkung nachlässt erkennen sie selbst',
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
