import { KNOWS } from './knows.js';
import type { Talk } from './talk.js';

/** Asked for what is not the visitor's: who else was here, what stands here, what others wrote or paid. */
const OF_OTHERS: readonly string[] = [
  'vorherig|vorherige|vorheriger|andere|anderen|letzte|letzten|vor_mir|vorgänger kunde|kunden|besucher|gast|nutzer|benutzer|person|leute|menschen|vorgänger|:mann|:frau geschrieben|eingegeben|eingeben|angegeben|hinterlassen|schreiben|gefragt|fragen|bezahlt|gezahlt|name|namen|telefonnummer|telefonnummern|handynummer|handynr|natelnummer|mail|daten|adresse|adressen|chat|gespräch',
  'name|namen|telefonnummer|telefonnummern|adresse|adressen leute|kunde|kunden|besitzer|andere|anderen geben|gib|nenne|nennen|zeigen|sagen|auflisten',
  'adresse|nummer|handynummer|telefonnummer|mail|wohnort|namen von_frau|von_herr|von_herrn|vom_herr|vom_herrn|der_frau|des_herrn|von_familie|letzten_kunden|letzten_kunde|anderer_kunden|eurer_kunden|ihrer_kunden',
  'welche|welcher|wer|wessen kunde|kunden beschwert|beschweren|reklamiert|unzufrieden|gebracht|war|waren|letzte|letzten|gestern|heute|gerade|hiess',
  'adresse|nummer|handynummer|telefonnummer|mail|mailadresse|wohnort|namen =vom|=von kunde|kunden|besitzer|fahrer|käufer !=ihr !=euch',
  'wer :abgeholt|:gebracht|:abgegeben|:vorbeigekommen|:vorbeigebracht :hat|:war|:ist',
  'zahlt_mein|zahlt_meine|zahlt_der|zahlt_die|zahlt_herr|zahlt_frau|bezahlt_mein|bezahlt_der nachbar|nachbarin|kollege|kollegin|herr|frau|schwager|chef|bruder|kunde bei_euch|bei_ihnen',
  'wie_viele|wieviele leute|personen|kunden :geschrieben|:gefragt',
  'offerten|rechnungen|verträge alle|aller|allen|sämtliche|sämtlicher|andere|anderer schicken|schick|zeigen|zeig|kopie|kopien|ausgeben !=meine|=meinen|=unsere',
  'kundendaten|kundenliste|kundennamen|kundenadressen|datenbank',
  'anfrage|anfragen|nachricht|nachrichten|chatverläufe|gespräche|leads zeigen|zeig|anzeigen|auflisten|ausgeben|vorlesen|herausgeben heute|gestern|alle|andere|anderen|gespeichert|gespeicherten|eingegangen|letzte|letzten !=meine|=meinen|=mein',
  'mailadressen|e-mail-adressen|emailadressen|emails|mails|adressen|telefonnummern|namen|mailadresse alle|allen|sämtliche|gespeichert|gespeicherten|kunde|kunden|kundschaft nennen|geben|gib|zeigen|ausgeben|auflisten|herausgeben|output !=meine',
  'wem|wessen :gehört|:gehören bei_euch|bei_ihnen|eingestellt|eingelagert|halle|hof|dort !wenn !während !solange !noch !=mein !=mir',
  'wer|wem|an_wen :gekauft|:verkauft :hat|:haben|:habt =mein|=meinen|=unser|=unseren|=den|=das !wie !wenn',
  'hat_mein|hat_meine|hat_unser|hat_unsere|hat_der|hat_die|hat_herr|hat_frau eingelagert|eingestellt|untergestellt|abgegeben|gebracht|abgeholt nachbar|nachbarin|frau|mann|herr|ex-frau|exfrau|ex-mann|exmann|=ex|kollege|kollegin|chef|vermieter|schwager|bruder|schwester',
  ':steht|:stehen|steht_der|steht_das|:ist_der|:ist_das =von|=vom nachbar|nachbarn|nachbarin|ex-frau|exfrau|ex-mann|exmann|=ex|kollege|kollegen|kollegin|herr|herrn|familie|chef bei_euch|bei_ihnen|eingelagert|eingestellt !platz|kosten',
];

/** What is said of others: nothing. */
export const othersTalk: Talk = {
  id: 'others',
  turn: 'first',
  patterns: OF_OTHERS,
  reply: `Das kann ich nicht: Über andere Kunden und ihre Fahrzeuge gebe ich keine Auskunft. ${KNOWS}`,
};
