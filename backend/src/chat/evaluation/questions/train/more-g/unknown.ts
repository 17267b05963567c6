import type { LabelledQuestion, QuestionForm } from '../../../labelled-question.js';
import { NOT_KNOWN, WAY } from './labels-talk.js';

/** What the site does not say: the reply is honest about it and shows a way to people. */
export const unknownQuestions: readonly LabelledQuestion[] = [
  unknown('01', 'dialect', 'Cha me bi öich o mit Twint zale?'),
  unknown('02', 'standard', 'Haben Sie an Auffahrt normal offen, oder gilt das bei Ihnen als Feiertag?', [
    'Feiertag',
    'Feiertage',
  ]),
  unknown('03', 'typo', 'gibts bei euch eine ladestazion für mein elektro auto'),
  unknown('04', 'dialect', 'Überchum ich es Ersatzauto, solang mis bi eu isch? Ich muess halt go schaffe.'),
  unknown('05', 'standard', 'Welche Marke hat das Keramikprodukt, das Sie auftragen? Mein Sohn will es googeln.'),
  unknown('06', 'dialect', 'Wie vill Lüüt schaffed eigentli bi eu im Betrieb?'),
  unknown('07', 'standard', 'Sind im November noch Plätze in der Einlagerung frei?', [
    'prüfen',
    'abklären',
    'klären',
    'wissen Sie',
    'ob ein Platz',
    'Bescheid',
    'ich sehe es hier nicht',
  ]),
  unknown('08', 'typo', 'macht ihr auch reifenwexel und habt ihr ein reifen hotel'),
  unknown('09', 'dialect', 'Tönt dr au Schiibe? Am Kombi hinde wär s guet wäg de Chind.'),
  unknown('10', 'standard', 'Unsere Tochter sucht auf den Sommer eine Lehrstelle. Bilden Sie Lernende aus?'),
  unknown('11', 'dialect', 'Wie höch isch s Tor vo de Halle? Üsers het mit de Klimaalag 3 Meter 30.', [
    'nennen Sie uns Länge',
    'Länge und Höhe',
  ]),
  unknown('12', 'typo', 'kan man bei euch geschenk gutschein kaufen, für mein man zum 60ten'),
];

function unknown(
  number: string,
  form: QuestionForm,
  text: string,
  alsoHonest: readonly string[] = [],
): LabelledQuestion {
  return {
    id: `tg-unknown-${number}`,
    kind: 'unknown',
    form,
    turns: [text],
    mustContain: [[...NOT_KNOWN, ...alsoHonest], WAY],
  };
}
