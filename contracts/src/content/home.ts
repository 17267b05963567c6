import { businessProfile } from '../business/business-profile.js';
import type { TitledText } from './service-page.js';

const { claims, town } = businessProfile;

/** What the start page says beside the lists of services, vehicles and articles. */
export const home = {
  hero: {
    badge: 'Spezialist für Keramikversiegelung',
    heading: 'Wasser perlt ab. Ihr Wohnmobil bleibt sauber.',
    lead: `Keramikversiegelung für Wohnmobile in ${town}: ${claims.protection} Schutz, ${claims.guarantee} Garantie.`,
  },
  benefitsHeading: 'Was die Versiegelung bringt',
  benefits: [
    {
      title: 'Langanhaltender Schutz',
      text: `Die Keramik hält ${claims.sealingLasts} und schirmt Lack und GFK gegen Sonne, Salz und Schmutz ab. Darauf geben wir ${claims.guarantee} Garantie.`,
    },
    {
      title: 'Leichte Reinigung durch wasserabweisende Oberflächen',
      text: 'Regen läuft in Tropfen ab, Insekten und Streifen haften schlechter. Zum Waschen genügen Wasser, Schwamm und ein mildes Shampoo.',
    },
    {
      title: 'Werterhalt',
      text: 'Ein Aufbau, der nicht auskreidet, sieht nach Jahren noch gepflegt aus. Das zahlt sich beim Wiederverkauf aus.',
    },
  ] satisfies readonly TitledText[],
  about: {
    heading: `${claims.yearsOfExperience} Jahre Erfahrung mit Lack, GFK und Polstern`,
    text: `${claims.satisfiedCustomers} zufriedene Kunden haben uns ihr Wohnmobil oder Auto anvertraut. Lesen Sie, wie wir arbeiten und worauf wir achten.`,
    linkLabel: 'Mehr über uns',
  },
};
