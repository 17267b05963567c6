import type { LeadStatistics } from '@fahrzeugpflege/contracts';
import { shareFills } from '../figures/fills';
import { findFavourite } from '../figures/findings';
import { serviceAddress, serviceLabel } from '../lead-links';
import type { Days } from '../period/period';
import { FigureSection } from './figure-section';
import { type ShareRow, ShareTable } from './share-table';

interface ServicesProps {
  readonly statistics: LeadStatistics;
  readonly days: Days;
}

/** What the leads ask for, the most frequent first. */
export function Services({ statistics, days }: ServicesProps) {
  const { byService, otherServices, withoutService, total } = statistics;
  const rows: readonly ShareRow[] = [
    ...byService.map(({ service, leads }) => ({
      name: serviceLabel(service),
      leads,
      fill: shareFills.named,
      address: serviceAddress(service, days),
    })),
    { name: 'Andere Leistungen', leads: otherServices, fill: shareFills.unnamed },
    { name: 'Ohne Angabe', leads: withoutService, fill: shareFills.unnamed },
  ];
  return (
    <FigureSection heading="Gefragte Leistungen" finding={findFavourite(statistics)}>
      <ShareTable
        caption="Anfragen nach Leistung"
        kind="Leistung"
        rows={rows.filter(({ leads, address }) => leads > 0 || address)}
        total={total}
      />
    </FigureSection>
  );
}
