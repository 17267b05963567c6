import type { Topic } from './topic.js';

/** What is done before the sealing: washing, dissolving, polishing; what the owner sees to. */
export const preparingTopics: readonly Topic[] = [
  {
    id: 'stuckDirt',
    patterns: [
      'harz|teer|flugrost|baumharz =ihr|=sie|=euch|=ihnen|lösen|entfernen|wegbringen|dagegen|weg|heraus|raus !versiegelt !vogelkot !keramik|selber|selbst',
    ],
    look: 'nach der wäsche flugrost teer harz insektenreste lösern reinigungsknete',
  },
  {
    id: 'polishIncluded',
    of: ['keramikversiegelung-wohnmobile', 'aufbereitung'],
    patterns: [
      'polieren|politur|poliert|polierarbeit dabei|inbegriffen|inklusive|enthalten|drin|gehört|gehören !selber|selbst|wachs',
      'ohne|weglassen|verzichten|zwingend|immer polieren|politur|polierarbeit !selber|selbst|wachs|maschine !ohne_versiegelung|ohne_keramik|ohne_versiegeln',
    ],
    look: 'grösste teil vorarbeit waschen entfernen teer flugrost polieren',
  },
  {
    id: 'polishFirst',
    patterns: [
      'warum|wieso|weshalb|wozu polieren|politur|poliert|polierarbeit !selber|selbst',
      'vorher|zuerst|davor|zuvor polieren|politur|poliert|polierarbeit :wird|werden|müsst|braucht|=ihr|=sie|oder !=ich|selber|selbst|verkaufen|verkauf|wachs',
    ],
    look: 'was unter der keramik liegt bleibt jahrelang sichtbar feine kratzer kreide matte stellen vorher weg',
  },
  {
    id: 'roofFirst',
    patterns: [
      'warum|wieso|weshalb dach|oben zuerst|anfangen|beginnen|fangen|beginnt|angefangen|erst|waschen',
      'reihenfolge waschen|aufbereitung|aufbereiten|arbeiten|schritte|dach',
    ],
    look: 'was auf dem dach liegt läuft beim nächsten regen die wände hinunter quelle der streifen',
  },
  {
    id: 'formerProducts',
    patterns: [
      'silikon|silikonspray|silikonhaltig|silikonöl',
      'bisher|früher|bis_jetzt|vorbesitzer|jahrelang|immer|vorher wachs|wachsen|gewachst|politur|nanowachs|eingewachst|poliert stören|stört|schlimm|problem|sagen|wissen|macht|schaden',
    ],
    look: 'erzählen sie uns welche mittel sie bisher verwendet wachs silikon ganz herunter',
  },
  {
    id: 'unloading',
    patterns: [
      'veloträger|dachbox|markise|satellitenschüssel|fahrradträger|dachreling|zubehör :ab|dran|herunter|runter|weg muss|müssen|soll|sollen|können|kann|darf|dürfen|bleiben|lassen',
      'abmontieren|demontieren|abschrauben|wegnehmen|abnehmen|veloträger|dachbox|einfahren|staukästen was|muss|soll|vorher|vor|leeren|dran|lassen|bleiben',
    ],
    look: 'leeren sie veloträger staukästen zubehör von den wänden markise satellitenantenne einfahren',
  },
  {
    id: 'honesty',
    patterns: [
      'ehrlich|abraten|aufrichtig|:offen lohnen|lohnt|sinn|bringen|sagen|arbeit !mängel|inserat !morgen|heute|jetzt|wann|uhr|noch|montag|samstag|sonntag|24|rund_um|durchgehend',
    ],
    look: 'wir sagen ihnen auch wenn sich eine arbeit nicht lohnt vertragen unterschied',
  },
];
