import { finished, pipeline, type Readable, Transform } from 'node:stream';
import { stringify } from 'csv-stringify';
import { type ExportedLead, exportColumns } from './export-columns.js';

/** What may stand between columns. */
export const SEPARATORS = { semicolon: ';', comma: ',' } as const;
export type Separator = keyof typeof SEPARATORS;

/** What some spreadsheet takes for the begin of a formula; some leave out blanks before it. */
const BEGINS_FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * Leads as a CSV file that Excel opens with a click: UTF-8 with its mark, German heads, every cell in quotes, and those
 * that would be formulas defused by an apostrophe. No more rows are read than whoever reads the answer takes.
 *
 * @param rows objects in the shape of {@link ExportedLead}
 * @param onEnd called once with the number of leads, and the error where it broke off
 */
export function leadCsv(
  rows: Readable,
  separator: Separator,
  onEnd: (rows: number, error: Error | null) => void,
): Readable {
  let count = 0;
  const cells = new Transform({
    objectMode: true,
    transform(lead: ExportedLead, _, done) {
      count += 1;
      done(
        null,
        exportColumns.map(({ value }) => value(lead)),
      );
    },
  });
  const csv = stringify({
    bom: true,
    header: true,
    columns: exportColumns.map(({ head }) => head),
    delimiter: SEPARATORS[separator],
    record_delimiter: 'windows',
    quoted: true,
    quoted_empty: true,
    cast: { string: withoutFormula },
  });
  // What begins the stream may take its time to end; its reader is the one that counts.
  finished(csv, (error) => onEnd(count, error ?? null));
  return pipeline(rows, cells, csv, () => undefined);
}

function withoutFormula(text: string): string {
  return BEGINS_FORMULA.test(text) ? `'${text}` : text;
}
