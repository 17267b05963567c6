/** Text as it stands in HTML, within an element as within an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** An element without content, its attributes escaped. */
export function voidTag(name: 'meta' | 'link', attributes: Attributes): string {
  return `<${name}${written(attributes)}>`;
}

/** JSON that the browser keeps and never runs: with `<` escaped, nothing in it can end the element. */
export function dataBlock(type: `application/${string}`, data: unknown, attributes: Attributes = {}): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script${written({ type, ...attributes })}>${json}</script>`;
}

type Attributes = Readonly<Record<string, string>>;

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}
