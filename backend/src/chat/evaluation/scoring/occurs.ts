import { foldReply } from './fold-reply.js';

/**
 * Whether a word of a label occurs in a reply, both folded. A figure is found whole alone: `CHF 80` is not in «CHF 800»,
 * and `50` not in «150»; words are found inside longer words too.
 */
export function occurs(term: string, reply: string): boolean {
  const folded = foldReply(term);
  const text = foldReply(reply);
  for (let at = text.indexOf(folded); at >= 0; at = text.indexOf(folded, at + 1)) {
    if (!isDigit(folded[0]) || !isDigit(text[at - 1])) {
      if (!isDigit(folded.at(-1)) || !isDigit(text[at + folded.length])) return true;
    }
  }
  return false;
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && /\d/.test(character);
}
