import { isEarlyBookingOver, servicePaths, services } from '@fahrzeugpflege/contracts';
import { firstSentences } from '../../knowledge/excerpt.js';
import type { Subject } from '../subjects/subject.js';
import { isSealing } from '../subjects/subject-kinds.js';
import { subjectWords } from '../subjects/subject-words.js';
import { subjectOf } from '../subjects/subjects.js';
import type { Asked, Aspect, Reply } from './aspect.js';
import { campaignReply } from './campaign.js';
import { priceSentence } from './price-sentence.js';
import { costOfMessage, costOfSeveral } from './reckoning/cost.js';
import { priceOf } from './site-facts.js';

/** «Wie viel günstiger ist die Keramik gerade?» */
const CHEAPER_NOW = 'günstiger|billiger gerade|aktuell|jetzt|momentan|moment';

/** «Was kostet ein neues Fenster?» asks for no list. */
const OF_ALL =
  ':günstigste|:günstigstes|:billigste|:billigstes|:preise|:preisen|preisliste|leistung|leistungen|alle|übersicht|überblick|angebot|angebote|dienstleistung|dienstleistungen|tarif|tarife';

/** «Isch de Priis fix oder chan er no ändere?» */
const BINDING =
  ':fix|:fixe|:fixen|:fixer|:fixi|:fest|:feste|:festen|:verbindlich|:verbindliche|:bindend|fixpreis|festpreis|pauschalpreis preis|kosten|betrag|preise !fixkosten';
const BINDS = 'Die Preise auf der Website gelten «ab» und hängen vom Fahrzeug ab. Verbindlich ist die Offerte.';

const CAMPAIGN = [...subjectWords.fruehbucher.names, 'aktion|aktionspreis|promotion|promo'].join('|');

/** What something costs, or all of it. */
export const price: Aspect = {
  id: 'price',
  about: 'either',
  patterns: [
    'kosten|preis|teuer|billig|günstig|tarif|gebühr|kostenpunkt|preisliste|monatspreis|richtpreis|richtwert|preislich|gratis|kostenlos|ansatz|fixpreis|festpreis|pauschalpreis|pauschale|grundpreis|einstiegspreis|mindestpreis',
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
    'hausnummer|grössenordnung|preisrahmen =für|grob|ungefähr|preis|kosten !wo|strasse|welche|zeit|dauer',
    'was|wie_viel|wieviel :kommt|:kommen|:käme das_auf|mich_auf|uns_auf|es_auf|auf_mich_zu|auf_uns_zu',
    'was|wie_viel|wieviel aufkommen|aufkommt|:macht_es|:macht_das_im|:macht_das_pro|:macht_das_zusammen|:macht_das_total',
    'was|wie_viel|wieviel :gibt_das|:gäbe_das|:macht_das wenn|für|pro|monat',
    'was|wie_viel|wieviel zu_stehen|zu_stehe|zu_stah',
    'wie_viel|wieviel|was|welchem_preis|welchem_betrag|wo :geht_es_los|:los|losgehen|:beginnt|:beginnen|:startet|:fängt|anfangen ab|:bei|von|preislich|preis !wann !zeit !uhr !=ich !=wir !auf',
    'wie tief portemonnaie|tasche|geldbeutel|kasse greifen',
    'was|wie_viel|wieviel :geben|:gebe =ich =euch|=ihnen',
    'abrechnen|abgerechnet|verrechnet|fällig|zahlen|bezahlen|zahlbar monatlich|monat|jährlich|wöchentlich|woche|einmalig',
    'was hinlegen|hinblättern|berappen|blechen|ausgeben|springen_lassen',
    'was !was_für :nehmt|:nehmen|schulde|schulden|löhne|löhnen =für|=ihr|=sie|=ihnen',
    ':darauf|:drauf :an|ankommen|ankommt|kommt grösse|dreckig|schmutzig|zustand|länge|verschmutzt|gross',
    ':fix|:fixs|:fixe|:fixen|:fester|:feste|fixer|pauschal|pauschale grösse|oder|betrag|preis|ist',
    'preisliste|preise|preisblatt schicken|senden|zustellen|mailen|zeigen|geben|haben|sehen',
    'wie_:viel|:wieviel =für einlagern|einlagerung|einstellen|abstellen|versiegeln|versiegelung|reinigen|reinigung|aufbereiten|aufbereitung|polieren|waschen|vermitteln|keramik|stellplatz|dampf|dampfreinigung !monat|meter|liter|zeit|platz|plätze|autos|fahrzeuge|prozent',
    'teurer|günstiger|billiger =bei wohnmobil|auto|wohnwagen|camper|bus|gross|klein',
    'wovon|wonach hängen|abhängen|richten',
  ],
  answer: (asked) => {
    if (asked.subjects.length > 0) return pricesOf(asked);
    if (asked.says(BINDING)) return { text: BINDS };
    return asked.isBare || asked.says(OF_ALL) ? { text: priceList() } : undefined;
  },
};

function pricesOf(asked: Asked): Reply | undefined {
  const { subjects } = asked;
  const discounted = discountedPrice(asked);
  if (discounted) return discounted;
  const reckoned = costOfMessage(asked) ?? costOfSeveral(asked);
  if (reckoned) return { text: reckoned };
  const [only, ...others] = subjects;
  if (only && others.length === 0) return { text: `${onePrice(only)} ${note(only)}`.trim() };
  return { text: subjects.map(onePrice).join(' ') };
}

/** The campaign's price where it is asked for, or where the message speaks of the campaign: «Wie viel günstiger wird es?» */
function discountedPrice({ subjects, saysInMessage, says, now }: Asked): Reply | undefined {
  const isCampaign = ({ id }: Subject) => id === 'fruehbucher';
  if (subjects.some(isCampaign)) return campaignReply(now);
  const [only, ...others] = subjects;
  if (!only || others.length > 0 || !isSealing(only) || !(saysInMessage(CAMPAIGN) || says(CHEAPER_NOW)))
    return undefined;
  const { text } = campaignReply(now, says('günstiger|billiger|weniger|sparen|tiefer'));
  return { text: isEarlyBookingOver(now) ? `${text} ${priceSentence(only)}` : text };
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
