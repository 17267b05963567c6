import { describe, expect, it } from '@jest/globals';
import { isKnownName } from './known-names.js';
import { readBareName, readIntroducedName, readNameAlone } from './read-name.js';
import { table } from './testing/table.js';

describe('readIntroducedName', () => {
  it.each(
    table(`
    Ich bin d [Anna Meier] | mein Name ist [Anna Meier] und ich suche einen Platz | mein name ist [anna meier]
    Name: [Anna Meier] | Name:[Anna Meier], Tel: 1 | [Anna Meier] hier | [Anna Meier] ist mein Name
    Grüezi, [Anna Meier] hier, ich hätte gern en Termin | Guten Tag [Anna Meier] am Apparat | Hallo, hier ist [Beat].
    i bi de [peter] | Freundliche Grüsse, [lic. iur. Matthias von Arx] | I bi ds [Rosmarie Jungo]
    Ich heisse übrigens [Hansruedi Zaugg] | mein name ist [elisabeth von allmen]
    ich heisse [elisabeth] von der firma | Grüezi mitenand, i bi d [Vreni] us Roggwil
    Ich heisse [Peter von Gunten] und habe ein Wohnmobil | bite rukruf heise [Toni Aschwanden] hab en camper
    ich heiße [Jürg] | Ich bin [Dr. Hans-Peter Müller] | Ich bin [Prof. em. Heinrich Lanz] | Bitte um eine Offerte.⏎Freundliche Grüsse⏎[Anna Meier]
    Danke und liebe Grüsse, [Anna] | LG [Anna] | Mit freundlichen Grüssen⏎[Anna Meier]
    Besten Dank und Gruss, [Beat Frei] | me seit mir [Housi] | Name ist [Meier mit y] | Ich heisse [Sean O'Connor]
    Name [Anna Meier] | Nachname ist [Ferrari] | mein Nachname isch [Keller]
    min Noochname schrybt sich [Bieri], mit ie | Mein Name ist Zaugg, Hansruedi Zaugg → Hansruedi Zaugg
    Mir sy d [Vreni u dr Hans Zaugg] | Wir sind [Beat Frei], ein Paar
    Vorname: Anna, Nachname: Meier → Anna Meier | Nachname Meier und Vorname Anna → Anna Meier | ich bin interessiert
    Ich bin Besitzer eines Hymers | Ich bin Kunde bei Ihnen | ich bin am Samstag da
    ich bin der Meinung, dass es geht | Ich bin nicht sicher | Ich bin auf der Suche nach einem Platz
    Ich bin die Besitzerin | Wie ist Ihr Name? | Ihr Name ist mir empfohlen worden | mein Name ist egal
    Mein Name steht oben | hier ist alles nass | Hier mein Problem | bin gespannt | Ich bin Mechaniker.
    Mit freundlichen Grüssen | Freundliche Grüsse | Grüezi mitenand | wir sind Van-Lifer und schlafen im Bus
  `),
  )('finds the name in «%s»: %s', (text, name) => {
    expect(readIntroducedName(text)?.words).toBe(name);
  });
});

describe('readBareName', () => {
  it.each(
    table(`
    [Anna Meier] | [meier] | [ANNA MEIER] | Ja, [Anna Meier] | d [Anna] | isch de [Hans] | Der [Meier] | [Meier, Anna]
    [Anna und Beat Meier] | [Familie Meier] | [Firma Muster AG] | [von Allmen] | [A. Meier] | [Nguyễn Văn An]
    [José García] | [Anna] 😀 | [Anna] (Büro) | [Anna Winter] | [Herr Weiss] | [Familie Schweizer] | [Sommer]
    [Anna] aus Bern | Ja | Danke | Keramik | Keramikversiegelung | Was kostet das? | jup | jaa | Mitte Mai
    innen und aussen | Wer sind Sie | Guten Tag | weiss nicht | später | keine Lust | Das ist mein Sohn | Offerte
    Samstag | im April | x | 2019 | <b>Anna</b>
    hm ok. [Rosmarie Flückiger] | [Hp. Leibundgut] | Gestatten, [Armin Vögeli], ehemals Lehrer
    vielleicht | überspringen | Wunschtermin | kei ahnig | Mitarbeiter | [Jan] | Okt-März | [Herr Lang]
  `),
  )('takes the answer «%s»: %s', (text, name) => {
    expect(readBareName(text, 'name', false)?.words).toBe(name);
  });

  it.each(
    table(`
    [Anna Meier], ⏎ | Offerte Autohotel, [Anna Meier] | Ich möchte eine Offerte für die Versiegelung. [Marco Brunner],
    offerte für autohotel, [markus weber] | offerte für autohotel, rote farbe | Anna, ⏎ | Bitte melden, ⏎
    Hallo Herr Frei, ⏎ | Besten Dank, ⏎ | Guter Zustand, ⏎
  `),
  )('unasked, takes first name and surname beside a contact in «%s»: %s', (text, name) => {
    expect(readBareName(text, 'message', true)?.words).toBe(name);
  });

  it('takes none unasked where no contact stands beside it', () => {
    expect(readBareName('Anna Meier, \n', 'message', false)).toBeNull();
  });
});

describe('readNameAlone', () => {
  describe.each([
    [
      'message',
      `[Peter Muster] | [Peter Muster], es geht um eine Politur | Felgen Polieren | Ja | Anna Meier?
      [Monique Berset], Fribourg | [Godi Frey], 4800 Zofingen | [Heidi und Kurt Bühlmann], Biel
      [Beat und Rosmarie Amstutz], Carthago C-Tourer | Hymer Exsis, Roggwil | Keramik, Roggwil`,
    ],
    ['vehicle', '[Anna Meier] | [Anna Forster] | [Meier Sepp] | Ysolde Quarz | Zebra Tourer | Marco Polo'],
    ['extras', '[Reto]'],
    ['contact', '[Doris Huber], Dorfstrasse 3, 4914 Roggwil'],
    ['desiredDate', '[Ysolde Quarz] | Mitte Mai'],
  ] as const)('where the %s was asked for', (asked, messages) => {
    it.each(table(messages))('takes the message «%s»: %s', (text, name) => {
      expect(readNameAlone(text, asked)?.words).toBe(name);
    });
  });
});

it.each(
  table(`
    [Anna Meier] | [anna meier] | [Marco Rossi] | [Meier Sepp] | [Reto] | [Anna Forster] | [Anna-Lena Kunz]
    [Anna de la Cruz] | [Besnik Krasniqi] | Zebra Tourer | Marco Polo | Ford Max | Dampf Reinigung | Peter 500
    Felgen Polieren
  `),
)('knows «%s» as the name %s', (words, name) => {
  expect(isKnownName(words)).toBe(name !== undefined);
});
