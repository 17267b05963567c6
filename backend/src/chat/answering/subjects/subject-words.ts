import type { SubjectId } from '../../knowledge/knowledge-passage.js';
import { MONTHS } from '../understand/months.js';
import { ownVehicleValue } from './own-vehicle-value.js';
import type { Subject } from './subject.js';

const CAMPER =
  'wohnmobil|womo|camper|wohnwagen|reisemobil|caravan|campingbus|camperbus|kastenwagen|büssli|=bus|anhänger|vorzelt';
const CAR =
  'auto|wagen|oldtimer|klassiker|youngtimer|sportwagen|cabrio|limousine|porsche|ferrari|elfer|zweitwagen|sammlerfahrzeug';
const VEHICLE = `=fahrzeug|=karre|${CAMPER}|=auto|=wagen|oldtimer|klassiker|sportwagen|cabrio|limousine`;
const PARK =
  'abstellen|unterstellen|einstellen|parkieren|parken|unterbringen|stellplatz|abstellplatz|einstellplatz|parkplatz|unterstand|garage|garagenplatz|tiefgarage|einstellhalle|parkhaus|hineinstellen|deponieren|eingestellt|abgestellt|untergestellt|untergebracht';
const PAUSE = 'winter|überwintern|saison|winterpause|standzeit|auslandaufenthalt|monatelang|winterschlaf|stilllegen';
const CLEAN = 'reinigen|reinigung|putzen|säubern|sauber|waschen|shampoonieren|schmutz|dreckig|verschmutzt';

type Words = Pick<Subject, 'names' | 'hints'>;

