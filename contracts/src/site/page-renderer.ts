import type { NativeFormId } from '../submission/native-form.js';

/** A native form that came back: what was typed and what is wrong with it, by the form's own field names. */
export interface FormState {
  readonly form: NativeFormId;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** A sentence for the whole form, for example that nothing could be stored just now. */
  readonly notice?: string;
}

/** What a page is rendered from. It travels to the browser as `application/json` for hydration. */
export interface PageState {
  /** ISO 8601; what depends on the calendar day (campaign notice) is judged at this moment. */
  readonly renderedAt: string;
  readonly formState?: FormState;
}

/** One rendered page. */
export interface RenderedPage {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
  /** Where to go instead, for routes that redirect. */
  readonly location?: string;
}

/** Renders one path (with its query) to a document. Rejects only on a bug in a page. */
export type PageRenderer = (url: string, state: PageState) => Promise<RenderedPage>;

/** What the frontend's server bundle exports: `template` is the built `index.html` of the browser bundle. */
export interface ServerBundle {
  createPageRenderer(template: string): PageRenderer;
}
