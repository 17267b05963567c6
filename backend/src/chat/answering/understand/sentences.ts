/** Abbreviations whose point ends no sentence. */
const ABBREVIATION = /(?:^|\s)(?:ca|z|b|bzw|inkl|exkl|mwst|nr|str|st|usw|evtl|max|min|jg|bj|tel|ev|resp|d|h|fr|sfr)$/i;

/** «1.», «am 6.3.» */
const NUMBERED = /\s\d+$|(?:^|\s)(?:am|den|dem|der|vom|zum|ab|bis) \d{1,2}\.\d{1,2}$/i;

/** After a number these begin a sentence: «Jahrgang 72. Was zahlen Sie?», but «am 1. August». */
const BEGINS =
  /^\s+(?:Wa[sn]{1,2}|Wie|Wo|Wer|Warum|Welche[rsnm]?|Ich|Wir|Mir|Kann|Können|Ist|Isch|Gibt|Gits|Macht|Muss|Darf|Reicht|Längt|Bitte|Danke|Merci|Und)(?!\p{L})/u;

/** A sentence as typed, and whether it ends as a question. */
export interface TypedSentence {
  readonly text: string;
  readonly endsAsQuestion: boolean;
}

/** Parts a message into its sentences; a point inside a number or after an abbreviation ends none. */
export function splitSentences(message: string): TypedSentence[] {
  const sentences: TypedSentence[] = [];
  let begin = 0;
  for (const match of message.matchAll(/[?!;\n…]+|\.+(?=\s|$)/gu)) {
    const text = message.slice(begin, match.index);
    const rest = message.slice(match.index + match[0].length);
    if (match[0] === '.' && (ABBREVIATION.test(text) || (NUMBERED.test(text) && !BEGINS.test(rest)))) continue;
    sentences.push({ text, endsAsQuestion: match[0].includes('?') });
    begin = match.index + match[0].length;
  }
  sentences.push({ text: message.slice(begin), endsAsQuestion: false });
  return sentences.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}
