/** Opening times of one weekday as `HH:MM` pairs in local time (Europe/Zurich); empty when closed. */
export type OpeningTimes = readonly (readonly [opens: string, closes: string])[];

/**
 * The one place that names the business: editing it re-brands the website, the mails and the assistant.
 * Contact data here are plain placeholders until the owner fills them in.
 */
export const businessProfile = {
  name: 'Fahrzeugpflege Roggwil',
  street: 'Musterstrasse 1',
  postalCode: '4914',
  town: 'Roggwil BE',
  country: 'Schweiz',
  phone: '+41 62 000 00 00',
  email: 'info@fahrzeugpflege-roggwil.example',
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
  openingHoursSummary: [
    { days: 'Montag bis Freitag', times: '08:30–11:30 und 13:30–17:30' },
    { days: 'Samstag', times: '08:30–12:00' },
    { days: 'Sonntag', times: 'geschlossen' },
  ],
  /** Prices stand under the name of the page that shows them: the blog and the services page differ on purpose. */
  prices: {
    ceramicSealing: "ab CHF 1'699",
    autohotelServicesPage: 'ab CHF 200 pro Monat',
    autohotelBlog: 'ab CHF 250 pro Monat',
    steamCleaningServicesPage: 'ab CHF 80',
    microSteamCleaningBlog: 'ab CHF 150',
    brokerage: 'ab CHF 150 pro Monat',
    storage: 'ab CHF 150 pro Monat',
    fullDetailing: "ab CHF 1'200",
  },
  earlyBooking: {
    discountPercent: 20,
    /** First and last day of the campaign, both included, ISO dates in the business's time zone. */
    firstDay: '2025-08-10',
    lastDay: '2025-10-31',
  },
  /** The interview article's slug is `interview-keramikversiegelung-` plus this suffix. */
  interviewSlugSuffix: 'roggwil',
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
