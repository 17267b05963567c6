import { businessDay, businessProfile, campaign as campaignPage, isEarlyBookingOver } from '@fahrzeugpflege/contracts';
import { campaignBegin, campaignPeriod } from '../../knowledge/campaign-period.js';
import { subjectWords } from '../subjects/subject-words.js';
import { amountOf, writeFrancs } from '../understand/amounts.js';
import type { Aspect, Reply } from './aspect.js';

const { earlyBooking, prices } = businessProfile;
const [whichDay, whichService, afterwards] = campaignPage.questions.map(({ answer }) => answer);

/** The early-booking campaign: what it gives, until when, for what, and that it is over once it is. */
export const campaign: Aspect = {
  id: 'campaign',
  isComplete: true,
  about: 'either',
  patterns: [...subjectWords.fruehbucher.names, ...subjectWords.fruehbucher.hints],
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
  ],
  answer(asked) {
    const isOver = isEarlyBookingOver(asked.now);
    if (asked.says('enthalten|dabei|inbegriffen|arbeit|umfassen|gehören')) return services(isOver);
    if (
      asked.says(
        'kombinieren|kombinierbar|zusammen|andere|kumulieren|verbinden|kombinierbar|kumulierbar|auch|nur|dampfreinigung|autohotel|einlagerung|vermittlung',
      )
    )
      return withNotice(isOver, whichService);
    if (asked.says('zählen|gelten tag|termin|anfrage|datum')) return withNotice(isOver, whichDay);
    if (asked.says('nach|danach|nachher anfrage|anmeldung|passieren|geschehen')) return withNotice(isOver, afterwards);
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
