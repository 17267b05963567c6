import { KNOWS } from './knows.js';
import type { Talk } from './talk.js';

/** Who is somebody else, and no one of the visitor's own: their husband may ask when «er» is to fetch it. */
const OTHERS =
  'nachbar|nachbarin|schwager|schwägerin|kollege|kollegin|kunde|kunden|kundin|exfrau|exmann|ex-frau|ex-mann|=ex|bekannter|vermieter|cousin|cousine|onkel|tante|herr|herrn';
const STANDS =
  'eingestellt|eingelagert|abgestellt|untergestellt|=einstellen|=einlagern|:gebracht|:abgegeben|:versiegelt|:versiegeln|:verkauft';
const HERE = 'bei_euch|bei_ihnen|bei_dir';

/** Asked for what is not the visitor's: who else was here, what stands here, what others wrote or paid. */
const OF_OTHERS: readonly string[] = [
  'vorherig|vorherige|vorheriger|andere|anderen|letzte|letzten|vor_mir|vorgänger kunde|kunden|besucher|gast|nutzer|benutzer|person|leute|menschen|vorgänger|:mann|:frau geschrieben|eingegeben|eingeben|angegeben|hinterlassen|schreiben|gefragt|fragen|bezahlt|gezahlt|name|namen|telefonnummer|telefonnummern|handynummer|handynr|natelnummer|mail|daten|adresse|adressen|chat|gespräch',
  'name|namen|telefonnummer|telefonnummern|adresse|adressen leute|kunde|kunden|besitzer|andere|anderen geben|gib|nenne|nennen|zeigen|sagen|auflisten',
  'adresse|nummer|handynummer|telefonnummer|mail|wohnort|namen von_frau|von_herr|von_herrn|vom_herr|vom_herrn|der_frau|des_herrn|von_familie|letzten_kunden|letzten_kunde|anderer_kunden|eurer_kunden|ihrer_kunden',
  'welche|welcher|wer|wessen kunde|kunden beschwert|beschweren|reklamiert|unzufrieden|gebracht|war|waren|letzte|letzten|gestern|heute|gerade|hiess|morgen|angemeldet|gebucht',
  'adresse|nummer|handynummer|telefonnummer|mail|mailadresse|wohnort|namen =vom|=von kunde|kunden|besitzer|fahrer|käufer !=ihr !=euch',
  'wer :abgeholt|:gebracht|:abgegeben|:vorbeigekommen|:vorbeigebracht :hat|:war|:ist',
  'zahlt_mein|zahlt_meine|zahlt_der|zahlt_die|zahlt_herr|zahlt_frau|bezahlt_mein|bezahlt_der nachbar|nachbarin|kollege|kollegin|herr|frau|schwager|chef|bruder|kunde bei_euch|bei_ihnen',
  'wie_viele|wieviele leute|personen|kunden :geschrieben|:gefragt',
  'offerten|rechnungen|verträge alle|aller|allen|sämtliche|sämtlicher|andere|anderer schicken|schick|zeigen|zeig|kopie|kopien|ausgeben !=meine|=meinen|=unsere',
  'kundendaten|kundenliste|kundennamen|kundenadressen|datenbank',
  'anfrage|anfragen|nachricht|nachrichten|chatverläufe|gespräche|leads zeigen|zeig|anzeigen|auflisten|ausgeben|vorlesen|herausgeben heute|gestern|alle|andere|anderen|gespeichert|gespeicherten|eingegangen|letzte|letzten !=meine|=meinen|=mein',
  ':buchungen|:reservationen|:reservierungen|:termine|terminkalender|buchungskalender zeigen|zeig|anzeigen|auflisten|ausgeben|vorlesen|herausgeben :alle|:alles|:aller|sämtliche|andere|anderen|eure|euren !freie|freien|frei !=meine|=meinen !noch',
  'mailadressen|e-mail-adressen|emailadressen|emails|mails|adressen|telefonnummern|namen|mailadresse alle|allen|sämtliche|gespeichert|gespeicherten|kunde|kunden|kundschaft nennen|geben|gib|zeigen|ausgeben|auflisten|herausgeben|output !=meine',
  'wem|wessen :gehört|:gehören bei_euch|bei_ihnen|eingestellt|eingelagert|halle|hof|dort !wenn !während !solange !noch !=mein !=mir',
  'wer|wem|an_wen :gekauft|:verkauft :hat|:haben|:habt =mein|=meinen|=unser|=unseren|=den|=das !wie !wenn',
  'hat_mein|hat_meine|hat_unser|hat_unsere|hat_der|hat_die|hat_herr|hat_frau eingelagert|eingestellt|untergestellt|abgegeben|gebracht|abgeholt nachbar|nachbarin|frau|mann|herr|ex-frau|exfrau|ex-mann|exmann|=ex|kollege|kollegin|chef|vermieter|schwager|bruder|schwester',
  ':steht|:stehen|steht_der|steht_das|:ist_der|:ist_das =von|=vom nachbar|nachbarn|nachbarin|ex-frau|exfrau|ex-mann|exmann|=ex|kollege|kollegen|kollegin|herr|herrn|familie|chef bei_euch|bei_ihnen|eingelagert|eingestellt !platz|kosten',
  // What they paid or got, and when they come: «Was hat meine Nachbarin bezahlt?», «… eine Versiegelung. Was hat er bezahlt?»
  `${OTHERS} was|wie_viel|wieviel :bezahlt|:gezahlt|:gekriegt|:hingelegt !=mir !=mich !=ich !kosten`,
  'was|wie_viel|wieviel hat_er|hat_sie|hat_der|er_hat|sie_hat :bezahlt|:gezahlt|:gekriegt|:hingelegt|:hingeblättert|:ausgegeben',
  `${OTHERS} ${STANDS} wann|=noch|schon|wo =steht|=holt|=holen|=abholt|=ist !=ich !=wir !=mir !kosten`,
  'wann :holt|:abholt =sie|=er|=sies =es|=ihn|auto|wagen|wohnmobil|=sies !=ich !=wir !:holen_sie !:mann !:frau !:sohn !:tochter !:vater !:mutter !:partner !:partnerin',
  // «… von dem, der den roten Ferrari hat»
  'handynummer|natelnummer|telefonnummer|=nummer|adresse|wohnort|name|mail|mailadresse|kontakt|kontaktdaten von_dem|von_demjenigen|von_jenem|vom_besitzer|vom_halter|vom_typ|des_besitzers|des_halters !mitarbeiter !mitarbeiterin !werkstatt !zuständig',
  'liste|auflistung|namensliste|:allen termin|gebucht|angemeldet|eingestellt|eingelagert geben|gib|zeigen|zeig|nennen|schicken|schick !freie|meine',
  'anfrage|nachricht|anfragen|nachrichten letzte|letzten|neueste|neuesten :lies|:lesen|:vorlesen|:vorlies !meine|meinen',
  'was|wann herr|frau|kunde =hat :geschrieben|:gefragt|:bestellt|:gebucht !=mein !=ich !=mir',
  'handynummer|telefonnummer|=nummer|adresse|mailadresse|name :der|:des|:vom|:von :kundin|:besitzerin|:halterin|:verkäuferin|:besitzers|:halters|:verkäufers',
  'wie :kunde|:kundin|:besitzer|:halter :heisst|:hiess',
  'hat_mein|hat_meine|hat_der|hat_die|hat_herr|hat_frau :angerufen|:angefragt|:gebucht|:gemeldet|:bezahlt mann|frau|sohn|tochter|vater|mutter|chef|nachbar|nachbarin|herr bei_euch|bei_ihnen|schon',
  'daten|angaben|unterlagen|akte|akten von_einem|von_eurem|von_dem|von_ihrem|eines|einer kunde|kunden|kundin !meine !meinen',
  `:heisst|:wohnt wie_der|wie_die|wo_der|wo_die|wie_dieser ${HERE}`,
  `=hat herr|frau|=ein :gemeldet|:angemeldet|:gebucht|:angefragt ${HERE} !=mein !=ich !käufer !interessent !=jemand !etwas`,
];

/** What is said of others: nothing. */
export const othersTalk: Talk = {
  id: 'others',
  turn: 'first',
  patterns: OF_OTHERS,
  reply: `Das kann ich nicht: Über andere Kunden und ihre Fahrzeuge gebe ich keine Auskunft. ${KNOWS}`,
};
