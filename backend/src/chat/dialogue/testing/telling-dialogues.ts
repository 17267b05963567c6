import { dialogues } from './dialogue.js';

/** Visitors who tell one thing in several messages, or of several things in one. */
export const tellingDialogues = dialogues(`
# offer: names behind other words
Offerte für eine Dampfreinigung, VW Polo → name
Ok machen wir. Krzysztof Wiśniewski u d'nummere isch 0793124455 → confirmation | name = Krzysztof Wiśniewski

# offer: models and sizes in small letters
Grüess Gott, i hätt gern e Offert för d Dampfreinigung vom tesla model 3 bj 2021, Länge ü.a. 4m69, Höhe 1 m 44 → name
    | vehicle = tesla model 3 bj 2021 | dimensions = Länge ü.a. 4m69, Höhe 1 m 44
Peter Baumgartner jun. → contact | name = Peter Baumgartner jun.
079 123 45 67, Telefon bitte nur abends → confirmation | not Wunschtermin:

# offer: a year and a size to the question for the name, and when to call
Offerte für eine Dampfreinigung, Hymer Exsis → name
2018, öppe 6 meter läng → name | vehicle = Hymer Exsis, 2018 | dimensions = öppe 6 meter läng
Anna Meier, 079 123 45 67, bitte nicht vor 9 Uhr anrufen → confirmation | not Wunschtermin | nicht vor 9 Uhr anrufen

# offer: two services at once, a third one later, then another one in their place
Offerte für eine Versiegelung und nachher einlagern, Hymer B 544, Anna Meier, 079 123 45 67 → confirmation
    | Anliegen: Offerte, Keramikversiegelung Wohnmobile und Einlagerung⏎
und noch eine Dampfreinigung → confirmation
    | Anliegen: Offerte, Keramikversiegelung Wohnmobile, Einlagerung und Dampfreinigung⏎
nein, ohne Versiegelung → confirmation | Anliegen: Offerte, Einlagerung und Dampfreinigung⏎
doch lieber nur das Autohotel → confirmation | Anliegen: Offerte, Autohotel⏎

# offer: what was typed in dialect and in small letters is read back as it is written
Offerte für e Dampfreinigung, Sunlight T68 vo 2018, i heisse ursula von allmen, 079 123 45 67, am liebschte im Mai → confirmation
    | Name: Ursula von Allmen⏎ | Fahrzeug: Sunlight T68, 2018⏎ | Wunschtermin: im Mai⏎

# appointment: another time of the same day
Termin für eine Dampfreinigung am 3.4. um 9:00, VW Polo → name | desiredDate = am 3.4. um 9:00
lieber 10 Uhr → name | desiredDate = am 3.4., 10 Uhr

# offer: a number in four messages with a question in between, of which the first is no model
Offerte für eine Dampfreinigung, Opel → name
Zaugg → contact
079 → contact | vehicle = Opel
333 → contact
Was kostet eine Dampfreinigung? → contact | aside
22 → contact
11 → confirmation | vehicle = Opel | phone = 079 333 22 11

# offer: the year in words, after the vehicle
Offerte für eine Dampfreinigung, VW Polo → name
er ist von zweitausendachtzehn → name | vehicle = VW Polo, 2018

# offer: two first names, and then the surname with them
Offerte für eine Dampfreinigung, VW Polo → name
Hans Peter → contact
Hans Peter Moser → contact | name = Hans Peter Moser

# offer: a day within a longer sentence at the read-back
Offerte für eine Einlagerung, VW Polo, 4 m lang, Meier, 079 123 45 67 → confirmation
Ja, aber schickt es bitte vor Freitag → confirmation | schickt es bitte vor Freitag

# callback: a phone number that is begun anew
Rückruf bitte, 079 123 → phone | Bis jetzt habe ich 079 123
079 12 → phone | Bis jetzt habe ich 079 12,
079 123 45 67 → name | phone = 079 123 45 67

# offer: two vehicles with a length each: both are read back, and neither length is a height
ein Hymer B 4.5 m und ein Bürstner 4.4 m einlagern, ab Oktober, Anna Meier, 079 123 45 67 → confirmation
    | Anliegen: Offerte, Einlagerung⏎ | Fahrzeug: Hymer B und Bürstner⏎ | Masse: 4.5 m, 4.4 m⏎

# offer Einlagerung: two vehicles in one message, their lengths in the next
Offerte für zwei Fahrzeuge → vehicle
ein VW T6 und ein Porsche 911 → name | vehicle = VW T6 und ein Porsche 911
4.5 und 4.4 m → name | dimensions = 4.5 und 4.4 m
Meier, meier@example.ch → confirmation | Masse: 4.5 und 4.4 m⏎
Der VW ist ein T5 und nein, der Porsche stimmt → confirmation | Porsche 911

# offer Einlagerung: sizes of two vehicles, and somebody else to talk to
Offerte für zwei Fahrzeuge → vehicle
Ein Fiat Ducato und ein Oldtimer, Alfa Spider 1974 → name
der Ducato ist 5.99 m lang und 2.70 hoch, der Alfa 4.2 m → name | vehicle = Fiat Ducato und Alfa Spider 1974
Ruth Frei → contact
Meine Tochter macht das: Petra Frei, 079 555 44 33 → confirmation | Name: Ruth Frei⏎ | Meine Tochter macht das: Petra Frei⏎

# offer: a second vehicle comes to the first, however it is said
Chönd ihr mir e Offerte mache für d Vermittlung, mir hei e VW T5 us em 2012, u när no e Wohnwage vo Knaus → name
    | vehicle = VW T5, 2012 und Knaus
und noch einen Fiat Ducato → name | vehicle = VW T5, 2012 und Knaus und Fiat Ducato
der Knaus ist ein Knaus Sport 500 → name | vehicle = VW T5, 2012 und Knaus Sport 500 und Fiat Ducato
nein, ein Peugeot Boxer → name | vehicle = Peugeot Boxer

# offer Vermittlung: the model behind the make, its year, and a correction of each
Offerte bitte → vehicle
Ich habe einen Hymer → name | vehicle = Hymer
es ist ein B-MC T 580 → name | Notiert | not Ist geändert | vehicle = Hymer B-MC T 580 | message = Offerte bitte
Jahrgang ist 2020 → name | vehicle = Hymer B-MC T 580, 2020
nein, ein 600 → name | Ist geändert | vehicle = Hymer B-MC T 600, 2020
Meier 079 123 45 67 → confirmation | Hymer B-MC T 600, 2020⏎
nein, es ist ein ML-T 570 → confirmation | Hymer ML-T 570, 2020⏎
der Wagen ist blau → confirmation | Fahrzeug: Hymer ML-T 570, 2020⏎

# offer: one word to a message
Offerte → message
Dampfreinigung → vehicle
Fiat → name
Ducato → name | vehicle = Fiat Ducato
2015 → name | vehicle = Fiat Ducato, 2015
Roland → contact
Gerber → contact | name = Roland Gerber
roland@example.ch → confirmation
nein Peter Koller → confirmation | name = Peter Koller

# callback: the first name, later the surname, which is a make as well
Rückruf bitte, mein VW macht Sorgen, ich heisse Luca → phone
Nachname ist Ferrari → phone | name = Luca Ferrari | vehicle = VW
mein Nachname ist Keller → phone | name = Luca Keller
Vorname ist Luka → phone | name = Luka Keller

# offer Vermittlung: a name that ends in a make, or follows a vehicle
Offerte bitte, VW T6 Anna Meier 079 123 45 67 → confirmation | vehicle = VW T6 | name = Anna Meier
nein, Luca Ferrari → confirmation | vehicle = VW T6 | name = Luca Ferrari

# offer Vermittlung: both parts of the name by their labels
Offerte für VW T6⏎Nachname: Meier⏎Vorname: Anna → contact | name = Anna Meier

# appointment: a bare day corrects the date
Termin für eine Politur, VW T6, am Freitag 14 Uhr, Meier, 079 123 45 67 → confirmation | not Keramik
nein Samstag 10 Uhr → confirmation | Wunschtermin: Samstag 10 Uhr⏎

# offer Dampf-reinigung: a service that was only supposed gives way to one that is named
Ich möchte eine Offerte → vehicle
Autohotel → vehicle
Porsche 911, ich heisse Meier → contact
Moment, ich muss nachschauen → contact | Lassen Sie sich Zeit
079 123 45 67 → confirmation
Baujahr 2021 Länge 4.50 → confirmation | Anliegen: Offerte, Autohotel⏎ | vehicle = Porsche 911, Baujahr 2021

# search: a size and an amount by itself are part of the wish
Suche ein Wohnmobil, nicht länger als 7 Meter → name | not Masse | message = Suche ein Wohnmobil, nicht länger als 7 Meter
Ja gern, etwa bis 70000 → name | message = Suche ein Wohnmobil, nicht länger als 7 Meter⏎Ja gern, etwa bis 70000
Anna Meier, 079 123 45 67 → confirmation | not Masse
Höhe maximal 2.80 m → confirmation | Höhe maximal 2.80 m | not Masse

# offer Keramikversiegelung Wohnmobile: a season and a year among other words
Offerte für unseren Malibu Van (2020, 63'000 km) → name | vehicle = Malibu Van, 2020
Anna Meier, anna@example.ch. Frühling reicht mir. → confirmation | desiredDate = Frühling
`);
