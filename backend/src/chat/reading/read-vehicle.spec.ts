import { describe, expect, it } from '@jest/globals';
import { readVehicle } from './read-vehicle.js';
import { withYearsInFigures } from './spelled-numbers.js';
import { table } from './testing/table.js';

describe('readVehicle', () => {
  it.each(
    table(`
    [Hymer B 678 Jg. 2019] | [Ford Transit, Jahrgänge 2015, 2017 und 2019] | [VW Golf, Jahrgang 2015] und wir
    [eura mobil profila 2020] | [knaus sky ti 2016] | VW Golf zweitausendachtzehn → VW Golf 2018
    en 89er Saab 900 → Saab 900, Jg. 1989 | [fiat] ab oktober 2026 | en alte [VW Bus T3]
    ich ha en alte [VW Bus T3] mit 300000 km | [Fiat Ducato, Jahrgang 2003], guter Zustand
    [Dethleffs Trend T 7057, EZ 04/2019] | [Hymer B 678 (2019)] | [Hymer auf Fiat Ducato]
    [Porsche 911 Carrera 4S] für den Winter | 2019er Hymer B544 → Hymer B544, 2019er | [fiat ducato]
    [Mercedes Sprinter 4x4 2018] | [MAN TGE 3.180] | [Hobby Optima T70] | [Mini Cooper S] | es isch en Hymer vo 2012 → Hymer, 2012
    [Hymer] aus Bern | e Offerte für üse [Knaus] | es ist ein [knaus] sun ti | mir hei en [ford transit]
    Termin, [opel astra], Montag | Knaus Sky TI (Jg 2018,  → Knaus Sky TI, Jg 2018
    Ein [Fiat Ducato und ein Oldtimer, Alfa Spider 1974] | für meinen [Hymer und den Knaus] meiner Frau
    der [Fiat] 4.2 m | nein, das Fahrzeug ist ein [Fendt] | [VW California 2019 und ein Anhänger]
    unser Wohnwagen ([Tabbert, 1998]) ist alt | [Hymer B678 und ein Fiat Ducato] | drei [Ford Transit, 2 Renault Master und zwei VW T6]
    [Porsche 911 und Audi R8] im Autohotel | es isch en [Fiat] | [Land Rover Defender 110]
    [Mercedes 230 SL oder 250 SL] | [Porsche 911] und 250 CHF | suche en [hymer b-mc 600] | für mein Wohnmobil: innen mit Dampf
    [Hymer B 678] Offerte Keramikversiegelung | nein, [Jahrgang 2019] | Mein Fahrzeug: [Xyz Turbo 2015]
    mini Nummer isch falsch | man kann 2020 | man kann mich erreichen | mein Hobby ist Camping | Zeit für mein Hobby
    Anna Forster | Peter Miller, Bern | ein Wohnmobil | der polar kalte Winter | Was kostet eine Versiegelung
  `),
  )('finds the vehicle in «%s»: %s', (text, vehicle) => {
    expect(readVehicle(text, 'message')?.words).toBe(vehicle);
  });

  it.each(
    table(`
    [ein alter Wohnwagen] | [Golf Bj. 2015] | Golf aus dem Jahr 2015 → Golf, 2015 | [Zebra 500] | [ford transit custom 2020]
    [fiat ducato] mit dachträger | Einlagerung | Besichtigung | Auto putzen | nein, für [ein Wohnmobil]
    kein Fahrzeug, [ein Boot] | kommt drauf an | kä ahnig | Moment | Du bist blöd | kw@@gmx | [Mini]
    es Wohnmobil vo 2015 → es Wohnmobil, 2015 | ja ein [Knaus Sky TI] | Es hat auch Kratzer am Dach | ja gut | keins, nur eine Frage
    weiss | Ich habe keine Ahnung | Was kostet das? | wer seid ihr
    Vielen Dank | Freundliche Grüsse | Telefonnummer | per Mail | sechs Monate | [Lexus ES 300] Offerte
  `),
  )('takes the answer «%s»: %s', (text, vehicle) => {
    expect(readVehicle(text, 'vehicle')?.words).toBe(vehicle);
  });
});

it.each(
  table(`
    Golf zweitausendachtzehn → Golf 2018 | VW T5, Jahrgang zweitausendzwölf → VW T5, Jahrgang 2012
    Golf zweitausend und neun → Golf 2009 | en zweituusigachtzähner Golf → Jg. 2018 Golf
    Fiat neunzehnhundertachtundneunzig → Fiat 1998 | Hymer Exsis zwanzig-zwölf → Hymer Exsis 2012
    Jahrgang achtzehn → Jahrgang 2018 | Joorgang isch nünzäh → Joorgang isch 2019 | us em nünenünzgi → us em 1999
    en 2019er Ducato → Jg. 2019 Ducato | Saab 900 Cabrio en 89er → Saab 900 Cabrio Jg. 1989
    audi a3 15er jahrgang → audi a3 Jg. 2015 | Golf '98er → Golf Jg. 1998 | zweitausend Kilometer
    zweitausend Franken | zwanzig Minuten | zwanzig sieben | en 80er Porsche | einen 3er BMW | en 911er
    mit einen 18er Felgensatz | eine 125er | aus dem Kanton Bern | aus dem ersten Jahr | 2019er Hymer
  `),
)('writes the year of «%s» in figures: %s', (typed, read) => {
  expect(withYearsInFigures(typed)).toBe(read ?? typed);
});
