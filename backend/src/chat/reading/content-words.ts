import { WordList } from '../language/dialect.js';
import { wordsOf } from './whole-words.js';

/** Words that say no more than that something is wished, greet, or introduce a detail. */
const NO_CONTENT = new WordList(`
  ich wir sie er es du ihr man mich uns ihnen ihrer ihre euch der die das den dem des ein eine einen einem einer eines
  ere di und oder aber also ja nein doch auch noch schon nur mal bitte danke vielmal vielen vilmal dank gerne lieber
  liebsten liebschte möglichst möglich sehr einfach jetzt dann denn nun brauch bräucht bräuchte bräuchten sollte
  möchte möchten hätte hätten will wollen brauche brauchen wünsche wünschen suche habe haben hat kann können könnte
  könnten könnt chöntisch darf dürfte würde würden soll sollen ist sind bin wäre wär war sein wird lautet heisst
  heisse gibt mach machen macht geben senden schicken stellen erhalten bekommen überkomme aufnehmen vereinbaren
  vereinbare abmachen abmache buchen buche reservieren anfordern offerte offerta angebot kostenvoranschlag anfrage
  anfragen termin rückruf preisangabe unverbindliche unverbindlich für fürs mit von vom zu zum zur an am im in um auf
  aus bei bis ab wegen über unter vor nach statt anstatt sondern per tschüss freue freuen hilfe antwort rückmeldung
  vielleicht vorne anfangen nochmal zurück zuerst hallo grüezi guten gueten tag abend morgen zusammen liebe
  freundliche grüsse gruss lg mfg name namen vorname nachname telefon telefonnummer nummer handy handynummer mobile
  mobil mail e-mail adresse mailadresse rufed rufet rüefed rüefet ruft erreichbar erreichen rufen anrufen ruf
  zurückrufen sprechen reden menschen mensch person jemand jemandem jemanden mitarbeiter persönlich richtigen echten
  telefonieren fahrzeug auto wohnmobil mein meine meinen meinem meiner unser unsere unserem modell marke typ jahrgang
  baujahr länge lang hoch höhe breite breit masse mass circa gross nicht fehler eingeschlichen sich korrektur übrigens
  falsch richtig stimmt ändern korrigieren anders neu neue ändert wunschtermin datum okay gut super klar genau passt
  hmm äh ach oh aha weiss keine kein ahnung ahnig später egal null eins zwei drei vier fünf sechs sieben acht neun
  gesagt nehmen nehme nehmt nimm ufnäh dazu warte halt spielt spilt spiut rolle rolä angeben sagen nennen überspringen
  etwas was offen leider gerade gleich glich geht
`);

/** «Besichtigung», «Auto putzen»: what is to be done. */
const ACTIVITY = /(?<=\p{L}{4})ung(?!\p{L})|(?<!\p{L})(?:putz|botz|wasch|wäsch|reinig|polier|politur|poliz|mfk)/iu;

/** True if a text names what is to be done, and be it in one word. */
export function isActivity(text: string): boolean {
  return ACTIVITY.test(text);
}

/** However they are typed: «ofertte», «Agebot», «zrugglüte». */
const NO_CONTENT_STEMS = /^(?:of+er+t|an?geb|anfra|aafra|termin|rück?r[uü]+f|zrugg|telefon)/u;

/** The words of a text that tell something of their own, in lower case. */
export function contentWords(text: string): string[] {
  return wordsOf(text).filter(
    (word) => word.length > 1 && /\p{L}/u.test(word) && !NO_CONTENT.has(word) && !NO_CONTENT_STEMS.test(word),
  );
}
