import { MONTHS } from '../../understand/months.js';

/** Days and parts of them. */
export const DAY =
  'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|heute|morgen|übermorgen|wochenende|werktag|werktags|feiertag|mittag|mittags|abend|abends|nachmittag|vormittag|morgens|samstagmorgen|samstagnachmittag|samstagvormittag|feierabend|vorabend|uhr';
const WEEKDAY = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|feiertag|wochenende';
const MONTH = MONTHS.join('|');
/** What somebody does at the doors. */
export const COME =
  'vorbeikommen|kommen|bringen|vorbeibringen|abholen|holen|abgeben|erreichen|erreichbar|da|jemand|vorbeischauen|vorbeizuschauen|vorbei|anrufen|besuchen|zeiten|besichtigen|hinkommen|hinbringen|anzutreffen|antreffen|anwesend|besetzt|dort|vor_ort|abgabe|bedient|annehmen|nehmen|annahme|zu_ihnen|zu_euch|bei_ihnen|bei_euch|schaffen|rechtzeitig|hinfahren|aufkreuzen|herausnehmen|rausnehmen|herausholen|ausfahren|vorfahren|eintreffen|ankommen|hineinschauen|reinschauen|hereinschauen|vorbeigucken|übergabe|übergeben';
/** What is said of doors. */
export const OPEN =
  'offen|geöffnet|öffnen|schliessen|geschlossen|aufmachen|zumachen|aufhaben|zuhaben|verschlossen|verschlossener|verschlossene';
const FEAST =
  'feiertag|feiertage|ostern|ostermontag|karfreitag|pfingsten|pfingstmontag|auffahrt|weihnachten|weihnacht|heiligabend|neujahr|silvester|betriebsferien|nationalfeiertag|fasnacht|bundesfeier|stephanstag|berchtoldstag|altjahrswoche|fronleichnam|allerheiligen|brückentag|ostersamstag|ostersonntag|osterwochenende|osterfeiertage|pfingstsamstag|pfingstsonntag|weihnachtsferien|festtage';
const HOLIDAY = `${FEAST}|ferien`;
const NUMBER = '7|8|9|10|11|12|13|14|15|16|17|18|acht|neun|zehn|elf|zwölf|eins|zwei|drei|vier|fünf|sechs|sieben';
const HOUR = `halb|viertel|${NUMBER}`;
const YOU = '=ihr|=sie|=du|=man|betrieb|geschäft|laden|werkstatt|garage';

