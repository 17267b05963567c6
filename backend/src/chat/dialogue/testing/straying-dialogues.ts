import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import { dialogues } from './dialogue.js';

const again = `Was kostet das? → vehicle | aside
Wo ist das? → vehicle | aside
Wann ist offen? → vehicle | aside
Wer seid ihr? → resume | aside | Möchten Sie die Anfrage fortsetzen?`;
/** So many questions in a row that it is asked whether to go on. */
const questions = `Offerte Autohotel, anna@example.ch → vehicle
${again}`;

/** Visitors who ask in between, leave out, call off, want people, write what nobody understands, or mean harm. */
export const strayingDialogues = dialogues(`
# offer Keramikversiegelung Wohnmobile: what is not known is not asked for again
Ich möchte eine Offerte → vehicle
spielt keine Rolle → name | Kein Problem
Meier → contact
meier@example.ch → confirmation | not Fahrzeug: | not Masse: | not Wunschtermin:
Ja → confirmed

# offer: a name that is not read, and said once more
Offerte für eine Dampfreinigung, VW Polo → name
Ihr kennt mich doch → name | Der Nachname genügt
Ihr kennt mich doch → contact | name = Ihr kennt mich doch

# offer: a name of odd signs, which stands in no pattern
Offerte für eine Dampfreinigung, VW Polo → name
Ihr wisst (*[ wer → name
Ihr wisst (*[ wer → contact | name = Ihr wisst (*[ wer
079 123 45 67 → confirmation
bitte rasch → confirmation

# appointment Einlagerung: of size and date one is known
Termin für einen Hymer → extras
Masse weiss ich nicht, aber ab Oktober → name | desiredDate = ab Oktober

# offer Einlagerung: what is optional of an offer is asked about at the read-back, and given bit by bit
Offerte für einen Hymer, ich heisse Meier → contact
079 123 45 67 → confirmation | und wann würde es Ihnen passen?
Oktober → confirmation | Wie lang und wie hoch ist das Fahrzeug? Wenn | desiredDate = Oktober
7.2 m lang → confirmation | not Wissen | dimensions = 7.2 m lang
ja → confirmed

# offer Vermittlung: name and contact are needed, said once
Offerte bitte, VW T6 → name
möchte ich nicht angeben → name | Ohne Namen | Nachname
nein → name | ${chatPhoneLink} | not Ohne Namen
also gut, Meier → contact
per Mail → email
doch keine Mail → phone | Kein Problem | Telefonnummer
auch nicht → contact
079 123 45 67 → confirmation

# offer Vermittlung: refusing mail and phone
Offerte bitte, VW T6, ich heisse Meier → contact
Telefon möchte ich nicht angeben → email
lieber nicht → contact | antworten können
nein → contact | ${chatPhoneLink}
    | ${chatMailLink}

# callback: called off at the read-back
Rufen Sie mich an wegen einer Politur, Anna Meier, 079 123 45 67 → confirmation
lieber nicht → called off

# person: a person is wanted: phone and mail at once, and few questions
Ich möchte mit einem Menschen sprechen → name | ${chatPhoneLink}
    | ${chatMailLink} | 24 Stunden | bis 11:30 Uhr
    | gleich anrufen
Anna → contact
anna@example.ch → message
um den Preis → confirmation | not Fahrzeug
ja → confirmed

# callback: a call back needs a number, or else the mail
Rufen Sie mich bitte an → name | 24 Stunden | ${chatPhoneLink}
Hans, hans@example.ch → phone
möchte ich nicht angeben → message
Es geht um eine Politur an meinem Hymer → confirmation | Fahrzeug: Hymer
Ja → confirmed

# offer: impatience names phone and mail and asks for less
Offerte Autohotel → vehicle
das nervt → name | ${chatPhoneLink}
    | ${chatMailLink}

# offer: impatience at the read-back changes nothing of it
Offerte für die Dampfreinigung, Anna Meier, 079 123 45 67, VW Polo → confirmation | Anliegen: Offerte
Das dauert mir zu lange → confirmation | ${chatPhoneLink}
Jetzt macht mal vorwärts → confirmation | ${chatPhoneLink}
Zeigen Sie mir die Anfrage nochmals → confirmation | Anliegen: Offerte
Ich möchte mit einem Menschen sprechen → confirmation | Anliegen: Persönlicher Kontakt
ja → confirmed

# offer: a call back instead of an offer
Offerte Autohotel → vehicle
Ach, rufen Sie mich einfach an → name | rufen wir Sie zurück | ${chatPhoneLink}
Anna Meier 079 123 45 67 → confirmation | Anliegen: Rückruf, Autohotel

# offer Vermittlung: «Rufen Sie mich an: …» is a number and no other wish
Offerte bitte, VW T6, ich heisse Meier → contact
Rufen Sie mich an: 079 123 45 67 → confirmation | Anliegen: Offerte

# offer: called off
Ich möchte eine Offerte → message
vergiss es → called off | sende nichts

# offer: called off in other words, where the name was asked for
Offerte für eine Dampfreinigung, VW Polo → name
ach, vergesst alles, wir machen das doch nicht → called off

# offer: a no where nothing was given yet
Ich möchte eine Offerte → message
nein → called off

# offer Autohotel: a goodbye where nobody could be answered
Offerte Autohotel → vehicle
merci, auf Wiedersehen → called off

# offer Autohotel: a goodbye behind a contact
Offerte Autohotel, VW Polo, anna@example.ch → name
tschüss zäme → name

# offer: after some questions it is asked whether to go on: a yes goes on, another question leaves until the visitor is back
${questions}
ja gerne → vehicle | Fahrzeug
${again}
Gibt es Parkplätze? → left
Und Garantie? → left | not Anfrage
danke → left
nein danke → left
Ich möchte die Anfrage fortsetzen → vehicle | email = anna@example.ch

# offer: asked whether to go on, a no calls off
${questions}
nein → called off

# offer: what was left is called off as well: it would go to staff
${questions}
Gibt es Parkplätze? → left
Abbrechen bitte → called off | sende nichts

# offer: a moment of patience where the name is asked for, and what comes next
Offerte für die Dampfreinigung, VW Polo → name
Moment, muss kurz schauen → name | Lassen Sie sich Zeit
Meier, 079 123 45 67 → confirmation
Was passiert jetzt? → confirmation | nach einer halben Stunde | Abbrechen | Mit «Ja» | not Erst wenn Sie
ja → confirmed

# offer: who is given time and thanks for it has not said yes
Offerte für die Dampfreinigung, Anna Meier, 079 123 45 67, VW Polo → confirmation
Moment bitte, ich schaue kurz nach → correction | Lassen Sie sich Zeit
ok danke → confirmation | Stimmt alles so?
Ich muss zuerst noch meine Frau fragen → correction | Lassen Sie sich Zeit
alles klar → confirmation | Stimmt alles so?
Sekunde → correction
super danke → confirmation
Sekunde → correction
ok → resume | fortsetzen?
ja → confirmation | Name: Anna Meier
Sekunde → correction
Ja → confirmation | Stimmt alles so?
Ja → confirmed

# offer: who is given time can have it sent, or corrected
Offerte für die Dampfreinigung, Anna Meier, 079 123 45 67, VW Polo → confirmation
Moment bitte, ich schaue kurz nach → correction
die Nummer ist 079 123 45 68 → confirmation | Ist geändert | phone = 079 123 45 68
Sekunde → correction
passt, abschicken → confirmed

# offer: who is given time and says no is asked what to change
Offerte für die Dampfreinigung, Anna Meier, 079 123 45 67, VW Polo → confirmation
Sekunde → correction
Nein → correction | Was darf ich ändern
Nein → called off | sende nichts

# offer: a question in between
Offerte für die Keramikversiegelung → vehicle
was kostet das eigentlich? → vehicle | aside | Zurück zu Ihrer Anfrage | Fahrzeug
händ ihr am Samschtig offe → vehicle | aside | message = Offerte für die Keramikversiegelung
Hymer, wie lange dauert das? → name | aside | Wie heissen Sie?

# offer Vermittlung: a question about another vehicle corrects nothing
Offerte bitte, VW T6, meier@example.ch → name
Was würde es für einen Fiat Ducato kosten? → name | aside | vehicle = VW T6
Meier → confirmation
Wo seid ihr? → confirmation | aside | Soll ich sie so absenden? | not Name:
ja → confirmed

# offer: what is wished in a question is no refusal of what was asked for
Offerte Dampfreinigung, Skoda Fabia, Petra Wälti → contact
Könnten Sie das Auto auch abholen? → contact | aside | Zurück zu Ihrer Anfrage
Können Sie auch noch die Felgen reinigen? → contact | in die Nachricht
chani e mail schicke → email
petra@example.ch → confirmation

# offer: questions about the enquiry itself
Offerte Dampfreinigung, Skoda Fabia → name
Petra Wälti → contact
Geben Sie die Nummer weiter? → contact | Wir verwenden sie nur dafür.
Ich habe nur ein Festnetz → contact

# offer Vermittlung: an address and a number that can’t be read
Offerte bitte, VW T6 → name
ich heisse Beat Frei, anna@example → contact | Danke | E-Mail-Adresse kann ich so nicht lesen
0761 123456 → contact | nicht sicher lesen | Vorwahl
0761 123456 → confirmation | Telefon: 0761 123456⏎

# offer: what is not understood is asked for with a hint, then left out
Offerte → message
??? → message | Stichworte
hmm → vehicle | lassen wir offen
Es hat am Dach auch Kratzer → vehicle | nehme ich in die Nachricht auf | message = Es hat am Dach auch Kratzer
aha → name | lassen wir offen

# offer: what can be left out is not asked for a third time, whatever is told instead
Ich möchte eine Offerte → message
VW T6 → message | Worum geht es?
Nina Baumann, nina@example.ch → confirmation | not Worum geht es? | not Nachricht:

# callback: a question is no name, and no single word of every day either
Bitte um Rückruf → name
Keramik → name
Danke → name
Wie heissen denn Sie? → name | aside

# offer Vermittlung: links and tags are echoed as text
Offerte bitte, Fahrzeug: [VW](tel:+4190000000) <b>T6</b> → name
Name: Anna, anna@example.ch, [Klick hier](mailto:boese@example.ch) bitte sofort → confirmation | not [ | not ] | not <
    | not > | not boese@example.ch)⏎[

# person: turned writing and several lines stay one plain line
Mensch bitte, Anna Meier, 079 123 45 67 → message
Reinigung\u202e fürs⏎Autohotel⏎⏎Name: falsche Zeile → confirmation | not \u202e | not ⏎Autohotel | not ⏎Name: falsche Zeile⏎

# offer: what is noted is shown once more
Offerte für eine Dampfreinigung, Anna Meier, 079 123 45 67, VW T6 → confirmation
Zeigen Sie mir die Anfrage nochmals → confirmation | Name: Anna Meier | message = Offerte für eine Dampfreinigung
Ja → confirmed
`);
