import type { PageState } from '@fahrzeugpflege/contracts';
import { dataBlock } from './head/html.ts';

/** Id of the element that carries the page state to the browser. */
export const PAGE_STATE_ID = 'page-state';

/** The parts of one document. */
export interface DocumentParts {
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
