import { describe, expect, it } from '@jest/globals';
import { readDate } from './read-date.js';
import { table } from './testing/table.js';

describe('readDate', () => {
  it.each(
    table(`
    [nächste Woche] | Es würde [im April] passen | [am liebsten Samstag] | [am liebsten Ende April] | [15.3.]
    [am 15. März 2027] | [2027-03-15] | [Am Samstag 15. März um 10 Uhr] | [morgen ab 14 Uhr] | [von Oktober bis April]
    [Ende März oder Anfang April] | [in zwei Wochen] | [so bald wie möglich] | [nächscht Wuche am Zischtig]
    [neggscht Wuche, am liebschte Ziischdig] | aber [nöd vor de zwölfi] | [am beschte am Abe] | [ab halbi sächs]
    Termin für Innenreinigung, Opel Astra, [Montag], Ruth Bieri | [am Samschtig] | bitte [abends] anrufen
    [Kalenderwoche 14] | Geht es [am Samstag]? | Termin: [egal, Hauptsache bald] | [diesen Herbst] | [nach Ostern] | [vor Auffahrt]
    [von 1. Oktober bis 31. März] | Ich bin [flexibel] | Bitte [nicht vor 9 Uhr] anrufen | [nur am Samstag]
    [nächste Woche Mittwoch] | [nächste Woche am Dienstag oder Mittwoch Nachmittag] | [am Samschtig am Morge]
    [ab Okt 2027 bis März 2028] | Könnten Sie mich bitte [morgen] zurückrufen? | [sobald ihr Zeit habt]
    [Samstag Vormittag] | [Donnerstag 14 Uhr] | [geht auch Donnerstag] | Einlagerung [Okt-März]
    [vo Mitti Oktober bis Ostere] | Guten Morgen | Morgen zusammen | Haben Sie am Samstag offen?
    Wie lange dauert es im Winter? | EZ 12.04.2019 | Jg. 2019 | MFK im April 2024 | Ich habe heute Ihr Inserat gesehen
    Version 2.5 | Mein Vater ist im Herbst verstorben und wir verkaufen | Er wurde letzten Sommer poliert
    Wir sind bis am 3. Mai noch in Spanien, also [ab 10. Mai] | Es ist [ab Oktober] geplant
    ich will en platz reserviere fürs womo [ab 1 novämber] 7m lang | Wir fahren nur noch [von Mai bis Septemper]
    Ich möchte [morgen Freitag um zwei Uhr nachmittags] kommen. | Mir sueched [uf de Winter] en Platz
    Können Sie mich [am Montag um 9] anrufen? | Rufen Sie [morgen um 10] an | [Mittwoch um neun], Ruth Bieri | [am 7. Mai um 9]
    Offerte, Opel Astra, 079 123 45 67, [Dienstag ab 14] | chöit dir [am Zyschtig am achti] aalüte?
    Termin [16.12. 9 Uhr] | [vom 8. bis 19. Dez.] | [zw. 1. und 12. März 2027] | [i de Wuche vom 18. Januar] | [22./23. februar]
    doch [lieber am Freitag], am Dienstag geht es mir nicht | [ab 1. Januar für 3 Monate] | [in der ersten Märzwoche] | Ziischtig gaht doch nöd, [Mittwuch am Morge] | [am 18. um 15.30 Uhr] | Zeitraum [1.12.26-31.3.27]
    Bitte um Rückruf [heute zwischen 14 und 16 Uhr] | ich möchte meinen Termin vom Dienstag verschieben
  `),
  )('finds the date in «%s»: %s', (text, date) => {
    expect(readDate(text, 'message')?.words).toBe(date);
  });

  it.each(
    table(`
    [Samstag] | [Frühling 2027] | ein Hymer
  `),
  )('takes the answer «%s» beside the size: %s', (text, date) => {
    expect(readDate(text, 'extras')?.words).toBe(date);
  });

  it.each(
    table(`
    [wenn der Schnee weg ist] | [e Zyschtig im April] | Wann haben Sie Zeit? | weiss noch nicht wann | egal
    ja, ausser der Länge, die ist 4.90
  `),
  )('takes the answer «%s» by itself: %s', (text, date) => {
    expect(readDate(text, 'desiredDate')?.words).toBe(date);
  });
});
