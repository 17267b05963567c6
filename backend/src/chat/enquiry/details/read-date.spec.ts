import { describe, expect, it } from '@jest/globals';
import { readDate } from './read-date.js';

describe('readDate', () => {
  it.each([
    ['nächste Woche', 'nächste Woche'],
    ['Es würde im April passen', 'im April'],
    ['am liebsten Samstag', 'am liebsten Samstag'],
    ['am liebsten Ende April', 'am liebsten Ende April'],
    ['15.3.', '15.3.'],
    ['am 15. März 2027', 'am 15. März 2027'],
    ['2027-03-15', '2027-03-15'],
    ['Am Samstag 15. März um 10 Uhr', 'Am Samstag 15. März um 10 Uhr'],
    ['morgen ab 14 Uhr', 'morgen ab 14 Uhr'],
    ['von Oktober bis April', 'von Oktober bis April'],
    ['Ende März oder Anfang April', 'Ende März oder Anfang April'],
    ['in zwei Wochen', 'in zwei Wochen'],
    ['so bald wie möglich', 'so bald wie möglich'],
    ['nächscht Wuche am Zischtig', 'nächscht Wuche am Zischtig'],
    ['neggscht Wuche, am liebschte Ziischdig', 'neggscht Wuche, am liebschte Ziischdig'],
    ['aber nöd vor de zwölfi', 'nöd vor de zwölfi'],
    ['am beschte am Abe', 'am beschte am Abe'],
    ['ab halbi sächs', 'ab halbi sächs'],
    ['Termin für Innenreinigung, Opel Astra, Montag, Ruth Bieri', 'Montag'],
    ['am Samschtig', 'am Samschtig'],
    ['bitte abends anrufen', 'abends'],
    ['Kalenderwoche 14', 'Kalenderwoche 14'],
    ['Geht es am Samstag?', 'am Samstag'],
    ['Termin: egal, Hauptsache bald', 'egal, Hauptsache bald'],
    ['diesen Herbst', 'diesen Herbst'],
    ['nach Ostern', 'nach Ostern'],
    ['von 1. Oktober bis 31. März', 'von 1. Oktober bis 31. März'],
    ['Ich bin flexibel', 'flexibel'],
    ['Bitte nicht vor 9 Uhr anrufen', 'nicht vor 9 Uhr'],
    ['nur am Samstag', 'nur am Samstag'],
    ['nächste Woche Mittwoch', 'nächste Woche Mittwoch'],
    ['nächste Woche am Dienstag oder Mittwoch Nachmittag', 'nächste Woche am Dienstag oder Mittwoch Nachmittag'],
    ['am Samschtig am Morge', 'am Samschtig am Morge'],
    ['ab Okt 2027 bis März 2028', 'ab Okt 2027 bis März 2028'],
    ['Könnten Sie mich bitte morgen zurückrufen?', 'morgen'],
    ['sobald ihr Zeit habt', 'sobald ihr Zeit habt'],
    ['Samstag Vormittag', 'Samstag Vormittag'],
    ['Donnerstag 14 Uhr', 'Donnerstag 14 Uhr'],
    ['geht auch Donnerstag', 'geht auch Donnerstag'],
    ['Einlagerung Okt-März', 'Okt-März'],
    ['vo Mitti Oktober bis Ostere', 'vo Mitti Oktober bis Ostere'],
  ])('finds the date in «%s»', (text, date) => {
    expect(readDate(text, 'message')?.words).toBe(date);
  });

  it.each([
    'Guten Morgen',
    'Morgen zusammen',
    'Haben Sie am Samstag offen?',
    'Wie lange dauert es im Winter?',
    'EZ 12.04.2019',
    'Jg. 2019',
    'MFK im April 2024',
    'Ich habe heute Ihr Inserat gesehen',
    'Version 2.5',
    '',
  ])('finds none in «%s»', (text) => {
    expect(readDate(text, 'message')).toBeNull();
  });

  it.each([
    ['Samstag', 'extras', 'Samstag'],
    ['Frühling 2027', 'extras', 'Frühling 2027'],
    ['wenn der Schnee weg ist', 'desiredDate', 'wenn der Schnee weg ist'],
    ['ein Hymer', 'extras', null],
    ['Wann haben Sie Zeit?', 'desiredDate', null],
    ['weiss noch nicht wann', 'desiredDate', null],
    ['egal', 'desiredDate', null],
    ['ja, ausser der Länge, die ist 4.90', 'desiredDate', null],
  ] as const)('takes the answer «%s» where %s was asked for', (text, asked, date) => {
    expect(readDate(text, asked)?.words ?? null).toBe(date);
  });
});
