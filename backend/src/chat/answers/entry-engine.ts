import type { BusinessFacts } from '@fahrzeugpflege/contracts';
import { factTexts, fillFacts } from '../knowledge/entries/fact-texts.js';
import { entries as allEntries, type Computation, type Entry, type Topic } from '../knowledge/entries/index.js';
import { topicAlone } from '../reading/read-topics.js';
import { noSlots, readSlots, type Slots } from '../reading/slots.js';
import { type Candidate, Classifier } from '../understand/classifier.js';
import { likelyOf } from '../understand/thresholds.js';
import type { Model } from '../understand/train.js';
import type { Answer, AnswerContext, AnswerEngine, FindPassages, Passage, Question } from './answer.js';
import { campaignOver } from './campaign.js';
import { againAsked, type CarriedTurn, carriedSlots, filledSlots, meantTopics } from './carried-turn.js';
import { type Answered, composeAnswer, unknownReply, withWayToPeople } from './compose-answer.js';
import { compute } from './computed.js';
import { sentences, topicsOfSums } from './priced.js';
import { askingSentences, questionsOf } from './questions-of.js';
import { topicOfSubject } from './topics.js';

/** A message may hold several questions; more than these are not answered. */
const MOST_ANSWERS = 3;

/** The same whatever was talked about. */
const OF_NO_TOPIC: readonly Computation[] = ['hours', 'holidays'];

/** What an answer is made from. */
interface Asking {
  /** By this message. */
  readonly said: Slots;
  /** By those before. */
  readonly carried: Slots;
  readonly topics: readonly Topic[];
  readonly now: Date;
}

/** Answers each question of a message by the entry that it asks for. */
export class EntryEngine implements AnswerEngine {
  private readonly classifier: Classifier;
  private readonly byId: ReadonlyMap<string, Entry>;
  private readonly texts: Readonly<Record<string, string>>;

  /**
   * @param findPassages for who chooses among the site's texts; without it answers have none
   * @param entries of which the model was trained
   */
  constructor(
    private readonly model: Model,
    private readonly facts: BusinessFacts,
    private readonly findPassages?: FindPassages,
    entries: readonly Entry[] = allEntries,
  ) {
    this.byId = new Map(entries.map((entry) => [entry.id, entry]));
    this.classifier = new Classifier(model);
    this.texts = factTexts(facts);
  }

  async answer({ text, context, now }: Question): Promise<Answer> {
    const answers: Answered[] = [];
    let turn = carriedOf(context);
    for (const question of questionsOf(text, (part) => this.askedAlone(part)).slice(0, MOST_ANSWERS)) {
      const answered = this.answerOne(question, text, turn, now);
      answers.push(answered);
      turn = answered.turn ?? turn;
    }
    const answer = composeAnswer(answers, turn);
    return this.findPassages ? { ...answer, passages: this.passagesOf(text, answers, answer) } : answer;
  }

  /** What goes on with something else, and small talk, ask for nothing by themselves. */
  private askedAlone(text: string): Candidate | undefined {
    const [candidate] = this.classifier.candidates([text]);
    const answer = candidate && this.byId.get(candidate.id)?.answer;
    return answer && ('continues' in answer || 'talks' in answer) ? undefined : candidate;
  }

  /** By the likeliest entry whose answer can be made; what an unanswered question is about is kept all the same. */
  private answerOne(question: string, message: string, turn: CarriedTurn | undefined, now: Date): Answered {
    const stated = readSlots(message, now);
    const own = question === message ? stated : filledSlots(readSlots(question, now), stated);
    const again = turn && this.isReckoned(turn) ? againAsked(message, own, turn) : undefined;
    const said = { ...own, topics: again ? [] : meantTopics(own, turn?.slots) };
    const carried: Slots = { ...noSlots, ...(again ?? turn)?.slots };
    const slots = filledSlots(said, carried);
    const alone = turn && this.isOfTopic(turn) ? undefined : this.overviewOf(topicAlone(question));
    const certain = again ? again.entry : alone?.id;
    const candidates = certain ? [{ id: certain }] : this.likely(question, said.topics, turn);
    for (const { id } of candidates) {
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

  /** What one topic has, another may have too: only then does «Dampfreinigung» go on with what was asked. */
  private isOfTopic({ entry }: CarriedTurn): boolean {
    const { answer, topic } = this.byId.get(entry) ?? {};
    if (topic !== undefined) return true;
    if (answer === undefined) return false;
    return 'saysOf' in answer || ('computes' in answer && !OF_NO_TOPIC.includes(answer.computes));
  }

  private isReckoned({ entry }: CarriedTurn): boolean {
    const answer = this.byId.get(entry)?.answer;
    return answer !== undefined && 'computes' in answer;
  }

  /** By the whole text or by what it asks alone: visitors tell stories beside a question. */
  private likely(text: string, named: readonly Topic[], turn: CarriedTurn | undefined): readonly Candidate[] {
    const before = { topic: turn?.slots.topics.at(-1), question: named.length > 0 ? undefined : turn?.question };
    const readings = new Set([text.trim(), ...askingSentences(text).slice(0, 1)]);
    return likelyOf(this.classifier.candidates([...readings], before), this.model.threshold);
  }

  /** The entry that the turn before asked for or, of another topic, the one of the same fact. */
  private continued(turn: CarriedTurn | undefined, [topic]: readonly Topic[]): Entry | undefined {
    const before = turn && this.byId.get(turn.entry);
    const overview = this.overviewOf(topic);
    if (before === undefined) return overview;
    if (topic === undefined || before.topic === undefined || before.topic === topic) return before;
    return this.byId.get(before.id.replace(/^[^.]+/, topic)) ?? overview;
  }

  private overviewOf(topic: Topic | undefined): Entry | undefined {
    return topic && this.byId.get(`${topic}.overview`);
  }

  /** Undefined where the question lacks what the answer is reckoned with. */
  private replyOf({ answer, topic }: Entry, { said, topics, carried, now }: Asking): string | undefined {
    const over = (topic === 'campaign' && campaignOver(this.facts, now)) || '';
    if ('says' in answer) return sentences(over, fillFacts(answer.says, this.texts));
    if ('talks' in answer) return fillFacts(answer.talks, this.texts);
    if ('knowsNot' in answer) return sentences(over, withWayToPeople(fillFacts(answer.knowsNot, this.texts)));
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

/** What was asked before; a dialogue that knows a subject alone gives that. */
function carriedOf({ turn, subject }: AnswerContext): CarriedTurn | undefined {
  const topic = topicOfSubject(subject);
  if (!topic || (turn && turn.slots.topics.length > 0)) return turn;
  return { entry: `${topic}.overview`, question: '', slots: carriedSlots({ ...noSlots, topics: [topic] }) };
}

/** What is said of the topics that are asked about, else of all. */
function saidOf(texts: Readonly<Partial<Record<Topic, string>>>, topics: readonly Topic[]): string {
  const own = topics.flatMap((topic) => texts[topic] ?? []);
  return [...new Set(own.length > 0 ? own : Object.values(texts))].join(' ');
}
