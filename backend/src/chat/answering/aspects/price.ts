import { servicePaths, services } from '@fahrzeugpflege/contracts';
import { firstSentences } from '../../knowledge/excerpt.js';
import type { Subject } from '../subjects/subject.js';
import { subjectOf } from '../subjects/subjects.js';
import type { Asked, Aspect, Reply } from './aspect.js';
import { campaignReply } from './campaign.js';
import { priceSentence } from './price-sentence.js';
import { costOfMessage, costOfVehicles } from './reckoning/cost.js';
import { priceOf } from './site-facts.js';

/** «Was kostet ein neues Fenster?» asks for no list. */
const OF_ALL =
  ':preise|:preisen|preisliste|leistung|leistungen|alle|übersicht|überblick|angebot|angebote|dienstleistung|dienstleistungen|tarif|tarife';

/** What something costs, or all of it. */
export const price: Aspect = {
  id: 'price',
  about: 'either',
  patterns: [
    'kosten|preis|teuer|billig|günstig|tarif|gebühr|kostenpunkt|preisliste|monatspreis|richtpreis|richtwert|preislich|gratis|kostenlos|ansatz|fixpreis|festpreis|pauschalpreis|pauschale|grundpreis|einstiegspreis|mindestpreis',
    'wie_viel|wieviel|was|welche zahlen|bezahlen|verlangen|berechnen|verrechnen',
    'chf|franken|betrag|budget',
    'wie_viel|wieviel|womit|mit_was rechnen|ausgeben|hinlegen|hinblättern|berappen|budgetieren|nehmen|schulden|schulde|kommen',
    'was hinlegen|hinblättern|berappen|blechen|ausgeben|springen_lassen',
    'was :nehmt|:nehmen|schulde|schulden|löhne|löhnen =für|=ihr|=sie|=ihnen',
    ':darauf|:drauf :an|ankommen|ankommt|kommt grösse|dreckig|schmutzig|zustand|länge|verschmutzt|gross',
    ':fix|:fixs|fixer|pauschal|pauschale grösse|oder|betrag|preis|ist',
    'wovon|wonach hängen|abhängen|richten',
  ],
  answer: (asked) => {
    if (asked.subjects.length > 0) return pricesOf(asked);
    return asked.isBare || asked.says(OF_ALL) ? { text: priceList() } : undefined;
  },
};

function pricesOf(asked: Asked): Reply | undefined {
  const { subjects } = asked;
  if (subjects.some(({ id }) => id === 'fruehbucher')) return campaignReply(asked.now);
  const reckoned = costOfMessage(asked) ?? costOfVehicles(asked);
  if (reckoned) return { text: reckoned };
  const [only, ...others] = subjects;
  if (only && others.length === 0) return { text: `${onePrice(only)} ${note(only)}`.trim() };
  return { text: subjects.map(onePrice).join(' ') };
}

/** Of two prices the services page's; the blog's is named only where it is asked for by its name. */
function onePrice(subject: Subject): string {
  if (subject.id !== 'mikrodampfreinigung') return priceSentence(subject);
  const steam = subjectOf('dampfreinigung');
  return `${steam ? priceSentence(steam) : ''} Der Blogartikel nennt für die Mikrodampfreinigung ${subject.price}; es gilt der Preis der Leistungsseite.`;
}

function note({ id, page }: Subject): string {
  return page && id !== 'mikrodampfreinigung' ? firstSentences(page.pricesNote, 2) : '';
}

function priceList(): string {
  const lines = services.map(({ id, title, price: written }) => {
    const label = servicePaths.find(({ serviceId }) => serviceId === id)?.label ?? title;
    return `${label}: ${written ?? subjectPrice(id)}`;
  });
  return `Die Preise im Überblick:\n${lines.join('\n')}\nVerbindlich ist die Offerte; sie hängt vom Fahrzeug ab.`;
}

function subjectPrice(id: string): string {
  const subject = subjectOf(id);
  return (subject && priceOf(subject)) ?? 'auf Anfrage';
}
