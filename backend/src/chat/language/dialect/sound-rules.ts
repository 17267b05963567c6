/** Sounds of the dialects beside those of standard German; each may hold for a word or not. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/sch(?=[pt])/g, 's'],
  [/^ch(?=[aeiouäöülnr])/, 'k'],
  [/^g(?=[bdfghklmnprstwvz])/, 'ge'],
  [/^b(?=[dghkmnstvwz])/, 'be'],
  [/^use(?=[bdfghklmnprstvwz])/, 'heraus'],
  [/^ine(?=[bdfghklmnprstvwz])/, 'hinein'],
  [/^v[eo]r?bi+(?=.)/, 'vorbei'],
  [/^zr[uü]gg(?=.)/, 'zurück'],
  [/^w[äe]gg?(?=[bdfghklmnprstvwz].)/, 'weg'],
  [/^zue(?=[bdfghklmnprstvwz].)/, 'zu'],
  [/ig$/, 'ung'],
  [/ige$|igä$/, 'ungen'],
  [/ig(?=s.)/g, 'ung'],
  [/ä$/, 'e'],
  [/i$/, 'e'],
  [/ii|yy?/g, 'ei'],
  [/ai/g, 'ei'],
  [/uu|ou/g, 'au'],
  [/üü|öi/g, 'eu'],
  [/üe|üä/g, 'ü'],
  [/ue|uä/g, 'u'],
  [/iä/g, 'ie'],
  [/oo/g, 'a'],
  [/aa/g, 'a'],
  [/([bdfgklmnprst])lu$/, '$1eln'],
  [/([bdfgkmnprst])u$/, '$1el'],
  [/([aeiouäöü])([mnpt])u$/, '$1$2$2el'],
  [/([aeiouäöü])u(?=[^aeiouäöü]|$)/g, '$1l'],
  [/([aeiouäöü])u(?=[aeiouäöü])/g, '$1ll'],
  [/u(?=[^aeiouäöü])/g, 'au'],
  [/i(?=[^aeiouäöü])/g, 'ei'],
  [/ng(?=e|$)/g, 'nd'],
  [/ä(?=.)/g, 'e'],
  [/u(?=mm|nn)/g, 'o'],
  [/gg/g, 'ck'],
  [/^ii?(?=[bdfglmnprstvz])/, 'ein'],
  [/^aa?(?=[bdfgklmnprstvz])/, 'an'],
  [/^uu?f/, 'auf'],
  [/^uu?s/, 'aus'],
  [/[ao]ht$/, 'eht'],
  [/(?:[ei]d|ot)$/, 'et'],
  [/e[dt]$/, 't'],
  [/sch$/, 'st'],
  [/e$|u$/, 'en'],
  [/([^e])li$/, '$1'],
];

/** Bounds the work for one word. */
const MOST_READINGS = 64;

/** What a word of the dialect may be in standard German, with the fewest changes first and without the word itself. */
export function standardReadings(word: string): readonly string[] {
  const changes = new Map<string, number>([[word, 0]]);
  for (const [sound, standard] of RULES) {
    for (const [reading, count] of [...changes]) {
      const changed = reading.replace(sound, standard);
      if (changes.size < MOST_READINGS && !changes.has(changed)) changes.set(changed, count + 1);
    }
  }
  return [...changes.keys()].slice(1).sort((one, other) => (changes.get(one) ?? 0) - (changes.get(other) ?? 0));
}
