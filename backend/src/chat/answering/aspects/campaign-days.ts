import { campaignPeriod } from '../../knowledge/campaign-period.js';
import { campaign } from '../../knowledge/facts.js';
import type { Asked } from './aspect.js';
import { campaignDay } from './reckoning/campaign-day.js';

const workDay = campaign.questions[0]?.answer.replace(', der auf dieser Seite steht', '');
/** Which day counts, and when the campaign is; the page's own period stands beside its text. */
const whichDay = `${workDay} Die Aktion gilt für Termine ${campaignPeriod}.`;

/** Somebody asks within the time and comes after it. */
const WHICH_DAY =
  'zählen|gelten|reichen|genügen|massgebend|entscheidend tag|termin|anfrage|datum|buchen|anmelden|anmeldung|kommen|november|dezember';
/** «Muss es bis Ende Oktober fertig sein, oder reicht es, wenn ich bis dann bestelle?» */
const OF_TWO_DAYS =
  'anfrage|anfragen|anmelden|anmeldung|melden|bestellen|bestellung|buchen|buchung|reservieren|reservation :oder fertig|abgeschlossen|kommen|termin|arbeit|gemacht|ausgeführt|bringen|durchgeführt';
/** «Wenn ich Ende Oktober komme und die Arbeit bis November dauert, gilt er dann?» */
const STRADDLING = 'arbeit|arbeiten|fertig|abgeschlossen dauern|=bis|muss gelten|zählen|reichen';
/** «Bis wann muss ich mich melden?», «Ich kann erst nach der Aktion» */
const UNTIL = [
  'bis_wann|spätestens|bis_zu_welchem melden|anmelden|anfragen|buchen|entscheiden|abschicken !wie_viel|wieviel',
  ':sicher|:gesichert|=fix rabatt|prozent|aktionspreis|vergünstigung',
  'nach_der_aktion|nach_aktionsende|nach_ablauf|nach_dem_ende',
];
/** «Und wenn ich heute anfrage, aber erst im November komme?» */
export const LATER =
  'erst|später|nachher|danach|august|september|oktober|november|dezember|januar|frühling|winter bringen|kommen|vorbeikommen|termin|ausführen|abgeben|vorbeibringen';

/** With these a named day is the day of the work. */
const OF_DAY =
  'termin|buchen|buche|bekommen|kriegen|gelten|zählen|bringen|kommen|vorbeikommen|abgeben|=noch|machen|günstiger|kosten|trotzdem|=geht|=ginge|klappt|passt';
/** «Wir sind bis Mitte November in Spanien. …» */
const COMES =
  'bringen|kommen|vorbeikommen|vorbeibringen|abgeben|zeit|ferien|=weg|zurück|unterwegs|abwesend|termin|=sind|=bin|=könnte|=könnten !offerte';
const HEARD = ':gelesen|:gehört|:gesehen|:erfahren|:verpasst|:war|:hatte|:hatten';
/** «Und Ende Oktober?» */
const BARE = 5;

/** Which of two days counts, told before anything else. */
export function ofTwoDays({ saysInMessage }: Asked): string | undefined {
  if (saysInMessage(STRADDLING)) return withoutVerdict(whichDay);
  return saysInMessage(OF_TWO_DAYS) ? whichDay : undefined;
}

/** Whether a day that is named lies within the campaign. */
export function ofNamedDay(asked: Asked): string | undefined {
  const { words, messageWords, saysInMessage, now } = asked;
  // «Ich habe im Juli davon gelesen. Geht das noch?» names no day of the work.
  const isElsewhere = saysInMessage(COMES) && !saysInMessage(HEARD);
  const day = campaignDay(words, now) ?? (isElsewhere ? campaignDay(messageWords, now) : undefined);
  return words.length <= BARE || saysInMessage(OF_DAY) ? day : undefined;
}

/** Which day counts, where nothing else is asked. */
export function ofDay({ says, saysInMessage }: Asked): string | undefined {
  if (says(LATER) || UNTIL.some(says)) return withoutVerdict(whichDay);
  return saysInMessage(WHICH_DAY) ? whichDay : undefined;
}

/** Without «Der Termin.» */
function withoutVerdict(text: string): string {
  return text.replace(/^Der Termin\. /, '');
}
