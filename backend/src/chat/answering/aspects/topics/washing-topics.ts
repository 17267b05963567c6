import type { Topic } from './topic.js';

const SEALED = 'keramik|versiegelung|versiegeln|versiegelt|schicht|beschichtung|lack';

/** How a sealed vehicle is washed and dried, and what must not touch it. */
export const washingTopics: readonly Topic[] = [
  {
    id: 'birds',
    patterns: [
      'vogelkot|vogeldreck|vogelscheisse|vogelschiss|baumharz',
      'vögel|vogel|taube|tauben|möwen dach|lack|dreck|kot|scheissen|verschissen|keramik|versiegelung|wohnmobil|schlimm|schaden',
      `harz|insekten|mücken ${SEALED}|=ich`,
    ],
    look: 'vogelkot und baumharz nehmen sie am selben tag ab',
  },
  {
    id: 'drying',
    patterns: [
      'abtrocknen|trockenreiben|abledern|ledertuch|mikrofasertuch|wasserflecken|kalkflecken',
      'sonne|sonnig waschen|wäsche|putzen|schamponieren|reinigen !schützen|schutz|hand',
    ],
    look: 'mikrofasertuch trocknen nicht in der prallen sonne kalkflecken',
  },
  {
    id: 'pressure',
    patterns: ['hochdruckreiniger|kärcher|karcher|hochdruck|dampfstrahler'],
    look: 'hochdruckreiniger abstand fugen fenstern folien handwäsche',
  },
  {
    id: 'brushes',
    patterns: [
      'waschanlage|waschstrasse|bürstenanlage|autowaschanlage|waschbürsten|bürstenwäsche|waschtunnel|tunnelwäsche|portalwäsche|portalanlage|waschbox|autowäsche|bürsten|bürste !besser !garantie',
    ],
    look: 'bürstenanlagen meiden wachs nicht mehr nötig',
  },
  {
    id: 'harmfulCleaners',
    patterns: [
      'abwaschmittel|spülmittel|geschirrspülmittel|scheuermittel|scheuermilch|poliermaschine|haushaltreiniger|javelwasser|politurmaschine !kosten',
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
    id: 'streaks',
    patterns: ['regenstreifen|streifen|schlieren schwarz|schwarze|fenster|weg|bleiben|versiegelung|noch'],
    look: 'regenstreifen gehen leichter weg schwarze streifen',
  },
];
