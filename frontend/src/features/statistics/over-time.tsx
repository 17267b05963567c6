import {
  businessDay,
  FORM_TYPES,
  type FormType,
  formTypeLabels,
  type LeadStatistics,
  type TimeStep,
} from '@fahrzeugpflege/contracts';
import { ColumnChart } from './column-chart.tsx';
import { FigureSection, FigureTable } from './figure-section.tsx';
import { findPeak } from './figures/findings.ts';
import { leadsAddress } from './figures/lead-links.ts';
import { kindFills, type Series } from './figures/series.ts';
import { isUnderWay, stepsOf } from './figures/time-steps.ts';
import { sumOf, totalsByKind } from './figures/totals.ts';
import { Legend } from './legend.tsx';

/** Each step as a heading, as a word, and what is said of one that is not over. */
const STEPS: Record<TimeStep, readonly [heading: string, name: string, underWay: string]> = {
  day: ['Anfragen pro Tag', 'Tag', 'Der letzte Tag läuft noch.'],
  week: ['Anfragen pro Woche', 'Woche', 'Die letzte Woche läuft noch.'],
  month: ['Anfragen pro Monat', 'Monat', 'Der letzte Monat läuft noch.'],
  year: ['Anfragen pro Jahr', 'Jahr', 'Das letzte Jahr läuft noch.'],
};

/** When the leads came in, by kind. */
export function OverTime({ statistics }: { readonly statistics: LeadStatistics }) {
  const [heading, stepName, underWay] = STEPS[statistics.step];
  const series = seriesOf(totalsByKind(statistics));
  const steps = stepsOf(statistics);
  const finding = [findPeak(statistics), isUnderWay(statistics, businessDay(new Date())) && underWay];
  return (
    <FigureSection heading={heading} finding={finding.filter(Boolean).join(' ')}>
      <Legend series={series} />
      <ColumnChart columns={steps} series={series} />
      <FigureTable
        caption={heading}
        headings={[stepName, ...series.map(({ label }) => label), 'Alle']}
        rows={steps.map(({ name, from, to, counts }) => ({
          name,
          address: leadsAddress({}, { from, to }),
          counts: [...FORM_TYPES.map((kind) => counts[kind]), sumOf(counts)],
        }))}
      />
    </FigureSection>
  );
}

function seriesOf(totals: Readonly<Record<FormType, number>>): Series[] {
  return FORM_TYPES.map((kind) => ({
    key: kind,
    label: formTypeLabels[kind],
    fill: kindFills[kind],
    total: totals[kind],
  }));
}
