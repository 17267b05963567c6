import { isCampaignOver } from '@fahrzeugpflege/contracts';
import { facts } from '../../knowledge/facts.js';
import { subjectWords } from '../subjects/subject-words.js';
import { subjectOf } from '../subjects/subjects.js';
import { MONTHS } from '../understand/months.js';
import type { Asked, Aspect, Reply } from './aspect.js';
import { LATER, ofDay, ofNamedDay, ofTwoDays } from './campaign-days.js';
import { campaignReply, standing, withNotice } from './campaign-reply.js';
import { asksOfVehicles, ofJoining, ofScope, PRICED } from './campaign-scope.js';
import { campaignSides } from './campaign-sides.js';
import { priceSentence } from './price-sentence.js';

const NAMED = [...subjectWords.fruehbucher.names, 'rabatt', 'aktion'].join('|');

/** «Ok, dann ohne Rabatt: was kostet es?» */
export const WITHOUT = 'ohne_rabatt|ohne_aktion|ohne_frühbucherrabatt|ohne_vergünstigung';

/** «Holt ihr es bei der Aktion auch ab?» */
const FETCHED = 'abholen|holen|abholung|bringservice|holservice|:holt =ihr|=sie|zu_hause|daheim|auch !=ich !=wir';
const IF_RUNNING = '=noch|vorbei|spät|läuft|heute|schon|durch|abgelaufen|verpasst|aktuell|jetzt';
const COMING = 'bringen|kommen|vorbeikommen|vorbeibringen|abgeben|termin|zeit|passen';

/** The early-booking campaign: what it gives, until when, for what, and that it is over once it is. */
export const campaign: Aspect = {
  id: 'campaign',
  isSure: true,
  about: 'either',
  patterns: [
    ...subjectWords.fruehbucher.names,
    ...subjectWords.fruehbucher.hints,
    `wie_hoch|wie_gross ${NAMED}|ermässigung|vergünstigung|nachlass|prozent`,
    'verbilligt|verbilligte|verbilligtes|vergünstigt|vergünstigte|vergünstigtes|heruntergesetzt|spezialpreis|sonderpreis|spezialangebot|spezialaktion|sonderaktion|rabattcode',
    'osteraktion|osterrabatt|frühlingsaktion|frühlingsrabatt|sommeraktion|sommerrabatt|herbstaktion|herbstrabatt|winteraktion|weihnachtsaktion|weihnachtsrabatt|jubiläumsaktion|jubiläumsrabatt|frühlingsangebot|sommerangebot|herbstangebot|winterangebot',
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
    'security',
    'phone',
    'mail',
  ],
  answer: (asked) => {
    if (asked.says(WITHOUT) || asked.says(FETCHED)) return undefined;
    const isOver = isCampaignOver(facts.campaign, asked.now);
    const first = ofJoining(asked) ?? ofTwoDays(asked);
    if (first) return withNotice(isOver, first);
    const side = sideOf(asked);
    if (side?.isOfNow && !isOver) return { text: `${standing(asked.now, asked.says(IF_RUNNING))}${side.text}` };
    if (side) return side.isOfNow ? campaignReply(asked.now) : withNotice(isOver, side.text);
    const day = isOver ? undefined : ofNamedDay(asked);
    if (day) return { text: `${day} ${campaignReply(asked.now).text}` };
    const last = ofScope(asked) ?? ofDay(asked);
    return last ? withNotice(isOver, last) : inGeneral(asked, isOver);
  },
};

/** «Ich habe vom Frühbucherrabatt gehört. Könnten wir in der ersten Augustwoche kommen?»: the day is asked for its sake. */
export const campaignVisit: Aspect = {
  ...campaign,
  id: 'campaignVisit',
  patterns: [`${MONTHS.join('|')}|herbst|frühling|winter ${COMING}`],
  covers: [...(campaign.covers ?? []), 'campaign', 'pickup', 'fits', 'comeThen', 'periodCost', 'bring', 'openPlace'],
  answer: (asked) => (asked.mentioned().some(isCampaign) ? campaign.answer(asked) : undefined),
};

/** Whether a question that leaves the campaign out is one of it, once that was told: «Und Ende Oktober?» */
export function asksOnOfCampaign(asked: Asked): boolean {
  if (asked.says(LATER) || asksOfVehicles(asked) || sideOf(asked) !== undefined) return true;
  return !isCampaignOver(facts.campaign, asked.now) && ofNamedDay(asked) !== undefined;
}

function sideOf({ says }: Asked) {
  return campaignSides.find(({ patterns }) => patterns.some(says));
}

/** «Was kostet es, jetzt wo die Aktion vorbei ist?» gets the price that there is now. */
function inGeneral({ says, now }: Asked, isOver: boolean): Reply {
  const reply = campaignReply(now, {
    asksForSaving: says('sparen|spare|ersparnis|einsparen|gespart'),
    asksIfRunning: says(IF_RUNNING),
  });
  const sealing = isOver && says(PRICED) ? subjectOf('keramikversiegelung-wohnmobile') : undefined;
  return sealing ? { text: `${reply.text} ${priceSentence(sealing)}` } : reply;
}

function isCampaign({ id }: { readonly id: string }): boolean {
  return id === 'fruehbucher';
}
