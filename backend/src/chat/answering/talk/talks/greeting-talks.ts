import { chatTexts } from '@fahrzeugpflege/contracts';
import { KNOWS } from './knows.js';
import type { Talk } from './talk.js';

const NO_MATTER = 'Kein Problem. Was möchten Sie wissen?';
const AGREED = 'Gut. Fragen Sie gerne weiter, oder sagen Sie, wenn ich eine Anfrage aufnehmen soll.';

/** How somebody comes and goes. */
export const greetingTalks: readonly Talk[] = [
  {
    id: 'bye',
    turn: 'alone',
    patterns: [
      'wiedersehen|tschüss|ciao|adieu|ade|wiederluege|bye|tschau|wiederhören',
      'schön|schöne|schönen|guten|gute tag|abend|nacht|wochenende|zeit|woche|nachmittag|mittag|feierabend|sonntag|samstag noch|wünschen',
      'bis bald|:später|=dann',
      // «Bis morgen!», «Also bis Freitag, merci»
      'bis_montag|bis_dienstag|bis_mittwoch|bis_donnerstag|bis_freitag|bis_samstag|bis_morgen|bis_übermorgen|bis_gleich|bis_nachher|bis_demnächst|bis_nächste !offen !geöffnet !wann !fertig !brauchen !brauche !da !arbeiten',
      'wünschen|wünsche tag|abend|nacht|wochenende|zeit|woche|nachmittag|mittag|feierabend|sonntag|samstag schön|schöne|schönen|schönes|angenehm|angenehme|angenehmen|angenehmes|gut|gute|guten|gutes|erholsam|erholsames|sonnige|sonniges !offen !termin',
      'schönen_abend|schönes_wochenende|schöne_woche|schönen_tag|schönen_nachmittag|schönen_sonntag|gute_zeit|alles_gute',
      'gute nacht',
      'bin_dann|bin_jetzt|bin_mal :weg|:fort|:raus !auto !wagen',
    ],
    reply: 'Auf Wiedersehen und alles Gute. Bei Fragen bin ich gerne wieder da.',
  },
  {
    id: 'feast',
    turn: 'alone',
    patterns: [
      'weihnachten|ostern|neujahr|jahr|festtage|pfingsten|festtagen frohe|frohes|schöne|schönes|gute|guten|gutes|neues !offen|geöffnet',
    ],
    reply: 'Vielen Dank, das wünsche ich Ihnen auch.',
  },
  {
    id: 'pause',
    turn: 'alone',
    patterns: [
      '=bin|=sind wieder|zurück =da|=hier|wieder_zurück',
      '=muss =weg|=los|aufhören|schlafen =ich|=kurz|=jetzt|=schnell',
      'bist_du|sind_sie|bist_noch noch_da|noch_hier|noch_online',
      ':melde_mich|:meld_mich !wann !wie !anfrage',
      'warten|warte =schnell|=kurz|=mal|=rasch|=bitte !=ich|=wir|=noch|wie|lange',
      'momentchen|augenblick|sekunde|minütchen',
      'komme|melde :später|gleich|wieder|nochmal =ich !wann !wie !wo !nach_hause !=kann !=darf',
    ],
    reply: 'Gut, ich bin hier. Schreiben Sie einfach weiter, wenn es passt.',
  },
  {
    id: 'considering',
    turn: 'alone',
    patterns: [
      'überlegen|überlege|überleg|überlegs =ich|=mir|=uns|=wir',
      'besprechen|bespreche|reden frau|mann|partner|partnerin|familie =mit =meiner|=meinem|=der|=dem',
      'schauen|schaue|umschauen =nur|=bloss =mich|=um|=ich',
      'teuer =zu =mir|=uns|=das|=viel !warum|wieso|was|wie|welche|wer',
    ],
    reply:
      'Lassen Sie sich Zeit. Eine Anfrage verpflichtet Sie zu nichts, und was es bei Ihrem Fahrzeug kostet, steht in der Offerte.',
  },
  {
    id: 'greeting',
    turn: 'alone',
    patterns: [
      ':guten|:gueten|:guete|:schönen|:schöne :tag|:morgen|:abend',
      ':test|:testing',
      'hy|hay|hallo|hoi|grüezi|grüessech|salü|sali|guten_tag|guten_morgen|guten_abend|hi|hey|hello|moin|servus|grüss|grüsse|bonjour|ciao|buongiorno|guete|gueten|gruezi|hoi_zäme|hallo_zusammen|tach|mahlzeit|tagwohl|grüessgott',
    ],
    reply: chatTexts.greeting,
  },
  {
    id: 'beginning',
    turn: 'alone',
    patterns: [
      '=frage|=fragen|=anliegen|=auskunft|=rat|=problem|=info|=infos =habe|=hätte|=hätten|=haben|=hab|=brauche|=bräuchte|=suche|=stellen|=kurze|=kleine !=keine|=nicht !:gefragt',
      'helfen =kannst|=können|=könnt|=könnten =mir|=uns !nicht',
      'stören|störe =ich|=sie|=grad|gerade|=euch',
      'etwas|=was fragen =darf|=dürfte|=kann|=könnte|=möchte|=wollte|=will|=dürfen',
    ],
    reply: `Gerne, worum geht es? ${KNOWS}`,
  },
  {
    id: 'agreement',
    turn: 'alone',
    patterns: [
      'ok|okay|gut|super|toll|alles_klar|verstanden|perfekt|prima|genial|schön|mega|lustig|interessant|aha|klar|einverstanden|cool|top|tiptop|praktisch|bescheid|hilfreich|spannend|vergiss_es|bestens|sonst_nichts|nichts_mehr|nichts_weiter|gern_geschehen|gerne_geschehen|keine_ursache|bitteschön|bitte_schön|lassen_wir_es|lassen_wir_das',
    ],
    reply: AGREED,
  },
  {
    // To nothing that was offered.
    id: 'yesOrNo',
    turn: 'alone',
    mostWords: 2,
    patterns: ['=ja|=jawohl|=nein|=stimmt'],
    reply: AGREED,
  },
  {
    id: 'lateness',
    turn: 'alone',
    patterns: [
      'falsch|falsche nummer|verbunden|seite =sorry|=entschuldigung|=hoppla|=ups|=bin',
      'sorry|entschuldigung|entschuldigen|verzeihung späte|spät|verspätung|störung|stören',
    ],
    reply: NO_MATTER,
  },
  {
    id: 'apology',
    turn: 'alone',
    mostWords: 2,
    patterns: ['sorry|entschuldigung|entschuldigen|verzeihung'],
    reply: NO_MATTER,
  },
];
