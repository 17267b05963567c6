import { businessProfile } from '../business/business-profile.js';

export const SERVICE_ICONS = ['spray-can', 'building', 'cloud', 'handshake', 'exchange-alt', 'warehouse'] as const;

/** A service as `GET /api/services` lists it (specification, section 3). */
export interface Service {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly price?: string;
  readonly icon: (typeof SERVICE_ICONS)[number];
  readonly featured: boolean;
  readonly benefits?: readonly string[];
}

const { prices, claims } = businessProfile;

/** The services in the order they are shown; migrations seed the database from here. */
export const services: readonly Service[] = [
  {
    id: 'keramikversiegelung-wohnmobile',
    title: 'Keramikversiegelung Wohnmobile',
    description:
      'Eine harte, wasserabweisende Schicht auf Lack und GFK: Regen perlt ab, Schmutz haftet weniger, der Glanz bleibt länger.',
    price: `${prices.ceramicSealing}, exkl. MwSt.`,
    icon: 'spray-can',
    featured: true,
    benefits: [`Schutz für ${claims.protection}`, `${claims.guarantee} Garantie`, 'Leichte Reinigung', 'Werterhalt'],
  },
  {
    id: 'autohotel',
    title: 'Autohotel',
    description: 'Ein klimatisierter, rund um die Uhr überwachter Stellplatz, auf Wunsch mit Batteriepflege.',
    price: prices.autohotelServicesPage,
    icon: 'building',
    featured: false,
  },
  {
    id: 'dampfreinigung',
    title: 'Dampf-reinigung',
    description: `Heisser, trockener Dampf löst Schmutz ohne Reinigungsmittel und senkt die Keimzahl um ${claims.germReduction}.`,
    price: prices.steamCleaningServicesPage,
    icon: 'cloud',
    featured: false,
  },
  {
    id: 'an-und-verkauf',
    title: 'An- und Verkauf',
    description: 'Exklusive Sportwagen, Luxuslimousinen, Premium-Wohnmobile, Klassiker und Sammlerfahrzeuge.',
    icon: 'exchange-alt',
    featured: false,
  },
  {
    id: 'vermittlung',
    title: 'Vermittlung',
    description: `Wir verkaufen Ihr Fahrzeug in Ihrem Auftrag: fester Betrag, keine Provision, Mindestdauer ${claims.brokerageMinimumTerm}, danach monatlich kündbar.`,
    price: prices.brokerage,
    icon: 'handshake',
    featured: false,
  },
  {
    id: 'einlagerung',
    title: 'Einlagerung',
    description: 'Klimatisiert und überwacht durch die lange Pause, mit Batteriepflege und Zugang nach Vereinbarung.',
    price: prices.storage,
    icon: 'warehouse',
    featured: false,
  },
];
