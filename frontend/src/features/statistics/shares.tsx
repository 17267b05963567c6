import type { LeadStatistics } from '@fahrzeugpflege/contracts';
import { FigureSection } from './figure-section.tsx';
import { findFavourite } from './figures/findings.ts';
import { serviceAddress } from './figures/lead-links.ts';
import { shareFills } from './figures/series.ts';
import type { Days } from './period.ts';
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
      name: service,
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

/** Who set the status that leads of the period have now, whoever set most first. */
export function People({ statistics: { byPerson } }: { readonly statistics: LeadStatistics }) {
  const rows = byPerson.map(({ person, leads }) => ({ name: person, leads, fill: shareFills.named }));
  const total = rows.reduce((sum, { leads }) => sum + leads, 0);
  return (
    <FigureSection heading="Wer die Anfragen bearbeitet">
      <ShareTable caption="Bearbeitete Anfragen nach Person" kind="Person" rows={rows} total={total} />
    </FigureSection>
  );
}
