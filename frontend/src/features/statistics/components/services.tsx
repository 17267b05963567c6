import type { LeadStatistics } from '@fahrzeugpflege/contracts';
import { shareFills } from '../figures/fills.ts';
import { findFavourite } from '../figures/findings.ts';
import { serviceAddress, serviceLabel } from '../lead-links.ts';
import type { Days } from '../period/period.ts';
import { FigureSection } from './figure-section.tsx';
import { type ShareRow, ShareTable } from './share-table.tsx';

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
