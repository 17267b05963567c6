import { dialogues } from './dialogue.js';

/** Visitors who answer: in order, in a few words, or something else than what was asked. */
export const answeringDialogues = dialogues(`
# offer: one thing at a time
Ich möchte eine Offerte → message | Gerne | offerieren
Keramikversiegelung für mein Wohnmobil → vehicle | welches Fahrzeug
Hymer B 678 Jg. 2019 → name | Wie heissen Sie?
Anna Meier → contact | Telefon | E-Mail
079 123 45 67 → confirmation | Wie lang und wie hoch | noch dazuschreiben
7.5 m lang, 3.1 hoch, im April → confirmation | Anliegen: Offerte, Keramikversiegelung Wohnmobile⏎ | Name: Anna Meier⏎
    | Telefon: 079 123 45 67 (+41 79 123 45 67)⏎ | Fahrzeug: Hymer B 678 Jg. 2019⏎
    | Masse: 7.5 m lang, 3.1 hoch (7.50 m lang, 3.10 m hoch)⏎ | Wunschtermin: im April⏎
    | Nachricht: Keramikversiegelung für mein Wohnmobil⏎ | Stimmt alles so? | not E-Mail
Ja → confirmed

# offer: everything in one sentence
Offerte fürs Autohotel bitte, Anna Meier, anna@example.ch, Porsche 911, 4.5 m lang und 1.3 hoch, ab Oktober → confirmation
    | zum Thema Autohotel | Nachricht: Offerte fürs Autohotel bitte⏎ | name = Anna Meier | email = anna@example.ch
    | vehicle = Porsche 911 | dimensions = 4.5 m lang und 1.3 hoch | desiredDate = ab Oktober
    | message = Offerte fürs Autohotel bitte
👍 → confirmed

# offer: vehicles that no table knows whole, and how to be reached in other words
Offerte für eine Dampfreinigung → vehicle
2x VW Crafter, 1x T6 → name | vehicle = 2x VW Crafter, 1x T6
Anna Meier → contact
schriftlich bitte → email
anna@example.ch → confirmation

# search: a search for any make, and one way to be reached that is not wished
Suchauftrag für ein Auto → name | Ihren Suchauftrag
Marke ist mir egal, ein Automat ist wichtig → name
Anna Meier → contact
Telefon bitte nicht, ich höre schlecht → email
anna@example.ch → confirmation | Anliegen: Suchauftrag, An- und Verkauf
    | Nachricht: Suchauftrag für ein Auto / Marke ist mir egal, ein Automat ist wichtig

# offer An- und Verkauf: a search that was taken for an offer
Offerte für einen Carthago bis 90'000, Anna Meier, 079 123 45 67 → confirmation | Anliegen: Offerte
das ist eine Fahrzeugsuche, keine Offerte → confirmation | Anliegen: Suchauftrag, An- und Verkauf

# offer Vermittlung: two numbers, of which the other one stands in the message with when to call it
Offerte bitte, VW Polo, ich heisse Kurt Wyss → contact
079 123 45 67 oder abends 062 929 12 34 → confirmation | oder abends 062 929 12 34 | not Wunschtermin
    | phone = 079 123 45 67

# offer: dialect from the first word to the last
Grüezi, i hätt gern e Offerte → message
e Dampfreinigung innä → vehicle
en alte VW Bus T3 → name | vehicle = VW Bus T3 | message = e Dampfreinigung innä
i bi de Sepp Müller → contact
mini Nummer isch 079 123 45 67 → confirmation | Name: Sepp Müller
jo passt, chasch abschicke → confirmed

# offer Einlagerung: details in the order of the visitor
Ich bin d Anna Meier und wett e Offerte → vehicle | name = Anna Meier
anna at example punkt ch, Knaus Sky TI 650 → confirmation | Wie lang und wie hoch | noch dazuschreiben
    | email = anna@example.ch
Länge 6,99, Höhe 2,95 → confirmation | (6.99 m lang, 2.95 m hoch) | anna@example.ch | Wann würde es Ihnen passen?
stimmt so → confirmed

# appointment: an appointment asks for the date and not for the size
Ich hätte gerne einen Termin für eine Besichtigung → vehicle | Terminwunsch
VW T6 → desiredDate | Wann
nächsten Dienstag ab 14 Uhr → name | desiredDate = nächsten Dienstag ab 14 Uhr
Frei → contact
beat.frei@example.ch → confirmation | Anliegen: Termin⏎
jawoll → confirmed

# offer Vermittlung: a foreign number stays as typed
Ich möchte eine Offerte, Fiat Ducato 2015 → name
Klaus Schmidt, +49 171 1234567 → confirmation | Telefon: +49 171 1234567⏎
ok → confirmed

# offer: a letter with a signature
Guten Tag⏎Bitte offerieren Sie mir die Einlagerung meines Hymer B 544 über den Winter.⏎Freundliche Grüsse⏎Peter Miller → contact
    | name = Peter Miller | vehicle = Hymer B 544 | desiredDate = über den Winter
    | message = Bitte offerieren Sie mir die Einlagerung meines Hymer B 544 über den Winter.
peter@miller.example → confirmation | Wie lang und wie hoch ist das Fahrzeug?
6m99 x 2m90 → confirmation
Ja, alles richtig. Danke → confirmed

# appointment: an answer with a question mark is an answer
Termin für eine Politur → vehicle
Hymer B 678? → desiredDate | vehicle = Hymer B 678
Geht nächste Woche? → name | desiredDate = nächste Woche

# offer: a list in small letters, and a size that can only be the length
Offerte → message
Versiegelung → vehicle
kobi wüthrich, 079 444 55 66, hymer → confirmation | name = Kobi Wüthrich | vehicle = hymer
7m → confirmation | Masse: 7m (7.00 m lang)
Höhe 2.90 → confirmation | (7.00 m lang, 2.90 m hoch)
nein, das ist alles → confirmation | Gut, dann bleibt es so.
passt scho → confirmed

# offer Dampf-reinigung: a name and an address where the vehicle was asked for
Offerte für Dampfreinigung → vehicle
Warum wollen Sie meinen Namen? → vehicle | Der Nachname genügt.
ok, Anna Keller, anna@example.ch → confirmation | name = Anna Keller
ein Knaus → confirmation | vehicle = Knaus
ich ha s Baujahr vergesse: 2020 → confirmation | vehicle = Knaus, 2020
nein → correction
jo schick ab → confirmed

# appointment Dampf-reinigung: a surname where the date was asked for, and days given bit by bit
Termin für Dampfreinigung → vehicle
siebeneinhalb Meter lang → vehicle | dimensions = siebeneinhalb Meter lang
Opel Zafira → desiredDate
Hauser → desiredDate | name = Hauser
nächste Woche → contact
Dienstag → contact | desiredDate = nächste Woche, Dienstag
079 123 45 67 → confirmation
sobald ihr Zeit habt → confirmation | Dienstag, sobald ihr Zeit habt
jo schick → confirmed

# callback: a call for people in the place of a name
Rückruf bitte → name
worum gohts isch egal, ruefed eifach aa → name
Rolf → phone | name = Rolf

# offer Einlagerung: the service that was talked about is not asked for again
Super, dann gerne eine Offerte → vehicle | zum Thema Einlagerung | not offerieren?
Sunlight V66 → name

# offer Einlagerung: what is told beside «weiss noch nicht» is kept
Offerte für eine Einlagerung → vehicle
4 oder 5 Monate, weiss es noch nicht → vehicle | desiredDate = 4 oder 5 Monate
Anna Meier, 079 123 45 67 → confirmation
vielleicht 6 Monate, das weiss ich noch nicht → confirmation | desiredDate = 6 Monate

# offer: name and mail before the wish: each is taken, and the question comes in other words
Ich möchte eine Offerte → message | Was dürfen wir für Sie offerieren?
Peter Muster → message | Danke | Was dürfen wir für Ihr Fahrzeug tun? | name = Peter Muster
peter@muster.ch → vehicle | Um welches Fahrzeug geht es? | email = peter@muster.ch
Dampfreinigung → vehicle | Welches Fahrzeug ist es? | message = Dampfreinigung
VW T5 → confirmation | Name: Peter Muster⏎ | Nachricht: Dampfreinigung⏎

# offer Vermittlung: a name where the vehicle was asked for is no vehicle
Offerte bitte für die Vermittlung → vehicle
Anna Meier → vehicle | Welches Fahrzeug ist es? | name = Anna Meier
Auto putzen → contact | message = Offerte bitte für die Vermittlung⏎Auto putzen
VW Crafter 2018 → contact | vehicle = VW Crafter 2018

# appointment: what is left of other details is no date
Termin für eine Politur, VW T6 → desiredDate
Ich heisse Anna Meier, meine Nummer ist 079 123 45 67 → desiredDate | Welcher Tag | name = Anna Meier
    | phone = 079 123 45 67
egal → confirmation | desiredDate = egal

# appointment: a question is no answer to the offer to tell size and date
Termin fürs Autohotel, Porsche 911 → extras
Was kostet das? → extras | aside | wie lang und wie hoch
4.5 m lang, ab Oktober → name

# callback: the first name behind the surname, then the whole of it
Rückruf bitte → name
Müller → phone
Doris → phone | Welche Telefonnummer | name = Doris Müller
079 123 45 67, ab 17 Uhr → message
Doris Müller, habe ich gesagt → confirmation

# offer: a kind of vehicle where the wish was asked for
Ich brauche eine Offerte → message
Ich habe einen Camper → message | vehicle = Camper
Versiegelung → name

# callback: a mail address where the number was asked for
Rückruf bitte, ich heisse Aebi → phone
Geht auch E-Mail? → email | Gerne. An welche
aebi@example.ch → message
bitte einfach anrufen → confirmation | not Nachricht:

# offer Vermittlung: a number bit by bit, then in words
Offerte bitte, VW Polo, ich heisse Kurt Wyss → contact
055 → contact | da fehlen noch Ziffern
u wie Ulrich, dann wyss, at gmx punkt ch → contact | E-Mail-Adresse kann ich so nicht
null füfefüfzg, vierhundertzwölf 33 44 → confirmation | Telefon: 0554123344 | not Ulrich

# offer: another service before the vehicle is given
Offerte Einlagerung → vehicle | zum Thema Einlagerung
nein doch lieber Autohotel → vehicle
Ferrari 488 → name
Frei → contact
frei@example.ch → confirmation | Anliegen: Offerte, Autohotel⏎
weiss noch nicht → confirmation | bleibt es so

# offer Vermittlung: a mail address with a slip in its domain is asked about once: left as it is
Offerte bitte, VW Polo, ich heisse Kurt Wyss → contact
wyss@gmial.com → email | wyss@gmial.com | gmail.com
ja → confirmation | bleibt es dabei | E-Mail: wyss@gmial.com⏎
ja → confirmed

# offer Vermittlung: a mail address with a slip in its domain, mended
Offerte bitte, VW Polo, ich heisse Kurt Wyss, wyss@gmial.com → email
nein → email | An welche E-Mail-Adresse
wyss@gmail.com → confirmation | E-Mail: wyss@gmail.com⏎

# offer Vermittlung: an address that can’t be read twice gives way to a number, and stands in no message
Offerte bitte, VW Polo, ich heisse Kurt Wyss → contact
wyss@gmx → contact | kann ich so nicht lesen
wüss@gmx.ch → contact | immer noch nicht | Telefonnummer genügt
079 123 45 67 → confirmation | not @
Mail wüss@gmx.ch → contact
ja → confirmation | bleibt es dabei
Kann ich noch etwas ändern? → correction | Was darf ich ändern?
das Fahrzeug ist ein Fendt → confirmation | Fahrzeug: Fendt⏎
Ich habe mich vertippt → correction | not vertippt
`);
