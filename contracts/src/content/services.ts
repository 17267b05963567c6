import type { BusinessFacts, PriceName } from '../business/business-facts.js';
import { businessProfile } from '../business/business-profile.js';
import { fullMoneyText, type Money } from '../business/money.js';

const SERVICE_ICONS = ['spray-can', 'building', 'cloud', 'handshake', 'exchange-alt', 'warehouse'] as const;

/** A service as `GET /api/services` lists it (specification, section 3). */
export interface Service {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The list price in words, with its tax where that is known. */
  readonly price?: string;
  /** The same, typed. */
  readonly money?: Money;
  readonly icon: (typeof SERVICE_ICONS)[number];
  readonly featured: boolean;
  readonly benefits?: readonly string[];
}

/** All that is known of a service before anybody set another price. */
export interface ServiceRecord extends Omit<Service, 'price' | 'money'> {
  /** What people call it, beside its title. */
  readonly names: readonly string[];
  /** The prices that belong to it; the first is the one that lists show. */
  readonly prices: readonly PriceName[];
}

const { claims } = businessProfile;

/** The services in the order they are shown; `seedContent` brings them into the database behind the migrations. */
export const serviceRecords: readonly ServiceRecord[] = [
  {
    id: 'keramikversiegelung-wohnmobile',
    title: 'Keramikversiegelung Wohnmobile',
    description:
      'Eine harte, wasserabweisende Schicht auf Lack und GFK: Regen perlt ab, Schmutz haftet weniger, der Glanz bleibt länger.',
    names: ['Keramikversiegelung', 'Versiegelung', 'Keramik', 'Aufbereitung', 'Komplettpaket'],
    prices: ['ceramicSealing', 'compactMotorhome', 'fullDetailing'],
    icon: 'spray-can',
    featured: true,
    benefits: [`Schutz für ${claims.protection}`, `${claims.guarantee} Garantie`, 'Leichte Reinigung', 'Werterhalt'],
  },
  {
    id: 'autohotel',
    title: 'Autohotel',
    description: 'Ein klimatisierter, rund um die Uhr überwachter Stellplatz mit Batteriepflege.',
    names: ['Autohotel', 'Stellplatz'],
    prices: ['autohotelServicesPage', 'autohotelBlog'],
    icon: 'building',
    featured: false,
  },
  {
    id: 'dampfreinigung',
    title: 'Dampf-reinigung',
    description: `Heisser, trockener Dampf löst Schmutz ohne Reinigungsmittel und senkt die Keimzahl um ${claims.germReduction}.`,
    names: ['Dampfreinigung', 'Mikrodampfreinigung', 'Innenreinigung'],
    prices: ['steamCleaningServicesPage', 'microSteamCleaningBlog'],
    icon: 'cloud',
    featured: false,
  },
  {
    id: 'an-und-verkauf',
    title: 'An- und Verkauf',
    description: 'Exklusive Sportwagen, Luxuslimousinen, Premium-Wohnmobile, Klassiker und Sammlerfahrzeuge.',
    names: ['Ankauf', 'Verkauf', 'Handel'],
    prices: [],
    icon: 'exchange-alt',
    featured: false,
  },
  {
    id: 'vermittlung',
    title: 'Vermittlung',
    description: `Wir verkaufen Ihr Fahrzeug in Ihrem Auftrag: fester Betrag, keine Provision, Mindestdauer ${claims.brokerageMinimumTerm}, danach monatlich kündbar.`,
    names: ['Fahrzeugvermittlung'],
    prices: ['brokerage'],
    icon: 'handshake',
    featured: false,
  },
  {
    id: 'einlagerung',
    title: 'Einlagerung',
    description: 'Klimatisiert und überwacht durch die lange Pause, mit Batteriepflege und Zugang nach Vereinbarung.',
    names: ['Lagerplatz', 'Winterlager'],
    prices: ['storage'],
    icon: 'warehouse',
    featured: false,
  },
];

/** The services with the prices that are in force, in the order they are shown. */
export function services({ prices }: Pick<BusinessFacts, 'prices'>): readonly Service[] {
  return serviceRecords.map(({ names: _, prices: names, ...record }) => ({
    ...record,
    ...listPrice(names.map((name) => prices[name])),
  }));
}

/** The price that lists show of a service, in words and typed. */
export function listPrice([money]: readonly Money[]): Pick<Service, 'price' | 'money'> {
  return money ? { price: fullMoneyText(money), money } : {};
}
