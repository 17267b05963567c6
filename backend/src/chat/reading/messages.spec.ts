import { chatTexts } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { asksSomething, isAboutEnquiry, isKeywords, isOnlyQuestion } from './is-question.js';
import { isClearYes, readIntent, saysNothingMore } from './read-intent.js';
import { asksToWait, asksWhy, preferredWay, wantsCallback, wantsPerson, wantsToChangeSent } from './read-request.js';
import { sentencesOf } from './sentences-of.js';

const readings: Readonly<Record<string, (message: string) => unknown>> = {
  isClearYes,
  'readIntent of an answer': (message) => readIntent(message, false),
  'readIntent at the read-back': (message) => readIntent(message, true),
  saysNothingMore,
  asksSomething,
  isKeywords,
  isAboutEnquiry,
  wantsPerson,
  wantsCallback,
  preferredWay,
  asksWhy,
  asksToWait,
  isOnlyQuestion,
  wantsToChangeSent,
  'the number of sentencesOf': (message) => sentencesOf(message).length,
};

/** How messages are understood: what a reading finds, and the messages in which it finds that. */
const MESSAGES: Readonly<Record<string, string>> = {
  'isClearYes: true': `
    ja | Ja! | jo | jawoll | jawohl | passt | stimmt so | chasch abschicke | chönd ihr so abschicke | ok
    | Okay, danke | Ja bitte | ja, alles richtig | ja genau so | isch guet so | tiptop, merci | tip top | 🚗👍
    | supi | geht klar | so ists gut | Ja, danke für die Hilfe | perfekt, freue mich auf Ihre Antwort
    | ja ich will | in ordnung | Ja, bitte absenden. Danke | Ja senden Sie die Anfrage ab | alles korrekt
    | sieht gut aus | ja mach das | einverstanden | jep | jup | jap | ja stimtm | Ja das isch rächt so
    | Ja, das ist richtig so. Herzlichen Dank und auf Wiederhören | jaa passt | ja stimt so | jaaa!!!
    | prefekt, danke | korekt | Ja, so stimmt es | Stimmt eso, merci vilmal u adieu
    | Ja, vielen Dank und einen schönen Abend | guet, schick's ab | ja bitte weiterleiten
    | Jawohl, das ist alles in bester Ordnung so. Haben Sie vielen Dank. | 👍 | 👍🏽 | ✅ | 👍👍`,
  'isClearYes: false': `
    nein | ja aber | ja, bis auf die Nummer | ja? | ja, nein | jein | na ja | danke | ok warte | ja später
    | stimmt nicht | nicht gut | ja, wenn es nicht zu teuer ist | vielleicht | ja die Nummer ist 079 123 45 67
    | 👎 | 👍? | 👍👎 |  | Hallo | Anfrage | Suter | Passat | Kern | unsicher | nichts passt
    | ja und bitte noch die Felgen | Ja, was kostet das?`,
  'readIntent of an answer: call-off': `
    stopp | Abbrechen bitte | vergiss es | Vergessen Sie es | doch nicht | Nein, doch nicht | nein danke
    | lassen wir das | hat sich erledigt | ich will nicht mehr | i wott nüm | nicht senden
    | schicken Sie es nicht ab | löschen | ich will doch keine Offerte | lass gut sein | cancel
    | Bitte löschen Sie meine Daten | ah nei, lömer das
    | ah nei, lömer das, mini Frau macht das sälber. Bitte nüt abschicke
    | Wir haben den Wohnwagen gestern nun doch schon verkauft. Bitte nichts senden
    | Ich habe es mir anders überlegt, bitte abbrechen | Brechen Sie das ab
    | Nei lah mers doch si, bräche mer ab | Ich hab mich umentschieden, danke | vergesst alles | brauche doch nichts
    | nei vergässed Sie's, mir bruuche das doch nid`,
  'readIntent of an answer: decline': `
    weiss nicht | weiss ich leider nicht | weiss nöd | keine Ahnung | kei ahnig | spielt keine Rolle
    | isch mir glich | möchte ich nicht angeben | säg i nid | hab ich nicht | überspringen | - | egal
    | noch offen | lieber nicht | keine Mail | keine | noch keins | nüt | kann ich nicht sagen
    | ich habe keins | Ich gebe keine Daten | 🤷 | 🤷🏽‍♀️ | hab nur mail | kein Fahrzeug, nur Beratung
    | nein, das ist alles | Nein danke, ich sage meinen Namen nicht | Meine Nummer möchte ich nicht angeben
    | Das kann ich Ihnen leider im Moment nicht sagen, ich müsste zuerst nachmessen.`,
  'readIntent at the read-back: no': `
    nein | nei | Nö | falsch | stimmt nicht | das stimmt so nöd | noch nicht | nein so nicht | von vorne | 👎`,
  'readIntent at the read-back: call-off': `lieber nicht | möchte ich nicht | i wott nid`,
  'readIntent of an answer: none': `
    vergiss es nicht | Vergessen Sie das Dach nicht | doch nicht Hymer, sondern Knaus | Ich habe keine Garage | das ist doch nicht schlimm
    | Ich will nicht mehr als 2000 Franken ausgeben | Hymer B 678 | Anna Meier | hmm |  | ?`,
  'saysNothingMore: true': `
    nein nichts | nei das isch alles | nein, das ist alles | nüt meh | Nein danke, sonst nichts | das wars
    | nein, alles gut | mehr nicht`,
  'saysNothingMore: false': `
    nein | nein, das stimmt nicht | nichts davon stimmt | alles falsch | ja | das ist alles andere als richtig`,
  'asksSomething: true': `
    Was kostet das eigentlich? | was choscht das | händ ihr am Samschtig offe | wie lange dauert das
    | wo isch das | Ich habe noch eine Frage: was kostet es? | das Auto ist neu, was kostet es | gits Rabatt
    | isch d Offerte gratis | ob d Offerte öppis choschtet | en Termin isch nid nötig, oder
    | Nein, ich möchte zuerst den Preis wissen | Nein, ich will nur wissen was es kostet
    | Ist das mit Garantie | und fürs Autohotel? | Kann ich auch vorbeikommen | Ja gerne. Wie lange dauert es?`,
  'asksSomething: false': `
    Können Sie mir eine Offerte machen? | Chönd ihr mir es Angebot mache? | Wenn möglich im April
    | wie gesagt, am Samstag | ist ein Hymer | isch en alte Wohnwage | Offerte ist erwünscht | Sind 7.5 m lang
    | Anna Meier | Es hat Kratzer. | www.example.ch | `,
  'isKeywords: true': `Preis Autohotel | öffnungszeiten`,
  'isKeywords: false': `Preislich bin ich offen | Anna Meier`,
  'isAboutEnquiry: true': `isch d Offerte gratis | ist die Offerte verbindlich | d Offerte isch doch gratis
    | choschtet d Offert öppis | Termin nötig | bruchts en Termin`,
  'isAboutEnquiry: false': `
    Ist eine Offerte möglich | Termin isch dringend | Offerte ist erwünscht | eine Offerte bitte
    | isch en Hymer | Termin ist mir egal | Isch am Friitig en Termin frei`,
  'wantsPerson: true': `${chatTexts.askForPerson} | kann ich mit jemandem reden? | chan ich mit öpperem rede
    | ich möchte jemanden sprechen | Mitarbeiter | das nervt | ist mir zu kompliziert | zu viele Fragen!
    | mir zu mühsam | gibt es hier keine Menschen?`,
  'wantsPerson: false': `
    bist du ein Mensch? | Anna Meier | Was kostet das? | Platz für zwei Personen | Rufen Sie mich an`,
  'wantsCallback: true': `
    Chönd ihr mir zruglüüte, am beschte gäge Abig? | bite rukruf an 078 555 09 90 | Rufed mi bitte a
    | Rufen Sie mich bitte an | lüted mer bitte aa | bitte um Rückruf | können Sie mich zurückrufen?
    | rufen Sie doch morgen an bitte, also mich an`,
  'wantsCallback: false': `Ich rufe Sie an | Was kostet das? | anna@example.ch`,
  'preferredWay: email': `bitte nicht anrufen | lieber per Mail | kein Rückruf bitte | lüted mer nid a
    | nur schriftlich bitte | rufen Sie mich nicht an`,
  'preferredWay: phone': `lieber telefonisch | besser per Telefon`,
  'preferredWay: undefined': `per Mail | bitte nicht vor 9 Uhr anrufen | meine Mail ist anna@example.ch | keine Telefonnummer`,
  'asksWhy: true': `Warum brauchen Sie meinen Namen? | für was bruched ihr mini Nummer | Wieso das Fahrzeug? | warum?
    | muess das si mit de Nummere? | Muss ich den Vornamen auch angeben? | hä? | Wie bitte?`,
  'asksWhy: false': `Was | Muss ich das Auto selber bringen? | Warum ist das so teuer? | Anna`,
  'asksToWait: true': `Moment bitte | Einen Augenblick, ich schaue nach | warte schnäll`,
  'asksToWait: false': `Im Moment nicht | Anna Warter`,
  'isOnlyQuestion: true': `Was kostet das? | Hallo. Was kostet das?`,
  'isOnlyQuestion: false': `Es hat Kratzer. Was kostet das? | Können Sie mir eine Offerte machen?
    | Was kostet das? 7.20 x 3.10 m | `,
  'wantsToChangeSent: true': `Ich möchte noch etwas ändern | Kann ich die Anfrage stornieren? | die Nummer war falsch
    | Ich habe noch etwas vergessen | chan i no öppis ändere | Ich habe mich beim Namen vertippt | halt, falsche nummer`,
  'wantsToChangeSent: false': `
    Was kostet das Autohotel? | Ich möchte noch eine Offerte | Danke | Ändert sich der Preis im Winter?`,
  'the number of sentencesOf: 0': ` | … | ?!`,
  'the number of sentencesOf: 1': `Danke | Was kostet es für 7.2 m, Jg. 2014? | Geht es am 3.4. um 9 Uhr? | am 28. April
    | anna.meier@example.ch | Wirklich?!`,
  'the number of sentencesOf: 2': `Ich habe 7.2 m. Was kostet das? | Hallo! Habt ihr offen | Was kostet es? (Jg. 2014)`,
};

const cases = Object.entries(MESSAGES).flatMap(([key, messages]) => {
  const [reading = '', found] = key.split(': ');
  return messages.split('|').map((message) => [reading, found, message.trim()] as const);
});

describe('a message', () => {
  it.each(cases)('is read by %s, which finds «%s» in «%s»', (reading, found, message) => {
    expect(String(readings[reading]?.(message))).toBe(found);
  });
});