/** By which words each subject is recognised, in the notation of `compilePattern`. */
export const subjectWords: Readonly<Record<Exclude<SubjectId, 'betrieb' | 'kontakt'>, Words>> = {
  'keramikversiegelung-wohnmobile': {
    names: [
      'keramik|keramikversiegelung|versiegelung|versiegeln|keramikbeschichtung|nanoversiegelung|nanobeschichtung|keramikschicht|keramikschutz|nanokeramik|lackversiegelung|beschichtung|beschichten|coating',
    ],
    hints: [
      'imprägnieren|abperlen|perlen|lackschutz|oberflächenschutz|gelcoat|auskreiden|ausgekreidet|kreide',
      `schützen|schutz lack|gfk|sonne|uv|aussenhaut|aufbau|oberfläche|salz|insekten|fliegen|vogelkot|harz`,
      `glanz|glänzen|matt|stumpf|grau|vergraut ${CAMPER}|lack|gfk`,
    ],
  },
  aufbereitung: {
    names: [
      'komplettpaket|gesamtpaket|kombipaket|rundumpaket|vollpaket|gesamtprogramm|komplettprogramm|=paket|ganze_programm|ganzes_programm|ganzen_programm|volle_programm|volles_programm|vollen_programm',
      'aufbereitung|aufbereiten|lackaufbereitung|fahrzeugaufbereitung',
    ],
    hints: ['polieren|aufpolieren|politur|hochglanz', 'lack|kratzer entfernen|auffrischen|ausbessern|polieren'],
  },
  mikrodampfreinigung: { names: ['mikrodampf|mikrodampfreinigung|mikro_dampfreinigung|mikro_dampf'], hints: [] },
  dampfreinigung: {
    names: [
      'dampf|dampfreinigung|dampfreiniger|trockendampf|dampfstrahl|dämpfen|gedämpft|dampfen|dampfreinigen',
      'innenreinigung|innereinigung|innerreinigung|polsterreinigung|innenraumreinigung',
    ],
    hints: [
      `polster|innenraum|innen|sitz|stoffsitz|matratze|teppich|dachhimmel|lüftungsdüse|lenkrad|cockpit|küche|nasszelle ${CLEAN}`,
      'geruch|gerüche|stinken|erbrochen|kotze|muffelt|muffeln|schimmel|hundehaare|katzenhaare|tierhaare|rauchgeruch|keim|bakterien|milben',
      'kaffee|milch|wein|rotwein|cola|saft|blut|erbrochen|urin|pipi|schokolade|glace|sirup|suppe|bier ausgeleert|verschüttet|ausgelaufen|umgekippt|gekippt|heraus|raus|sitz|polster|auto|getropft',
      'innen auto|wagen|wohnmobil|camper sieht|aussehen|kinder|hund|hunde|krümel|schlimm|katastrophe',
      'innen|innenraum kosten|preis|teuer|günstig|günstiges|günstigeres|günstiger|billig|billiger|billigeres !lack|aussen|dach|motor',
      'fleck|flecken entfernen|heraus|raus|rauskriegen|wegbringen|weg|lösen|polster|sitz',
      'polster|matratzen|stoffsitze|krümel',
      `saubermachen|sauber_machen|putzen auto|wagen|innen|sitz|krümel`,
      '=reinigung kosten|preis|teuer|wie_viel|dauern|:lange !aussen|lack|dach|auto_waschen',
      'sitz|sitze|vordersitz|vordersitze|rücksitz|rückbank machen|wie_viel|wieviel|kosten|preis|richten',
    ],
  },
  einlagerung: {
    names: [
      'einlagerung|einlagern|lagern|lagerung|lagerplatz|=lager|winterlager|winterlagerung|lagerhalle|eingelagert',
    ],
    hints: [
      'überwintern|überwinterung|winterquartier|winterplatz|einwintern|winterpause|winterstellplatz',
      `${PARK}|stehen|versorgen|lassen|platz ${PAUSE}`,
      `${PARK}|halle ${CAMPER}`,
      `einstellen|eingestellt|versorgen monat !${CAR}`,
      `platz|=stehen ${CAMPER} suche|suchen|haben|frei|brauchen`,
      `behalten|aufbewahren|aufbewahrt|hüten ${CAMPER}`,
      `=stehen|steht|stände ${CAMPER} monat|jahr|halbjahr|winter bei_euch|bei_ihnen|zahlen|kosten`,
      `herumstehen|herumsteht|rumstehen|rumsteht ${CAMPER} monat|franken|jahr`,
      `${MONTHS.join('|')} bis ${CAMPER}`,
      `=winter ${CAMPER} preis|kosten|wie_viel !reifen|räder|pneu`,
    ],
  },
  autohotel: {
    names: ['autohotel|fahrzeughotel|carhotel', 'auto|wagen|fahrzeug =hotel', 'hotelplatz'],
    hints: [
      `=steht|=stehen|=stünde ${CAR} bei_ihnen|bei_euch kosten|fixkosten|zahlen|bezahlen|preis`,
      `rosten|standschaden ${CAR}`,
      `${CAR}|oldie abgeben|abgebe|abgibt !verkauf|verkaufen|ankauf|dampf|reinigung|versiegelung`,
      `${CAR} ausland|abwesend|weltreise|monat|monate|wochen zu_ihnen|zu_euch|bei_ihnen|bei_euch kann|können|könnte|darf|lassen|stehen`,
      `${PARK}|platz|=stehen|hinstellen|standplatz ${CAR}`,
      `behalten|aufbewahren|hüten ${CAR}`,
      '=platz kosten|preis|zahlen|miete monat',
      '=einen|=ein =platz kosten|preis|zahlen|zahlt|miete|franken !inserat|vermittlung|verkauf',
      PARK,
    ],
  },
  vermittlung: {
    names: ['vermittlung|vermitteln|fahrzeugvermittlung|kommission|kommissionsverkauf|vermittlungsauftrag'],
    hints: [
      ':verkauft|:verkaufen =ihr|=sie =mein|=meine|=meinen|=unser|=unsere|=unseren|=seinen|=seine|=sein !=ich !wenn',
      'wenn_ihr|wenn_sie =mein|=meine|=meinen|=unser|=unsere|=unseren :verkauft|:verkaufen',
      '=auftrag kündigen|heraus|raus|beenden|binden|gebunden|kommen',
      'verkauf|verkaufen =über|durch =euch|=sie|=ihnen',
      'wie_viel|was|wieviel :nimmt|:nehmt|:nehmen|:verlangt|:verlangen|:behaltet verkauf|verkaufen',
      'verkaufen auftrag|inserieren|inserat|für_mich|für_uns|für_sie|für_ihn|provision',
      'provision|verkaufsprovision|erfolgshonorar|kaufinteressent|kaufinteressenten',
      `verkauf|verkaufen lassen|übernehmen ${VEHICLE}`,
    ],
  },
  'an-und-verkauf': {
    names: [
      'ankauf|ankaufen|fahrzeughandel|autohandel|ankaufspreis|fahrzeugankauf|autoankauf',
      'an_und_verkauf|an-_und_verkauf',
      // «Was würdet ihr mir dafür zahlen?»: who pays the visitor, buys.
      'was|wie_viel|wieviel ihr_mir|ihr_uns|sie_mir|sie_uns|mir_dafür|uns_dafür|man_mir :zahlen|:zahlt|:geben|:gebt|:bezahlen !sagen !nennen !auskunft !muss !müssen !kosten !preis !rabatt',
    ],
    hints: [
      `verkaufen|loswerden|abkaufen|eintauschen|inzahlungnahme|abnehmen|verkauf|zahlung_nehmen ${VEHICLE}`,
      'verkaufen|verkauf|abkaufen|loswerden|eintauschen|inzahlungnahme|eintausch',
      '=kaufen|kauft|abkaufen =ihr|=sie|=euch|=ihnen',
      `:bekomme|:bekommen|:kriege|:zahlt|:gebt|:geben|:bietet|:offeriert was|wie_viel|wieviel =für ${CAR}|${CAMPER}|auto|fahrzeug|ferrari|porsche !einlagerung !platz !monat !vermittlung`,
      `was|wie_viel|wieviel sie_für|ihr_für|zahlen_sie|zahlt_ihr|bezahlen_sie|bezahlt_ihr :zahlen|:zahlt|:bezahlen|:bezahlt ${CAR}|${CAMPER}|=vw|=bmw|=audi|mercedes|=ford|volvo|jaguar|hymer|bürstner|knaus|dethleffs|adria|tesla !=ich|=wir|muss|versicherung|einlagerung|platz|monat|vermittlung`,
      ownVehicleValue,
      'handeln|händler =mit|=ihr|=sie',
      `${VEHICLE} nicht_mehr brauchen|brauche|braucht|benutzen|benutzt|gebraucht !winter|monat|saison`,
      'bekommen|bekomme|kriegen|wert|schätzen|zahlt =mein|=meinen|=meine|=unser|=unseren was|wie_viel|wieviel =für|=noch auto|wohnmobil|wagen|fahrzeug|camper',
    ],
  },
  fruehbucher: {
    names: ['frühbucher|frühbucheraktion|frühbucherrabatt|frühbuchung|frühbuchen|früh_buchen'],
    hints: [
      'rabatt|aktion|promotion|promo|vergünstigung|sonderangebot|aktionspreis|preisnachlass|nachlass|ermässigung|preisreduktion|skonto|aktionszeitraum',
      'rabatt|prozent|% 20|zwanzig',
    ],
  },
  fahrzeuge: {
    names: ['occasion|occasionen|fahrzeugangebot|fahrzeugmarkt|verkaufsfahrzeug|gebrauchtwagen|marktplatz'],
    hints: [
      `${VEHICLE} kaufen|zu_verkaufen|zum_verkauf|im_verkauf|im_angebot`,
      `welche|was ${VEHICLE} verkaufen|handeln|verkauf|angebot|bestand|vorrätig|lager`,
      '=kaufen suchen|möchten|können|wollen',
      'zu_verkaufen|zum_verkauf =ihr|=sie|gibt|=habt|=haben',
      `suchen|suche ${VEHICLE} !platz !stellplatz !=für`,
    ],
  },
};
