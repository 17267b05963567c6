import {
  autohotelPage,
  type BusinessFacts,
  brokeragePage,
  businessProfile,
  type CampaignTexts,
  campaignTexts,
  ceramicSealingPage,
  company,
  profileFacts,
  purchaseAndSalePage,
  steamCleaningPage,
  storagePage,
  writtenPrices,
} from '@fahrzeugpflege/contracts';
import { type PagePath, pageTitles } from './page-titles.ts';
import type { SharedPictureName } from './shared-pictures.ts';

/** What search engines and shared links are told about a page beside its title. The browser has no use for it. */
export interface PageEntry {
  /** 120 to 155 characters. */
  readonly description: string;
  /** Of shared links. */
  readonly picture: SharedPictureName;
  /** True for pages that search engines shall leave out. */
  readonly noIndex?: true;
}

const { name, town, claims } = businessProfile;

/** All pages of the staff area: nobody finds them by searching. */
const staffEntry: PageEntry = {
  description: `Der Bereich für die Mitarbeitenden von ${name}: Anfragen ansehen, bearbeiten und beantworten. Nur mit Benutzername und Passwort.`,
  picture: 'start',
  noIndex: true,
};

/** By the same addresses as the titles. */
const entries: Readonly<Record<PagePath, (facts: BusinessFacts, now: Date) => PageEntry>> = {
  '/': (facts) => ({
    description: `Keramikversiegelung für Wohnmobile ${writtenPrices(facts).ceramicSealing} exkl. MwSt., Autohotel, Dampfreinigung, Handel, Vermittlung und Einlagerung in ${town}.`,
    picture: 'start',
  }),
  '/leistungen': (facts) => {
    const prices = writtenPrices(facts);
    return {
      description: `Alle Leistungen mit Preisen: Keramikversiegelung ${prices.ceramicSealing} exkl. MwSt., Dampfreinigung ${prices.steamCleaningServicesPage}, Einlagerung ${prices.storage}.`,
      picture: 'leistungen',
    };
  },
  '/leistungen/keramikversiegelung-wohnmobile': (facts) => ({
    description: ceramicSealingPage(facts).description,
    picture: 'keramikversiegelung-wohnmobile',
  }),
  '/leistungen/autohotel': (facts) => ({ description: autohotelPage(facts).description, picture: 'autohotel' }),
  '/leistungen/dampfreinigung': (facts) => ({
    description: steamCleaningPage(facts).description,
    picture: 'dampfreinigung',
  }),
  '/leistungen/an-und-verkauf': (facts) => ({
    description: purchaseAndSalePage(facts).description,
    picture: 'an-und-verkauf',
  }),
  '/leistungen/vermittlung': (facts) => ({ description: brokeragePage(facts).description, picture: 'vermittlung' }),
  '/leistungen/einlagerung': (facts) => ({ description: storagePage(facts).description, picture: 'einlagerung' }),
  '/fahrzeuge': () => ({
    description: `Premium-Wohnmobile, Sportwagen, Limousinen und Klassiker in ${town}. Was da ist, erfahren Sie am Telefon; was Sie suchen, schreiben Sie im Suchauftrag.`,
    picture: 'fahrzeuge',
  }),
  '/uber-uns': () => ({ description: company.description, picture: 'uber-uns' }),
  '/blog': () => ({
    description:
      'Was wir über Fahrzeugpflege wissen: Keramikversiegelung, Dampfreinigung, Aufbereitung und das richtige Abstellen, erklärt aus der Werkstatt.',
    picture: 'blog',
  }),
  '/blog/dampfreinigung': () => ({
    description: `Wie trockener Dampf mit ${claims.steam.temperature} und ${claims.steam.pressure} Polster und Ritzen reinigt, wo er nicht hingehört und was die Reinigung kostet.`,
    picture: 'blog-dampfreinigung',
  }),
  '/blog/autohotel': (facts) => ({
    description: `Luft, Strom, Reifen, Sicherheit: woran ein Auto im Stand leidet, was ein Autohotel dagegen tut und was ein Platz kostet, ${writtenPrices(facts).autohotelBlog}.`,
    picture: 'blog-autohotel',
  }),
  '/blog/wohnmobile-aufbereiten': () => ({
    description:
      'Waschen, Flugrost lösen, polieren, versiegeln: in welcher Reihenfolge ein Wohnmobil aufbereitet wird, worauf es ankommt und was es kostet.',
    picture: 'blog-wohnmobile-aufbereiten',
  }),
  '/kontakt': () => ({
    description: `${name} erreichen: Telefon, E-Mail, Adresse, Anfahrt und Öffnungszeiten in ${town}. Oder schreiben Sie uns eine Nachricht.`,
    picture: 'kontakt',
  }),
  '/leads': () => ({
    description: `Fahrzeug, Leistung und Wunschtermin angeben: Sie erhalten ${claims.answerPromise} Bescheid und eine Offerte, die zu Ihrem Fahrzeug passt.`,
    picture: 'anfrage',
  }),
  '/promo-womo-fruhbucher': (facts, now) => {
    const campaign = campaignTexts(facts, now);
    return { description: campaign.description, picture: campaignPicture(campaign) };
  },
  '/danke': (facts, now) => {
    const campaign = campaignTexts(facts, now);
    return { description: campaign.thanks.description, picture: campaignPicture(campaign), noIndex: true };
  },
  '/datenschutz': () => ({
    description: `Welche Daten ${name} beim Besuch der Website, im Formular und im Chat bearbeitet, wozu, wie lange, und welche Rechte Sie haben.`,
    picture: 'start',
  }),
  '/impressum': () => ({
    description: `Angaben zu ${name} in ${town}: Adresse, Telefon, E-Mail, Öffnungszeiten, Leistungen, rechtliche Hinweise und Technik der Website.`,
    picture: 'start',
  }),
  '/admin': () => staffEntry,
  '/admin/spamverdacht': () => staffEntry,
  '/admin/auswertung': () => staffEntry,
  '/admin/pipeline': () => staffEntry,
  '/admin/angaben': () => staffEntry,
  '/admin/datenschutz': () => staffEntry,
  '/admin/konten': () => staffEntry,
  '/admin/konto': () => staffEntry,
};

/** What is told about a page as of a moment. */
export function pageEntry(path: PagePath, facts: BusinessFacts, now: Date): PageEntry {
  return entries[path](facts, now);
}

function campaignPicture({ isOver }: CampaignTexts): SharedPictureName {
  return isOver ? 'keramikversiegelung-wohnmobile' : 'fruhbucher';
}

/** The addresses that search engines shall know, the same on every day, without the articles that only the database has. */
export const indexablePaths: readonly string[] = (Object.keys(pageTitles) as PagePath[]).filter(
  (path) => !pageEntry(path, profileFacts, new Date(0)).noIndex,
);
