/** By which words what somebody tells of a vehicle is recognised, in the notation of `compilePattern`. */

const VEHICLE =
  'auto|wagen|fahrzeug|karre|wohnmobil|womo|camper|wohnwagen|reisemobil|=bus|büssli|kastenwagen|campingbus|caravan|oldtimer|klassiker|cabrio|sportwagen|limousine|anhänger|zweitwagen|firmenwagen|geschäftsauto|familienauto|kombi|jeep|suv|=kiste';
const MAKE =
  'porsche|ferrari|lamborghini|maserati|bentley|jaguar|bmw|audi|mercedes|=vw|=golf|tesla|volvo|hymer|bürstner|knaus|dethleffs|california|alfa|=ford|opel|toyota|=fiat|peugeot|renault|citroen|=mini|=smart|saab|skoda|subaru|adria|=carthago|=pössl|laika|=rolls|corvette|mustang|=käfer';
/** Somebody's vehicle, and what stands for it. */
export const OWN = `${VEHICLE}|${MAKE}`;
export const OWN_OR_IT = `${OWN}|=er|=es|=ihn`;
export const INNER =
  'innen|innenraum|=drin|=drinnen|=darin|sitz|sitze|rückbank|rücksitz|hintersitz|beifahrersitz|fahrersitz|sitzbank|polster|kindersitz|teppich|fussmatten|cockpit|kofferraum|himmel|matratze|nasszelle|armaturenbrett|lenkrad|kabine|sitzecke|lüftung|lüftungen|lüftungsdüsen|gurt|gurte';
export const SOILED =
  'dreckig|dreck|schmutzig|verschmutzt|klebt|kleben|verklebt|klebrig|krümel|sand|tierhaare|hundehaare|katzenhaare|fleck|flecken|befleckt|fleckig|saustall|schweinestall|müllhalde|stall|katastrophe|joghurt|glace|verschmiert|verkleckert|bemalt|verkritzelt|abbekommen|schokolade|chaos|versaut|verspritzt|getropft|verstaubt|staub|staubig|niesen|fürchterlich|furchtbar|grausig|gruusig|eklig|grässlich';
export const SPILT =
  'gekotzt|erbrochen|übergeben|kotzen|brechen|gebrochen|gepinkelt|pipi|verschüttet|ausgelaufen|ausgeleert|umgekippt|gekleckert|geschüttet|ausgekippt';
export const SMELLS =
  'riecht|riechen|stinkt|stinken|müffelt|muffelt|mieft|modrig|moderig|geruch|gestank|mief|duftet|stinkig|richts|müffeln|rauchgeruch|hundegeruch';
export const OUTER =
  'dach|lack|aussen|aussenhaut|seitenwand|seitenwände|motorhaube|front|gfk|aufbau|heck|oberfläche|farbe|gelcoat|fassade|alkoven';
export const DULL =
  'matt|stumpf|kreidet|kreidig|ausgekreidet|verblasst|ausgeblichen|verbleicht|vergraut|vergilbt|grau|glanz|glanzlos|glänzt|moos|algen|flechten|streifen|grünspan|insekten|fliegen|harz|vogelkot|vogeldreck|flugrost|schlieren|verwittert|grünlich|russ|läuft|blass|hologramme|wasserflecken|kalkflecken';
export const UGLY =
  'schlimm|übel|grässlich|fürchterlich|furchtbar|schrecklich|mitgenommen|vernachlässigt|ungepflegt|schäbig|schandfleck|hässlich|verdreckt|dreckig|wüst|grauenhaft|traurig|unansehnlich|sau|anblick|schwein|schweine|bombe|lumpig|gezeichnet|gelitten|auffrischung|bedenklich|katastrophal|miserabel';
export const OUTSIDE =
  '=draussen|=regen|=freien|freiem|scheune|=strasse|vorplatz|hof|schnee|sturm|hagel|wind|wetter|carport|blache|strassenrand|quartierstrasse|parkplatz|schuppen|feucht|feuchte|feuchten|unverschlossen|unverschlossene|unverschlossenen|laternengarage|unterstand';
export const STANDS =
  '=steht|=stehen|=stehe|=stand|=stehend|=stellen|abstellen|abgestellt|lassen|parkieren|parken|parkiert|gestanden|lagern|überwintern|versorgen|unterstellen|unterbringen|einstellen|verstauen';
export const PLACE =
  'platz|plätze|parkplatz|abstellplatz|einstellplatz|stellplatz|garagenplatz|garage|tiefgarage|halle|unterstand|einstellhalle';
export const NOWHERE =
  'kein|keine|keinen|nicht|nichts|nirgends|nirgendwo|gekündigt|kündigt|verboten|verbietet|=nur|=mehr|klein|eng|niedrig|tief|knapp|wissen|wissed|=wohin|=suche|=suchen';
export const UNUSED =
  'selten|kaum|nie|zweimal|dreimal|einmal|sonntagen|schönwetter|ausgefahren|spazieren|bewegt|gebraucht|frühling|frühjahr|monatelang|halbjahr|ausland|abwesend|weltreise|auswandern|aufenthalt|übersee';
export const ABROAD =
  'ausland|kanada|amerika|australien|neuseeland|asien|afrika|südamerika|weltreise|spanien|usa|auslandaufenthalt|auslandsjahr|auslandjahr|auslandsemester|militär|wk|kur|thailand|übersee';
export const SELL =
  'verkaufen|verkauf|loswerden|abgeben|weggeben|hergeben|trennen|abstossen|verscherbeln|weitergeben|inserieren|inserat|käufer|abnehmer|soll_weg|muss_weg|soll_fort|muss_fort|weg_damit';
export const LEFT_BEHIND =
  'gestorben|verstorben|erbe|geerbt|erbschaft|nachlass|tod|todesfall|erben|hinterlassen|altersheim|pflegeheim|fahrausweis_abgegeben|ausweis_abgegeben|verwitwet|geschieden|scheidung';
export const UNSOLD =
  'autoscout|tutti|ricardo|anibis|inserat|inserate|inseriert|ausgeschrieben|marktplatz|comparis|facebook';
