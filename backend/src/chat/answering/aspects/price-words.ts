/** «Was kostet ein neues Fenster?» asks for no list. */
export const OF_ALL =
  ':günstigste|:günstigstes|:billigste|:billigstes|:preise|:preisen|preisliste|leistung|leistungen|alle|übersicht|überblick|angebot|angebote|dienstleistung|dienstleistungen|tarif|tarife';

/** Where no service is named, what kind of prices they are: «Isch de Priis fix oder chan er no ändere?» */
export const HOW_PRICED = [
  ':fix|:fixe|:fixen|:fixer|:fixi|:fest|:feste|:festen|:verbindlich|:verbindliche|:bindend|fixpreis|festpreis|pauschalpreis preis|kosten|betrag|preise !fixkosten',
  // «Ist das ein Anfangspreis oder kommt noch etwas dazu?»
  'anfangspreis|einstiegspreis|grundpreis|richtpreis|ab-preis|endpreis|schlusspreis',
  // «Rechnen Sie pro Quadratmeter oder pro Fahrzeug ab?»
  'quadratmeter|laufmeter|stunde|pauschal abrechnen|abgerechnet|verrechnen|rechnen',
];

/** «Ist die Handwäsche gratis dabei?» */
export const PART_OF_PRICE = [
  'gratis|kostenlos|umsonst|im_preis :dabei|:drin|inbegriffen|enthalten|inklusive',
  '=waschen|handwäsche|=polieren|politur|entfetten|vorarbeit zusätzlich|extra|separat|gratis|kostenlos',
];

/** By which words a price is asked for, in the notation of `compilePattern`. */
export const pricePatterns: readonly string[] = [
  'kosten|fixkosten|preis|konditionen|teuer|billig|günstig|tarif|gebühr|kostenpunkt|preisliste|monatspreis|richtpreis|richtwert|preislich|gratis|kostenlos|ansatz|fixpreis|festpreis|pauschalpreis|pauschale|grundpreis|einstiegspreis|mindestpreis|endpreis|schlusspreis|gesamtpreis',
  'wie_viel|wieviel|was|welche zahlen|bezahlen|verlangen|berechnen|verrechnen',
  'was|wie_viel|wieviel :macht|:gibt|:ergibt =das|=es monat|monatlich|jahr|jährlich',
  'chf|franken|betrag|budget',
  'wie_viel|wieviel im_monat|pro_monat|:monatlich|pro_jahr|im_jahr',
  'wie_viel|wieviel für_alles|für_den|für_das|für_die|für_ein|für_eine|für_einen|für_einem !monat|zeit|tag|stunde|jahr|liter|platz|plätze|meter|woche|prozent',
  'bezahlen|bezahlt|gezahlt nachbar|nachbarin|kollege|kollegin|freund|freundin|bekannter|bekannte|schwager|bruder|vater',
  'verteilen|umrechnen|umgerechnet|aufteilen wie_viel|wieviel|was|pro jahr|monat',
  'wie_viel|wieviel|womit|mit_was rechnen|ausgeben|hinlegen|hinblättern|berappen|budgetieren|nehmen|schulden|schulde|kommen',
  'was|wie_viel|wieviel rechnen|anlegen|auslegen|drauflegen|:löhnen|:löhne|aufwenden|lockermachen|kalkulieren|einplanen|veranschlagen|einrechnen !tag !zeit !woche !stunde !minute',
  'was|wie_viel|wieviel :legt|:lege|:legen hin|aus|drauf',
  'was|wie_viel|wieviel :gebt|:geben|:bietet|:bieten =ihr|=sie dafür',
  'hausnummer|grössenordnung|preisrahmen =für|grob|ungefähr|preis|kosten !wo|strasse|welche|zeit|dauer',
  'was|wie_viel|wieviel :kommt|:kommen|:käme das_auf|mich_auf|uns_auf|es_auf|auf_mich_zu|auf_uns_zu',
  'was|wie_viel|wieviel aufkommen|aufkommt|:macht_es|:macht_das_im|:macht_das_pro|:macht_das_zusammen|:macht_das_total',
  'was|wie_viel|wieviel :gibt_das|:gäbe_das|:macht_das wenn|für|pro|monat',
  'was|wie_viel|wieviel zu_stehen|zu_stehe|zu_stah',
  'wie_viel|wieviel|was|welchem_preis|welchem_betrag|wo :geht_es_los|:los|losgehen|:beginnt|:beginnen|:startet|:fängt|anfangen ab|:bei|von|preislich|preis !wann !zeit !uhr !=ich !=wir !auf',
  'wie tief portemonnaie|tasche|geldbeutel|kasse greifen',
  'was|wie_viel|wieviel :geben|:gebe =ich =euch|=ihnen',
  'abrechnen|abgerechnet|verrechnet|fällig|zahlen|bezahlen|zahlbar monatlich|monat|jährlich|wöchentlich|woche|einmalig',
  'was|wie_viel|wieviel :wollt|:wollen|:hättet|:hätten =ihr|=sie =für !machen|wissen|hören',
  'was|wie_viel|wieviel auf_den_tisch|auf_tisch|auf_ein_tisch|tisch_legen legen|lege|blättern|hinlegen',
  'übersicht|überblick|aufstellung|liste kosten|preis|preise',
  'wie_viel|wieviel|was geld|franken|stutz|:seite :lege|:legen|beiseite|zurücklegen|bereit|mitbringen|sparen',
  'was :macht_das|:macht_es|:machts :ganz|:ganze|:ganzes|:ganzer|:ganzen|küche|sitze|sitz|polster|matratze|wohnmobil|camper !:bei|:gegen|:mit_meinem|:mit_dem|unterschied|wenn',
  'was|wie_viel|wieviel ausmachen|macht_aus =für|=bei !unterschied|differenz',
  'was|wie_viel|wieviel finanziell ausmachen|bedeuten|heissen|bringen|kosten',
  ':verbindlich|:verbindliche|:bindend preis|betrag|kosten offerte|preis|betrag|kosten',
  'was|wie_viel|wieviel :nimmt =man =für|=fürs|bei_euch|bei_ihnen',
  'finanziell|preislich welche|welcher|welchem|wie|was rahmen|grössenordnung|bereich|bewegen|bewegt|aussehen|liegen|liegt',
  'quadratmeter|laufmeter|stunde|pauschal|fahrzeug|aufwand abrechnen|abgerechnet|verrechnen|rechnen =ihr|=sie|=wird|oder !wie_lange|zeit',
  'was hinlegen|hinblättern|berappen|blechen|ausgeben|springen_lassen',
  'was !was_für :nehmt|:nehmen|schulde|schulden|löhne|löhnen =für|=ihr|=sie|=ihnen',
  ':darauf|:drauf :an|ankommen|ankommt|kommt grösse|dreckig|schmutzig|zustand|länge|verschmutzt|gross',
  ':fix|:fixs|:fixe|:fixen|:fester|:feste|fixer|pauschal|pauschale grösse|oder|betrag|preis|ist',
  'preisliste|preise|preisblatt schicken|senden|zustellen|mailen|zeigen|geben|haben|sehen',
  'wie_:viel|:wieviel =für einlagern|einlagerung|einstellen|abstellen|versiegeln|versiegelung|reinigen|reinigung|aufbereiten|aufbereitung|polieren|waschen|vermitteln|keramik|stellplatz|dampf|dampfreinigung !monat|meter|liter|zeit|platz|plätze|autos|fahrzeuge|prozent',
  'teurer|günstiger|billiger =bei wohnmobil|auto|wohnwagen|camper|bus|gross|klein',
  'wovon|wonach hängen|abhängen|richten',
];
