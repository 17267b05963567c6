import { ACTS, type Act, type ActModel, featuresIn, type Situation } from './acts.js';
import { trainLinearSvm } from './linear-svm.js';
import { learnVocabulary, Vectoriser } from './vectoriser.js';

/** A sentence, and what somebody does by it. */
export interface LabelledMessage {
  readonly situation: Situation;
  readonly acts: readonly Act[];
  readonly text: string;
}

/** Reads a line of a table: the situation, a tab, the acts (`-` for none), a tab, the sentence. */
export function parseLabelled(line: string): LabelledMessage {
  const [situation, acts = '', text = ''] = line.split('\t') as [Situation, string?, string?];
  return { situation, acts: acts.split(' ').filter((act) => act !== '-') as Act[], text };
}

/** Some acts are rare: what is learned of them is let go less easily than what entries are asked by. */
const COST = 2;

/** Who asks, wants people or leaves says so in the same words, whatever was asked: it is learned in a second situation, too. */
const ANYWHERE: readonly Act[] = ['question', 'call', 'person', 'impatient', 'goodbye'];
const SITUATIONS: readonly Situation[] = [
  ...(['name', 'contact', 'vehicle', 'dimensions', 'desiredDate', 'extras', 'confirmation', 'correction'] as const),
  ...(['message', 'sent', 'offered'] as const),
];

/** In which one its length says, so that a further message moves no other. */
function elsewhere(messages: readonly LabelledMessage[]): readonly LabelledMessage[] {
  return messages
    .filter(
      ({ situation, acts }) => situation === 'free' && acts.length > 0 && acts.every((act) => ANYWHERE.includes(act)),
    )
    .map((message) => ({ ...message, situation: SITUATIONS[message.text.length % SITUATIONS.length] as Situation }));
}

/** Learns what is done by a message. The same messages give the same model. */
export function trainActs(labelled: readonly LabelledMessage[]): ActModel {
  const messages = [...labelled, ...elsewhere(labelled)];
  const features = messages.map(({ text, situation }) => featuresIn(text, situation));
  const vocabulary = learnVocabulary(features);
  const vectoriser = new Vectoriser(vocabulary);
  const weights = trainLinearSvm(
    features.map((blocks) => vectoriser.vector(blocks)),
    messages.map(({ acts }) => acts.map((act) => ACTS.indexOf(act))),
    { classes: ACTS.length, size: vectoriser.size, cost: COST },
  );
  return { vocabulary, weights };
}
