import { BEST_TIME } from '../best-time.js';
import type { Topic } from './topic.js';

const SOLD = 'vermittlung|vermitteln|verkauf|verkaufen|inserat|inserieren|inseriert';

/** When a vehicle is sold best, how long that takes, and where it stands meanwhile. */
export const saleTopics: readonly Topic[] = [
  {
    id: 'standWhileSelling',
    of: ['vermittlung'],
    isOnlyOf: true,
    patterns: [
      'lassen|dalassen|abgeben|hinstellen|bringen|bleiben|stehen|behalten|abstellen bei_euch|bei_ihnen|bei_mir|bei_uns|daheim|zuhause|zu_hause|dort|da|hier|solange|vorbei =es|auto|wagen|fahrzeug|wohnmobil|camper|wohnwagen !einlagerung !autohotel !kaufen !verkauft !uhr !reichen',
    ],
    look: 'ob pflegearbeiten oder ein platz für das fahrzeug dazukommen besprechen wir vor dem auftrag',
  },
  {
    id: 'standUntilSold',
    of: ['vermittlung', 'an-und-verkauf'],
    isOnlyOf: true,
    patterns: [
      `stehen|steht|bleiben|bleibt|lassen|abstellen während|solange|bis|dabei ${SOLD}|käufer auto|wagen|fahrzeug|wohnmobil|camper|wohnwagen|=es !wie_lange|uhr|offen|geöffnet`,
    ],
    look: 'ob pflegearbeiten oder ein platz für das fahrzeug dazukommen besprechen wir vor dem auftrag',
  },
  {
    id: 'saleDuration',
    of: ['vermittlung', 'an-und-verkauf'],
    isOnlyOf: true,
    patterns: [
      // Of the dialect «wänn» is «wenn» as well.
      `wie_lange|wie_schnell|wie_rasch|bis_wann|wann_ist|wann_wird|wann_habt|wann_haben :verkauft|verkaufen|verkauf|käufer auto|wagen|fahrzeug|wohnmobil|camper|womo|wohnwagen|oldtimer|=ihr|=sie|dauern !mindestens|mindestdauer|binden|kündigen|vertrag|soll|sollte|besten|kann_ich|darf_ich|melden|bescheid|inserat|offen|geöffnet|machen|schon`,
    ],
    look: 'einen verkauf bis zu einem bestimmten datum kann niemand versprechen was geschieht wenn sich kein käufer findet',
  },
  {
    id: 'season',
    of: ['vermittlung', 'an-und-verkauf'],
    isOnlyOf: true,
    patterns: [
      'winter|herbst|frühling|sommer|jahreszeit|saison|dezember|januar|februar sinn|sinnvoll|lohnen|lohnt|besser|gut|schlecht|günstig|ideal|warten|zuwarten|schwierig|überhaupt|bringen|bringt !einlagerung|einlagern|reifen|waschen|versiegeln|keramik|dampf|autohotel|platz|offen|geöffnet',
      'jahreszeit|zeitpunkt|saison|monat welche|welcher|besten|beste|bester|richtig|idealer|günstiger !kündigen|zahlen',
      BEST_TIME,
      'winter|herbst|frühling|sommer besten|lieber|eher wann|oder !einlagerung|einlagern|versiegeln|keramik|dampf|autohotel|platz',
    ],
    look: 'im winter ist der markt für wohnmobile ruhig ihr fahrzeug wartet so lange geschützt',
  },
];
