import type { SubjectId } from '../../knowledge/knowledge-passage.js';
import { isSteam } from '../subjects/subject-kinds.js';
import { type Aspect, QUANTITY, replyOf } from './aspect.js';

/** An aspect that the site's own words answer: what visitors say for it, and the words by which its text is found. */
interface TextAspect extends Omit<Aspect, 'answer' | 'about'> {
  readonly about?: Aspect['about'];
  readonly look: string;
  /** Whose text it is: talking of others, it is not told. */
  readonly of?: readonly SubjectId[];
  /** What it must say where it is about no subject. */
  readonly alone?: string;
}

/** «Ist das im Preis inbegriffen?» asks for no price. */
const INCLUDED = 'im_preis|inbegriffen|inklusive|eingeschlossen|enthalten';

const TEXTS: readonly TextAspect[] = [
  {
    id: 'battery',
    isComplete: true,
    about: 'either',
    patterns: [
      'batterie|batteriepflege|akku|ladegerät|erhaltungsladung|batterieservice|aufbaubatterie|starterbatterie !lithium|agm|blei|hochvolt|elektroauto',
      'strom|steckdose|stromanschluss anschliessen|haben|gibt|laden|platz|hängen|hängt|angehängt|angeschlossen|eingesteckt',
      'geladen|aufgeladen|nachgeladen|aufladen =wird|=werden|auto|tesla|elektroauto|wohnmobil !dampf',
    ],
    covers: ['lasting', 'included', 'care', 'climate'],
    look: 'batterie ladegerät batteriepflege nachgeladen',
  },
  {
    id: 'steamFigures',
    patterns: [
      'wie_heiss|wie_warm|grad|temperatur|hitze dampf|dampfreinigung|dampfreiniger|gerät|mikrodampf',
      'dampfdruck|dampftemperatur|betriebsdruck wie|wie_viel|was|welche|hoch|stark',
      '=druck|=bar dampf|dampfreinigung|dampfreiniger|gerät|mikrodampf|arbeiten|hoch',
      'wasser|wasseranteil|wassergehalt|feuchtigkeit|=nass|wie_viel_wasser dampf|dampfreinigung|mikrodampf',
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
      'baby|babys|säugling|kleinkind|kleinkinder|allergiker|allergikerin|schwanger|asthma okay|ok|gut|geeignet|unbedenklich|problem|sicher|auch|verträglich !kindersitz|sitz|geruch',
      'womit|was|welches_mittel =ihr|=sie polster|sitz|innenraum|:innen|:drinnen|stoff|matratze putzen|reinigen|säubern !ich|kosten|preis|teuer|dauern',
      'chlor|javel|javelwasser|bleichmittel|salzsäure|säure|ammoniak|aceton|lösungsmittel|lauge polster|sitz|innenreinigung|dampf|dampfreinigung|reinigen|reinigt|innenraum|matratze|putzt|putzen',
      'chemie|chemikalien|chemisch|reinigungsmittel|putzmittel|umweltfreundlich|ökologisch|duftstoff !toilette|wc|klo !keramik !womit !soll|=ich|muss|darf',
    ],
    look: 'heisser trockener dampf löst schmutz ohne reinigungsmittel senkt keimzahl',
  },
  {
    id: 'sealedAreas',
    patterns: [
      'welche|was|alles|auch bereich|fläche|teil|stelle|ort|felge|dach|stossstange|fahrerhaus|seitenwand|heck|front|kunststoff !=suche|suchen|arbeitsbedingungen',
      'halten|hält|haftet|hebt|möglich kunststoff|plastik|plastikteil|plastikteile|chrom|chromstahl|aluminium|=alu|blech|gfk|metall|stossstange|felge versiegelung|versiegeln|keramik|beschichtung !wie_lange|:lange|jahr',
      'versiegeln|versiegelt felge|dach|stossstange|fahrerhaus|fenster|heck|kunststoff|scheibe !putzen|reinigen|waschen',
    ],
    covers: ['included', 'overview'],
    look: 'welche bereiche werden versiegelt fahrerhaus seitenwände felgen acrylfenster',
  },
  {
    id: 'care',
    // Of a place it is asked whether we wash.
    of: ['keramikversiegelung-wohnmobile', 'aufbereitung', 'dampfreinigung', 'mikrodampfreinigung'],
    isGeneral: true,
    about: 'either',
    alone: 'wie|womit|worauf =ich|=man|selber|selbst waschen|putzen|reinigen|pflegen',
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
    patterns: [
      'wachs|wachsen|einwachsen|wachsversiegelung|hartwachs !unterschied !statt !vergleich !bisschen_wachs|wenig_wachs|nur_wachs',
    ],
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
    of: ['vermittlung', 'an-und-verkauf'],
    patterns: [
      'gehören|gehört|eigentum|eigentümer|besitzer wem|wer|fahrzeug|auto|wohnmobil|bleiben|bleibt|mir !habe_gehört|schon_gehört|gehört_dass|gehört_es|davon_gehört',
      'ohne =mein|=meine|zustimmung|einverständnis verkaufen',
    ],
    covers: ['included', 'overview', 'offered'],
    look: 'bis vertrag bleibt fahrzeug ihr eigentum ohne ihr ja',
  },
  {
    id: 'washOften',
    about: 'either',
    patterns: ['wie_oft|regelmässig|häufig|alle waschen|reinigen|pflegen|putzen|abwaschen !=halle|=boden|=büro'],
    covers: ['care', 'lasting', 'duration'],
    look: 'alle paar wochen handwäsche übergabe einfache pflege',
  },
  {
    id: 'firstWash',
    about: 'either',
    patterns: [
      'wann|ersten|erste|erstes|sofort|gleich|direkt|bald|danach waschen|wäsche|nass|gewaschen|regen|regnet|regnen !vorher',
      'wie_lange waschen|wäsche|gewaschen warten|abwarten|zuwarten|nicht|trocken !dampf',
    ],
    covers: ['care', 'hours', 'preparation', 'duration', 'lasting'],
    look: 'ersten tagen nicht waschen nach der übergabe beachten',
  },
];

/** Told in the site's own words, which are found anew in each text: editing the text changes the answer. */
export const textAspects: readonly Aspect[] = TEXTS.map(({ look: query, about = 'subject', alone, of, ...aspect }) => ({
  ...aspect,
  about,
  isText: true,
  answer: ({ subjects, look, says }) => {
    if (of && subjects.length > 0 && !subjects.some(({ id }) => of.includes(id))) return undefined;
    if (alone && subjects.length === 0 && !says(alone)) return undefined;
    // «Wird auch unter den Sitzen sauber gemacht?» asks what is done here, and no care afterwards.
    const isOfOurs = says(':wird|:werden|=ihr|=sie') && !says('=ich|=man|selber|selbst|pflegen|pflege');
    if (aspect.id === 'care' && subjects.length > 0 && subjects.every(isSteam) && isOfOurs) return undefined;
    // «Danach nass?» of steam asks for no first wash.
    if (aspect.id === 'firstWash' && subjects.some(isSteam)) return undefined;
    // A price is asked of the prices.
    if (says('kosten|preis|teuer|:zahlen|:zahle|:bezahlen') && !says(INCLUDED)) return undefined;
    const text = look(query);
    return text && says(QUANTITY) && !/\d/.test(text) ? { text: '', isUnknown: true } : replyOf(text);
  },
}));
