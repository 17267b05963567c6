import type { BusinessFacts } from '@fahrzeugpflege/contracts';
import { factTexts, fillFacts } from '../knowledge/entries/fact-texts.js';
import { entries as allEntries, type Entry, type Topic } from '../knowledge/entries/index.js';
import { noSlots, readSlots, type Slots } from '../reading/slots.js';
import { type Before, type Candidate, Classifier } from '../understand/classifier.js';

import { likelyOf } from '../understand/thresholds.js';
import type { Model } from '../understand/train.js';
import type { Answer, AnswerContext, AnswerEngine, EnquiryKind, FindPassages, Passage, Question } from './answer.js';
import { campaignOver } from './campaign.js';
import { type CarriedTurn, carriedSlots, filledSlots, meantTopics } from './carried-turn.js';
import { compute } from './computed.js';
import { topicsOfSums } from './priced.js';
import { serviceOf, subjectOf, topicOfSubject } from './topics.js';
import { unknownReply, unknownRest, wayToPeople } from './unknown-replies.js';

/** What one question of a message is answered with. */
interface Answered {
  /** Undefined where nothing is known. */
  readonly entry: Entry | undefined;
  readonly reply: string;
  readonly turn: CarriedTurn | undefined;
}

/** A message may hold several questions; more than these are not answered. */
const MOST_ANSWERS = 3;

export interface EntryEngineOptions {
  readonly entries?: readonly Entry[];
  /** For who words answers anew from the site's texts; without it answers have none. */
  readonly findPassages?: FindPassages | undefined;
}

/** Answers each question of a message by the entry that it asks for. */
export class EntryEngine implements AnswerEngine {
  private readonly classifier: Classifier;
  private readonly byId: ReadonlyMap<string, Entry>;
  private readonly texts: Readonly<Record<string, string>>;
  private readonly findPassages: FindPassages | undefined;

  /** @param model trained of these entries */
  constructor(
    private readonly model: Model,
    private readonly facts: BusinessFacts,
    { entries = allEntries, findPassages }: EntryEngineOptions = {},
  ) {
    this.findPassages = findPassages;
    this.byId = new Map(entries.map((entry) => [entry.id, entry]));
    this.classifier = new Classifier(model);
    this.texts = factTexts(facts);
  }

  async answer({ text, context, now }: Question): Promise<Answer> {
    const answers: Answered[] = [];
    let turn = carriedOf(context);
    const questions = questionsOf(text).slice(0, MOST_ANSWERS);
    for (const question of questions) {
      const answered = this.answerOne(question, text, turn, now);
      answers.push(answered);
      turn = answered.turn ?? turn;
    }
    const answer = answerOf(answers, turn);
    return this.findPassages ? { ...answer, passages: this.passagesOf(text, answers, answer) } : answer;
  }

  /** By the likeliest entry whose answer can be made; what an unanswered question is about is kept all the same. */
  private answerOne(question: string, message: string, turn: CarriedTurn | undefined, now: Date): Answered {
    const told = readSlots(message, now);
    const own = question === message ? told : filledSlots(readSlots(question, now), told);
    const said = { ...own, topics: meantTopics(own, turn?.slots) };
    const before = { topic: turn?.slots.topics.at(-1), question: said.topics.length > 0 ? undefined : turn?.question };
    const carried: Slots = { ...noSlots, ...turn?.slots };
    const slots = filledSlots(said, carried);
    for (const { id } of likelyOf(this.candidates(question, before), this.model.threshold)) {
      const found = this.byId.get(id);
      const entry = found && 'continues' in found.answer ? this.continued(turn, said.topics) : found;
      if (entry === undefined) continue;
      const topics = said.topics.length > 0 ? said.topics : entry.topic ? [entry.topic] : slots.topics;
      const reply = this.replyOf(entry, { said, topics, carried, now });
      if (reply === undefined) continue;
      const next = { entry: entry.id, question, slots: carriedSlots({ ...slots, topics }) };
      return { entry, reply, turn: 'talks' in entry.answer ? turn : next };
    }
    const unanswered = said.topics[0] && { entry: `${said.topics[0]}.overview`, question, slots: carriedSlots(slots) };
    return { entry: undefined, reply: unknownReply, turn: unanswered ?? turn };
  }

  /** By the whole text or by what it asks alone, whichever tells more clearly: stories are told beside a question. */
  private candidates(text: string, before: Before): readonly Candidate[] {
    const whole = this.classifier.candidates(text, before);
    const [asked] = askingSentences(text);
    if (asked === undefined || asked === text.trim()) return whole;
    const alone = this.classifier.candidates(asked, before);
    return (alone[0]?.score ?? Number.NEGATIVE_INFINITY) > (whole[0]?.score ?? Number.NEGATIVE_INFINITY)
      ? alone
      : whole;
  }

  /** The entry that the turn before asked for or, of another topic, the one of the same fact. */
  private continued(turn: CarriedTurn | undefined, topics: readonly Topic[]): Entry | undefined {
    const [topic] = topics;
    const before = turn && this.byId.get(turn.entry);
    const overview = topic && this.byId.get(`${topic}.overview`);
    if (before === undefined) return overview;
    if (topic === undefined || before.topic === undefined || before.topic === topic) return before;
    return this.byId.get(before.id.replace(/^[^.]+/, topic)) ?? overview;
  }

