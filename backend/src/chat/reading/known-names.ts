import { matchMake } from '@fahrzeugpflege/contracts/without-schemas';
import { isOfCalendar } from './date-words.js';
import { contentWords } from './is-question.js';
import { MODEL_WORDS } from './vehicle-vocabulary.js';
import { wordSet } from './whole-words.js';

/** First names that are common here, in lower case; makes and words of every day are none of them. */
const FIRST_NAMES = wordSet(`
  adrian agnes alain albert alessandro alex alexander alexandra alfred alice alina aline alma amelie ana andrea andreas andré
  andri angela angelika anita anja anna anne annemarie anni annina antonio anton arben armin arthur astrid aurelia barbara
  bashkim beat beatrice beatrix beni benjamin benno bernadette bernhard bettina bianca boris brigitta brigitte bruno carla
  carlo carmen carol caroline catherine celine chantal charlotte christa christian christina christine christof christoph
  claire claudia claudio clemens cornelia corinne cédric céline dagmar damian daniel daniela dario david deborah denis denise
  diana diego dieter dominic dominik dominique dora doris dragan dusan edgar edith eduard eliane elias elif elisa elisabeth
  ella elsbeth elsa emanuel emil emilia emma emmanuel enrico eric erich erika erna ernst erwin esther eugen eva evelyn evelyne
  fabia fabian fabienne fabio fabrizio fatima felix ferdinand fiona flavia flavio florian franco franz franziska françois
  fredi friedrich fritz gabi gabriel gabriela georg georges gerhard gerda gertrud gian gianni gilbert gina giovanni gisela
  giuseppe goran gottfried gottlieb gregor guido gustav hanna hannah hannes hanni hans hansjörg hanspeter hansruedi hansueli
  harald heidi heidy heinrich heinz helen helena helene helmut herbert hermann hildegard housi hugo ignaz ines irene iris irma
  isabel isabella isabelle ivan ivana ivo jacqueline jakob jan jana janine jasmin jean jeannette jennifer jessica joachim
  joana joel jolanda jonas jonathan josef josefine jost josua joël judith julia julian juliane julien jürg jörg jürgen kai
  karin karl katharina kathrin kaspar katja katrin kevin kilian klaus konrad konstantin kurt köbi lara larissa lars laura
  laurent lea lena leo leon leonie leonardo levin lia liam lina linda lisa livia lorena lorenz loris louis luana luca lucas
  lucia ludwig luigi luis luisa lukas luzia luzius lydia madeleine maja manfred manuel manuela marc marcel marco margrit
  margrith maria marianne mario marion mark markus marlene marlies marlis martha martin martina mathias matteo matthias
  maurice maurizio max maya melanie melissa mia micha michael michaela michel michele michelle miguel milan milena miriam
  mirjam mirko mohamed monica monika moritz muhamed nadia nadine nadja natalie natascha nathalie nelly nevio nico nicola
  nicole niklaus nils nina noah noe noel noelia nora norbert norman olga oliver olivia oskar othmar otto pascal patricia
  patrick patrik paul paula peter petra philipp philippe pia pirmin priska rafael rahel ralf ralph ramona raphael rebecca
  regina regula reinhard remo renate renato rené reto ricardo richard rita robert roberto robin roger roland rolf roman romana
  romeo ronny rosa rosmarie ruedi rudolf ruth röbi sabina sabine sabrina samir samuel sandra sandro sara sarah sascha
  sebastian selina sepp severin silvan silvana silvia silvio simon simona simone sina sofia sofie sonja sophie stefan stefanie
  stefano stephan stephanie susanna susanne susi suzanne sven svenja sybille sylvia tamara tanja tatjana theo theres therese
  thomas tim timo tina tobias tom toni ueli ulrich urban urs ursina ursi ursula valentin valentina valentino vanessa vera
  verena veronika viktor vincent viola vreni vroni walter wanda werner wilhelm willi willy wolfgang xaver xenia yannick yanick
  yasmin yvan yves yvonne zeljko zoe zoran kobi köbu fridu hausi hausu mäsi märcu chrigu chrigi chrigä res resli godi noldi
  role röbu steffu stöffu küsu bänz tinu thömu mättu mätthu sämi sämu heiri wisi werni walti hitsch flurin curdin andrin
  ladina seraina madlaina ursin gieri trudi rösli käthi annelies annelise vreneli pesche ändu andi dani dänu roli kläusu
  chlöisu fränzi fränzu jöggu jürgi migi migu päddy pädi simu tomi urseli alois annette bea bruna edi ferdi gery giacomo hampi
  hansi jörgi lisbeth lotti louise luzi marcus marie mathilda maurus meinrad mirco olivier otmar pascale rico rösi silvester
  silvie timon vincenzo yannic hene agim ahmet amina arta ayse besnik blerim burak carlos drita driton emine emre fatma fatmir
  hasan hüseyin ilir jeton joão jorge josé juan kumar luan mehmet murat mustafa pablo paulo pedro priya ravi shpend tiago
  valon vlora zeynep
`);

/** Surnames that are common here and nothing else. */
const SURNAMES = wordSet(`
  meier meyer maier müller mueller schmid schmidt schmied keller huber gerber brunner baumann zimmermann moser steiner bühler
  bieri wyss graf hofer widmer schneider kunz hunziker egli lüthi bösch ammann zürcher zbinden bucher burri hofmann lehmann
  marti käser stalder suter sutter frey kaufmann baumgartner fischer weber schwarz hess arnold studer roth leuenberger schär
  schaller flückiger aeschlimann schüpbach krasniqi berisha gashi shala nikolić jovanović petrović ferreira pereira santos
  silva rossi bernasconi bianchi favre rochat yilmaz yılmaz demir öztürk petrovic nikolic jovanovic
`);

