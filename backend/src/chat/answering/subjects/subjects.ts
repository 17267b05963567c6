import { type ServicePage, type ServicePageId } from '@fahrzeugpflege/contracts';
import { listedServices, pages, prices } from '../../knowledge/facts.js';
import type { Subject } from './subject.js';
import { subjectWords } from './subject-words.js';

/** Everything that can be asked about; what comes first wins where two are equally likely. */
export const subjects: readonly Subject[] = [
  { ...service('keramikversiegelung-wohnmobile'), name: 'Die Keramikversiegelung', price: prices.ceramicSealing },
  {
    id: 'aufbereitung',
    name: 'Das Komplettpaket aus Aufbereitung und Versiegelung',
    serviceType: titleOf('keramikversiegelung-wohnmobile'),
    page: pageOf('keramikversiegelung-wohnmobile'),
    price: prices.fullDetailing,
    ...subjectWords.aufbereitung,
  },
  {
    id: 'mikrodampfreinigung',
    name: 'Die Mikrodampfreinigung',
    serviceType: titleOf('dampfreinigung'),
    page: pageOf('dampfreinigung'),
    price: prices.microSteamCleaningBlog,
    covers: ['dampfreinigung'],
    ...subjectWords.mikrodampfreinigung,
  },
  { ...service('dampfreinigung'), name: 'Die Dampfreinigung', price: prices.steamCleaningServicesPage },
  { ...service('einlagerung'), name: 'Die Einlagerung', price: prices.storage },
  { ...service('autohotel'), name: 'Ein Platz im Autohotel', price: prices.autohotelServicesPage },
  { ...service('vermittlung'), name: 'Die Vermittlung', price: prices.brokerage },
  { ...service('an-und-verkauf'), name: 'Der An- und Verkauf' },
  { id: 'fruehbucher', name: 'Die Frühbucher-Aktion', ...subjectWords.fruehbucher },
  { id: 'fahrzeuge', name: 'Der Fahrzeughandel', ...subjectWords.fahrzeuge },
];

/** The subject of an id; undefined for one that is none (any more). */
export function subjectOf(id: string | undefined): Subject | undefined {
  return subjects.find((subject) => subject.id === id);
}

function service(id: ServicePageId): Omit<Subject, 'name'> {
  return { id, serviceType: titleOf(id), page: pageOf(id), ...subjectWords[id] };
}

function pageOf(id: ServicePageId): ServicePage {
  const page = pages.find(({ serviceId }) => serviceId === id);
  if (!page) throw new Error(`Service ${id} has no page`);
  return page;
}

function titleOf(id: ServicePageId): string {
  const found = listedServices.find((each) => each.id === id);
  if (!found) throw new Error(`Service ${id} is not listed`);
  return found.title;
}
