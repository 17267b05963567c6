import { capital } from './plain-text.js';
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

/** Words within a name that stay small: «von Gunten», «Anna und Beat», «Meier mit y». */
const SMALL = wordSet('von vom van der den de del della di da du la le les zu zum zur el al dos und u mit ohne');

/** True if a word is a first name that is common here, in any letter case. */
export function isFirstName(word: string): boolean {
  return FIRST_NAMES.has(word.toLowerCase());
}

/** A name that was typed in small letters as it is written: «heidi von allmen» → «Heidi von Allmen». */
export function inCapitals(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name.replace(/[^\s-]+/gu, (word) => (SMALL.has(word) ? word : capital(word)));
}
