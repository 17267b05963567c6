import { businessDay, businessProfile, campaign as campaignPage, isEarlyBookingOver } from '@fahrzeugpflege/contracts';
import { campaignBegin, campaignPeriod } from '../../knowledge/campaign-period.js';
import { subjectWords } from '../subjects/subject-words.js';
import { amountOf, writeFrancs } from '../understand/amounts.js';
import type { Aspect, Reply } from './aspect.js';
import { campaignDay } from './reckoning/campaign-day.js';

const { earlyBooking, prices } = businessProfile;
const [whichDay, whichService, afterwards] = campaignPage.questions.map(({ answer }) => answer);

const sameWork = campaignPage.benefits.find(({ text }) => text.includes('Garantie'))?.text;
const sameTime = campaignPage.values.find(({ text }) => text.includes(businessProfile.durations.ceramicSealing))?.text;
/** Somebody asks within the time and comes after it. */
const WHICH_DAY =
  'zählen|gelten|reichen|genügen|massgebend|entscheidend tag|termin|anfrage|datum|buchen|anmelden|anmeldung|kommen|november|dezember';

const NAMED = [...subjectWords.fruehbucher.names, 'rabatt', 'aktion'].join('|');

/** «Und wenn ich heute anfrage, aber erst im November komme?» */
export const LATER =
  'erst|später|nachher|danach|august|september|oktober|november|dezember|januar|frühling|winter bringen|kommen|vorbeikommen|termin|ausführen|abgeben|vorbeibringen';

/** «Ok, dann ohne Rabatt: was kostet es?» */
export const WITHOUT = 'ohne_rabatt|ohne_aktion|ohne_frühbucherrabatt|ohne_vergünstigung';

/** Of these the campaign's own text says no; «Isch d Aktion nur für Womo?» and «… au für Wohnwäge?» ask for none. */
const OTHER_WORK =
  'kombinieren|kombinierbar|zusammen|andere|kumulieren|verbinden|kumulierbar|dampfreinigung|autohotel|einlagerung|vermittlung|stellplatz|lagerplatz|innenreinigung';

/** With these a named day is the day of the work. */
const OF_DAY =
  'termin|buchen|buche|bekommen|kriegen|gelten|zählen|bringen|kommen|vorbeikommen|abgeben|=noch|machen|günstiger|kosten';

/** The early-booking campaign: what it gives, until when, for what, and that it is over once it is. */
export const campaign: Aspect = {
  id: 'campaign',
  isSure: true,
  about: 'either',
  patterns: [
    ...subjectWords.fruehbucher.names,
    ...subjectWords.fruehbucher.hints,
    'verbilligt|verbilligte|verbilligtes|heruntergesetzt|spezialpreis|sonderpreis|spezialangebot|spezialaktion|sonderaktion|rabattcode',
    'prozent|prozente :gibt|aktuell|momentan|moment|jetzt !erlös|verkauf|verkaufen|verkaufspreis|vermittlung|provision|nehmen|wasser|keim|keime|luftfeuchtigkeit|kunden|wie_viel|bar',
    'reduziert|ermässigt moment|gerade|aktuell|momentan|preis !geruch|geräusch',
    `kombinieren|kombinierbar|kumulieren|kumulierbar|verbinden|gutschein|zusätzlich ${NAMED}`,
    `zählen|gelten|massgebend|entscheidend anfrage|anmeldung|termin|datum ${NAMED}`,
    'zählen|zählt anfrage|anmeldung|bestellung termin',
    'termin|buchen|buche|anfrage|anmelden|vorbeikommen prozent|rabatt|aktion',
  ],
  covers: [
    'price',
    'included',
    'duration',
    'answerTime',
    'offerHow',
    'hours',
    'serviceList',
    'experience',
    'size',
    'comparison',
    'minimumTerm',
    'saving',
    'guarantee',
    'lasting',
    'address',
  ],
  answer(asked) {
    if (asked.says(WITHOUT)) return undefined;
    const isOver = isEarlyBookingOver(asked.now);
    if (asked.says('garantie|gleich_gut|schlechter|qualität|weniger_gut|weniger_gründlich|gründlich|sorgfältig'))
      return withNotice(isOver, sameWork);
    if (asked.says('dauern|wie_lange arbeit|arbeiten|versiegelung|wohnmobil')) return withNotice(isOver, sameTime);
    if (asked.says('verbindlich|unverbindlich|verpflichten|verpflichtet|verpflichtend'))
      return withNotice(isOver, afterwards);
    if (asked.says('was|welche|alles enthalten|dabei|inbegriffen|arbeit|umfassen|gehören !=nie|=nichts|=habe'))
      return services(isOver);
    if (
      asked.says(
        'kombinieren|kombinierbar|zusammen|andere|kumulieren|verbinden|kombinierbar|kumulierbar|auch|nur|dampfreinigung|autohotel|einlagerung|vermittlung !auch_noch|auch_jetzt|jetzt_auch|auch_heute|nur_noch|kunden|neukunden|stammkunden|warum|wieso|weshalb',
      )
    )
      return withNotice(isOver, asked.says(OTHER_WORK) ? whichService : whichService?.replace(/^Nein\. /, ''));
    const day = isOver ? undefined : campaignDay(asked.messageWords, asked.now);
    if (day && asked.saysInMessage(OF_DAY)) return { text: `${day} ${campaignReply(asked.now).text}` };
    if (asked.says(LATER)) return withNotice(isOver, `${whichDay} Die Aktion gilt für Termine ${campaignPeriod}.`);
    if (asked.saysInMessage(WHICH_DAY))
      return withNotice(isOver, `${whichDay} Die Aktion gilt für Termine ${campaignPeriod}.`);
    if (asked.says('nach|nachdem|danach|nachher anfrage|anmeldung|anmelden|angemeldet|passieren|geschehen'))
      return withNotice(isOver, afterwards);
    return campaignReply(asked.now, asked.says('sparen|spare|ersparnis|einsparen|gespart'));
  },
};

/**
 * What the campaign is, with the price it makes as long as it runs.
 *
 * @param asksForSaving whether the francs are told by which the price is lower
 */
export function campaignReply(now: Date, asksForSaving = false): Reply {
  const { discountPercent, firstDay } = earlyBooking;
  if (isEarlyBookingOver(now)) return { text: `${overNotice()} Für die nächste Aktion dürfen Sie gerne anfragen.` };
  const full = amountOf(prices.ceramicSealing);
  const saved = (full * discountPercent) / 100;
  const saving = asksForSaving ? ` Sie sparen also mindestens ${writeFrancs(saved)}.` : '';
  const begins = businessDay(now) < firstDay ? `Die Aktion beginnt am ${campaignBegin}. ` : '';
  return {
    text: `${begins}Auf die Keramikversiegelung gibt es ${discountPercent}% Rabatt für Termine ${campaignPeriod}. Statt ${prices.ceramicSealing} sind es damit ab ${writeFrancs(full - saved)}.${saving} Mit anderen Rabatten oder Aktionen lässt er sich nicht verbinden.`,
  };
}

function withNotice(isOver: boolean, text = ''): Reply {
  return { text: isOver ? `${overNotice()} Damals galt: ${text}` : text };
}

function services(isOver: boolean): Reply {
  return withNotice(isOver, `${campaignPage.servicesHeading}: ${campaignPage.services.join('; ')}.`);
}

function overNotice(): string {
  return `Die Frühbucher-Aktion mit ${earlyBooking.discountPercent}% Rabatt lief ${campaignPeriod} und ist vorbei.`;
}
