const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:zwei|zwöi|zwo|zwöü)/u, 2],
  [/^(?:drei|drü)/u, 3],
  [/^vier/u, 4],
  [/^(?:fünf|füf)/u, 5],
  [/^(?:sechs|sächs)/u, 6],
  [/^(?:sieben|sibe)/u, 7],
  [/^acht/u, 8],
  [/^(?:neun|nün)/u, 9],
];
const ROUND = /([a-zäöü]*?)(hundert|tausend|tuusig|tuusend)/giu;

/** Every number that a visitor names, in figures («1'000», «7.40») or as a round word («tuusig», «fünfhundert»). */
export function namedNumbers(text: string): readonly number[] {
  const figures = text.replace(/(?<=\d)['’ ](?=\d{3})/g, '').matchAll(/\d+(?:\.\d\d)?/g);
  const words = text.toLowerCase().matchAll(ROUND);
  return [
    ...[...figures].map(([figure]) => Number(figure)),
    ...[...words].map(([, count = '', round]) => unitOf(count) * (round === 'hundert' ? 100 : 1000)),
  ];
}

function unitOf(word: string): number {
  return UNITS.find(([pattern]) => pattern.test(word))?.[1] ?? 1;
}