/** By which words the opening hours are asked for, in the notation of `compilePattern`. */
export const hoursPatterns: readonly string[] = [
  'öffnungszeit|öffnungszeiten|geschäftszeit|geschäftszeiten|bürozeit|bürozeiten|schalterzeit|arbeitszeit|betriebszeit|ladenöffnungszeit|betriebszeiten',
  `${OPEN} ${YOU}|wann|noch|jetzt|gerade|bis|moment|schon|aktuell`,
  `${DAY} ${OPEN}`,
  // «Isch offe?»
  ':offen|:geöffnet :ist !noch !preis|leasing|kredit|rechnung|frage|dach|fenster|tür|handbremse|kühlschrank|platz|stelle|ende|ausgang|offerte|auto|wohnmobil|fahrzeug',
  `${DAY} ${COME}`,
  `${DAY}|wann|jetzt|gerade|noch :auf|:zu =ihr|=sie|=du|=haben|habt|hat|hast|gehen|geht|machen|macht|sind|=seid|ist|bist !auf_dem !auf_den !auf_der !auf_die !auf_das !auf_mein !auf_einem !auf_einer !auf_eine !zu_viel`,
  `wann|bis_wann|ab_wann|zu_welcher|welche_zeit|welchen_zeiten ${COME}`,
  'wie_lange|wann warten aufmachen|öffnen|offen|geöffnet',
  // «Letzte Woche war ich schon mal da, aber es war zu.»
  ':war|:waren :zu|geschlossen|niemand =da|=dort|=bei =ich|=wir !fenster|dach|tür_war|auto',
  // «Bin in der Gegend und würde gern mal reinschauen»
  'reinschauen|hineinschauen|hereinschauen|vorbeischauen|vorbeizuschauen|reingucken|vorbeigucken =möchte|=möchten|=würde|=würden|=will|=wollen|=gern|=gerne|spontan !wo !termin',
  // «Ich stehe vor dem Tor und es ist niemand da.»
  'tür|türe|tor|eingang|laden|geschäft|vor_euch|vor_ihnen niemand|kein_mensch|keiner|verschlossen|verschlossener|abgeschlossen =ich|=wir|:stehe|:stehen|:steht',
  'wie_lange =ihr|=sie|=heute|jemand da|offen|dort|erreichbar|heute',
  // «Was müssen wir da jetzt rechnen?» asks for nobody.
  'jetzt|gerade|heute|aktuell|momentan vorbeikommen|kommen|jemand|vorbei|bringen|abgeben|holen|abholen|vorbeischauen !rechnen !zahlen !kosten !:kam|:kamen|:gekommen',
  // «Jetzt sind da Ränder» asks for nobody either.
  'jetzt|gerade|heute|aktuell|momentan da =ihr|=sie|=du|=wer|=noch|=man !rechnen !zahlen !kosten',
  'schaffen|schaffe|reichen|reicht noch|jetzt|rechtzeitig ihnen|euch|bin|komme|mittag|ladenschluss|minute|losfahren|abfahren|fahre',
  `${DAY} geht|gehen|ginge|passt|klappt|möglich|machbar`,
  'bis|ab|von|um wie_viel_uhr|wieviel_uhr|welche_uhrzeit|welche_zeit|welcher_zeit|was_zeit',
  `${MONTH} arbeiten|arbeitet =ihr|=sie !bis`,
  `ab_wann|bis_wann ${DAY}`,
  'mittagspause|mittag|feierabend|ladenschluss',
  'durchgehend|durchgängig !überwacht|überwachung|klimatisiert|bewacht|geladen',
  ':schluss wann|abends|abend|zeit|heute|=um|=ihr|=sie !arbeit|garantie',
  `frühestens|spätestens|zeitpunkt|:früheste|:frühesten|:späteste|:spätesten|am_spätesten ${COME} !termin`,
  ':pause|am_essen|essenspause =sie|=ihr|=seid|jetzt|gerade|jemand|zurück|habt !=ich_eine !fahrzeug|winter|auto|wohnmobil',
  ':zeiten =ihre|=eure|=eueren|=euren|welche|=wie|=bitte',
  `=schlüssel ${COME} ${DAY}`,
  `${HOLIDAY} ${OPEN}|${COME}|:zu|:auf !kosten !preis !auf_die !auf_den !auf_dem !auf_der !auf_das`,
  `${FEAST} !kosten !preis !zahlen !zusammen`,
  // The visitor's own are told of as a story: «… und am Sonntag fahren wir in die Ferien».
  '=ferien|sommerferien|winterferien|herbstferien|frühlingsferien|sportferien|schulferien =ihr|=sie|=euch|=ihnen|betrieb|geschäft :habt|:haben|:macht|:machen|:seid|:sind|:hat|:ist !kosten !preis !zahlen !zusammen !wir_in !ich_in',
  'abendverkauf|sonntagsverkauf|abendöffnung',
  '=schon|bereits :zu =ihr|=sie|=du|=man :sind|:seid|:habt|:haben|:hat !zu_viel !zu_einem !zu_einer !zu_mir !zu_uns !zu_hause !zu_meinem !zu_meiner !zu_teuer',
  ':länger|:später :auf|:offen|:geöffnet =hat|=habt|=haben|=sind|=seid|=ist|=macht|=ihr|=sie !auf_dem !auf_der !auf_den !dach|fenster',
  'ruhetag|ruhetage|schliesstag|schliesstage',
  `welche_tag|welchen_tagen|welchem_tag|welche_wochentag ${OPEN}|:zu|:auf|:da`,
  '24|tagsüber|nachts|rund_um|durchgehend|durchgehende|durchgehenden offen|geöffnet|service|erreichbar|jemand|bedient|mittag|bringen|öffnungszeit !batterie|überwacht|überwachung|kamera',
  `um|ab|am|bis|gegen|nach|vor ${HOUR} :zu|:auf =ist|=seid|=sind|=habt|=haben|=hat|=macht !zu_viel !auf_dem !auf_der !auf_einem`,
  `um|am|gegen|halb|viertel ${NUMBER} geht|ginge|passt|möglich|okay|recht|warten !meter|monat|jahr|tag|woche|franken|prozent|stück`,
  'wann_wieder|wieder_da|wieder_offen',
  'wann :wieder|zurück =ihr|=sie|jemand|=wer kommen|da|zurück|hier|öffnen|offen|büro|geschäft|laden|werkstatt|telefon !lassen !hygiene',
  'schon|noch|jetzt|wieder|bereits :auf|:zu betrieb|geschäft|laden|werkstatt|garage|bude|büro|tor !auf_den !auf_dem !zu_viel',
  `schon|noch|jetzt|gerade|moment jemand geschäft|laden|betrieb|büro|werkstatt|dort|vor_ort`,
  `${WEEKDAY} :zu|:auf !auf_dem !auf_den !auf_der !auf_die !auf_einem !auf_einer !zu_viel !ab_und_zu !fahren`,
  `${WEEKDAY}|heute|übermorgen|uhr :recht|okay|machbar|:gut|passend uhr`,
  // «Am 14. offen?», «Kann ich am 6.3. vorbeikommen?»
  `datum ${OPEN}|:da|jemand|vorbeikommen|vorbeischauen|reinschauen|hereinschauen|:vorbei|:zu|:auf|erreichbar|arbeiten|geht|ginge|klappt|passt|möglich|sieht|aussehen !kosten !preis !zahlen !zusammen !rabatt !prozent !monat`,
  'datum bringen|vorbeibringen|abgeben|abholen|holen|kommen kann|können|darf|dürfen|könnte|könnten|möglich|jemand !kosten !preis !zahlen !zusammen !rabatt !prozent !monat !fertig',
  // «Am 1. Mai offen?»
  `am|an|den|vom ${MONTH} ${OPEN}`,
  `${MONTH} ${OPEN}|:zu|:auf =ihr|=sie|=ist|=sind|=hat|bei_euch|bei_ihnen|betrieb|geschäft !bis !auf_dem !auf_der !auf_einem !zu_viel`,
  `${DAY} reichen|reicht|langen|langt|genügt :noch|:auch|=das|=es !geld|budget|franken|monat|versiegeln|versiegelung|programm|polieren|aufbereitung|dampfreinigung|keramik|paket`,
  ':noch|jetzt|heute|gerade :herum|:vor_ort|:dort|:hier =ihr|=sie :sind|:seid',
  // «Seid ihr noch da?»; who asks «Sind Sie noch da?» may mean the assistant.
  '=seid|=sind =ihr :noch|schon|gerade|jetzt|wieder :da',
  'schon|noch|jetzt|gerade jemand :da|:herum|:dort|:hier|vor_ort|erreichbar',
  `um|bis|gegen|ab|vor|nach|am|viertel ${HOUR} ihnen|euch|da|kommen|bringen|rechtzeitig|offen|vorbeikommen|abgeben|abholen|vorbeibringen !monat`,
  'samstag|sonntag|wochenende|feierabend|werktags geht|möglich|arbeiten|erreichbar|bringen|termin',
];
