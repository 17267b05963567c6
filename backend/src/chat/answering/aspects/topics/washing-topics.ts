import type { Topic } from './topic.js';

const SEALED = 'keramik|versiegelung|versiegeln|versiegelt|schicht|beschichtung|lack';

/** How a sealed vehicle is washed and dried, and what must not touch it. */
export const washingTopics: readonly Topic[] = [
  {
    id: 'freshBirds',
    patterns: [
      'vogel|vögel|vogelkot|vogeldreck|vogelschiss|taube|harz|baumharz tag|gestern|vorgestern|frisch|frische|frischen|soeben|erst|woche|neu|neue versiegelt|versiegeln|versiegelung|keramik',
    ],
    look: 'ersten tagen nicht waschen vogelkot und harz sofort mit viel wasser ab übergabe beachten',
  },
  {
    id: 'insects',
    patterns: [`insekten|mücken|fliegen|insektenreste ${SEALED}|haften|kleben|klebt|=ich`],
    look: 'regen läuft in tropfen ab insekten und streifen haften schlechter zum waschen genügen',
  },
  {
    id: 'birds',
    patterns: [
      'vogelkot|vogeldreck|vogelscheisse|vogelschiss|baumharz',
      'vögel|vogel|taube|tauben|möwen dach|lack|dreck|kot|scheissen|verschissen|kacken|kackt|gekackt|geschissen|scheisst|keramik|versiegelung|wohnmobil|schlimm|schaden',
      `harz ${SEALED}|=ich`,
    ],
    look: 'vogelkot und baumharz nehmen sie am selben tag ab',
  },
  {
    id: 'drying',
    patterns: [
      'mikrofaser|tuch|ledertuch|abzieher|fensterleder|=leder trocknen|trocknet|abtrocknen !polster|sitz|dampf|dämpfen',
      'abtrocknen|trockenreiben|abledern|ledertuch|mikrofasertuch|wasserflecken|kalkflecken !=weg|wegbringen|entfernen|wegbekommen|loswerden|hilft|helfen|=gegen',
      'sonne|sonnig waschen|wäsche|putzen|schamponieren|reinigen !schützen|schutz|hand',
    ],
    look: 'mikrofasertuch trocknen nicht in der prallen sonne kalkflecken',
  },
  {
    id: 'shampoo',
    patterns: [
      'shampoo|autoshampoo|waschmittel|schwamm|lappen|lumpen|waschhandschuh|=seife was|welches|welcher|welchen|womit|mit|nehmen|brauchen|darf !dampf|dampfreinigung|polster',
      'womit|mit_was|welchem_mittel|welches_mittel|was_für_mittel waschen|waschst|pflegen|abwaschen =ich|=man|=wir !dampf|polster|innen|ihr|sie',
      'putzmittel|reinigungsmittel|pflegemittel|reiniger welches|welcher|welche|was_für keramik|keramikschicht|versiegelung|versiegelt|schicht !=ihr|benutzen_sie|verwenden_sie|nehmen_sie',
      'mit_wem|mit_welcher|was_für =seife|shampoo|putzmittel !dampf|dampfreinigung|polster|innenreinigung|innen !=ihr',
    ],
    look: 'danach reichen wasser ein ph-neutrales shampoo und ein weicher schwamm',
  },
  {
    id: 'pressure',
    patterns: ['hochdruckreiniger|kärcher|karcher|hochdruck|dampfstrahler'],
    look: 'hochdruckreiniger abstand fugen fenstern folien handwäsche',
  },
  {
    id: 'howManyTimes',
    patterns: [
      'wie_viel_mal|wie_viele_mal|wievielmal|wie_viel_male|wie_viele_male waschen|wäsche|reinigen|putzen|abwaschen',
    ],
    look: 'alle paar wochen handwäsche übergabe einfache pflege',
  },
  {
    id: 'brushes',
    patterns: [
      'waschanlage|waschstrasse|bürstenanlage|autowaschanlage|portalanlage =hand|handwäsche besser|oder|lieber|statt',
      'waschanlage|waschstrasse|bürstenanlage|autowaschanlage|waschbürsten|bürstenwäsche|waschtunnel|tunnelwäsche|portalwäsche|portalanlage|waschbox|autowäsche|bürsten|bürste !besser !garantie',
    ],
    look: 'bürstenanlagen meiden wachs nicht mehr nötig',
  },
  {
    id: 'harmfulCleaners',
    patterns: [
      `politur|poliermittel|polieren|schleifpaste nach|nachher|danach|drauf|darauf|drüber|darüber|wieder|versiegelt ${SEALED} darf|kann|=ich|soll|=man !vor|vorher|davor|kosten|=ihr|gehört|dabei|wachs|neu_poliert|poliert_werden|neu|nochmal|nochmals`,
      'nachpolieren|drüberpolieren|überpolieren selber|selbst|=ich|=man|darf|kann|muss !=ihr|kosten',
      'abwaschmittel|spülmittel|geschirrspülmittel|scheuermittel|scheuermilch|poliermaschine|haushaltreiniger|javelwasser|politurmaschine !kosten',
      'putzmittel|scheuermittel|abwaschmittel|spülmittel|essig|haushaltreiniger|:reiniger|poliermaschine nicht|kein|keinen|keinem|darf|soll|schaden|schadet|benutzen|verwenden =ich|soll|man|darf',
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
    patterns: [
      'regenstreifen|streifen|schlieren schwarz|schwarze|fenster|weg|bleiben|versiegelung|noch|sehen|sieht|nicht_mehr',
    ],
    look: 'regenstreifen gehen leichter weg schwarze streifen',
  },
];
