import {
  type ArticleBody,
  articles,
  autohotelArticle,
  businessProfile,
  calendarDaysText,
  campaignTexts,
  company,
  fullMoneyText,
  home,
  interview,
  interviewSlug,
  motorhomeDetailingArticle,
  type PriceLine,
  type ServicePage,
  type ServicePageId,
  servicePages,
  servicePaths,
  services,
  steamCleaningArticle,
  summariseOpeningHours,
  vehicleTypes,
} from '@fahrzeugpflege/contracts/without-schemas';
import type { Passage, SubjectId } from '../answers/answer.js';
import { facts } from './facts.js';

type Text = Pick<Passage, 'title' | 'text'>;

/** What the campaign is while it lasts; once it is over, whoever says it says so. */
const campaign = campaignTexts(facts, new Date(facts.campaign.firstDay));
const listedServices = services(facts);
const { name, street, postalCode, town, phone, email, claims } = businessProfile;

/** All that the site says, page by page. A text's id is the same as long as its page's order is. */
export const sitePassages: readonly Passage[] = [
  ...servicePages(facts).flatMap((page) => {
    const { canonical, label } = pathOf(page);
    return passagesOf(canonical, page.serviceId as ServicePageId, textsOf(page, label));
  }),
  ...passagesOf('/', 'keramikversiegelung-wohnmobile', [
    { title: home.hero.heading, text: home.hero.lead },
    ...home.benefits,
    { title: home.about.heading, text: home.about.text, subject: 'betrieb' },
  ]),
  ...passagesOf('/uber-uns', 'betrieb', [
    { title: company.heading, text: company.intro },
    ...company.figures.map(({ value, text }) => ({ title: value, text: `${value}: ${text}` })),
    ...company.history.map((text) => ({ title: company.historyHeading, text })),
    ...company.values,
    company.closing,
  ]),
  ...passagesOf('/promo-womo-fruhbucher', 'fruehbucher', [
    { title: 'Frühbucher-Aktion', text: `Die Aktion gilt für Termine vom ${calendarDaysText(facts.campaign)}.` },
    ...answersTo(campaign.questions),
    ...campaign.benefits,
    { title: campaign.servicesHeading, text: `${campaign.services.join('; ')}.` },
    campaign.pickup,
    ...campaign.values,
  ]),
  ...passagesOf('/kontakt', 'kontakt', [
    { title: 'Adresse', text: `${name}, ${street}, ${postalCode} ${town}` },
    { title: 'Telefon', text: phone },
    { title: 'E-Mail', text: email },
    ...summariseOpeningHours(facts.openingHours).map(({ days, times }) => {
      return { title: 'Öffnungszeiten', text: `${days}: ${times}` };
    }),
    {
      title: company.directions.title,
      text: `${company.directions.around} ${company.directions.largeVehicles}`,
    },
    { title: 'Antwort', text: `${claims.answerPromise} per E-Mail oder Telefon` },
  ]),
  ...passagesOf('/leistungen', 'betrieb', [
    { title: 'Leistungen', text: `${listedServices.map(({ title }) => title).join(', ')}.` },
  ]),
  ...passagesOf('/fahrzeuge', 'fahrzeuge', vehicleTypes),
  ...[steamCleaningArticle, autohotelArticle, motorhomeDetailingArticle].flatMap((article) =>
    ofArticle(article(facts)),
  ),
  ...passagesOf(`/blog/${interviewSlug}`, 'keramikversiegelung-wohnmobile', answersTo(interview(facts).questions)),
  ...passagesOf(
    '/blog',
    'betrieb',
    articles.map(({ title, excerpt }) => ({ title, text: excerpt })),
  ),
];

function passagesOf(
  page: string,
  subject: SubjectId,
  texts: readonly (Text & { readonly subject?: SubjectId })[],
): Passage[] {
  return texts.map((text, index) => ({ id: `${page}#${index + 1}`, page, subject, ...text }));
}

function answersTo(questions: readonly { readonly question: string; readonly answer: string }[]): Text[] {
  return questions.map(({ question, answer }) => ({ title: question, text: answer }));
}

function pathOf({ serviceId }: ServicePage) {
  const path = servicePaths.find((each) => each.serviceId === serviceId);
  if (!path) throw new Error(`Service ${serviceId} has no page`);
  return path;
}

function textsOf(page: ServicePage, label: string): Text[] {
  const service = listedServices.find(({ id }) => id === page.serviceId);
  return [
    { title: page.heading, text: page.lead },
    ...(service ? [{ title: label, text: service.description }] : []),
    ...page.facts.map(({ term, text }) => ({ title: term, text })),
    ...answersTo(page.questions),
    ...page.features,
    ...page.steps,
    ...page.extras,
    ...page.why.map((text) => ({ title: page.whyHeading, text })),
    page.closing,
    ...page.prices.map(({ what, price, note }) => {
      return { title: what, text: [written(price), note].filter(Boolean).join(', ') };
    }),
    { title: page.pricesHeading, text: page.pricesNote },
  ];
}

/** With the tax where it is known: it is said once, with the price. */
function written(price: PriceLine['price']): string {
  return typeof price === 'string' ? price : fullMoneyText(price);
}

function ofArticle({ slug, sections, callToAction }: ArticleBody): Passage[] {
  return passagesOf(`/blog/${slug}`, callToAction.serviceId, [
    ...sections.flatMap(({ heading, paragraphs, list = [], figures = [] }) => {
      const listed = list.length > 0 ? [`${list.join('; ')}.`] : [];
      const texts = [...paragraphs, ...listed, ...figures.map(({ value, text }) => `${value}: ${text}`)];
      return texts.map((text) => ({ title: heading, text }));
    }),
    { title: callToAction.title, text: callToAction.text },
  ]);
}
