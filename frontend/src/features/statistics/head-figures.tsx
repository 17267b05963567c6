import type { LeadStatistics } from '@fahrzeugpflege/contracts';
import { formatCount } from '#lib/format.ts';
import { formatShare, formatWait } from './figures/figure-texts.ts';
import { findChange } from './figures/findings.ts';
import { openTotals } from './figures/totals.ts';

interface HeadFigure {
  readonly key: string;
  readonly term: string;
  readonly figure: string;
  readonly note: string;
}

/** The four figures that are looked for first. */
export function HeadFigures({ statistics }: { readonly statistics: LeadStatistics }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
      {headFigures(statistics).map(({ key, term, figure, note }) => (
        <div key={key} data-figure={key} className="min-w-0 border-t-2 border-ink pt-2">
          <dt className="text-sm font-semibold">{term}</dt>
          <dd className="figure mt-1 text-xl whitespace-nowrap sm:text-2xl">{figure}</dd>
          <dd className="mt-1 text-xs text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function headFigures(statistics: LeadStatistics): HeadFigure[] {
  const { total, firstAnswer } = statistics;
  const { answered, waiting, medianSeconds } = firstAnswer;
  const { pending, processing } = openTotals(statistics);
  return [
    { key: 'total', term: 'Anfragen', figure: formatCount(total), note: findChange(statistics) ?? 'alle seit Beginn' },
    {
      key: 'median',
      term: 'Erste Antwort',
      figure: medianSeconds === null ? '–' : formatWait(medianSeconds),
      note: medianSeconds === null ? 'noch keine gegeben' : 'Median: die Hälfte kam schneller',
    },
    {
      key: 'answered',
      term: 'Beantwortet',
      figure: formatShare(answered, answered + waiting),
      note: `${formatCount(waiting)} von ${formatCount(answered + waiting)} ${waiting === 1 ? 'wartet' : 'warten'} noch`,
    },
    {
      key: 'open',
      term: 'Jetzt offen',
      figure: formatCount(pending + processing),
      note: `${formatCount(pending)} ausstehend, ${formatCount(processing)} in Bearbeitung`,
    },
  ];
}
