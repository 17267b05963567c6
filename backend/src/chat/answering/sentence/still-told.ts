import type { AnswerContext } from '../answer.js';
import type { Asked } from '../aspects/aspect.js';
import { aspectOf } from '../aspects/aspects.js';
import type { SiteAnswer } from './site-answer.js';
import type { SiteSearch } from './site-search.js';
import type { Told } from './tell-aspects.js';
import type { Understanding } from './understanding.js';

const GOES_ON = '=und|=auch|=aber|=oder|=also';
const MOST_WORDS = 7;
/** What is told in figures, with what they hang on. */
const DEPENDING = new Set(['lasting', 'pickup']);

/** What was told before, and where it was one of the site's texts. */
export interface StillTold extends Told {
  readonly site?: SiteAnswer | undefined;
}

/** «Und bei viel Salz?», «Und wenn er wiederkommt?»: what the answer before spoke of is asked of that answer. */
export function stillTold(
  { content, rest, words, subjects }: Understanding,
  asked: Asked,
  { aspect: id, passage }: AnswerContext,
  site: SiteSearch,
): StillTold | undefined {
  if (words.length > MOST_WORDS || content.length === 0 || subjects.isNamed || !asked.says(GOES_ON)) return undefined;
  if (passage) {
    const told = site.retell(passage, rest);
    return told && site.hasAll(rest, told.text) ? { id: id ?? '', reply: told, at: [], site: told } : undefined;
  }
  const aspect = aspectOf(id ?? '');
  const isOfText = aspect?.isText || DEPENDING.has(aspect?.id ?? '');
  const reply = aspect && isOfText ? aspect.answer(asked) : undefined;
  return aspect && reply && site.hasAll(rest, reply.text) ? { id: aspect.id, reply, at: [] } : undefined;
}
