const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:zwei|zwöi|zwo|zwöü)|^beid(?:e[nr]?|i)$/u, 2],
  [/^(?:drei|drü)/u, 3],
  [/^vier(?!tel)/u, 4],
  [/^(?:fünf|füf|föif|feuf|föf)/u, 5],
  [/^(?:sechs|sächs)/u, 6],
  [/^(?:sieben|sibe)/u, 7],
  [/^achti?$/u, 8],
  [/^(?:neun|nün)/u, 9],
  [/^(?:zehn|zäh|zää)/u, 10],
  [/^(?:elf|euf|öuf)$/u, 11],
  [/^(?:zwölf|zwöuf)/u, 12],
];
/** In months. */
const SPANS: readonly (readonly [RegExp, number])[] = [
  [/^(?:vierteljahr|quartal)/u, 3],
  [/^(?:halbes|halbs|halbjahr|halbjohr)/u, 6],
  [/^(?:jahr|johr|jährlich)/u, 12],
];
const ROUND = /([a-zäöü]*?)(hundert|tausend|tuusig|tuusend)/giu;

/** Every number that a visitor names, in figures («1'000», «7.40») or as a round word («tuusig», «fünfhundert»). */
export function namedNumbers(text: string): readonly number[] {
  const figures = text.replace(/(?<=\d)['’ ](?=\d{3})/g, '').matchAll(/\d+(?:\.\d\d)?/g);
  const words = text.toLowerCase().matchAll(ROUND);
  return [
    ...[...figures].map(([figure]) => Number(figure)),
    ...[...words].map(([, count = '', round]) => (numberOf(count, NUMBERS) ?? 1) * (round === 'hundert' ? 100 : 1000)),
  ];
}

/** Ten years of months; nobody brings more vehicles. */
const MOST = 120;

/**
 * How often a visitor may want a price: the small whole numbers of a text, in figures or words, spans in months, and
 * each of two multiplied (three vehicles for four months); one is always among them.
 */
export function namedCounts(text: string): readonly number[] {
  const figures = [...text.matchAll(/(?<![\d.'’])\d{1,3}(?![\d'’])/g)].map(([figure]) => Number(figure));
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const spoken = words.flatMap((word) => numberOf(word, [...NUMBERS, ...SPANS]) ?? []);
  const counts = [...new Set([1, ...figures, ...spoken])];
  const products = counts.flatMap((one, at) => counts.slice(at + 1).map((other) => one * other));
  return [...new Set([1, ...products])].filter((count) => count >= 1 && count <= MOST);
}

function numberOf(word: string, values: readonly (readonly [RegExp, number])[]): number | undefined {
  return values.find(([pattern]) => pattern.test(word))?.[1];
}
