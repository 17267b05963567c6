/** Where a reader stands: before a cell, within quotes, after a quote that may end them, or in a cell without quotes. */
type Place = 'before' | 'quoted' | 'after-quote' | 'bare';

/**
 * Reads a CSV file by RFC 4180 and nothing else, so that exports are judged by another than who wrote them. Outside quotes
 * each CR, LF and CRLF ends a record, as in spreadsheets.
 *
 * @param separator a single character
 * @returns the cells of each record, the head among them; an empty cell is an empty text
 * @throws Error where a quote stands in a cell without quotes or behind the end of one, or is never closed
 */
export function readCsv(text: string, separator: string): string[][] {
  const records: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let place: Place = 'before';
  const endCell = () => {
    cells.push(cell);
    [cell, place] = ['', 'before'];
  };
  const endRecord = () => {
    endCell();
    records.push(cells);
    cells = [];
  };
  for (const sign of text.match(/\r\n|./gsu) ?? []) {
    if (place === 'quoted') {
      if (sign === '"') place = 'after-quote';
      else cell += sign;
    } else if (sign === separator) endCell();
    else if (sign === '\r\n' || sign === '\n' || sign === '\r') endRecord();
    else if (sign === '"') {
      if (place === 'bare') throw new Error(`a quote in a cell without quotes: ${cell}`);
      if (place === 'after-quote') cell += sign;
      place = 'quoted';
    } else {
      if (place === 'after-quote') throw new Error(`text behind the end of quotes: ${cell}`);
      cell += sign;
      place = 'bare';
    }
  }
  if (place === 'quoted') throw new Error(`quotes that are never closed: ${cell}`);
  if (place !== 'before' || cells.length > 0) endRecord();
  return records;
}
