import type { KnowledgePassage } from '../../knowledge/knowledge-passage.js';

/** A fact says nothing without its term: «Mitbringen: Schlüssel und eine Kopie des Fahrzeugausweises». */
export function toldText({ passage, text }: { passage: KnowledgePassage; text: string }): string {
  return passage.kind === 'fact' ? `${passage.title}: ${text}` : text;
}

/** Of a list the one thing that is asked for, under the list's title. */
export function itemOf({ title, text, kind }: KnowledgePassage, says: string): string | undefined {
  const items = text.replace(/\.$/, '').split('; ');
  const item = items.find((each) => says !== '' && each.includes(says));
  return kind === 'section' && items.length > 2 && item ? `${title}: ${item}.` : undefined;
}
