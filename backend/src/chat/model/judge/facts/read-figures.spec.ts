import { expect, it } from '@jest/globals';
import { plainFigures } from './plain-figures.js';
import { readFigures } from './read-figures.js';

it.each([
  ["ab CHF 1'699 exkl. MwSt.", ['money chf 1699 from']],
  ['rund 1 699 Franken', ['money chf 1699 about']],
  ['CHF 200.– und 150.–', ['money chf 200 exact', 'money chf 150 exact']],
  ['CHF 200.00', ['money chf 200 exact']],
  ['Fr. 80, Fr 90', ['money chf 80 exact', 'money chf 90 exact']],
  ['CHF150 oder 150CHF', ['money chf 150 exact', 'money chf 150 exact']],
  ['80 bis 150 Franken, CHF 80-150', ['money chf 80-150 exact', 'money chf 80-150 exact']],
  ['zweihundert Franken', ['money chf 200 exact']],
  ['null Franken', ['money chf 0 exact']],
  ['150 Euro, $ 5', ['money euro 150 exact', 'money $ 5 exact']],
  ['beginnt schon bei CHF 80', ['money chf 80 from']],
  ['ein paar hundert Franken', ['money chf 100 exact']],
  ['einige Hunderter', ['unreadable hunderter exact']],
  ['CHF l50', ['unreadable chf exact', 'number 50 exact']],
  ['20 %, zwanzig Prozent', ['percent 20 exact', 'percent 20 exact']],
  ['bis zu 99.9%', ['percent 99.9 upto']],
  ['5–8% Wasser', ['percent 5-8 exact']],
  ['3–5 Jahre, drei bis fünf Jahre', ['measure 3-5 jahr exact', 'measure 3-5 jahr exact']],
  ['15+ Jahre, über 15 Jahren', ['measure 15 jahr over', 'measure 15 jahr over']],
  ['500+ zufriedene Kunden', ['measure 500 kunde over']],
  ['innert 24 Stunden', ['measure 24 stunde upto']],
  ['3 bis 5 Arbeitstage', ['measure 3-5 arbeitstag exact']],
  ['über 9 bar bei 180–190 °C', ['measure 9 bar over', 'measure 180-190 grad exact']],
  ['in ein paar Tagen', ['measure some tag exact']],
  ['7.40 m x 3 Meter', ['measure 7.4 m exact', 'measure 3 m exact']],
  ['08:30–11:30', ['time 08:30-11:30 exact']],
  ['von 8.30 bis 11.30 Uhr', ['time 08:30-11:30 exact']],
  ['8 bis 12 Uhr', ['time 08:00-12:00 exact']],
  ['um 8 Uhr 30, um 17.30 Uhr, um halb neun', ['time 08:30 exact', 'time 17:30 exact', 'time 08:30 exact']],
  ['von 08:30 bis 11:30 Uhr, um 08:30 Uhr', ['time 08:30-11:30 exact', 'time 08:30 exact']],
  ['Mo–Fr 08:30–11:30', ['time 08:30-11:30 exact']],
  ['bis 31. Oktober 2025', ['date 31.10.2025 exact']],
  ['am 31.10.2025, am 1.11., im Oktober', ['date 31.10.2025 exact', 'date 1.11. exact', 'date .10. exact']],
  ['24/7, 24 Stunden am Tag', ['clock 24/7 exact', 'clock 24/7 exact']],
  ['+41 62 000 00 00 oder 062 000 00 00', ['phone +41620000000 exact', 'phone +41620000000 exact']],
  [
    'info@a.example, www.b.ch/x, c.com',
    ['mail info@a.example exact', 'address www.b.ch/x exact', 'address c.com exact'],
  ],
  ['Musterstrasse 1, 4914 Roggwil', ['number 1 exact', 'number 4914 exact']],
  ['zwei Angebote', []],
  ['Zwischen den Fahrten. Im Monat danach. Der Bart.', []],
])('reads the figures of «%s»', (text, figures) => {
  const read = readFigures(plainFigures(text));
  expect(read.map(({ kind, key, bound }) => `${kind} ${key} ${bound}`)).toEqual(figures);
});
