import { VERBS, verbForms } from './verbs.js';

/** All forms of the verbs of questions. */
export const VERB_FORMS: readonly string[] = VERBS.flatMap((verb) => verbForms(verb).forms);

const forms: ReadonlySet<string> = new Set(VERB_FORMS);
/** Of verbs that a prefix leaves their meaning: «ausleeren» is «leeren», but «annehmen» is no «nehmen». */
const keeping: ReadonlySet<string> = new Set(
  VERBS.filter((verb) => !verb.includes(' ') && verb !== 'machen').flatMap((verb) => verbForms(verb).forms),
);
const PREFIXED =
  /^(?:ab|an|auf|aus|bei|durch|ein|fort|heim|heran|heraus|herein|her|hinaus|hinein|hin|los|mit|nach|raus|rein|um|vorbei|vor|weg|weiter|zurück|zusammen|zu)(?:zu)?(.+)$/;
/** Shorter forms end nouns: «Abgabe». */
const SHORTEST_VERB = 5;

/** Whether a word is a verb of questions with a separable prefix: «abrechnen». */
export function isPrefixedVerb(word: string): boolean {
  const [, verb = ''] = PREFIXED.exec(word) ?? [];
  return verb.length >= SHORTEST_VERB && forms.has(verb);
}

/** The verb that means nearly the same without its prefix: «leeren» of «ausleeren»; undefined if there is none. */
export function verbWithoutPrefix(word: string): string | undefined {
  const [, verb = ''] = PREFIXED.exec(word) ?? [];
  return verb.length >= SHORTEST_VERB && keeping.has(verb) ? verb : undefined;
}
