/** Letters that sound alike, in the order in which they are put for one another; capitals stand for several letters. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sch/g, 'S'],
  [/chs|cks|ks|x/g, 'X'],
  [/ch/g, 'C'],
  [/ph|v/g, 'f'],
  [/dt|th/g, 't'],
  [/tz|ts|zz/g, 'z'],
  [/qu/g, 'kw'],
  [/ck|c/g, 'k'],
  [/ie|ih|y/g, 'i'],
  [/a[iy]|ey/g, 'ei'],
  [/äu/g, 'eu'],
  [/ä/g, 'e'],
  [/ö/g, 'o'],
  [/ü/g, 'u'],
  // «fahren», «zahl», but not «sehen».
  [/(?<=[aeiou])h(?![aeiou])/g, ''],
  // «leda», «imma».
  [/(?<=[aeiou].*[^aeiou])a$/g, 'er'],
  // «schlafn»: the «e» of an ending is not heard.
  [/(?<=[aeiou].*[^aeiou])e(?=[lmnr][st]?$)/g, ''],
  // «kosted», «wek»: the end of a word is hard.
  [/d$/g, 't'],
  [/g$/g, 'k'],
  [/b$/g, 'p'],
  [/(.)\1+/g, '$1'],
];

/** How a word in lower case sounds: the same for all its spellings by ear («viel», «fil»; «geht», «get»). */
export function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [letters, heard]) => sound.replace(letters, heard), word);
}
