import { FIGURES, type FigureName, type Results, spread } from '../figures.js';
import { type Ratio, ratioValues, type Section } from '../section.js';

/** A section in Markdown: what was done, its figures, and the ratios beside what is wanted. */
export function sectionReport(section: Section, results: Results): string {
  const parts = [
    `### ${section.title}`,
    section.conditions,
    ...section.tables.map((figures) => figureTable(figures, results)),
    ratioTable(section.ratios, results),
  ];
  if (section.picture) parts.push(`![${section.title}](images/${section.picture.file})`);
  return parts.join('\n\n');
}

/** The figures of every case that has some of them: medians, with half the way from lowest to highest where there are several rounds. */
export function figureTable(names: readonly FigureName[], results: Results): string {
  const measured = [...results].filter(([, outcomes]) =>
    outcomes.some(({ figures }) => names.some((name) => name in figures)),
  );
  const rows = measured.map(([name, outcomes]) => [
    name,
    ...names.map((figure) => {
      const values = outcomes.flatMap(({ figures }) => figures[figure] ?? []);
      return values.length === 0 ? '–' : middle(values, FIGURES[figure].digits);
    }),
  ]);
  return table(['', ...names.map((name) => FIGURES[name].title)], rows);
}

export function ratioTable(ratios: readonly Ratio[], results: Results): string {
  const rows = ratios.map((ratio) => [ratio.name, middle(ratioValues(ratio, results), 2), ratio.wanted]);
  return table(['ratio', 'measured', 'wanted'], rows);
}

function middle(values: readonly number[], digits: number): string {
  const { median, plusMinus } = spread(values);
  const text = median.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return values.length > 1 && Number.isFinite(plusMinus) ? `${text} ±${Math.round(plusMinus * 100)} %` : text;
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(titles), line(titles.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
