import { wordSet, wordsOf } from '../whole-words.js';

/** Words that say no more than that something is wished, greet, or introduce a detail. */
const NO_CONTENT = wordSet(`
  ich wir sie er es du ihr man mir mich uns mi i mer me ihnen ihrer ihre ihr euch eu öi dir
  der die das den dem des ein eine einen einem einer eines en e es em ere de d s di dr dä
  und oder aber also ja nein jo nei doch auch noch schon nur mal bitte danke merci vielmal vielen vilmal dank gern gerne gärn lieber liebsten liebschte möglichst möglich sehr einfach jetzt dann denn nun no
  brauch bruch bräucht bräuchte bräuchten sött söll sollte sötti
  möchte möchten möcht hätte hätten hätt hett will wollen wott wett wetti brauche brauchen bruche bruuche wünsche wünschen suche habe hab haben ha
  han hani händ hat het hät kann können könnte könnten könnt chan cha chönd chönt chöntet chöntisch darf dürfte würde würden soll sollen
  ist isch sind bin bi wäre wär war sein si wird lautet heisst heisse gibt git
  mach machen mache mached macht geben gäh gä senden schicken schicke stellen erhalten bekommen überkomme aufnehmen vereinbaren vereinbare abmachen abmache buchen buche reservieren reserviere anfordern
  offerte offert offerta angebot kostenvoranschlag anfrage afrog aafrag anfragen termin rückruf preisangabe unverbindliche unverbindlich
  für fürs mit von vom zu zum zur an am im in um auf aus bei bis ab wegen über unter vor nach statt anstatt sondern
  per tschüss ciao adieu freue freuen hilfe antwort rückmeldung vielleicht vorne anfangen nochmal zurück zuerst
  hallo grüezi guten gueten guete tag abend morgen hoi salü hi hey zäme mitenand zusammen liebe lieber freundliche grüsse gruss lg mfg
  name namen vorname nachname telefon telefonnummer tel nummer handy handynummer natel mobile mobil mail email e-mail adresse mailadresse
  rufed rufet rüefed rüefet ruft rüeft lüted lütet lüüted lüütet alüte aalüte aalüüte
  erreichbar erreichen rufen anrufen ruf aa a zurück zurückrufen sprechen reden rede menschen mensch person jemand jemandem jemanden öpper öpperem mitarbeiter persönlich richtigen echten telefonieren
  fahrzeug auto wohnmobil womo mein meine meinen meinem meiner min mini mis üses unser unsere unserem
  modell marke typ jahrgang baujahr jg länge lang hoch höhe breite breit masse mass ca circa gross
  nicht nid nöd ned fehler eingeschlichen sich lautet korrektur übrigens falsch richtig stimmt ändern korrigieren korrektur anders neu neue ändert wunschtermin datum
  ok okay gut guet super klar genau passt hmm äh ach oh aha weiss keine kein kei ahnung ahnig später egal
  us vo null eins zwei zwöi drei drü vier vieri fünf foif föif sechs sechsi sieben sibe acht neun nün gesagt gseit
  nehmen nehme nehmt nämed nämet nimm uf uuf ufnäh dazu derzue warte halt
  spielt spilt spiut rolle rolä angeben sagen säge nennen überspringen offen genau leider gerade gleich glich
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
