import type { PageState } from '@fahrzeugpflege/contracts';

/** Id of the element that carries the page state to the browser. */
export const PAGE_STATE_ID = 'page-state';

/** The parts of one document. */
interface DocumentParts {
  readonly pathname: string;
  /** The tags of the page's own head. */
  readonly head: readonly string[];
  readonly html: string;
  readonly state: PageState;
  /** The files of the page's own chunk and of its imports, for the browser's entry to fetch at once. */
  readonly chunks: readonly string[];
}

/** Puts a rendered page into the built `index.html`. */
export function fillTemplate(template: string, { pathname, head, html, state, chunks }: DocumentParts): string {
  return fill(template, {
    '<!--page-head-->': head.join('\n    '),
    '<!--page-html-->': html,
    '<!--page-state-->': stateElement(pathname, state, chunks),
  });
}

function fill(template: string, parts: Readonly<Record<string, string>>): string {
  return template.replace(/<!--page-(?:head|html|state)-->/g, (placeholder) => parts[placeholder] ?? '');
}

function stateElement(pathname: string, state: PageState, chunks: readonly string[]): string {
  const files = chunks.map((file) => `/${file}`).join(' ');
  // Only a form that came back stands under another address than its own; one not-found page stands under many.
  const path = state.formState ? { 'data-path': pathname } : {};
  return dataBlock('application/json', state, { 'data-chunks': files, id: PAGE_STATE_ID, ...path });
}

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
