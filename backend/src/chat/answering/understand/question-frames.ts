import type { Sentence } from './reader.js';

const POLITE =
  '(?:bitte|vielleicht|kurz|schnell|noch|mal|einmal|eventuell|auch|gerne?|denn|etwa|nur|einfach|rasch|zufällig)';
const FILL = `(?: ${POLITE})*`;
/** «Könnt ihr mir sagen, ob …», «Ich wollte nur fragen, ob …», «Weisst du, wann …» */
const FRAMES: readonly RegExp[] = [
  `(?:können|könnt|könnten|könntet|kannst|könntest) (?:sie|ihr|du)(?: mir| uns)?${FILL} (?:sagen|verraten|mitteilen|bestätigen)`,
  `(?:wissen|wisst|weisst) (?:sie|ihr|du)${FILL}`,
  `ich (?:wollte|möchte|würde|hätte|wüsste|will)${FILL} (?:fragen|wissen|nachfragen|erfahren|gewusst)`,
  `wir (?:wollten|möchten|würden|hätten|wüssten)${FILL} (?:fragen|wissen|nachfragen|erfahren|gewusst)`,
  `ich (?:wüsste|frage mich|weiss nicht)${FILL}`,
  `(?:darf|dürfte|kann) ich${FILL} fragen`,
  `(?:mich|uns) (?:würde|interessiert|interessieren)${FILL}(?: interessieren)?`,
  `(?:sagen|sag|sagt|sage)(?: sie)? (?:mir|uns)${FILL}`,
].map(
  (frame) =>
    new RegExp(
      `^(?:also |und |aber )?${frame} (?=(?:ob|wann|wie|wo|was|wer|warum|bis wann|ab wann|um welche|welche[rsnm]?)(?: |$))`,
    ),
);

/** «Könnt ihr mir sagen, ob ihr am Dienstag offen habt?» asks whether they are open, and for nothing that they say. */
export function withoutFrames(sentences: readonly Sentence[]): readonly Sentence[] {
  return sentences.map((sentence) => {
    const framing = frameIn(sentence);
    if (framing === 0) return sentence;
    const { parts, ...whole } = sentence;
    return { ...whole, words: whole.words.slice(framing), endsAsQuestion: true };
  });
}

/** How many words at the beginning only say that something is asked. */
function frameIn({ words }: Sentence): number {
  const said = words.map(({ standard }) => standard).join(' ');
  const frame = FRAMES.map((each) => each.exec(said)?.[0] ?? '').find((each) => each !== '') ?? '';
  const length = frame === '' ? 0 : frame.trim().split(' ').length;
  // «ob» alone says no more than the mark at the end.
  return length > 0 && words[length]?.standard === 'ob' ? length + 1 : length;
}
