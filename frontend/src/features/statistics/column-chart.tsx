import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  LabelList,
  Rectangle,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatCount } from '#lib/format.ts';
import type { Column, Series } from './figures/series.ts';
import { sumOf } from './figures/totals.ts';
import { Swatch } from './legend.tsx';

interface ColumnChartProps {
  readonly columns: readonly Column[];
  readonly series: readonly Series[];
  /** Few columns carry their sums, and need no axis for them. */
  readonly showsSums?: boolean;
  /** Name of the column after which a limit is drawn. */
  readonly limitAfter?: string;
}

const TICK = { fill: 'var(--color-muted)', fontSize: 13 } as const;

/**
 * Columns along time. For those who see: what it shows stands in a table too. Nothing in it moves by itself; drawn at the
 * width of its place, on paper scaled to that of the sheet.
 */
export function ColumnChart({ columns, series, showsSums = false, limitAfter }: ColumnChartProps) {
  const data = columns.map(({ counts, ...words }) => ({ ...words, ...counts, sum: sumOf(counts) }));
  const ticks = new Map(columns.map(({ name, tick }) => [name, tick]));
  return (
    <div
      aria-hidden="true"
      data-chart
      className="mt-4 h-56 sm:h-64 print:h-auto print:[&_div]:h-auto! print:[&_div]:w-full! print:[&_svg]:h-auto! print:[&_svg]:w-full!"
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={data}
          accessibilityLayer={false}
          margin={{ top: showsSums ? 20 : 8, right: 0, bottom: 0, left: 0 }}
          barCategoryGap={showsSums ? '22%' : '18%'}
        >
          {!showsSums && <CartesianGrid vertical={false} stroke="var(--color-line)" />}
          <XAxis
            dataKey="name"
            tickFormatter={(name: string) => ticks.get(name) ?? ''}
            tick={TICK}
            tickLine={false}
            axisLine={{ stroke: 'var(--color-line-strong)' }}
            interval={showsSums ? 0 : 'equidistantPreserveStart'}
            minTickGap={10}
            height={24}
          />
          <YAxis
            hide={showsSums}
            allowDecimals={false}
            tick={TICK}
            tickFormatter={formatCount}
            tickLine={false}
            axisLine={false}
            width="auto"
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--color-sand)' }}
            content={({ active, label }) => {
              const column = active ? columns.find(({ name }) => name === label) : undefined;
              return column && <ColumnNote column={column} series={series} />;
            }}
          />
          {series.map(({ key, fill }, index) => (
            <Bar
              key={key}
              dataKey={key}
              stackId="all"
              fill={fill}
              stroke="var(--color-paper)"
              strokeWidth={1}
              maxBarSize={72}
              isAnimationActive={false}
              // With a shape of its own a part of nothing stays, for the sum above it.
              shape={ColumnPart}
            >
              {showsSums && index === series.length - 1 && (
                <LabelList
                  dataKey="sum"
                  position="top"
                  formatter={(sum) => formatCount(Number(sum))}
                  fill="var(--color-ink)"
                  fontSize={15}
                  fontWeight={600}
                />
              )}
            </Bar>
          ))}
          {limitAfter && (
            <ReferenceLine x={limitAfter} position="end" stroke="var(--color-ink)" strokeDasharray="3 3" />
          )}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function ColumnPart(props: BarShapeProps) {
  return <Rectangle {...props} />;
}

/** What the column under the pointer holds. */
function ColumnNote({ column, series }: { readonly column: Column; readonly series: readonly Series[] }) {
  return (
    <div className="rounded-md border border-line-strong bg-surface px-3 py-2 text-xs">
      <p className="mb-1 font-semibold">{column.name}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 tabular-nums">
        {series.map(({ key, label, fill }) => (
          <div key={key} className="contents">
            <dt className="flex items-center gap-1.5">
              <Swatch fill={fill} />
              {label}
            </dt>
            <dd className="text-right">{formatCount(column.counts[key] ?? 0)}</dd>
          </div>
        ))}
        <dt className="font-semibold">Alle</dt>
        <dd className="text-right font-semibold">{formatCount(sumOf(column.counts))}</dd>
      </dl>
    </div>
  );
}
