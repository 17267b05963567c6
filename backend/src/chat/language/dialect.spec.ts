import { describe, expect, it } from '@jest/globals';
import { table } from '../reading/testing/table.js';
import { inStandardGerman } from './dialect.js';

describe('a text in standard German', () => {
  it.each(
    table(`
    Isch hüt offe? → ist heute offen? | Isch hüüt offä? → ist heute offen? | Vermitlung → vermittlung
    es wohnmobiil → es wohnmobil | mir sind da → mir sind da | mir händ Ziit → wir haben zeit | mitten → mitten
    Gruß → gruss
  `),
  )('of «%s» is «%s»', (typed, standard) => {
    expect(inStandardGerman(typed)).toBe(standard);
  });
});
