import { campaignPeriod } from '../../knowledge/campaign-period.js';
import type { KnowledgePassage } from '../../knowledge/knowledge-passage.js';

/** The page of the campaign shows its period itself. */
const ON_PAGE = ', der auf dieser Seite steht';

/** A fact says nothing without its term: «Mitbringen: Schlüssel und eine Kopie des Fahrzeugausweises». */
export function toldText({ passage, text }: { passage: KnowledgePassage; text: string }): string {
  if (passage.kind === 'fact' && !text.startsWith(passage.title)) return `${passage.title}: ${text}`;
  return text.replace(ON_PAGE, `, also ${campaignPeriod}`);
}

/** Whether it lists things and says nothing of any. */
export function isList({ text, kind }: KnowledgePassage): boolean {
  return kind === 'section' && text.split('; ').length > 2;
}

/** «Nein. …», «Oft ja. …» */
const VERDICT = /^(?:(Nein)|(?:Oft )?[Jj]a)\. /;
const DENIES = /\b(?:nicht|kein\p{L}*|nie|ohne|Grenzen)\b/u;

/**
 * «Hilft Keramik gegen sauren Regen?» «Nein. … Sie hilft gegen Schmutz»: the verdict is on another question than the
 * one that this sentence of the text answers. Nor is it one on «Wie dick ist die Schicht?»
 *
 * @param says the sentence, or a piece of it; empty where the text's own question is asked
 * @param isOpen whether more is asked than for a yes or a no
 */
export function withoutContrary(text: string, says: string, isOpen = false): string {
  const [verdict = '', no] = VERDICT.exec(text) ?? [];
  if (isOpen) return text.slice(verdict.length);
  const sentence = text.split(/(?<=\.) /).find((each) => says !== '' && each.includes(says));
  const isContrary = sentence !== undefined && DENIES.test(sentence) !== (no !== undefined);
  return isContrary ? text.slice(verdict.length) : text;
}

/** Of a list the one thing that is asked for, under the list's title; all of it where that reaches from one to another. */
export function itemOf({ title, text, kind }: KnowledgePassage, says: string): string | undefined {
  const items = text.replace(/\.$/, '').split('; ');
  const item = items.find((each) => says !== '' && each.includes(says));
  if (kind !== 'section' || items.length <= 2) return undefined;
  if (says.includes('; ')) return `${title}: ${text}`;
  return item && `${title}: ${item}.`;
}
