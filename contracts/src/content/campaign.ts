import type { BusinessFacts } from '../business/business-facts.js';
import { businessProfile } from '../business/business-profile.js';
import { calendarDaysText, isCampaignOver } from '../business/campaign-period.js';
import type { QuestionAndAnswer, TitledText } from './service-page.js';

const { claims, earlyBooking } = businessProfile;
const discount = `${earlyBooking.discountPercent}%`;

/** What the early-booking page, the thanks and the assistant say of the campaign. */
export interface CampaignTexts {
  readonly isOver: boolean;
  /** Of the page, 120 to 155 characters. */
  readonly description: string;
  /** «10. August bis 31. Oktober 2025». */
  readonly period: string;
  readonly hero: { readonly badge: string; readonly heading: string; readonly action: string };
  readonly benefitsHeading: string;
  readonly benefits: readonly TitledText[];
  readonly servicesHeading: string;
  readonly services: readonly string[];
  /** Beside the price of the sealing; undefined where there is nothing to add. */
  readonly priceNote: string | undefined;
  readonly pickup: TitledText;
  readonly terms: readonly { readonly term: string; readonly text: string }[];
  readonly form: { readonly heading: string; readonly action: string };
  readonly valuesHeading: string;
  readonly values: readonly TitledText[];
  readonly questionsHeading: string;
  readonly questions: readonly QuestionAndAnswer[];
  /** Of the visitor's mail after an enquiry. */
  readonly mail: { readonly subject: string; readonly opening: string };
  readonly thanks: { readonly description: string; readonly lead: string; readonly offer: TitledText };
}

/**
 * The campaign's words on a day: its promises before and during it, and from the day after, first that it is over and then
 * what it was.
 */
export function campaignTexts({ campaign }: Pick<BusinessFacts, 'campaign'>, now: Date): CampaignTexts {
  const period = calendarDaysText(campaign);
  return isCampaignOver(campaign, now) ? { ...common, ...pastTexts(period) } : { ...common, ...currentTexts(period) };
}

const PICKUP_TERM = { term: 'Abholung', text: 'Hol- und Bringservice auf Anfrage' } as const;
const CONDITION = 'nicht mit anderen Rabatten oder Aktionen kumulierbar';

/** What holds on every day. */
const common = {
  servicesHeading: 'Was zur Versiegelung gehört',
  services: [
    'Besichtigung und Bestimmung der Materialien',
    'Handwäsche samt Dachflächen',
    'Lösen von Flugrost, Teer, Harz und Insekten',
    'Politur, soweit die Oberfläche sie braucht',
    'Entfetten und Auftrag der Keramik',
    'Aushärten, Schlusskontrolle und Pflegehinweise',
  ],
  pickup: {
    title: 'Hol- und Bringservice auf Anfrage',
    text: 'Sie wohnen weiter weg oder fahren ungern mit dem grossen Fahrzeug durchs Dorf? Vermerken Sie Ihren Wohnort in der Nachricht, dann klären wir eine Abholung.',
  },
  valuesHeading: 'Wie wir arbeiten',
  values: [
    {
      title: 'Qualität',
      text: 'Die Vorarbeit entscheidet. Für sie nehmen wir uns die Zeit, die Ihr Wohnmobil braucht.',
    },
    {
      title: 'Expertise',
      text: `Hinter der Arbeit stehen ${claims.experience} Erfahrung und ${claims.satisfiedCustomers} zufriedene Kunden.`,
    },
    { title: 'Leidenschaft', text: 'Fertig sind wir, wenn wir das Fahrzeug selbst gerne zurückgeben.' },
  ],
} as const;

const winter = [
  {
    title: 'Geschützt in den Winter',
    text: 'Salz und Nässe treffen auf eine versiegelte Fläche statt auf offenes GFK.',
  },
  {
    title: 'Weniger Putzarbeit im Frühling',
    text: 'Was sich über die kalten Monate ablagert, löst sich leichter, mit Wasser und Schwamm.',
  },
] as const;

