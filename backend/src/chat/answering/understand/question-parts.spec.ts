import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../language/read-text.js';
import { questionParts } from './question-parts.js';

const vocabulary = createVocabulary([]);
const partsOf = (text: string) =>
  questionParts(text.split(', ').map((clause) => readText(clause, vocabulary).words)).map(
    ({ words, asks }) => `${asks ? '? ' : ''}${words.map(({ standard }) => standard).join(' ')}`,
  );

describe('the parts of a sentence that tell and ask', () => {
  it.each([
    [
      'mein Mann hat Kaffee ausgeleert, kriegt ihr das raus und was kostet das',
      ['mein mann hat kaffee ausgeleert', '? kriegt ihr das raus', '? und was kostet das'],
    ],
    [
      'was ist im Preis enthalten und wie lange dauert es',
      ['? was ist im preis enthalten', '? und wie lange dauert es'],
    ],
    ['ich fahre oft, was ist besser', ['ich fahre oft', '? was ist besser']],
    ['wie lange dauert es ich muss auf den Zug', ['? wie lange dauert es', 'ich muss auf den zug']],
    [
      'ab wann kann ich es bringen und was muss ich ausräumen',
      ['? ab wann kann ich es bringen', '? und was muss ich ausräumen'],
    ],
    ['sagen Sie mir was es kostet und ob man Strom hat', ['? sagen sie mir was es kostet', '? und ob man strom hat']],
    ['ist es geheizt bei euch und schaut nachts jemand', ['? ist es geheizt bei euch', '? und schaut nachts jemand']],
    ['ist die Halle geheizt, überwacht', ['? ist die halle geheizt', '? ist die halle überwacht']],
    ['wie finde ich euch und wann habt ihr offen', ['? wie finde ich euch', '? und wann habt ihr offen']],
    ['welche Felgen versiegelt ihr und was kostet das', ['? welche felgen versiegelt ihr', '? und was kostet das']],
    ['hilft Dampf gegen Rauch und was kostet das', ['? hilft dampf gegen rauch', '? und was kostet das']],
    ['ist es schlecht für Leder und riecht es danach', ['? ist es schlecht für leder', '? und riecht es danach']],
    ['habe einen Camper, was kostet das', ['habe einen camper', '? was kostet das']],
    ['was kostet das Autohotel, wir haben ein Cabrio', ['? was kostet das autohotel', 'wir haben ein cabrio']],
  ])('«%s»', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it.each([
    'wenn ich das Auto bringe, kann ich warten',
    'was kostet das Autohotel und was die Einlagerung',
    'nehmen Sie alles, was fährt',
    'das Auto und das Wohnmobil',
    'hallo, ist das teuer',
    'kann ich kommen und wie voll muss die Batterie sein',
    'was kostet es wenn ich bin weg',
    'ist das das Auto das ich habe hier gesehen',
  ])('«%s» is one', (text) => {
    expect(partsOf(text)).toHaveLength(1);
  });
});