/** What is typed where a name could stand and is none, in lower case, beside the words that tell nothing of their own. */
const NOT_NAMES = wordSet(`
  gestatten gruezi salut sali servus keiner nichts nüt nix warum wieso was wie wo wer wann wohin welche dein sohn tochter freund
  freundin bruder kollege kollegin ohne seit als dass weil mehr viel viele etwas hier dort heute gestern bald sofort immer nie
  wieder bist seid hast hatte hend wollte muss mag frage unsicher zufrieden froh alt besitzer besitzerin halter halterin
  inhaber inhaberin eigentümer eigentümerin kunde kundin stammkunde neukunde mieter fahrer fahrerin camper rentner pensioniert
  student händler garagist privat privatperson mann frau herr schweizer schweizerin anfänger laie profi familie preis preise
  kosten fragen infos auskunft nachricht innen aussen innenraum komplett alles dach boden sitze anfang anfangs mitte bonjour
  salve buongiorno wohnwagen reisemobil bus motorrad kastenwagen oldtimer meter lack leder glanz garantie stellplatz
  lagerplatz parkplatz platz halle autohotel dampf politur pflege service beratung abholung mwst chf franken stunde stunden
  minuten unterwegs fertig bereit verfügbar dringend richtige falsche anderer besser woche monat jahr vormittag nachmittag
  mittag momänt augenblick sekunde wart momentli ende weiter vergiss test hund katze urlaub ferien geld zeit rechnung
  barzahlung kreditkarte twint mechaniker lehrer lehrerin handwerker unternehmer vermieter verkäufer mitglied vater mutter
  nachbar einsteiger pensionär guter gute gutes neuer neues grosser grosse grosses weisser weisse kleiner kleine starker
  starke erste erster zustand morn moorn hüt eifach ruefed ruefet liebes geehrte geehrter damen herren besten herzlichen
  freundlichen grüssen schönes eile miteinander team leute grüess beste herzliche schöne schönen geheim anonym unbekannt
  meinung ansicht niemand wichtig irgendwer roboter bot chatbot assistent hä stopp stop abbrechen abbruch löschen abschicken
  tiptop perfekt herrn moment sicher nö jawohl lust idee wenn da wochenende
`);
const NOT_NAME_STEMS =
  /versieg|reinig|lagerung|vermittl|aufbereit|verkauf|ankauf|offert|wohnmobil|fahrzeug|interess|nummer|telefon|möchte|keramik|beschichtung|batterie|schutz|(?:ungen|heit|keit|tion|schaft|ierung)$/iu;
const NAME_PART = /^(?:\p{L}\.|\p{L}[\p{L}'’]*(?:-\p{L}[\p{L}'’]*)*\.?)$/u;
const MOST_LETTERS = 40;

/** Surnames that are words of every day as well: behind a first name or a title they are meant as such. */
const WORDS_AS_SURNAMES = wordSet(
  'schweizer winter sommer herbst weiss gut neu lang gross klein abend freitag sonntag mai morgen platz privat',
);
/** As the whole answer to the question for the name these are hardly anything else. */
const ALONE = wordSet('Winter Sommer Herbst Weiss Lang Gross');

/** Words within a name: «von Gunten», «de la Cruz». */
export const PARTICLES = wordSet('von vom van der den de del della di da du la le les zu zum zur el al dos');
export const TITLES = wordSet(
  'firma herr frau familie fam fam. dr dr. prof prof. em em. lic lic. iur iur. dipl dipl. ing ing. med med.',
);

export function isCapitalised(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

/** True if a word is a first name that is common here, in any letter case. */
export function isFirstName(word: string): boolean {
  return FIRST_NAMES.has(word.toLowerCase());
}

/**
 * True if words are somebody's name and hardly anything else: a first name or a common surname is among them, and
 * neither make nor model of a vehicle.
 */
export function isKnownName(words: string): boolean {
  const parts = words.toLowerCase().split(/[ -]/);
  const isName = (part: string) => FIRST_NAMES.has(part) || SURNAMES.has(part);
  const isModel = parts.some((part) => MODEL_WORDS.has(part) && !isName(part) && !PARTICLES.has(part));
  return parts.some(isName) && !isModel && !/\d/.test(words) && matchMake(words) === null;
}

/** True if a word may be part of a name; its letter case is not judged. */
export function isNameWord(word: string): boolean {
  const lower = word.toLowerCase();
  if (!NAME_PART.test(word) || word.length > MOST_LETTERS) return false;
  if (/^\p{L}\.$/u.test(word) || isFirstName(word) || SURNAMES.has(lower)) return true;
  const isListed = NOT_NAMES.has(lower) || NOT_NAME_STEMS.test(lower) || lower.split('-').some(isOfCalendar);
  return !isListed && contentWords(word).length > 0;
}

/** True if a capitalised word may be a surname behind another part of a name. */
export function isSurname(word: string): boolean {
  return isCapitalised(word) && WORDS_AS_SURNAMES.has(word.toLowerCase());
}

/** True if a word is a surname though it means something else in small letters. */
export function isSurnameAlone(word: string): boolean {
  return ALONE.has(word);
}
