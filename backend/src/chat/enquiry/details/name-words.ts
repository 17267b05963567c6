import { wholeWords, wordSet } from '../whole-words.js';
import { DAYS, MONTHS, SEASONS } from './date-words.js';

/** What is typed where a name could stand and is none, in lower case. */
const NOT_NAMES = wordSet(`
  ja nein jo jawohl nei nö doch danke merci bitte gerne gern okay ok hallo hoi grüezi guten tag abend gruezi salü salut
  sali servus hi hey tschüss ciao adieu super gut genau richtig stimmt passt klar perfekt tiptop egal keine kein keiner
  weiss nicht nichts nid ned nöd nüt nix warum wieso was wie wo wer wann wohin welche ich wir sie er es du ihr man mich
  mein meine meinen meiner dein unser unsere min mini mis sohn tochter freund freundin bruder kollege kollegin
  mir uns euch der die das den dem des ein eine einen einem einer en e es und oder aber mit ohne für von zu zum zur bei
  aus auf an am im in um ab bis unter über vor nach seit wegen statt anstatt sondern als wenn dass weil noch schon auch
  nur sehr mehr viel viele etwas hier da dort dann jetzt heute morgen gestern bald später sofort immer nie wieder
  bin bist ist isch sind seid war habe hast hat haben hatte händ hend möchte wollte will würde hätte kann könnte können
  soll muss mag darf brauche suche frage wünsche interessiere interessiert sicher unsicher zufrieden froh neu alt
  besitzer besitzerin halter halterin inhaber inhaberin eigentümer eigentümerin kunde kundin stammkunde neukunde mieter
  fahrer fahrerin camper rentner pensioniert student händler garagist privat privatperson person mensch mann frau herr
  interessent interessentin schweizer schweizerin anfänger laie profi familie
  name vorname nachname telefon telefonnummer nummer handy handynummer natel mobile mobil tel mail email e-mail adresse
  anfrage offerte offert angebot termin rückruf preis preise kosten frage fragen information infos auskunft nachricht
  innen aussen innenraum komplett alles dach boden sitze anfang anfangs mitte bonjour salve buongiorno
  auto fahrzeug wohnmobil womo wohnwagen reisemobil camper bus motorrad kastenwagen oldtimer marke modell jahrgang
  länge höhe breite masse meter lack leder glanz garantie winter stellplatz lagerplatz parkplatz platz halle
  keramik autohotel dampf politur pflege service beratung abholung mwst chf franken stunde stunden minuten
  unterwegs fertig bereit erreichbar verfügbar dringend möglich richtige falsch falsche anders anderer besser lieber
  montags dienstags samstags woche monat jahr vormittag nachmittag mittag
  moment momänt augenblick sekunde warte wart momentli
  stopp stop abbrechen abbruch ende weiter zurück senden abschicken löschen vergiss hilfe test nochmal
  hund katze urlaub ferien geld zeit rechnung barzahlung kreditkarte twint
  mechaniker lehrer lehrerin handwerker unternehmer vermieter verkäufer mitglied vater mutter nachbar einsteiger pensionär
  guter gute gutes neuer neue neues grosser grosse grosses weisser weisse kleiner kleine starker starke erste erster zustand
  morn moorn hüt eifach einfach ruf rufen ruft rufet rufed ruefed ruefet rüefed rüefet lütet lüted lüüted lüütet aa aalüte alüte aalüüte anrufen
  liebes geehrte geehrter damen herren besten vielen dank herzlichen freundlichen grüssen schönes wochenende eile
  zäme zusammen mitenand miteinander team leute grüsse grüess gruss freundliche liebe beste herzliche schöne schönen
  geheim anonym unbekannt meinung ansicht niemand wichtig irgendwer roboter bot chatbot assistent hä hmm aha ach oh äh
`);
const NOT_NAME_STEMS =
  /versieg|reinig|lagerung|vermittl|aufbereit|verkauf|ankauf|offert|wohnmobil|fahrzeug|interess|nummer|telefon|möchte|keramik|beschichtung|batterie|schutz/iu;
const CALENDAR = wholeWords(`${DAYS}|${MONTHS}|${SEASONS}`);
const TOKEN = /^(?:\p{L}\.|\p{L}[\p{L}'’]*(?:-\p{L}[\p{L}'’]*)*\.?)$/u;
/** Nobody is called so, but much else is. */
const NOUN = /(?:ungen|heit|keit|tion|schaft|ierung|lichkeit)$/u;

/** Surnames that are words of every day as well: behind a first name or a title they are meant as such. */
const SURNAMES = wordSet('schweizer winter sommer herbst weiss gut neu abend freitag sonntag mai morgen platz privat');
/** As the whole answer to the question for the name these are hardly anything else. */
const ALONE = wordSet('Winter Sommer Herbst Weiss');

/** True if a capitalised word may be a surname behind another part of a name. */
export function isSurname(word: string): boolean {
  return isCapitalised(word) && SURNAMES.has(word.toLowerCase());
}

/** True if a word is a surname though it means something else in small letters. */
export function isSurnameAlone(word: string): boolean {
  return ALONE.has(word);
}

/** Words within a name: «von Gunten», «de la Cruz». */
export const PARTICLES = wordSet('von vom van der den de del della di da du la le les zu zum zur el al dos');
export const TITLES = wordSet(
  'firma herr frau familie fam fam. dr dr. prof prof. lic lic. iur iur. dipl dipl. ing ing. med med.',
);

/** True if a word may be part of a name; its letter case is not judged. */
export function isNameWord(word: string): boolean {
  const lower = word.toLowerCase();
  if (!TOKEN.test(word) || word.length > 40) return false;
  return !NOT_NAMES.has(lower) && !NOT_NAME_STEMS.test(lower) && !NOUN.test(lower) && !CALENDAR.test(lower);
}

export function isCapitalised(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
