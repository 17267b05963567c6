import { formTypeLabels, LEAD_STATUSES, type LeadStatistics, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { formatCount } from '#lib/format.ts';
import { FigureSection } from './figure-section.tsx';
import { formatShare, narrowLabel } from './figures/figure-texts.ts';
import { findConversion } from './figures/findings.ts';
import { leadsAddress } from './figures/lead-links.ts';
import { statusFills } from './figures/series.ts';
import { sumOf } from './figures/totals.ts';
import { Swatch } from './legend.tsx';
import type { Days } from './period.ts';
import { PartBar } from './share-table.tsx';

interface ConversionProps {
  readonly statistics: LeadStatistics;
  readonly days: Days;
}

/** What became of the leads of each kind: a table whose rows carry a bar of their parts. */
export function Conversion({ statistics, days }: ConversionProps) {
  return (
    <FigureSection heading="Wo die Anfragen heute stehen" finding={findConversion(statistics)}>
      <table className="mt-3 w-full table-fixed text-sm tabular-nums">
        <caption className="sr-only">Anfragen nach Art und Status</caption>
        <thead className="text-xs text-muted">
          <tr className="align-top">
            {LEAD_STATUSES.map((status) => (
              <th key={status} scope="col" className="pr-2 pb-2 text-left font-normal">
                <span className="mr-1.5 max-sm:block">
                  <Swatch fill={statusFills[status]} />
                </span>
                {narrowLabel(leadStatusLabels[status])}
              </th>
            ))}
          </tr>
        </thead>
        {statistics.conversion
          .filter(({ byStatus }) => sumOf(byStatus) > 0)
          .map((kind) => (
            <KindRows key={kind.formType} {...kind} days={days} />
          ))}
      </table>
    </FigureSection>
  );
}

/** A kind: its name and its bar over the whole width, below them its figures. */
function KindRows({ formType, byStatus, days }: LeadStatistics['conversion'][number] & { readonly days: Days }) {
  const all = sumOf(byStatus);
  const parts = LEAD_STATUSES.map((status) => ({ key: status, count: byStatus[status], fill: statusFills[status] }));
  return (
    <tbody className="border-t border-line">
      <tr>
        <th scope="rowgroup" colSpan={LEAD_STATUSES.length} className="pt-2 text-left font-semibold">
          {formTypeLabels[formType]} <span className="font-normal text-muted">{formatCount(all)}</span>
          <PartBar parts={parts} whole={all} />
        </th>
      </tr>
      <tr className="align-baseline">
        {LEAD_STATUSES.map((status) => (
          <td key={status} className="pt-1 pr-2 pb-3">
            <StatusCount count={byStatus[status]} all={all} address={leadsAddress({ formType, status }, days)} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

interface StatusCountProps {
  readonly count: number;
  readonly all: number;
  readonly address: string;
}

function StatusCount({ count, all, address }: StatusCountProps) {
  if (count === 0) return <span className="text-muted">0</span>;
  return (
    <>
      <Link to={address} className="text-link text-muted hover:text-ink">
        {formatCount(count)}
      </Link>
      <span className="ml-2 font-semibold max-sm:ml-0 max-sm:block">{formatShare(count, all)}</span>
    </>
  );
}
