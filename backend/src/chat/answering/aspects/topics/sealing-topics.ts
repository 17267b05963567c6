import type { Topic } from './topic.js';

const SEALED = 'keramik|versiegelung|versiegeln|versiegelt|schicht|beschichtung|lack';

/** What a sealed motorhome bears, and how it is looked after. */
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
    id: 'fading',
    patterns: [
      `nachlassen|nachlässt|merken|merke|erkennen|erkenne ${SEALED}|wirkung`,
      'perlen|perlt|abperlen nicht_mehr|nachlassen|aufhören',
    ],
    look: 'dass die wirkung nachlässt erkennen sie selbst',
  },
  {
    id: 'birds',
    patterns: [
      'vogelkot|vogeldreck|vogelscheisse|vogelschiss|baumharz',
      `harz|insekten|mücken ${SEALED}|entfernen|weg`,
    ],
    look: 'vogelkot und baumharz nehmen sie am selben tag ab',
  },
  {
    id: 'pressure',
    patterns: ['hochdruckreiniger|kärcher|karcher|hochdruck|dampfstrahler'],
    look: 'hochdruckreiniger abstand fugen fenstern folien handwäsche',
  },
  {
    id: 'brushes',
    patterns: ['waschanlage|waschstrasse|bürstenanlage|autowaschanlage|waschbürsten|bürstenwäsche|waschtunnel !besser'],
    look: 'bürstenanlagen meiden wachs nicht mehr nötig',
  },
  {
    id: 'harmfulCleaners',
    patterns: [
      'putzmittel|scheuermittel|abwaschmittel|spülmittel|essig|haushaltreiniger|reiniger|poliermaschine nicht|kein|keinen|keinem|darf|soll|schaden|schadet|benutzen|verwenden =ich|soll|man|darf',
    ],
    look: 'scheuermittel haushaltreiniger poliermaschinen haben auf der schicht nichts verloren',
  },
  {
    id: 'saltedRoads',
    patterns: ['gesalzen|gesalzenen|salzstrasse|salz fahrt|strasse|strassen|winter was|tun|waschen|putzen'],
    look: 'handwäsche nach einer fahrt auf gesalzenen strassen gleich',
  },
  {
    id: 'chalk',
    patterns: ['kreide|kreidig|auskreiden|auskreidet|ausgekreidet|gelcoat|gfk was|warum|wieso|staub|hand|heisst'],
    look: 'gfk altert gelcoat porös weisser staub hand kreidet aus',
  },
  {
    id: 'streaks',
    patterns: ['regenstreifen|streifen|schlieren schwarz|schwarze|fenster|weg|bleiben|versiegelung|noch'],
    look: 'regenstreifen gehen leichter weg schwarze streifen',
  },
];
