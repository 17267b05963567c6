import { label, notKnown, type Row } from '../label.js';

/** Says that it does not know, or that it answers questions about the business alone. */
const declines = [...notKnown, 'nur Fragen', 'nur zu', 'Fragen zu', 'Fragen rund um'];
const offTopic = (form: Row[0], question: string, not: readonly string[] = []): Row => [
  form,
  question,
  [declines],
  { not },
];

/** Has nothing to do with the business. */
export const offTopicQuestions = label('off-topic', 'off-topic', [
  offTopic('standard', 'Wie wird das Wetter morgen in Zürich?', ['sonnig', 'Grad']),
  offTopic('standard', 'Wer hat 1998 die Fussball-WM gewonnen?', ['Frankreich']),
  offTopic('standard', 'Schreiben Sie mir ein Gedicht über den Frühling.'),
  offTopic('standard', 'Wie heisst der höchste Berg der Welt?', ['Everest']),
  offTopic('standard', 'Wie viel ist 17 mal 23?', ['391']),
  offTopic('standard', 'Können Sie mir ein Rezept für Fondue geben?'),
  offTopic('dialect', 'Weli Partei söll i wähle?', ['SVP', 'SP ']),
  offTopic('dialect', 'Verzell mer en Witz'),
  offTopic('typo', 'wie macht man pizzateg'),
  offTopic('keywords', 'bitcoin kurs'),
  offTopic('keywords', 'python quicksort code', ['def ']),
  offTopic('standard', 'Was kostet die Autobahnvignette dieses Jahr?', ['CHF 40', '40 Franken']),
  offTopic('standard', 'Wo gibt es am Gardasee einen schönen Campingplatz?'),
  offTopic('standard', 'Welches Handy soll ich meiner Tochter kaufen?'),
  offTopic('standard', 'Wie viel wiegt ein Elefant?'),
  offTopic('standard', 'Wann fährt der nächste Zug nach Bern?'),
  offTopic('standard', 'Wie reinige ich meinen Backofen?'),
  offTopic('dialect', 'Was choch i hüt z Nacht?'),
  offTopic('dialect', 'Wär gwünnt d Schwiizermeischterschaft?'),
  offTopic('dialect', 'Wie hoch isch s Matterhorn?', ['4478']),
  offTopic('typo', 'wie lerne ich gitare spielen'),
  offTopic('keywords', 'horoskop löwe'),
  offTopic('keywords', 'benzinpreis heute'),
]);
