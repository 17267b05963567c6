import { type Aspect, QUANTITY, replyOf } from './aspect.js';

/** An aspect that the site's own words answer: what visitors say for it, and the words by which its text is found. */
interface TextAspect extends Omit<Aspect, 'answer' | 'about'> {
  readonly about?: Aspect['about'];
  readonly look: string;
}

const TEXTS: readonly TextAspect[] = [
  {
    id: 'battery',
    isComplete: true,
    about: 'either',
    patterns: [
      'batterie|batteriepflege|akku|ladegerät|erhaltungsladung|batterieservice|aufbaubatterie|starterbatterie !lithium|agm|blei|hochvolt|elektroauto',
      'strom|steckdose|stromanschluss anschliessen|haben|gibt|laden|platz',
    ],
    covers: ['lasting', 'included', 'care', 'climate'],
    look: 'batterie ladegerät batteriepflege nachgeladen',
  },
  {
    id: 'steamFigures',
    patterns: [
      'wie_heiss|wie_warm|grad|temperatur|hitze dampf|dampfreinigung|dampfreiniger|gerät|mikrodampf',
      '=druck|=bar dampf|dampfreinigung|dampfreiniger|gerät|mikrodampf|arbeiten|hoch',
      'wasser|wasseranteil|wassergehalt|feuchtigkeit|nass|wie_viel_wasser dampf|dampfreinigung|mikrodampf',
    ],
    covers: ['climate', 'preparation', 'price', 'duration'],
    look: 'dampf bar °c wasser über 9 bar',
  },
  {
    id: 'chemicals',
    about: 'either',
    patterns: [
      'chemiezeug|chemiekeule|chemiefrei|biologisch|ungiftig|schadstofffrei|lösungsmittelfrei',
      'giftig|gift|schädlich|ungesund|gesund|allergisch|allergie|verträglich dampf|dampfreinigung|kind|kinder|baby|hund|reinigung|mittel|innenreinigung',
      'womit|was|welches_mittel =ihr|=sie polster|sitz|innenraum|stoff|matratze putzen|reinigen|säubern !ich|kosten|preis|teuer|dauern',
      'chemie|chemikalien|chemisch|reinigungsmittel|putzmittel|umweltfreundlich|ökologisch|duftstoff !keramik !womit !soll|=ich|muss|darf',
    ],
    look: 'heisser trockener dampf löst schmutz ohne reinigungsmittel senkt keimzahl',
  },
  {
    id: 'sealedAreas',
    patterns: [
      'welche|was|alles|auch bereich|fläche|teil|stelle|ort|felge|dach|stossstange|fahrerhaus|seitenwand|heck|front|kunststoff',
      'versiegeln|versiegelt felge|dach|stossstange|fahrerhaus|fenster|heck|kunststoff|scheibe',
    ],
    covers: ['included', 'overview'],
    look: 'welche bereiche werden versiegelt fahrerhaus seitenwände felgen acrylfenster',
  },
  {
    id: 'care',
    isGeneral: true,
    patterns: [
      'womit|wie waschen|putzen|reinigen =ich|man|danach|nachher|nachdem|versiegelt|versiegeln|richtig',
      'pflegen|pflege|unterhalt|unterhalten|nachpflege|pflegehinweis|pflegetipp|pflegeanleitung',
      'waschen|reinigen|putzen|säubern|abwaschen|schamponieren|shampoo|schwamm',
      'beachten|achten|aufpassen nach|nachher|danach|übergabe|worauf|versiegeln|später|was',
    ],
    covers: ['bring', 'included', 'process', 'preparation'],
    look: 'wasser pH-neutrales shampoo weicher schwamm waschen pflegt',
  },
  {
    id: 'waxing',
    about: 'either',
    isComplete: true,
    patterns: ['wachs|wachsen|einwachsen|wachsversiegelung|hartwachs !unterschied !statt !vergleich'],
    look: 'wachs nicht mehr nötig pH-neutrales shampoo',
  },
  {
    id: 'viewings',
    about: 'either',
    patterns: [
      'besichtigung|besichtigen|probefahrt|probefahrten|interessent|kaufinteressent|kaufinteressenten|interessenten =ich|=ihr|=sie|dabei|selber|selbst|wer|muss|anwesend|zeigen',
    ],
    covers: ['process', 'offered', 'overview'],
    look: 'besichtigung ohne sie zeigen fahrzeug technik zustand',
  },
  {
    id: 'ownership',
    patterns: [
      'gehören|gehört|eigentum|eigentümer|besitzer wem|wer|fahrzeug|auto|wohnmobil|bleiben|bleibt|mir',
      'ohne =mein|=meine|zustimmung|einverständnis verkaufen',
    ],
    covers: ['included', 'overview', 'offered'],
    look: 'bis vertrag bleibt fahrzeug ihr eigentum ohne ihr ja',
  },
  {
    id: 'washOften',
    about: 'either',
    patterns: ['wie_oft|regelmässig|häufig|alle waschen|reinigen|pflegen|putzen|abwaschen'],
    covers: ['care', 'lasting', 'duration'],
    look: 'alle paar wochen handwäsche übergabe einfache pflege',
  },
  {
    id: 'firstWash',
    about: 'either',
    patterns: ['wann|ersten|erste|erstes|sofort|gleich|direkt|bald|danach waschen|wäsche|nass|gewaschen|regen !vorher'],
    covers: ['care', 'hours', 'preparation', 'duration', 'lasting'],
    look: 'ersten tagen nicht waschen nach der übergabe beachten',
  },
];

/** Told in the site's own words, which are found anew in each text: editing the text changes the answer. */
export const textAspects: readonly Aspect[] = TEXTS.map(({ look: query, about = 'subject', ...aspect }) => ({
  ...aspect,
  about,
  answer: ({ look, says }) => {
    // A price is asked of the prices.
    if (says('kosten|preis|teuer')) return undefined;
    const text = look(query);
    return text && says(QUANTITY) && !/\d/.test(text) ? { text: '', isUnknown: true } : replyOf(text);
  },
}));
