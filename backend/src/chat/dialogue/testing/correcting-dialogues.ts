import { dialogues } from './dialogue.js';

/** Visitors who change their mind. */
export const correctingDialogues = dialogues(`
# offer: another number after the read-back
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
nein, die Nummer ist 079 765 43 21 → confirmation | Ist geändert | (+41 79 765 43 21)
ja → confirmed | phone = 079 765 43 21

# offer: a name behind a yes, and a year beside the make
Offerte für eine Dampfreinigung, Hymer B 678 Jg. 2019 → name
super. Anna Meier, anna@example.ch → confirmation | name = Anna Meier
halt, der Hymer ist Jahrgang 2018 → confirmation | vehicle = Hymer B 678 Jahrgang 2018
ja → confirmed

# offer Keramikversiegelung Wohnmobile: of length and height the other one stays
Offerte für einen Hymer, 6.50 m lang, 2.80 hoch, Anna Meier, 079 123 45 67 → confirmation
nein, 6.80 m → confirmation | Ist geändert | dimensions = 6.80 m, 2.80 m hoch
nicht 2.80 sondern 2.95 → confirmation | dimensions = 6.80 m lang, 2.95 m hoch
Halt, die Höhe ist falsch, das sind 2.75 → confirmation | Ist geändert | dimensions = 6.80 m lang, 2.75 m hoch
die Länge stimmt nicht → dimensions
es sind 6.95 → confirmation | dimensions = 6.95, 2.75 m hoch
ja → confirmed

# offer Keramikversiegelung Wohnmobile: all in one line, and another year of the same model
Offerte Keramik Rapido 854F 2016, 7.4 m, 2.9. Anna Meier 079 123 45 67 → confirmation | name = Anna Meier
    | vehicle = Rapido 854F 2016 | dimensions = 7.4 m, 2.9 | (7.40 m lang, 2.90 m hoch)
Jahrgang ist 2017 nicht 2016 → confirmation | Ist geändert | vehicle = Rapido 854F 2017

# appointment: days of a week that was named before
Termin für eine Dampfreinigung, VW Golf, nächste Woche am Morgen, Anna Meier, 079 123 45 67 → confirmation
lieber am Freitag → confirmation | desiredDate = nächste Woche am Morgen, am Freitag
sorry, Montag → confirmation | desiredDate = nächste Woche am Morgen, Montag
tut mir leid, April → confirmation | desiredDate = April

# offer: whom to turn to at a company
Offerte für eine Dampfreinigung, VW Crafter, wir sind die Stiftung Lindenhof → contact | name = Stiftung Lindenhof
Kontakt: Frau Regula Wüthrich, Tel. 062 919 44 00 → confirmation | name = Regula Wüthrich, Stiftung Lindenhof
Die Kontaktperson ist Frau Wüthrich. → confirmation | name = Regula Wüthrich, Stiftung Lindenhof

# offer: figures beside a detail, and an hour that is no day
Offerte für die Vermittlung, Fiat 500 → name
Jahrgang 2002, 41'000 km → name | message = Offerte für die Vermittlung⏎41'000 km
Anna Meier, 079 123 45 67 → confirmation | Fahrzeug: Fiat 500, Jahrgang 2002
Jahrgang 2003, 42'000 km → confirmation | Fahrzeug: Fiat 500, Jahrgang 2003
    | message = Offerte für die Vermittlung⏎41'000 km⏎42'000 km
Termin am 5. Dezember um 9 Uhr → confirmation | desiredDate = am 5. Dezember um 9 Uhr
Lieber erst um 10 → confirmation | desiredDate = am 5. Dezember, erst um 10

# appointment: another day at the same time, and the other way round
Termin für eine Dampfreinigung am Dienstag um 9 Uhr, VW Golf, Anna Meier, 079 123 45 67 → confirmation
doch lieber am Donnerstag → confirmation | desiredDate = am Donnerstag um 9 Uhr
16.12. vormittags wäre besser → confirmation | desiredDate = 16.12. vormittags
nicht am 16., sondern am 21. → confirmation | desiredDate = 21.12. vormittags
doch erst ab 11. → confirmation | desiredDate = erst ab 11.12. vormittags
Ziischtig gaht nöd, Mittwuch am Morge → confirmation | desiredDate = Mittwuch am Morge
am Friitig gieng au → confirmation | desiredDate = Mittwuch am Morge, am Friitig

# offer: of several vehicles one gets another year, and one is left away
Offerte für eine Dampfreinigung, Fiat Ducato 2021 und VW Crafter 2018, Anna Meier, 079 123 45 67 → confirmation
Der Crafter ist doch ein 2019er → confirmation | vehicle = Fiat Ducato 2021 und VW Crafter Jg. 2019
den Ducato lassen wir weg → confirmation | Ist geändert | vehicle = VW Crafter Jg. 2019

# offer Vermittlung: the other way to sell
Offerte für die Vermittlung, VW Polo, Anna Meier, 079 123 45 67 → confirmation | Offerte, Vermittlung
ihr sollt ihn selber kaufen, also Ankauf → confirmation | Ist geändert | Offerte, An- und Verkauf
es geit um d Vermittlig → confirmation | Offerte, Vermittlung

# callback: another kind of enquiry than was read back
Termin für eine Dampfreinigung, VW Golf, Anna Meier, 079 123 45 20, am Dienstag → confirmation | Anliegen: Termin
Rückruf! → confirmation | Ist geändert | Anliegen: Rückruf
Anliegen ändern: Termin statt Rückruf → confirmation | Anliegen: Termin | not Nachricht: Anliegen
Es steht immer noch Termin. Ich möchte einen Rückruf. → confirmation | Anliegen: Rückruf
am Schluss 22 statt 20 → confirmation | phone = 079 123 45 22

# callback: a kind and details that are noted already
Rückruf wegen der Politur bitte, Hofer, 031 921 44 56, am Nachmittag → confirmation | Anliegen: Rückruf
Anliegen: Rückruf → confirmation | bleibt es dabei | not Nachricht: Anliegen
die Nummer ist 031 921 44 56 → confirmation | phone = 031 921 44 56

# offer: the end of a number, another spelling, and an appointment instead
Offerte für eine Dampfreinigung, Anna Bär, 079 123 45 09, Hymer B 678 → confirmation
Halt, die Nummer endet auf 19, nicht 09 → confirmation | phone = 079 123 45 19
Anna Baer, nicht Bär → confirmation | name = Anna Baer
Übrigens heisse ich Anna Baer-Küng → confirmation | name = Anna Baer-Küng
Wie lange ist das Fahrzeug dann weg? → confirmation | aside | vehicle = Hymer B 678
Steht der Hymer noch drin? → confirmation | So habe ich Sie verstanden
Ist Waschen dabei? → confirmation | aside
079 123 45 67 ist besser, und noch eine Versiegelung dazu bitte → confirmation | Dampfreinigung und Keramik
Ach nein, machen wir doch gleich einen Termin, am 10. Dezember → confirmation | Anliegen: Termin
    | desiredDate = am 10. Dezember
Ich will keinen Termin, sondern eine Offerte → confirmation | Anliegen: Offerte
vergässe mers, i lüt aa → called off

# offer: a service that is left away, and comes back
Offerte für Keramik und Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 → confirmation
    | Keramikversiegelung Wohnmobile und Dampfreinigung
nur Dampf, die Versiegelung lasse ich weg → confirmation | Offerte, Dampfreinigung⏎
doch wieder mit Keramik → confirmation | Offerte, Dampfreinigung und Keramikversiegelung Wohnmobile⏎
Dampfreinigung streichen → confirmation | Ist geändert | Offerte, Keramikversiegelung Wohnmobile⏎

# offer: the usual domain takes the place of the doubted one
Offerte für eine Dampfreinigung, Anna Meier, anna@gmial.com, VW Polo → email
gmail.com natürlich → confirmation | Ist geändert | email = anna@gmail.com | not / gmail.com

# offer: what is changed in the message is read back, whatever was asked for
Offerte für eine Dampfreinigung wegen eines Hundes, Anna Meier, anna@example.ch, VW Polo → confirmation
die Nummer stimmt nicht → phone
nicht Hundes, sondern Katers → confirmation | So habe ich Sie verstanden | wegen eines Katers

# offer: another year, said in passing or behind a pause
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678, 2019 → confirmation
wart, das Auto ist von 2018 → confirmation | Ist geändert | vehicle = Hymer B 678, 2018
der ist doch erst 2017 gebaut → confirmation | vehicle = Hymer B 678, 2017
Moment, ich muss im Ausweis schauen → correction | Lassen Sie sich Zeit | vehicle = Hymer B 678, 2017

# offer: a name that is spelt otherwise
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
nicht Meier, sondern Meyer → confirmation | name = Anna Meyer

# offer: a name that is spelt otherwise, in words that no rule has
Offerte für eine Dampfreinigung, Melanie Stuki, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation
    | name = Melanie Stuki
sorry, Stucki mit ck, hab mich vertippt → confirmation | Ist geändert | name = Melanie Stucki

# offer: a surname that comes to the first name
Offerte für eine Dampfreinigung, VW Polo → name
Selina → contact
selina@example.ch → confirmation | name = Selina
Ihr wollt sicher beides: Selina Baumberger → confirmation | name = Selina Baumberger

# offer: what no detail is read from is said to go into the message
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation
Es sind inzwischen vier Busse → confirmation | Das nehme ich in die Nachricht auf | / Es sind inzwischen vier Busse

# appointment: another model of the same make
Termin für eine Dampfreinigung, Skoda Octavia Kombi, am Samstag → name
nöd Octavia, en Superb → name | vehicle = Skoda Superb Kombi

# offer: something wrong of which nothing was given
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67 → vehicle
weiss nicht → confirmation
nein, das Modell ist falsch → vehicle
Hymer B 678 → confirmation | vehicle = Hymer B 678

# offer: the whole name with how to be reached, after a word that was taken for it
Offerte für eine Dampfreinigung, VW Polo → name
Knaus → contact
Baumann Fritz, fritz@example.ch, 079 123 45 67 → confirmation | name = Baumann Fritz

# offer: a yes with a correction is no yes
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
ja, aber im Mai → confirmation | Wunschtermin: im Mai
Ja, und bitte noch die Felgen → confirmation | / Ja, und bitte noch die Felgen
ja? → confirmation
ja → confirmed

# offer: one way to be reached in the place of the other
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
meine Mail ist anna@example.ch → confirmation
bitte per Mail statt Telefon → confirmation | E-Mail: | not Telefon:
Tel. 079 123 45 67 statt Mail → confirmation | not E-Mail:
nicht am Freitag, sondern am Montag → confirmation | desiredDate = am Montag

# callback: who would rather be written to is not called, and staff read why
Bitte um Rückruf wegen einer Politur, Anna Meier, 079 123 45 67 → confirmation | Anliegen: Rückruf
ach, lieber doch per Mail: anna@example.ch → vehicle
VW Polo → confirmation | Anliegen: Offerte | Telefon: | E-Mail: | / lieber doch per Mail

# offer: a call that is refused
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 → confirmation
Rufen Sie mich bitte nicht an, nur Mail: anna@example.ch → confirmation | Anliegen: Offerte
    | / Rufen Sie mich bitte nicht an, nur Mail⏎

# offer: another service
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
nicht Dampfreinigung, sondern Keramikversiegelung → confirmation | noch dazuschreiben
    | message = Offerte für eine Keramikversiegelung

# offer: a no, then what is wrong
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
nein → correction | Was darf ich ändern?
die Nummer stimmt nicht → phone | Unter welcher Telefonnummer
062 929 12 34 → confirmation | (+41 62 929 12 34)
passt → confirmed

# offer: a no twice calls off
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
nei → correction
nei → called off | sende nichts

# offer: a yes that says not what to do sends nothing where it was asked what to change
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
nein → correction
ja → confirmation | Stimmt alles so?
ja, schicken Sie sie so ab → confirmed

# offer: a detail is taken out
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
meine Mail ist noch anna@example.ch → confirmation | email = anna@example.ch
das Telefon bitte weglassen → confirmation | Ist gestrichen | not 079
ja → confirmed

# offer: the only contact is taken out
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
Telefon bitte löschen → email | E-Mail-Adresse

# offer: neither thanks nor a greeting is a yes
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
danke → confirmation | Stimmt alles so? | not Name:
hmm → confirmation

# offer: when to call, said with the yes, is no other enquiry
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
Ja, aber rufen Sie mich erst nach 18 Uhr an → confirmation | Anliegen: Offerte | erst nach 18 Uhr

# offer: another service in so many words
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
Eigentlich doch lieber die Vermittlung → confirmation | Anliegen: Offerte, Vermittlung
und auch noch eine Einlagerung → confirmation | Anliegen: Offerte, Vermittlung

# offer: what the visitor is besides is no other name
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
Ich bin Bäcker. → confirmation | name = Anna Meier

# offer: something comes to mind
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
Das Dach hat übrigens Kratzer. → confirmation | Offerte für eine Dampfreinigung / Das Dach hat übrigens Kratzer.

# offer Vermittlung: a correction in the middle
Offerte bitte, Fiat Ducato 2015 → name
Anna Meier, aber es ist ein Peugeot Boxer → contact | vehicle = Peugeot Boxer
nein, Jahrgang 2016. anna@example.ch → confirmation | Peugeot Boxer, Jahrgang 2016

# offer: another vehicle, and one whose make no table knows
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
statt Hymer ein Knaus → confirmation | Fahrzeug: Knaus⏎
nicht Knaus, sondern Zebra 500 → confirmation | Fahrzeug: Zebra 500⏎

# offer: what is taken back in the same message
Offerte für eine Dampfreinigung ab Mai, nein, ab Juni → vehicle | desiredDate = ab Juni
Knaus Sky TI 650, äh, Sky TI 700 → name | vehicle = Knaus Sky TI 700
Huber Anna → contact
a.hubr@example.ch, äh, a.huber@example.ch → confirmation | email = a.huber@example.ch
nei, min Nachname schribt sich Hueber → confirmation | name = Hueber Anna

# offer: what is said of a number beside its words stays whole
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
Die Dachhaube 2 klemmt. → confirmation
Es sind die Felgen vorne und hinten, die man polieren sollte, nicht 2 → confirmation | Die Dachhaube 2 klemmt. / 
    | phone = 079 123 45 67

# offer: a day besides, and one in the place of another
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
am Montag → confirmation | desiredDate = am Montag
Geht auch Donnerstag → confirmation | desiredDate = am Montag, Donnerstag
nei nid Mäntig, nume Zyschtig geit → confirmation | desiredDate = nume Zyschtig
die Länge ist 2.95 und nicht wie gesagt 2.9 → confirmation | desiredDate = nume Zyschtig

# offer: another date than one that is mentioned beside it
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
Wir sind bis am 3. Mai noch in Spanien. Also ab 10. Mai statt ab 1. → confirmation | desiredDate = ab 10. Mai

# offer: a number comes to a model without one
Offerte für eine Dampfreinigung, Land Rover Defender → name
Es isch der 110er → name | vehicle = Land Rover Defender 110er

# offer: something is wrong that no question is asked for, said twice: it is noted and nothing is called off
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, Hymer B 678 Jg. 2019 → confirmation | name = Anna Meier
    | phone = 079 123 45 67 | vehicle = Hymer B 678 Jg. 2019 | message = Offerte für eine Dampfreinigung
nein, km stimmt nicht → correction
nein, km stimmt nicht, sind 86000 nicht 68000 → confirmation | sind 86000 nicht 68000

# offer An- und Verkauf: a service that is refused beside a number, and one that is disputed
Offerte für Ankauf und Keramik, Frankia Neo 2023, Nadine Meili, 079 881 42 63 → confirmation
    | Anliegen: Offerte, An- und Verkauf und Keramikversiegelung Wohnmobile
Nei, bitte nur Keramik, nöd Verchauf. Und d Nummere isch falsch, richtig isch 079 881 42 36 → confirmation
    | Anliegen: Offerte, Keramikversiegelung Wohnmobile⏎ | phone = 079 881 42 36
Noch Dampfreinigung dazu → confirmation | Anliegen: Offerte, Keramikversiegelung Wohnmobile und Dampfreinigung
Aber Dampfreinigung stimmt nicht → confirmation | Anliegen: Offerte, Keramikversiegelung Wohnmobile⏎
`);
