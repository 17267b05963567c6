import type { ServicePageId } from '@fahrzeugpflege/contracts';
import type { Passage } from '../answers/answer.js';

/** What a text of the site is about: a service, or what else visitors ask for. */
export type SubjectId =
  | ServicePageId
  | 'aufbereitung'
  | 'mikrodampfreinigung'
  | 'fruehbucher'
  | 'fahrzeuge'
  | 'betrieb'
  | 'kontakt';

/** How a text stands on its page; questions and headed texts say best what they are about. */
export type PassageKind = 'lead' | 'teaser' | 'question' | 'fact' | 'price' | 'titled' | 'section' | 'reason';

/** A piece of the site's text, as the index finds it. */
export interface KnowledgePassage extends Passage {
  readonly subject: SubjectId;
  readonly kind: PassageKind;
}

/** What a page has in common for its passages. */
export interface PassageSource {
  readonly page: string;
  readonly subject: SubjectId;
}

/** A passage before it is numbered. */
export type PassageDraft = Pick<KnowledgePassage, 'kind' | 'title' | 'text'> & { readonly subject?: SubjectId };

/** Gives the texts of a page their ids, which stay the same as long as the page's order does. */
export function passagesOf({ page, subject }: PassageSource, drafts: readonly PassageDraft[]): KnowledgePassage[] {
  return drafts.map((draft, index) => ({ id: `${page}#${index + 1}`, page, subject, ...draft }));
}
