/**
 * Puts a text between the two comments of this name on a page, in place of what stands there.
 *
 * @throws Error where the page has no such block
 */
export function withBlock(page: string, id: string, text: string): string {
  const [begin, end] = [`<!-- bench: ${id} -->`, '<!-- /bench -->'];
  const [start, stop] = [page.indexOf(begin), page.indexOf(end, page.indexOf(begin))];
  if (start < 0 || stop < 0) throw new Error(`the page has no block ${id}`);
  return `${page.slice(0, start + begin.length)}\n\n${text}\n\n${page.slice(stop)}`;
}
