import type { LeadStatistics } from '@fahrzeugpflege/contracts';
import { shareFills } from '../figures/fills.ts';
import { FigureSection } from './figure-section.tsx';
import { ShareTable } from './share-table.tsx';

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
