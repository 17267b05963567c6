/**
 * Puts a text between two comments on a page, in place of what stands there.
 *
 * @param name as in `<!-- bench: machine -->`; the block ends with the next `<!-- /… -->`
 * @throws Error where the page has no such block
 */
export function withBlock(page: string, name: string, text: string): string {
  const begin = `<!-- ${name} -->`;
  const start = page.indexOf(begin);
  const end = page.indexOf('<!-- /', start);
  if (start < 0 || end < 0) throw new Error(`the page has no block ${name}`);
  return `${page.slice(0, start + begin.length)}\n\n${text}\n\n${page.slice(end)}`;
}
