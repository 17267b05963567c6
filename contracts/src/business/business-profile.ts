import type { Duration, WorkName } from './duration.js';
import type { Money } from './money.js';
import type { ThirdParties } from './third-parties.js';

/** Opening times of one weekday as `HH:MM` pairs in local time (Europe/Zurich); empty when closed. */
export type OpeningTimes = readonly (readonly [opens: string, closes: string])[];

/** The business's page in a social network. */
export interface SocialLink {
  readonly name: 'Facebook' | 'Instagram' | 'TikTok';
  readonly url: string;
}

/** What is configured of outside providers; a type of its own so that tests may put in others. */
const thirdParties: ThirdParties = {
  assistant: null,
  marketplace: {
    scriptUrl: null,
    configurationId: '12882',
    category: 'Wohnmobil und Wohnwagen',
    language: 'de',
    provider: 'Fahrzeug-Marktplatz',
    privacyUrl: null,
    listingUrl: null,
    moreOrigins: [],
  },
  reviews: { scriptUrl: null, provider: 'Bewertungsdienst', privacyUrl: null, profileUrl: null, moreOrigins: [] },
  map: {
    embedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=7.7990%2C47.2290%2C7.8450%2C47.2530&layer=mapnik&marker=47.2410%2C7.8220',
    searchUrl: 'https://www.openstreetmap.org/search?query=4914%20Roggwil%20BE',
    provider: 'OpenStreetMap',
    privacyUrl: 'https://osmfoundation.org/wiki/Privacy_Policy',
    moreOrigins: [],
  },
  analytics: { kind: 'none' },
};

/**
 * The one place that names the business: editing it re-brands the website, the mails and the assistant.
 * Contact data here are plain placeholders until the owner fills them in.
 */
export const businessProfile = {
  name: 'Fahrzeugpflege Roggwil',
  /** Who answers for the website, the legal form and the UID: shown in the legal notice once the owner names them. */
  responsiblePerson: null as string | null,
  legalForm: null as string | null,
  uid: null as string | null,
  street: 'Musterstrasse 1',
  postalCode: '4914',
  town: 'Roggwil BE',
  country: 'Schweiz',
  countryCode: 'CH',
  /** Degrees (WGS 84) of the village, not of a door, as long as the street is a placeholder. */
  location: { latitude: 47.241, longitude: 7.822 },
  phone: '+41 62 000 00 00',
  email: 'info@fahrzeugpflege-roggwil.example',
  /** Empty until the owner names them: no link leads to an invented account. */
  socialLinks: [] as readonly SocialLink[],
  timeZone: 'Europe/Zurich',
  locale: 'de-CH',
  /** Monday first. */
  openingHours: [
    { day: 'Montag', times: weekday() },
    { day: 'Dienstag', times: weekday() },
    { day: 'Mittwoch', times: weekday() },
    { day: 'Donnerstag', times: weekday() },
    { day: 'Freitag', times: weekday() },
    { day: 'Samstag', times: [['08:30', '12:00']] as OpeningTimes },
    { day: 'Sonntag', times: [] as OpeningTimes },
  ],
  /** Prices stand under the name of the page that shows them: the blog and the services page differ on purpose. */
  prices: {
    ceramicSealing: { kind: 'from', amount: 1699, per: null, vat: 'excluded' },
    /** The specification gives it with an «about», and says nothing of tax. */
    compactMotorhome: { kind: 'about', amount: 1699, per: null, vat: null },
    fullDetailing: { kind: 'from', amount: 1200, per: null, vat: null },
    autohotelServicesPage: { kind: 'from', amount: 200, per: 'month', vat: null },
    autohotelBlog: { kind: 'from', amount: 250, per: 'month', vat: null },
    steamCleaningServicesPage: { kind: 'from', amount: 80, per: null, vat: null },
    microSteamCleaningBlog: { kind: 'from', amount: 150, per: null, vat: null },
    brokerage: { kind: 'from', amount: 150, per: 'month', vat: null },
    storage: { kind: 'from', amount: 150, per: 'month', vat: null },
  } satisfies Record<string, Money>,
  /** How long the work takes. Nobody gave it yet: without an entry, pages and assistant do without. */
  durations: {} as Readonly<Partial<Record<WorkName, Duration>>>,
  claims: {
    experience: 'über 15 Jahre',
    yearsOfExperience: '15+',
    satisfiedCustomers: '500+',
    protection: 'bis zu 5 Jahre',
    guarantee: '5 Jahre',
    /** How long the sealing lasts, and when heavily used vehicles want a fresh one. */
    sealingLasts: '3–5 Jahre',
    sealingRefresh: 'nach 3–4 Jahren',
    germReduction: 'bis zu 99.9%',
    steam: { pressure: 'über 9 bar', temperature: '180–190 °C', water: '5–8%' },
    brokerageMinimumTerm: '3 Monate',
    answerPromise: 'innert 24 Stunden an Werktagen',
  },
  earlyBooking: {
    discountPercent: 20,
    /** Wins neither over `CAMPAIGN` nor over what the owner set. */
    period: { firstDay: '2025-08-10', lastDay: '2025-10-31' },
  },
  /** The interview article's slug is `interview-keramikversiegelung-` plus this suffix. */
  interviewSlugSuffix: 'roggwil',
  thirdParties,
} as const;

function weekday(): OpeningTimes {
  return [
    ['08:30', '11:30'],
    ['13:30', '17:30'],
  ];
}

/** The phone number as the target of a `tel:` link, for example `+41620000000`. */
export function phoneLink(phone: string = businessProfile.phone): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