function currentTexts(period: string): Omit<CampaignTexts, keyof typeof common> {
  return {
    isOver: false,
    description: `${discount} Frühbucherrabatt auf die Keramikversiegelung Ihres Wohnmobils, ${claims.protection} Schutz und ${claims.guarantee} Garantie. Jetzt Termin anfragen.`,
    period,
    hero: {
      badge: 'Frühbucher-Aktion',
      heading: `${discount} Rabatt auf die Keramik\u00adversiegelung Ihres Wohnmobils`,
      action: 'Jetzt Termin anfragen',
    },
    benefitsHeading: 'Was Sie davon haben',
    benefits: [
      {
        title: `${discount} günstiger`,
        text: `Auf die Keramikversiegelung Ihres Wohnmobils erhalten Sie ${discount} Rabatt, wenn der Termin in die Aktion fällt.`,
      },
      ...winter,
      {
        title: `${claims.guarantee} Garantie`,
        text: `Der Rabatt ändert nichts an der Leistung: ${claims.protection} Schutz, gleiche Vorarbeit, gleiche Garantie.`,
      },
    ],
    priceNote: `Bei einem Termin in der Aktion ${discount} weniger.`,
    terms: [
      { term: 'Rabatt', text: `${discount} auf die Keramikversiegelung` },
      { term: 'Termine', text: period },
      { term: 'Antwort', text: `${claims.answerPromise}, per E-Mail oder Telefon` },
      PICKUP_TERM,
      { term: 'Bedingung', text: CONDITION },
    ],
    form: { heading: 'Ihr Fahrzeug, Ihr Termin, unsere Offerte', action: 'Anfrage senden' },
    questionsHeading: 'Fragen zur Aktion',
    questions: [
      {
        question: 'Zählt der Tag der Anfrage oder der Termin?',
        answer:
          'Der Termin. Die Arbeit am Fahrzeug muss in den Zeitraum der Aktion fallen, der auf dieser Seite steht. Je früher Sie anfragen, desto eher ist Ihr Wunschtermin noch frei.',
      },
      {
        question: 'Gilt der Rabatt auch auf andere Leistungen?',
        answer: `Nein. Die ${discount} gelten für die Keramikversiegelung und lassen sich nicht mit anderen Rabatten oder Aktionen verbinden. Eine Dampfreinigung oder einen Lagerplatz offerieren wir gerne dazu, zum üblichen Preis.`,
      },
      {
        question: 'Was geschieht nach der Anfrage?',
        answer: `Wir melden uns ${claims.answerPromise} per E-Mail oder Telefon und klären Zustand und Termin. Danach erhalten Sie eine Offerte, in der der Rabatt abgezogen ist. Verpflichtet sind Sie erst, wenn Sie sie annehmen.`,
      },
    ],
    mail: {
      subject: 'Frühbucher-Anfrage Keramikversiegelung',
      opening: 'Ich interessiere mich für die Frühbucher-Aktion zur Keramikversiegelung.',
    },
    thanks: {
      description: `Ihre Anfrage ist bei uns. Wir melden uns ${claims.answerPromise} per E-Mail oder Telefon und senden Ihnen eine Offerte mit Frühbucherrabatt.`,
      lead: `Sie erhalten von uns eine Offerte mit ${discount} Frühbucherrabatt. Wir melden uns ${claims.answerPromise} per E-Mail oder Telefon.`,
      offer: {
        title: `Offerte mit ${discount} Rabatt`,
        text: 'Sie erhalten eine schriftliche Offerte mit dem Frühbucherrabatt.',
      },
    },
  };
}

function pastTexts(period: string): Omit<CampaignTexts, keyof typeof common> {
  return {
    isOver: true,
    description: `Die Frühbucher-Aktion zur Keramikversiegelung von Wohnmobilen ist vorbei. Lesen Sie, was sie war, und lassen Sie sich für die nächste Aktion vormerken.`,
    period,
    hero: {
      badge: 'Frühbucher-Aktion',
      heading: 'Die Frühbucher-Aktion ist vorbei',
      action: 'Für die nächste Aktion vormerken',
    },
    benefitsHeading: 'Was die Aktion war',
    benefits: [
      {
        title: `${discount} Rabatt`,
        text: `Auf die Keramikversiegelung von Wohnmobilen gab es ${discount} Rabatt für Termine vom ${period}.`,
      },
      {
        title: 'Nur für sich',
        text: 'Mit anderen Rabatten oder Aktionen liess sie sich nicht verbinden.',
      },
      {
        title: 'Was immer gilt',
        text: `Bei jeder Versiegelung gibt es ${claims.protection} Schutz und ${claims.guarantee} Garantie, mit und ohne Aktion.`,
      },
      {
        title: 'Die nächste Aktion',
        text: 'Ob und wann es wieder eine gibt, steht noch nicht fest. Wer vorgemerkt ist, hört es von uns.',
      },
    ],
    priceNote: undefined,
    terms: [
      { term: 'Rabatt', text: `war ${discount} auf die Keramikversiegelung` },
      { term: 'Termine', text: `waren vom ${period}` },
      { term: 'Bedingung', text: `war ${CONDITION}` },
      { term: 'Antwort', text: `${claims.answerPromise}, per E-Mail oder Telefon` },
      PICKUP_TERM,
    ],
    form: { heading: 'Für die nächste Aktion vormerken', action: 'Vormerken' },
    questionsHeading: 'Fragen nach der Aktion',
    questions: [
      {
        question: 'Gibt es den Rabatt noch?',
        answer: `Nein. Er galt für Termine vom ${period}. Eine Versiegelung offerieren wir Ihnen jederzeit, zum üblichen Preis.`,
      },
      {
        question: 'Was heisst vormerken?',
        answer:
          'Wir halten Ihr Fahrzeug und Ihren Wunschtermin fest und melden uns, wenn es eine nächste Aktion gibt. Zu nichts verpflichtet sind Sie damit.',
      },
      {
        question: 'Erhalte ich trotzdem eine Offerte?',
        answer: `Ja. Wir melden uns ${claims.answerPromise} und offerieren die Versiegelung zum üblichen Preis. Ob Sie sie annehmen oder warten, entscheiden Sie.`,
      },
    ],
    mail: {
      subject: 'Vormerkung für die nächste Frühbucher-Aktion',
      opening: 'Ich möchte für die nächste Frühbucher-Aktion zur Keramikversiegelung vorgemerkt werden.',
    },
    thanks: {
      description: `Vielen Dank für Ihre Anfrage. Wir melden uns ${claims.answerPromise} per E-Mail oder Telefon mit einer Offerte für Ihr Wohnmobil.`,
      lead: `Die Frühbucher-Aktion ist vorbei. Sie erhalten von uns trotzdem eine Offerte. Wir melden uns ${claims.answerPromise} per E-Mail oder Telefon und merken Sie für die nächste Aktion vor.`,
      offer: { title: 'Offerte', text: 'Sie erhalten eine schriftliche Offerte zum üblichen Preis.' },
    },
  };
}
