/** What somebody may want from people. */
export const ENQUIRY_KINDS = ['offer', 'appointment', 'callback', 'person', 'search'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** What visitors ask about, beside the business itself. */
const TOPICS = ['sealing', 'steam', 'car-hotel', 'storage', 'brokerage', 'trade', 'campaign'] as const;
export type Topic = (typeof TOPICS)[number];

/** Replies that are reckoned or looked up rather than written; each is a function over the typed facts. */
const COMPUTATIONS = [
  'price',
  'period-cost',
  'total',
  'affordable',
  'compare-prices',
  'claimed-price',
  'duration',
  'hours',
  'holidays',
  'campaign',
] as const;
export type Computation = (typeof COMPUTATIONS)[number];

/**
 * What is said to whoever asks for a fact. In texts `{name}` stands for a typed fact (see `fact-texts.ts`): no price,
 * time, address or claim is written out in an entry.
 *
 * - `says`: the answer. `saysOf`: the answer for each topic that it can be asked of.
 * - `computes`: the answer is made by a function of that name.
 * - `knowsNot`: the site does not say it; one sentence that names what is not known, ends in «weiss ich nicht.» and may
 *   be followed by what is known near to it.
 * - `requests`: the visitor wants something from people.
 * - `continues`: the same is asked as before, of something else: «Und fürs Autohotel?»
 * - `talks`: small talk, which changes nothing of what the conversation is about.
 */
export type EntryAnswer =
  | { readonly says: string }
  | { readonly saysOf: Readonly<Partial<Record<Topic, string>>> }
  | { readonly computes: Computation }
  | { readonly knowsNot: string }
  | { readonly requests: EnquiryKind }
  | { readonly continues: 'same' }
  | { readonly talks: string };

/** One fact that can be asked for. */
export interface Entry {
  /** `<subject>.<fact>`, unique over all files. */
  readonly id: string;
  /** What it is about; absent where it is asked of several topics or of the business. */
  readonly topic?: Topic;
  /** The path of the page that says it: visitors read on there. */
  readonly page?: string;
  readonly answer: EntryAnswer;
  /** What the answer offers to take up in its last sentence, so that a yes is understood. */
  readonly offers?: EnquiryKind;
  /** What whoever asks it wants from people, as only they know it: «Habt ihr noch einen Platz frei?» */
  readonly begins?: EnquiryKind;
  /** As visitors write it, each once: whole sentences, dialect, typing mistakes, a few words. */
  readonly utterances: readonly string[];
}
