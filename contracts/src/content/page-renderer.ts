import type { BusinessFacts } from '../business/business-facts.js';
import type { ThirdParties } from '../business/third-parties.js';
import type { NativeFormId } from '../submission/native-forms.js';
import type { ArticleDetail, ArticleTeaser } from './article.js';
import type { Service } from './services.js';

/** A native form that came back: what was typed and what is wrong with it, by the form's own field names. */
export interface FormState {
  readonly form: NativeFormId;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** A sentence for the whole form, for example that nothing could be stored just now. */
  readonly notice?: string;
}

/** The content that a page shows and that lives in the database. All but the facts reject while the database is away. */
export interface ContentReader {
  facts(): Promise<BusinessFacts>;
  services(): Promise<readonly Service[]>;
  articles(): Promise<readonly ArticleTeaser[]>;
  /** Null when there is no such article. */
  article(slug: string): Promise<ArticleDetail | null>;
}

/** An answer of the API that a page was rendered with, under the key that the browser asks for it by. */
export interface LoadedQuery {
  readonly key: readonly string[];
  readonly data: unknown;
}

/** What a page is rendered from. It travels to the browser as `application/json` for hydration. */
export interface PageState {
  /** ISO 8601; what depends on the calendar day (campaign notice) is judged at this moment. */
  readonly renderedAt: string;
  readonly thirdParties: ThirdParties;
  readonly facts: BusinessFacts;
  readonly queries: readonly LoadedQuery[];
  readonly formState?: FormState;
}

/** What the API asks for with one rendering. */
export interface PageRequest {
  /** Path, with its query. */
  readonly url: string;
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
  /** False when content could not be read: the page shows what it can, and the browser asks again. */
  readonly isComplete: boolean;
}

/** Renders one page to a document. Rejects only on a bug in a page. */
export type PageRenderer = (request: PageRequest) => Promise<RenderedPage>;

/** One entry of the browser build's manifest, as Vite writes it. */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What a renderer needs to know of the site that it renders for. */
export interface SiteSetup {
  /** The built `index.html` of the browser bundle. */
  readonly template: string;
  /** By source file. */
  readonly manifest: Readonly<Record<string, ManifestChunk>>;
  /** Where visitors reach the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly thirdParties: ThirdParties;
  readonly content: ContentReader;
}

/** What the frontend's server bundle exports. */
export interface ServerBundle {
  /** @throws Error when the two builds don't belong together */
  createPageRenderer(site: SiteSetup): PageRenderer;
  /** The addresses of all pages that search engines shall know, articles of the database not included. */
  readonly indexablePaths: readonly string[];
  /**
   * The path whose page is shown at a path: its own, or one of the few that stand for all that there is not.
   *
   * @param path in lower case, without a slash at its end
   */
  keptPath(path: string, hasArticle: (slug: string) => Promise<boolean>): Promise<string>;
}
