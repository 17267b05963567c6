import {
  businessProfile,
  company,
  home,
  summariseOpeningHours,
  vehicleTypes,
} from '@fahrzeugpflege/contracts/without-schemas';
import { campaignPeriod } from './campaign-period.js';
import { campaign, facts, listedServices } from './facts.js';
import { type KnowledgePassage, passagesOf } from './knowledge-passage.js';

const { name, street, postalCode, town, phone, email, claims } = businessProfile;

const homePassages = passagesOf({ page: '/', subject: 'keramikversiegelung-wohnmobile' }, [
  { kind: 'lead', title: home.hero.heading, text: home.hero.lead },
  ...home.benefits.map((titled) => ({ kind: 'titled', ...titled }) as const),
  { kind: 'titled', subject: 'betrieb', title: home.about.heading, text: home.about.text },
]);

const companyPassages = passagesOf({ page: '/uber-uns', subject: 'betrieb' }, [
  { kind: 'lead', title: company.heading, text: company.intro },
  ...company.figures.map(({ value, text }) => ({ kind: 'fact', title: value, text: `${value}: ${text}` }) as const),
  ...company.history.map((text) => ({ kind: 'section', title: company.historyHeading, text }) as const),
  ...company.values.map((titled) => ({ kind: 'titled', ...titled }) as const),
  { kind: 'titled', ...company.closing },
]);

const campaignPassages = passagesOf({ page: '/promo-womo-fruhbucher', subject: 'fruehbucher' }, [
  { kind: 'lead', title: 'Frühbucher-Aktion', text: `Die Aktion gilt für Termine ${campaignPeriod}.` },
  ...campaign.questions.map(({ question, answer }) => ({ kind: 'question', title: question, text: answer }) as const),
  ...campaign.benefits.map((titled) => ({ kind: 'titled', ...titled }) as const),
  { kind: 'section', title: campaign.servicesHeading, text: `${campaign.services.join('; ')}.` },
  { kind: 'titled', ...campaign.pickup },
  ...campaign.values.map((titled) => ({ kind: 'titled', ...titled }) as const),
]);

const contactPassages = passagesOf({ page: '/kontakt', subject: 'kontakt' }, [
  { kind: 'fact', title: 'Adresse', text: `${name}, ${street}, ${postalCode} ${town}` },
  { kind: 'fact', title: 'Telefon', text: phone },
  { kind: 'fact', title: 'E-Mail', text: email },
  ...summariseOpeningHours(facts.openingHours).map(({ days, times }) => {
    return { kind: 'fact', title: 'Öffnungszeiten', text: `${days}: ${times}` } as const;
  }),
  {
    kind: 'titled',
    title: company.directions.title,
    text: `${company.directions.around} ${company.directions.largeVehicles}`,
  },
  { kind: 'fact', title: 'Antwort', text: `${claims.answerPromise} per E-Mail oder Telefon` },
]);

/** What the other pages say: start page, about page, campaign, contact, services and the vehicles that are traded. */
export const sitePassages: readonly KnowledgePassage[] = [
  ...homePassages,
  ...companyPassages,
  ...campaignPassages,
  ...contactPassages,
  ...passagesOf({ page: '/leistungen', subject: 'betrieb' }, [
    { kind: 'lead', title: 'Leistungen', text: `${listedServices.map(({ title }) => title).join(', ')}.` },
  ]),
  ...passagesOf(
    { page: '/fahrzeuge', subject: 'fahrzeuge' },
    vehicleTypes.map((titled) => ({ kind: 'titled', ...titled })),
  ),
];
