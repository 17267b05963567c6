import type { SubjectId } from '../../knowledge/knowledge-passage.js';
import type { Subject } from './subject.js';

const CAMPER =
  'wohnmobil|womo|camper|wohnwagen|reisemobil|caravan|campingbus|camperbus|kastenwagen|büssli|anhänger|vorzelt';
const CAR =
  'auto|wagen|oldtimer|klassiker|youngtimer|sportwagen|cabrio|limousine|porsche|ferrari|zweitwagen|sammlerfahrzeug';
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
      `schützen|schutz lack|gfk|sonne|uv|aussenhaut|aufbau|oberfläche|salz`,
      `glanz|glänzen|matt|stumpf ${CAMPER}|lack|gfk`,
    ],
  },
  aufbereitung: {
    names: [
      'komplettpaket|gesamtpaket|kombipaket|rundumpaket|vollpaket|gesamtprogramm|komplettprogramm|=paket',
      'aufbereitung|aufbereiten|lackaufbereitung|fahrzeugaufbereitung',
    ],
    hints: ['polieren|aufpolieren|politur', 'lack|kratzer entfernen|auffrischen|ausbessern'],
  },
  mikrodampfreinigung: { names: ['mikrodampf|mikrodampfreinigung|mikro_dampfreinigung|mikro_dampf'], hints: [] },
  dampfreinigung: {
    names: [
      'dampf|dampfreinigung|dampfreiniger|trockendampf|dampfstrahl|dämpfen|gedämpft|dampfen|dampfreinigen',
      'innenreinigung|polsterreinigung|innenraumreinigung',
    ],
    hints: [
      `polster|innenraum|innen|sitz|stoffsitz|matratze|teppich|dachhimmel|lüftungsdüse|lenkrad|cockpit|küche|nasszelle ${CLEAN}`,
      'geruch|gerüche|stinken|erbrochen|kotze|muffelt|muffeln|schimmel|hundehaare|tierhaare|rauchgeruch|keim|bakterien|milben',
      'fleck|flecken entfernen|heraus|raus|rauskriegen|wegbringen|weg|lösen|polster|sitz',
      'polster|matratzen|stoffsitze',
    ],
  },
  einlagerung: {
    names: [
      'einlagerung|einlagern|lagern|lagerung|lagerplatz|=lager|winterlager|winterlagerung|lagerhalle|eingelagert',
    ],
    hints: [
      'überwintern|überwinterung|winterquartier|winterplatz|einwintern|winterpause|winterstellplatz',
      `${PARK}|stehen|versorgen|lassen|platz ${PAUSE}`,
      `${PARK} ${CAMPER}`,
      `platz|=stehen ${CAMPER} suche|suchen|haben|frei|brauchen`,
    ],
  },
  autohotel: {
    names: ['autohotel|fahrzeughotel|carhotel', 'auto|wagen|fahrzeug =hotel', 'hotelplatz'],
    hints: [`${PARK}|platz|=stehen|hinstellen|standplatz ${CAR}`, PARK],
  },
  vermittlung: {
    names: ['vermittlung|vermitteln|fahrzeugvermittlung|kommission|kommissionsverkauf|vermittlungsauftrag'],
    hints: [
      '=auftrag kündigen|heraus|raus|beenden|binden|gebunden|kommen',
      'verkauf|verkaufen =über|durch =euch|=sie|=ihnen',
      'wie_viel|was|wieviel :nehmt|:nehmen|:verlangt|:verlangen|:behaltet verkauf|verkaufen',
      'verkaufen auftrag|inserieren|inserat|für_mich|für_uns|für_sie|für_ihn|provision',
      'provision|verkaufsprovision|erfolgshonorar|kaufinteressent|kaufinteressenten',
      `verkauf|verkaufen lassen|übernehmen ${VEHICLE}`,
    ],
  },
  'an-und-verkauf': {
    names: [
      'ankauf|ankaufen|fahrzeughandel|autohandel|ankaufspreis|fahrzeugankauf|autoankauf',
      'an_und_verkauf|an-_und_verkauf',
    ],
    hints: [
      `verkaufen|loswerden|abkaufen|eintauschen|inzahlungnahme|abnehmen|verkauf|zahlung_nehmen ${VEHICLE}`,
      'verkaufen|verkauf|abkaufen|loswerden|eintauschen|inzahlungnahme|eintausch',
      '=kaufen|kauft|abkaufen =ihr|=sie|=euch|=ihnen',
      `:bekomme|:bekommen|:kriege|:zahlt|:gebt|:geben|:bietet|:offeriert was|wie_viel|wieviel =für ${CAR}|${CAMPER}|auto|fahrzeug|ferrari|porsche !einlagerung !platz !monat !vermittlung`,
      'handeln|händler =mit|=ihr|=sie',
      'bekommen|bekomme|kriegen|wert|schätzen|zahlt =mein|=meinen|=meine|=unser|=unseren was|wie_viel|wieviel =für|=noch auto|wohnmobil|wagen|fahrzeug|camper',
    ],
  },
  fruehbucher: {
    names: ['frühbucher|frühbucheraktion|frühbucherrabatt|frühbuchung|frühbuchen|früh_buchen'],
    hints: [
      'rabatt|aktion|promotion|promo|vergünstigung|sonderangebot|aktionspreis|preisnachlass|nachlass|skonto|aktionszeitraum',
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
