import { wordSet } from '../whole-words.js';

/** A clear yes, in standard and Swiss German. */
export const YES = wordSet(`
  ja jo jaa joo jawohl jawoll jep jup yes yep yeah sicher klar natürlich selbstverständlich gern gerne ok okay oke oki okey
  passt passts stimmt stimmts richtig korrekt genau exakt einverstanden perfekt super tip tiptop tipptopp top prima bestens
  abschicken abschicke absenden absende senden sende schicken schicke schick send los bestätige bestätigt bestätigen
  freigegeben jaja jou jäh jap japp jupp yeah yess sure si recht rächt oui supi klaro wunderbar okidoki genehmigt j jä gut guet guat guät guit mach machs
`);

/** A no; by itself it does not say to what. */
export const NO = wordSet('nein nei nö nee ne neii naa nope no falsch');

/** Around a yes or a no these change nothing. */
export const FILLERS = wordSet(`
  danke merci vielmal vielen vilmal dank bitte doch so alles das da es ist isch sind das's dass's die der den dem de d s sie ihr
  er mir mer me ich i jetzt jetz itz iez jitz nun dann denn also und vo von wär wäre wärs gut guet guat guät sehr ganz eso u aber eh halt mal einfach chönd chönt
  können könnt kann chan chasch chöit dörfed dürfen darf dörf du in ordnung ornig anfrage offerte afrog aafrag ab aso gleich grad
  für mich mis min mein meine meiner wie angegeben sieht gseht us aus wirklich absolut völlig ihre ihren eure euch eu tschüss ciao adieu hilfe freue freu auf antwort rückmeldung voraus im schönen tag abend
  tönt klingt töns ists isches geht gaht goht geit schon scho rasch schnell bald will hallo grüezi einen eine schöne schönes nachmittag morgen wochenende herzlichen herzlich wiederhören wiedersehen wiederluege widerluege uf ade lg mfg gruss grüsse grüess liebe liebi beste freundliche bester haben ihnen endlich ändlech ändlich zusammen zäme mitenand super
`);

/** None of these words can stand in a clear yes. */
export const DOUBTS = wordSet(
  'nicht nid ned nöd nöt net kein keine aber falls wenn erst noch später oder moment warte warten',
);

/** The visitor wants to hear no more of the enquiry. */
export const CALL_OFF = wordSet(
  'stopp stop abbrechen abbruch abbreche cancel stornieren storno beenden aufhören schluss löschen verwerfen',
);
