import { type LeadStatistics, leadStatusLabels, type WaitingBand } from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { formatCount } from '#lib/format.ts';
import { ColumnChart } from './column-chart.tsx';
import { FigureSection, FigureTable } from './figure-section.tsx';
import { findOverdue } from './figures/findings.ts';
import { leadsAddress } from './figures/lead-links.ts';
import { statusFills } from './figures/series.ts';
import { openTotals } from './figures/totals.ts';
import { Swatch } from './legend.tsx';

/** Each band below the axis, and in full. */
const BANDS: Record<WaitingBand, readonly [tick: string, name: string]> = {
  day: ['bis 1 Tag', 'bis 1 Tag'],
  threeDays: ['1–3 Tage', '1 bis 3 Tage'],
  week: ['3–7 Tage', '3 bis 7 Tage'],
  month: ['7–30 Tage', '7 bis 30 Tage'],
  longer: ['länger', 'länger als 30 Tage'],
};

const STATUSES = ['pending', 'processing'] as const;

/** What is open now, by how long ago it came; the period chosen for the rest does not matter here. */
export function OpenLeads({ statistics }: { readonly statistics: LeadStatistics }) {
  const totals = openTotals(statistics);
  const series = STATUSES.map((status) => ({
    key: status,
    label: leadStatusLabels[status],
    fill: statusFills[status],
    total: totals[status],
  }));
  const columns = statistics.open.map(({ waiting, pending, processing }) => ({
    tick: BANDS[waiting][0],
    name: BANDS[waiting][1],
    counts: { pending, processing },
  }));
  return (
    <FigureSection heading="Jetzt offen: wie lange schon" finding={findOverdue(statistics)}>
      {totals.pending + totals.processing > 0 && (
        <>
          <ul className="mt-3 flex flex-wrap gap-x-5 text-xs">
            {series.map(({ key, label, fill, total }) => (
              <li key={key} className="flex items-center gap-1.5">
                <Swatch fill={fill} />
                <Link to={leadsAddress({ status: key })} className="text-link py-1">
                  {label}
                </Link>
                <span className="text-muted tabular-nums">{formatCount(total)}</span>
              </li>
            ))}
          </ul>
          <ColumnChart columns={columns} series={series} showsSums />
          <FigureTable
            caption="Offene Anfragen nach Wartezeit"
            headings={['Seit', ...series.map(({ label }) => label), 'Alle']}
            rows={columns.map(({ name, counts: { pending, processing } }) => ({
              name,
              counts: [pending, processing, pending + processing],
            }))}
          />
        </>
      )}
    </FigureSection>
  );
}
