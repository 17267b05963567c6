import {
  fullMoneyText,
  type PriceLine,
  type ServicePage,
  type ServicePageId,
  type ServicePath,
  servicePages,
  servicePaths,
} from '@fahrzeugpflege/contracts/without-schemas';
import { facts, listedServices } from './facts.js';
import { type KnowledgePassage, type PassageDraft, passagesOf } from './knowledge-passage.js';

/** Everything that the six services' pages say. */
export const servicePassages: readonly KnowledgePassage[] = servicePages(facts).flatMap((page) => {
  const path = pathOf(page);
  const source = { page: path.canonical, subject: path.serviceId as ServicePageId };
  return passagesOf(source, [...openingDrafts(page, path.label), ...workDrafts(page), ...priceDrafts(page)]);
});

function pathOf({ serviceId }: ServicePage): ServicePath {
  const path = servicePaths.find((each) => each.serviceId === serviceId);
  if (!path) throw new Error(`Service ${serviceId} has no page`);
  return path;
}

function openingDrafts(page: ServicePage, label: string): PassageDraft[] {
  const service = listedServices.find(({ id }) => id === page.serviceId);
  return [
    { kind: 'lead', title: page.heading, text: page.lead },
    ...(service ? [{ kind: 'lead', title: label, text: service.description } as const] : []),
    ...page.facts.map(({ term, text }) => ({ kind: 'fact', title: term, text }) as const),
    ...page.questions.map(({ question, answer }) => ({ kind: 'question', title: question, text: answer }) as const),
  ];
}

function workDrafts(page: ServicePage): PassageDraft[] {
  return [
    ...[...page.features, ...page.steps, ...page.extras].map((titled) => ({ kind: 'titled', ...titled }) as const),
    ...page.why.map((text) => ({ kind: 'reason', title: page.whyHeading, text }) as const),
    { kind: 'titled', ...page.closing },
  ];
}

function priceDrafts(page: ServicePage): PassageDraft[] {
  return [
    ...page.prices.map(({ what, price, note }) => {
      return { kind: 'price', title: what, text: [written(price), note].filter(Boolean).join(', ') } as const;
    }),
    { kind: 'price', title: page.pricesHeading, text: page.pricesNote },
  ];
}

/** With the tax where it is known: it is said once, with the price. */
function written(price: PriceLine['price']): string {
  return typeof price === 'string' ? price : fullMoneyText(price);
}
