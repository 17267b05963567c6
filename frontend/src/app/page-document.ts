import type { PageState } from '@fahrzeugpflege/contracts';
import { type PageHead, pageHead } from './page-table';

/** Id of the element that carries the page state to the browser. */
export const PAGE_STATE_ID = 'page-state';

/** The parts of one document. */
export interface DocumentParts {
  readonly pathname: string;
  readonly html: string;
  readonly state: PageState;
}

/** Puts a rendered page into the built `index.html`. */
export function fillTemplate(template: string, { pathname, html, state }: DocumentParts): string {
  const hasErrors = Object.keys(state.formState?.errors ?? {}).length > 0;
  return fill(template, {
    '<!--page-head-->': headTags(pageHead(pathname), hasErrors),
    '<!--page-html-->': html,
    '<!--page-state-->': stateElement(pathname, state),
  });
}

function fill(template: string, parts: Readonly<Record<string, string>>): string {
  return template.replace(/<!--page-(?:head|html|state)-->/g, (placeholder) => parts[placeholder] ?? '');
}

/** A screen reader says the title first: that is where it hears that the form came back. */
function headTags({ title, description, noIndex }: PageHead, hasErrors: boolean): string {
  return [
    `<title>${escapeHtml(hasErrors ? `Fehler: ${title}` : title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(noIndex ? ['<meta name="robots" content="noindex">'] : []),
  ].join('\n    ');
}

/** JSON in a data block: with `<` escaped, nothing typed can end the element. */
function stateElement(pathname: string, state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${PAGE_STATE_ID}" data-path="${escapeHtml(pathname)}">${json}</script>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
