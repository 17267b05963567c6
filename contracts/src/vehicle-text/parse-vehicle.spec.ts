import { describe, expect, it } from '@jest/globals';
import { parseVehicle } from './parse-vehicle.js';

const CURRENT_YEAR = 2026;

type Row = [text: string, make: string | null, model: string | null, year: number | null];

function expectFields(...[text, make, model, year]: Row): void {
  expect(parseVehicle(text, CURRENT_YEAR)).toEqual({ make, model, year });
}

describe('parseVehicle', () => {
  it.each<Row>([
    ['Hymer B-Klasse MC I 680', 'Hymer', 'B-Klasse MC I 680', null],
    ['Bürstner Ixeo I 744', 'Bürstner', 'Ixeo I 744', null],
    ['Dethleffs Trend T 7057', 'Dethleffs', 'Trend T 7057', null],
    ['Knaus Sky TI 650', 'Knaus', 'Sky TI 650', null],
    ['Knaus Sky TI 650 MEG', 'Knaus', 'Sky TI 650 MEG', null],
    ['Hobby Optima De Luxe T70 E', 'Hobby', 'Optima De Luxe T70 E', null],
    ['Carthago Chic C-Line I 4.9', 'Carthago', 'Chic C-Line I 4.9', null],
    ['Adria Twin 600 SPB', 'Adria', 'Twin 600 SPB', null],
    ['Adria Coral Plus 670 SL', 'Adria', 'Coral Plus 670 SL', null],
    ['Pössl 2Win', 'Pössl', '2Win', null],
    ['Laika Kreos 5009', 'Laika', 'Kreos 5009', null],
    ['Concorde Charisma 850', 'Concorde', 'Charisma 850', null],
    ['VW T6.1 California Ocean', 'VW', 'T6.1 California Ocean', null],
    ['VW California 6.1', 'VW', 'California 6.1', null],
    ['Fiat Ducato 2.3', 'Fiat', 'Ducato 2.3', null],
    ['Fiat Ducato 2,3 JTD', 'Fiat', 'Ducato 2,3 JTD', null],
    ['Hymer Exsis-i 588', 'Hymer', 'Exsis-i 588', null],
    ['Mercedes Sprinter 316 CDI', 'Mercedes', 'Sprinter 316 CDI', null],
    ['Mobilvetta K-Yacht 90', 'Mobilvetta', 'K-Yacht 90', null],
    ['Rapido 8096dF', 'Rapido', '8096dF', null],
    ['Chausson 640', 'Chausson', '640', null],
    ['Challenger 287 GA', 'Challenger', '287 GA', null],
    ['Benimar Tessoro 483', 'Benimar', 'Tessoro 483', null],
    ['LMC Cruiser T 643 G', 'LMC', 'Cruiser T 643 G', null],
    ['Weinsberg CaraCompact 600 MEG', 'Weinsberg', 'CaraCompact 600 MEG', null],
    ['Sunlight T68', 'Sunlight', 'T68', null],
    ['Malibu Van 600 LE+', 'Malibu', 'Van 600 LE+', null],
    ['Carado T447', 'Carado', 'T447', null],
    ['Pilote Galaxy 740', 'Pilote', 'Galaxy 740', null],
    ['Frankia M-Line I 8400 GD', 'Frankia', 'M-Line I 8400 GD', null],
    ['CI Magis 84 XT', 'CI', 'Magis 84 XT', null],
    ['Phoenix Top-Alkoven 8400', 'Phoenix', 'Top-Alkoven 8400', null],
    ['Westfalia Columbus 601 D', 'Westfalia', 'Columbus 601 D', null],
    ['Bimobil LB 365', 'Bimobil', 'LB 365', null],
    ['Porsche 911 Carrera 4S', 'Porsche', '911 Carrera 4S', null],
    ['VW Typ 2', 'VW', 'Typ 2', null],
    ['Tesla Model 3', 'Tesla', 'Model 3', null],
    ['VW T5/T6 Multivan', 'VW', 'T5/T6 Multivan', null],
  ])('reads the first word as the make and the rest as the model: %s', expectFields);

  it.each<Row>([
    ['La Strada Avanti L', 'La Strada', 'Avanti L', null],
    ['Land Rover Defender 110', 'Land Rover', 'Defender 110', null],
    ['Land Rover Range Rover Sport', 'Land Rover', 'Range Rover Sport', null],
    ['Range Rover Sport 2015', 'Range Rover', 'Sport', 2015],
    ['Alfa Romeo Giulia', 'Alfa Romeo', 'Giulia', null],
    ['Eura Mobil Integra Line 720', 'Eura Mobil', 'Integra Line 720', null],
    ['Eura-Mobil Profila T 695', 'Eura-Mobil', 'Profila T 695', null],
    ['Aston Martin DB9', 'Aston Martin', 'DB9', null],
    ['Rolls Royce Silver Shadow', 'Rolls Royce', 'Silver Shadow', null],
    ['Rolls-Royce Silver Shadow', 'Rolls-Royce', 'Silver Shadow', null],
    ['Mercedes Benz Sprinter 519', 'Mercedes Benz', 'Sprinter 519', null],
    ['Mercedes-Benz Marco Polo', 'Mercedes-Benz', 'Marco Polo', null],
    ['Mercedes-AMG GT', 'Mercedes-AMG', 'GT', null],
    ['Le Voyageur Héritage 7.8', 'Le Voyageur', 'Héritage 7.8', null],
    ['Morelo Palace 90 LS', 'Morelo', 'Palace 90 LS', null],
    ['Niesmann+Bischoff Flair 920', 'Niesmann+Bischoff', 'Flair 920', null],
    ['Niesmann + Bischoff Flair 920', 'Niesmann + Bischoff', 'Flair 920', null],
    ['Niesmann Bischoff Arto 77', 'Niesmann Bischoff', 'Arto 77', null],
    ['Niesmann & Bischoff Smove 7.4', 'Niesmann & Bischoff', 'Smove 7.4', null],
    ['Niesmann u. Bischoff Flair', 'Niesmann u. Bischoff', 'Flair', null],
    ['Niesmann und Bischoff Arto', 'Niesmann und Bischoff', 'Arto', null],
    ['N+B Flair 8000i', 'N+B', 'Flair 8000i', null],
    ['Karmann Mobil Davis 590', 'Karmann Mobil', 'Davis 590', null],
    ['Karmann Dexter 560', 'Karmann', 'Dexter 560', null],
    ['Roller Team Zefiro 685', 'Roller Team', 'Zefiro 685', null],
    ['Sun Living S 70 SL', 'Sun Living', 'S 70 SL', null],
    ['Font Vendôme Leader Camp', 'Font Vendôme', 'Leader Camp', null],
    ['Volkner Mobil Performance S', 'Volkner Mobil', 'Performance S', null],
    ['Auto-Trail Tracker RB', 'Auto-Trail', 'Tracker RB', null],
    ['Giotti Line Siena 440', 'Giotti Line', 'Siena 440', null],
    ['Austin Healey 3000', 'Austin Healey', '3000', null],
    ['La Strada', 'La Strada', null, null],
  ])('keeps a known make of several words whole: %s', expectFields);

  it.each<Row>([
    ['fiat ducato', 'Fiat', 'ducato', null],
    ['HYMER B 544', 'Hymer', 'B 544', null],
    ['vw t5 california', 'VW', 't5 california', null],
    ['bmw x5', 'BMW', 'x5', null],
    ['LAND ROVER DEFENDER', 'Land Rover', 'DEFENDER', null],
    ['alfa romeo giulia', 'Alfa Romeo', 'giulia', null],
    ['niesmann+bischoff arto', 'Niesmann+Bischoff', 'arto', null],
    ['pössl roadcamp', 'Pössl', 'roadcamp', null],
    ['Burstner Lyseo', 'Burstner', 'Lyseo', null],
    ['burstner lyseo', 'Burstner', 'lyseo', null],
    ['Buerstner Nexxo', 'Buerstner', 'Nexxo', null],
    ['citroen jumper', 'Citroen', 'jumper', null],
    ['Bu\u0308rstner Lyseo', 'Bürstner', 'Lyseo', null],
    ['mclouis mc4 379', 'McLouis', 'mc4 379', null],
    ['man tge 3.180', 'MAN', 'tge 3.180', null],
    ['tischer box 230', 'tischer', 'box 230', null],
    ['Hymr B544', 'Hymr', 'B544', null],
  ])('corrects the letter case of a known make and nothing else: %s', expectFields);

  it.each<Row>([
    ['Fiat Ducato 2019', 'Fiat', 'Ducato', 2019],
    ['2019 Fiat Ducato', 'Fiat', 'Ducato', 2019],
    ['Fiat 2019 Ducato', 'Fiat', 'Ducato', 2019],
    ['Fiat Ducato (2019)', 'Fiat', 'Ducato', 2019],
    ['Fiat Ducato 2019 Kastenwagen', 'Fiat', 'Ducato Kastenwagen', 2019],
    ['Fiat, Ducato, 2019', 'Fiat', 'Ducato', 2019],
    ['Fiat,Ducato,2019', 'Fiat', 'Ducato', 2019],
    ['Fiat / Ducato / 2019', 'Fiat', 'Ducato', 2019],
    ['Fiat/Ducato/2019', 'Fiat', 'Ducato', 2019],
    ['Fiat; Ducato; 2019', 'Fiat', 'Ducato', 2019],
    ['Fiat | Ducato | 2019', 'Fiat', 'Ducato', 2019],
    ['Fiat - Ducato - 2019', 'Fiat', 'Ducato', 2019],
    ['Fiat Ducato, 2003er', 'Fiat', 'Ducato', 2003],
    ['2003er Fiat Ducato', 'Fiat', 'Ducato', 2003],
    ['VW T5/2010', 'VW', 'T5', 2010],
    ['Bürstner Ixeo I 744 / 2019', 'Bürstner', 'Ixeo I 744', 2019],
    ['Hymer B 544\n1998', 'Hymer', 'B 544', 1998],
    ['Mercedes 280 SL 1969', 'Mercedes', '280 SL', 1969],
    ['Citroën DS 1950', 'Citroën', 'DS', 1950],
    ['Hymer B-MC I 600 2027', 'Hymer', 'B-MC I 600', 2027],
    ['Hymer B544 2003, neue Batterie 2022', 'Hymer', 'B544 neue Batterie 2022', 2003],
  ])('takes a bare year out wherever it stands: %s', expectFields);

  it.each<Row>([
    ['Hymer B544 Jg. 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 Jg 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 JG 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 Jg.2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 Jg: 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 Jg:2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 (Jg. 2003)', 'Hymer', 'B544', 2003],
    ['Hymer B544 (Jg. 2003, weiss)', 'Hymer', 'B544 weiss', 2003],
    ['Hymer B544 Jahrgang 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544, Baujahr: 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 Bj. 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 bj 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 BJ2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 EZ 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 Erstzulassung 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 Erstzulassung im Jahr 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 Modelljahr 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 MJ 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 1. Inverkehrsetzung 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 Jg. ca. 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 ca. 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 von 2003', 'Hymer', 'B544', 2003],
    ['Hymer B544 aus dem Jahr 2003', 'Hymer', 'B544', 2003],
    ['Fiat Ducato Modell 2019', 'Fiat', 'Ducato', 2019],
    ['Jg. 2003 Hymer B544', 'Hymer', 'B544', 2003],
    ['Jahrgang 2003, Hymer B544', 'Hymer', 'B544', 2003],
    ['Hymer Jg. 2003 B544 mit Solar', 'Hymer', 'B544 mit Solar', 2003],
    ['Hymer B544 2003 Jg.', 'Hymer', 'B544', 2003],
    ['Hymer Jg. 2003', 'Hymer', null, 2003],
    ['Hymer (2003)', 'Hymer', null, 2003],
    ['Hymer B544 Jg. 2018, EZ 2019', 'Hymer', 'B544', 2018],
    ['Concorde Charisma 2000 Jg. 1995', 'Concorde', 'Charisma 2000', 1995],
  ])('takes the introducing word out with the year: %s', expectFields);

  it.each<Row>([
    ['Knaus Sun TI 04/2019', 'Knaus', 'Sun TI', 2019],
    ['Knaus Sun TI 04 / 2019', 'Knaus', 'Sun TI', 2019],
    ['Knaus Sun TI 12.2018', 'Knaus', 'Sun TI', 2018],
    ['Knaus Sun TI EZ 12.04.2018', 'Knaus', 'Sun TI', 2018],
    ['Knaus Sun TI 2018-04', 'Knaus', 'Sun TI', 2018],
    ['Knaus Sun TI EZ 04/19', 'Knaus', 'Sun TI', 2019],
    ['Knaus Sun TI EZ04/2019', 'Knaus', 'Sun TI', 2019],
    ['Knaus Sun TI 1.Inv. 05.2017', 'Knaus', 'Sun TI', 2017],
    ['Knaus Sun TI April 2019', 'Knaus', 'Sun TI', 2019],
    ['Knaus Sun TI Erstzulassung 12. April 2019', 'Knaus', 'Sun TI', 2019],
    ['Knaus Sun TI 2018/19', 'Knaus', 'Sun TI', 2018],
    ['Knaus 04/2019', 'Knaus', null, 2019],
    ['04/2019 Knaus Sun TI', 'Knaus', 'Sun TI', 2019],
  ])('takes the year out of a date: %s', expectFields);

  it.each<Row>([
    ['Adria Coral Jg. 19', 'Adria', 'Coral', 2019],
    ['Adria Coral Jg 98', 'Adria', 'Coral', 1998],
    ["Adria Coral Jg. '98", 'Adria', 'Coral', 1998],
    ['Adria Coral Jg.98', 'Adria', 'Coral', 1998],
    ['Adria Coral Bj 07', 'Adria', 'Coral', 2007],
    ['Adria Coral JG27', 'Adria', 'Coral', 2027],
    ['Mobilvetta K-Yacht 90 Jg. 19', 'Mobilvetta', 'K-Yacht 90', 2019],
    ['Adria Coral Jg. 35', 'Adria', 'Coral Jg. 35', null],
    ['Adria Coral 98', 'Adria', 'Coral 98', null],
    ["Adria Coral '98", 'Adria', "Coral '98", null],
    ['Toyota Land Cruiser BJ 73', 'Toyota', 'Land Cruiser BJ 73', null],
    ['Toyota Land Cruiser BJ73 Jg. 1986', 'Toyota', 'Land Cruiser BJ73', 1986],
  ])('reads two digits as a year only after an introducing word: %s', expectFields);

  it.each<Row>([
    ['Peugeot 2008', 'Peugeot', '2008', null],
    ['Peugeot 2008 2020', 'Peugeot', '2008', 2020],
    ['Peugeot 2008 Jg. 2016', 'Peugeot', '2008', 2016],
    ['Peugeot 2008 Jg. 16', 'Peugeot', '2008', 2016],
    ['Peugeot Jg. 2016 2008', 'Peugeot', '2008', 2016],
    ['Peugeot 2008 GT Line', 'Peugeot', '2008 GT Line', null],
    ['Peugeot 3008', 'Peugeot', '3008', null],
    ['Peugeot 3008 2021', 'Peugeot', '3008', 2021],
    ['Peugeot Boxer 2008', 'Peugeot', 'Boxer', 2008],
    ['BMW 2002 tii', 'BMW', '2002 tii', null],
    ['BMW 2002 tii 1973', 'BMW', '2002 tii', 1973],
    ['Alfa Romeo 2000 GTV', 'Alfa Romeo', '2000 GTV', null],
    ['Laika Ecovip 2010 2015', 'Laika', 'Ecovip 2010', 2015],
    ['Hobby 2000 Exclusive 1995', 'Hobby', '2000 Exclusive', 1995],
    ['Peugeot Modell 2008', 'Peugeot', 'Modell 2008', null],
    ['Saab 2000 1995', 'Saab', '2000', 1995],
    ['Hymer 2003', 'Hymer', '2003', null],
  ])('leaves a number that is the model: %s', expectFields);

  it.each<Row>([
    ['Concorde Charisma 1949', 'Concorde', 'Charisma 1949', null],
    ['Concorde Charisma 2028', 'Concorde', 'Charisma 2028', null],
    ['Concorde Charisma Jg. 2035', 'Concorde', 'Charisma Jg. 2035', null],
    ["Hymer B544 120'000 km", 'Hymer', "B544 120'000 km", null],
    ["Hymer B544 120'000 km 2003", 'Hymer', "B544 120'000 km", 2003],
    ["Hymer B544 2003 km 120'000", 'Hymer', "B544 km 120'000", 2003],
    ["Hymer B544 Jg. 2003 / 120'000 km", 'Hymer', "B544 120'000 km", 2003],
    ['Fiat Ducato 150 PS', 'Fiat', 'Ducato 150 PS', null],
    ['Fiat Ducato 150 PS, Jg. 2019', 'Fiat', 'Ducato 150 PS', 2019],
    ['Porsche 918 km 2000', 'Porsche', '918 km 2000', null],
    ['Porsche 918, 2000 km', 'Porsche', '918 2000 km', null],
    ['Fiat Ducato 1998 ccm', 'Fiat', 'Ducato 1998 ccm', null],
    ['Hobby Prestige 2000 kg', 'Hobby', 'Prestige 2000 kg', null],
    ['Hobby Prestige CHF 2000', 'Hobby', 'Prestige CHF 2000', null],
    ['Hobby Prestige 2000.-', 'Hobby', 'Prestige 2000', null],
    ['Hymer B544 MFK 2024', 'Hymer', 'B544 MFK 2024', null],
    ['Hymer B544 2003, MFK 04/2024', 'Hymer', 'B544 MFK 04/2024', 2003],
    ['Hymer B544 MFK 04.2024, Jg. 2003', 'Hymer', 'B544 MFK 04.2024', 2003],
  ])('takes no other number for the year: %s', expectFields);

  it.each<Row>([
    ['Wohnmobil Hymer B544 Jg. 2003', 'Hymer', 'B544', 2003],
    ['WoMo: Knaus Sky TI 650', 'Knaus', 'Sky TI 650', null],
    ['Camper VW T6', 'VW', 'T6', null],
    ['Kastenwagen Pössl 2Win', 'Pössl', '2Win', null],
    ['Auto Audi A4', 'Audi', 'A4', null],
    ['Mein Wohnmobil ist ein Hymer B544', 'Hymer', 'B544', null],
    ['Wir haben einen Knaus Sky TI', 'Knaus', 'Sky TI', null],
    ['Teilintegrierter Tischer Box', 'Tischer', 'Box', null],
    ['Wohnmobil, 7m lang', 'Wohnmobil', '7m lang', null],
    ['Wohnmobil', 'Wohnmobil', null, null],
    ['Mein Wohnmobil', 'Wohnmobil', null, null],
    ['Wohnmobil 2003', 'Wohnmobil', null, 2003],
    ['Wohnmobil Jg. 2003', 'Wohnmobil', null, 2003],
    ['VW Bus T3', 'VW', 'Bus T3', null],
    ['VW-Bus T3', 'VW', 'Bus T3', null],
    ['Auto Union 1000 SP', 'Auto Union', '1000 SP', null],
    ['Reisebus Mercedes O 303', 'Mercedes', 'O 303', null],
    ['Camping-car Rapido 7065', 'Rapido', '7065', null],
    ['Halbintegrierter Knaus Sun TI', 'Knaus', 'Sun TI', null],
    ['Schwabenmobil Fiat Ducato', 'Schwabenmobil', 'Fiat Ducato', null],
    ['Wohnbus Robel Fiat Ducato', 'Wohnbus', 'Robel Fiat Ducato', null],
    ['Robel Fiat Ducato', 'Robel', 'Fiat Ducato', null],
  ])('skips words that only name a kind of vehicle, if something follows: %s', expectFields);

  it.each<Row>([
    ['Guten Tag, ich habe einen Hymer B 544', 'Hymer', 'B 544', null],
    ['Ich ha en Knaus Sun Ti, Jg. 2014', 'Knaus', 'Sun Ti', 2014],
    ['Mir händ e VW T4', 'VW', 'T4', null],
    ['Es geht um unseren Land Rover Defender', 'Land Rover', 'Defender', null],
    ['Wohnmobil Hymer B 544 und ein Fiat', 'Hymer', 'B 544 und ein Fiat', null],
    ['Nordstar auf einem Ford Ranger', 'Nordstar', 'auf einem Ford Ranger', null],
    ['Tischer Box 230 mit Fiat', 'Tischer', 'Box 230 mit Fiat', null],
  ])('takes a known make straight after an article: %s', expectFields);

  it.each<Row>([
    ['Marke: Hymer Modell: B 678', 'Hymer', 'B 678', null],
    ['Marke:Hymer, Modell:B 678, Baujahr:2015', 'Hymer', 'B 678', 2015],
    ['Modell: B 678\nMarke: Hymer\nJahrgang: 2015', 'Hymer', 'B 678', 2015],
    ['Marke Hymer Modell B 678 Jahrgang 2015', 'Hymer', 'B 678', 2015],
    ['Wohnmobil Marke Hymer Typ B 544', 'Hymer', 'B 544', null],
    ['Wohnmobil der Marke Knaus', 'Knaus', null, null],
    ['Hersteller: knaus Typ: Sky TI 650', 'Knaus', 'Sky TI 650', null],
    ['Marke/Modell: Hymer B 678', 'Hymer', 'B 678', null],
    ['Marke: Hymer B 678', 'Hymer', 'B 678', null],
    ['Modell: Hymer B 678', 'Hymer', 'B 678', null],
    ['Modell: B 678', null, 'B 678', null],
    ['Hymer Modell: B 678', 'Hymer', 'B 678', null],
    ['Marke: Action Mobil Modell: Global XRS', 'Action Mobil', 'Global XRS', null],
    ['Marke: Peugeot Modell: 2008', 'Peugeot', '2008', null],
    ['Marke: Peugeot Modell: 2008 Jg: 2016', 'Peugeot', '2008', 2016],
    ['Marke: Hymer Modell: B 678 Länge: 7.20 m', 'Hymer', 'B 678', null],
    ['Tesla Modell 3', 'Tesla', 'Modell 3', null],
  ])('follows labels: %s', expectFields);

  it.each<Row>([
    ['  Hymer \t  B 544  ', 'Hymer', 'B 544', null],
    ['Hymer\u00a0B\u00a0544', 'Hymer', 'B 544', null],
    ['Hymer, B 544.', 'Hymer', 'B 544', null],
    ['«Hymer» "Exsis-i" 588', 'Hymer', 'Exsis-i 588', null],
    ['Hymer: B 544', 'Hymer', 'B 544', null],
    ['Hymer-B544', 'Hymer', 'B544', null],
    ['Hymer / Fiat Ducato', 'Hymer', 'Fiat Ducato', null],
    ['Fiat Ducato (Kastenwagen)', 'Fiat', 'Ducato (Kastenwagen)', null],
    ['🚐 Hymer B544 😀', 'Hymer', 'B544', null],
    ['911 Porsche Carrera', 'Porsche', '911 Carrera', null],
    ['Hymer', 'Hymer', null, null],
    ['Tischer/Box 230', 'Tischer', 'Box 230', null],
  ])('strips separators and keeps the spelling: %j', expectFields);

  it.each<Row>([
    ['', null, null, null],
    ['   ', null, null, null],
    ['?', null, null, null],
    ['???', null, null, null],
    ['-', null, null, null],
    ['...', null, null, null],
    ['🚐', null, null, null],
    ['👨‍👩‍👧', null, null, null],
    ['+ & +', null, null, null],
    ['weiss nicht', null, null, null],
    ['Weiss nicht.', null, null, null],
    ['weiß nicht', null, null, null],
    ['Keine Ahnung!', null, null, null],
    ['k.A.', null, null, null],
    ['n/a', null, null, null],
    ['siehe unten', null, null, null],
    ['12345', null, null, null],
    ['2019', null, null, 2019],
    ['\ud800', null, null, null],
  ])('reads nothing into an answer without a vehicle: %j', expectFields);

  it('reads only the beginning of a long text, up to a whole word', () => {
    const { make, model, year } = parseVehicle(`Hymer B544 ${'lorem '.repeat(1000)} Jg. 2003`, CURRENT_YEAR);
    expect([make, year]).toEqual(['Hymer', null]);
    expect(model).toMatch(/^B544( lorem)+$/);
    expect(model?.length).toBeLessThanOrEqual(300);
  });

  it.each([
    ['letters', 'a'],
    ['digits', '1'],
    ['slashes', '/'],
    ['brackets', '('],
    ['introducing words', 'Jg. '],
    ['years', '2019 '],
    ['dates', '04/2019/'],
    ['combining marks', 'u\u0308'],
    ['halves of surrogate pairs', '\ud83d'],
    ['kinds of vehicle', 'Camper '],
    ['unknown kinds of vehicle', 'Reisebus '],
    ['articles before makes', 'ha e Karmann '],
    ['articles before beginnings of makes', 'ein La '],
  ])('reads a megabyte of %s quickly and without an error', (_, unit) => {
    const text = unit.repeat(1_000_000 / unit.length);
    const start = Date.now();
    expect(() => parseVehicle(text, CURRENT_YEAR)).not.toThrow();
    expect(Date.now() - start).toBeLessThan(500);
  });

  it('lets the range of years end one after the current one', () => {
    expect(parseVehicle('Knaus Sun 2021', 2019)).toEqual({ make: 'Knaus', model: 'Sun 2021', year: null });
    expect(parseVehicle('Knaus Sun 2020', 2019)).toEqual({ make: 'Knaus', model: 'Sun', year: 2020 });
  });
});