  private replyOf(
    { answer, topic }: Entry,
    { said, topics, carried, now }: { said: Slots; topics: readonly Topic[]; carried: Slots; now: Date },
  ): string | undefined {
    const over = topic === 'campaign' ? campaignOver(this.facts, now) : undefined;
    if ('says' in answer) return [over, fillFacts(answer.says, this.texts)].filter(Boolean).join(' ');
    if ('talks' in answer) return fillFacts(answer.talks, this.texts);
    if ('knowsNot' in answer)
      return [over, fillFacts(answer.knowsNot, this.texts), wayToPeople].filter(Boolean).join(' ');
    if ('requests' in answer) return '';
    if ('saysOf' in answer) {
      const about = topics.length > 0 ? topics : topicsOfSums(said.francs, this.facts);
      return fillFacts(saidOf(answer.saysOf, about), this.texts);
    }
    if ('continues' in answer) return undefined;
    const named = said.topics.length > 0 || !topic ? said.topics : [topic];
    return compute(answer.computes, { slots: said, topics: named, facts: this.facts, now, carried });
  }

  /** What the site says near to what was asked; nothing beside what it does not say. */
  private passagesOf(text: string, answers: readonly Answered[], { context }: Answer): readonly Passage[] {
    if (answers.some(({ entry }) => entry && 'knowsNot' in entry.answer)) return [];
    const pages = answers.flatMap(({ entry }) => entry?.page ?? []);
    const words = [text, ...answers.map(({ reply }) => reply)].join(' ');
    return this.findPassages?.({ text: words, pages, subject: context.subject }) ?? [];
  }
}

/** One answer of those to the questions of a message, in its order; small talk beside a question is left out. */
function answerOf(all: readonly Answered[], turn: CarriedTurn | undefined): Answer {
  const told = all.filter(({ entry }) => entry !== undefined && !('talks' in entry.answer));
  const answers = told.length > 0 ? told : all.slice(0, 1);
  const request = answers
    .map(({ entry }) => entry?.answer)
    .find((answer) => answer !== undefined && 'requests' in answer);
  const known = answers.filter(({ entry }) => entry !== undefined && !('knowsNot' in entry.answer));
  const topic = turn?.slots.topics.at(-1);
  const aspect = answers.some(({ entry }) => entry && 'computes' in entry.answer && entry.answer.computes === 'hours');
  const context: AnswerContext = {
    ...(topic && { subject: subjectOf(topic) }),
    ...(aspect && { aspect: 'hours' }),
    ...(turn && { turn }),
  };
  if (request && 'requests' in request) {
    const serviceType = topic && serviceOf(topic);
    return { kind: 'enquiry', reply: '', enquiryKind: request.requests, ...(serviceType && { serviceType }), context };
  }
  const reply = [...new Set(answers.map((each) => each.reply))].join('\n\n');
  const isMissing = known.length > 0 && all.some(({ entry }) => entry === undefined);
  const offers = isMissing ? 'offer' : offerOf(answers.at(-1)?.entry);
  const begins = answers.length === 1 ? answers[0]?.entry?.begins : undefined;
  const offering = { ...(offers && { offers }), ...(begins && { begins }), context };
  if (told.length === 0) return { kind: answers[0]?.entry ? 'talk' : 'unknown', reply, ...offering };
  return {
    kind: known.length > 0 ? 'answer' : 'unknown',
    reply: isMissing ? `${reply}\n\n${unknownRest}` : reply,
    ...offering,
  };
}

/** Behind what is not known stands the way to people, which ends in an offer. */
function offerOf(entry: Entry | undefined): EnquiryKind | undefined {
  return entry === undefined || 'knowsNot' in entry.answer ? 'offer' : entry.offers;
}

/** What was asked before; a dialogue that knows a subject alone gives that. */
function carriedOf({ turn, subject }: AnswerContext): CarriedTurn | undefined {
  const topic = topicOfSubject(subject);
  if (turn || !topic) return turn;
  return { entry: `${topic}.overview`, question: '', slots: carriedSlots({ ...noSlots, topics: [topic] }) };
}

/** Several questions are answered one by one; what else a message tells is read along where there is one alone. */
function questionsOf(message: string): readonly string[] {
  const sentences = askingSentences(message);
  const questions = (sentences.length > 0 ? sentences : [message]).flatMap((sentence) => sentence.split(NEXT_QUESTION));
  return questions.length > 1 ? questions : [message];
}

function askingSentences(text: string): readonly string[] {
  return (text.match(/[^.?!]+[.?!]*/g) ?? []).map((part) => part.trim()).filter((part) => part.endsWith('?'));
}

/** «… und wie lange dauert das?»: within a sentence a second question begins with what it asks for. */
const NEXT_QUESTION =
  /,? (?:und|u|un|ond|undt) (?=(?:was|wie|wi|wia|wo|wann|wenn|wänn|wen|wieviel|wiviel|wifil|wieviu|wivil|welche[rsn]?|wer|ab wann|bis wann|händ|hend|hesch|heit|händer|hender|habt|haben|gibt|git|gits|chan|chani|kann|braucht|muss|mues)(?!\p{L}))/iu;

/** What is said of the topics that are asked about, else of all. */
function saidOf(texts: Readonly<Partial<Record<Topic, string>>>, topics: readonly Topic[]): string {
  const own = topics.flatMap((topic) => texts[topic] ?? []);
  return [...new Set(own.length > 0 ? own : Object.values(texts))].join(' ');
}
