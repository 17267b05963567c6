import { describe, expect, it } from '@jest/globals';
import { readBareName, readNameAlone } from './read-bare-name.js';

describe('readBareName', () => {
  it.each([
    ['Anna Meier', 'Anna Meier'],
    ['meier', 'meier'],
    ['ANNA MEIER', 'ANNA MEIER'],
    ['Ja, Anna Meier', 'Anna Meier'],
    ['d Anna', 'Anna'],
    ['isch de Hans', 'Hans'],
    ['Der Meier', 'Meier'],
    ['Meier, Anna', 'Meier, Anna'],
    ['Anna und Beat Meier', 'Anna und Beat Meier'],
    ['Familie Meier', 'Familie Meier'],
    ['Firma Muster AG', 'Firma Muster AG'],
    ['von Allmen', 'von Allmen'],
    ['A. Meier', 'A. Meier'],
    ['Nguyễn Văn An', 'Nguyễn Văn An'],
    ['José García', 'José García'],
    ['Anna 😀', 'Anna'],
    ['Anna (Büro)', 'Anna'],
    ['Anna Winter', 'Anna Winter'],
    ['Herr Weiss', 'Herr Weiss'],
    ['Familie Schweizer', 'Familie Schweizer'],
    ['Sommer', 'Sommer'],
    ['Anna aus Bern', 'Anna'],
  ])('takes the answer «%s»', (text, name) => {
    expect(readBareName(text, 'name', false)?.words).toBe(name);
  });

  it.each([
    'Ja',
    'Danke',
    'Keramik',
    'Keramikversiegelung',
    'Was kostet das?',
    'jup',
    'jaa',
    'Mitte Mai',
    'innen und aussen',
    'Wer sind Sie',
    'Guten Tag',
    'weiss nicht',
    'später',
    'keine Lust',
    'Das ist mein Sohn',
    'Offerte',
    'Samstag',
    'im April',
    'x',
    '2019',
    '<b>Anna</b>',
    '',
  ])('takes no name from the answer «%s»', (text) => {
    expect(readBareName(text, 'name', false)).toBeNull();
  });

  it.each([
    ['Anna Meier, \n', true, 'Anna Meier'],
    ['Offerte Autohotel, Anna Meier', true, 'Anna Meier'],
    ['Ich möchte eine Offerte für die Versiegelung. Marco Brunner, ', true, 'Marco Brunner'],
    ['offerte für autohotel, markus weber ', true, 'markus weber'],
    ['offerte für autohotel, rote farbe ', true, null],
    ['Anna Meier, \n', false, null],
    ['Anna, \n', true, null],
    ['Bitte melden, \n', true, null],
    ['Hallo Herr Frei, \n', true, null],
    ['Besten Dank, \n', true, null],
    ['Guter Zustand, \n', true, null],
  ])('unasked, takes first name and surname of «%s» beside a contact (%s)', (text, besideContact, name) => {
    expect(readBareName(text, 'message', besideContact)?.words ?? null).toBe(name);
  });
});

describe('readNameAlone', () => {
  it.each([
    ['Peter Muster', 'message', 'Peter Muster'],
    ['Anna Meier', 'vehicle', 'Anna Meier'],
    ['Anna Forster', 'vehicle', 'Anna Forster'],
    ['Meier Sepp', 'vehicle', 'Meier Sepp'],
    ['Reto', 'extras', 'Reto'],
    ['Doris Huber, Dorfstrasse 3, 4914 Roggwil', 'contact', 'Doris Huber'],
    ['Peter Muster, es geht um eine Politur', 'message', 'Peter Muster'],
    // Where no two capitals are an answer, they need not be known.
    ['Ysolde Quarz', 'desiredDate', 'Ysolde Quarz'],
    ['Ysolde Quarz', 'vehicle', null],
    ['Zebra Tourer', 'vehicle', null],
    ['Marco Polo', 'vehicle', null],
    ['Felgen Polieren', 'message', null],
    ['Mitte Mai', 'desiredDate', null],
    ['Ja', 'message', null],
    ['Anna Meier?', 'message', null],
  ] as const)('«%s» where %s was asked for: %s', (text, asked, name) => {
    expect(readNameAlone(text, asked)?.words ?? null).toBe(name);
  });
});
