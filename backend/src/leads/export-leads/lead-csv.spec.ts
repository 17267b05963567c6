import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readCsv } from '../../testing/read-csv.js';
import { type ExportedLead, exportColumns } from './export-columns.js';
import { leadCsv, SEPARATORS, type Separator } from './lead-csv.js';

const separators = Object.keys(SEPARATORS) as Separator[];
const heads = exportColumns.map(({ head }) => head);

type Texts = Pick<ExportedLead, 'name' | 'message' | 'notes'>;
const lead = (texts: Texts) =>
  ({
    phone: null,
    phoneE164: null,
    status: 'pending',
    formType: 'contact',
    receivedAt: new Date(0),
    contacts: null,
    ...texts,
  }) as ExportedLead;

/** The records of a file, the head first; its mark is none of their signs. */
async function exported(leads: readonly Texts[], separator: Separator): Promise<string[][]> {
  const csv = (await buffer(leadCsv(Readable.from(leads.map(lead)), separator, () => undefined))).toString();
  expect(csv[0]).toBe('\ufeff');
  return readCsv(csv.slice(1), SEPARATORS[separator]);
}

/** What spreadsheets take for the begin of a formula, whatever blanks stand before it. */
const BEGINS_FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

const hostileText = fc.oneof(
  fc.string({
    unit: fc.constantFrom(
      ...'\r\n\t ;,"\'=+-@＝＋－＠|',
      '\r\n',
      '\n=1+cmd|',
      '"\n',
      '\u2028',
      '\u0085',
      '\ufeff',
      'ä',
      'a',
    ),
  }),
  fc.string({ unit: 'grapheme' }),
);

describe.each(separators)('an export with the separator %s', (separator) => {
  it('is read by others as what was written, cell by cell, whatever people wrote', async () => {
    const texts = fc.record({ name: hostileText, message: hostileText, notes: fc.option(hostileText) });
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { maxLength: 4 }), async (leads) => {
        const [head, ...records] = await exported(leads, separator);
        expect(head).toEqual(heads);
        const cells = records.map((record) =>
          ['Name', 'Nachricht', 'Interne Notizen'].map((name) => record[heads.indexOf(name)]),
        );
        const asWritten = (words: string | null) =>
          words !== null && BEGINS_FORMULA.test(words) ? `'${words}` : (words ?? '');
        expect(cells).toEqual(leads.map(({ name, message, notes }) => [name, message, notes].map(asWritten)));
        expect(records.flat().filter((cell) => BEGINS_FORMULA.test(cell))).toEqual([]);
        expect(new Set(records.map(({ length }) => length))).toEqual(new Set(leads.length > 0 ? [heads.length] : []));
      }),
    );
  });

  it('keeps a message of several lines and no quote in one cell', async () => {
    const message = 'Grüezi\n=1+cmd|calc!A0';
    const records = await exported([{ name: 'Anna', message, notes: null }], separator);
    expect(records).toHaveLength(2);
    expect(records[1]?.[heads.indexOf('Nachricht')]).toBe(message);
  });
});
