import { describe, expect, it } from '@jest/globals';
import { isClearYes } from './clear-yes.js';
import { actsOf, isOnlyQuestion } from './read-acts.js';
import { sentencesOf } from './sentences-of.js';

const readings: Readonly<Record<string, (message: string) => unknown>> = {
  isClearYes,
  isOnlyQuestion,
  'the acts where nothing was asked': (message) => [...actsOf(message, 'free').keys()].join(' '),
  'the acts at the read-back': (message) => [...actsOf(message, 'confirmation').keys()].join(' '),
  'the acts of an answer': (message) => [...actsOf(message, 'vehicle').keys()].join(' '),
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
    | Ja, vielen Dank und einen schönen Abend | guet, schick's ab | Guet, schicket's ab | Jo sände
    | Ja, gäre abschicke | Dann eben so, ja | ja bitte weiterleiten
    | Jawohl, das ist alles in bester Ordnung so. Haben Sie vielen Dank. | 👍 | 👍🏽 | ✅ | 👍👍`,
  'isClearYes: false': `
    nein | ja aber | ja, bis auf die Nummer | ja? | ja, nein | jein | na ja | danke | ok warte | ja später
    | stimmt nicht | nicht gut | ja, wenn es nicht zu teuer ist | vielleicht | ja die Nummer ist 079 123 45 67
    | 👎 | 👍? | 👍👎 |  | Hallo | Anfrage | Suter | Passat | Kern | unsicher | nichts passt
    | ja und bitte noch die Felgen | Ja, was kostet das?`,
  'isOnlyQuestion: true': `Was kostet das? | Hallo. Was kostet das?`,
  'isOnlyQuestion: false': `Es hat Kratzer. Was kostet das? | Können Sie mir eine Offerte machen?
    | Was kostet das? 7.20 x 3.10 m | `,
  'the acts where nothing was asked: question': 'Was kostet das eigentlich? | isch d Offerte gratis | Preis Autohotel',
  'the acts where nothing was asked: offer': 'Chönd ihr mir es Angebot mache? | Offerte ist erwünscht',
  'the acts where nothing was asked: question offer': 'Was kostet das? Bitte machen Sie mir eine Offerte.',
  'the acts where nothing was asked: ': 'Es hat Kratzer. | Ich rufe Sie an | 🚗',
  'the acts at the read-back: no': 'nein | stimmt nicht | 👎 | ❌',
  'the acts at the read-back: calloff': 'vergiss es | Ich habe es mir anders überlegt, bitte abbrechen',
  'the acts of an answer: decline': 'weiss nöd | 🤷🏽‍♀️ | -',
  'the acts of an answer: ': 'Hymer B 678 |  | ?',
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
