import type { Asked, Reply } from '../aspects/aspect.js';
import { aspectOf } from '../aspects/aspects.js';
import { lasting } from './meant-subjects.js';
import type { Understanding } from './understanding.js';

/** «Auf was?» of a discount or a guarantee. */
const ON_WHAT = ':auf_was|worauf|für_was|wofür|auf_alles|für_alles|auf_alle';
/** «Gilt die weiter, wenn ich es verkaufe?», «Was muss ich dafür machen?» */
const HOLDS = `:gilt|:gelten|verfallen|verfällt|erlischt|übertragen|übertragbar|weitergeben|voraussetzung|bedingung|dafür_:machen|dafür_:tun|${ON_WHAT}`;

/** What a discount or a guarantee is for, and on which terms: of that alone it is asked so. */
export function scopeAsked({ content, subjects }: Understanding, asked: Asked, before: string): Reply | undefined {
  if (before === 'campaign' && content.length === 0 && asked.says(ON_WHAT)) {
    const text = asked.look('gilt der rabatt auch auf andere leistungen', 'everywhere');
    return text === undefined ? undefined : { text };
  }
  if (before !== 'guarantee' || subjects.isNamed || !asked.says(HOLDS)) return undefined;
  return aspectOf('guarantee')?.answer({ ...asked, subjects: lasting(asked.before.slice(0, 1)) });
}
