import { isDeepStrictEqual } from 'node:util';
import { type BusinessFacts, chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ContentChanges } from '../../content/content-changes.js';
import { CurrentFacts } from '../../content/current-facts.js';
import type { Message, Turn } from '../dialogue/converse.js';
import type { AskModel } from '../model/language-model.js';
import { AssistantThread, type Reading, type Task, ThreadEnded } from './assistant-thread.js';
import { FairTurns, NoTurn } from './fair-turns.js';

/** One that reads, and a spare, as a new one takes its time to load. */
const THREADS = 2;
/** Before one is loaded again that died in loading; milliseconds. */
const RELOAD_PAUSE = 5_000;
/** Messages that may wait, and how long; milliseconds. */
const MOST_WAITING = 100;
const PATIENCE = 20_000;

const PEOPLE = `direkt mit uns: ${chatPhoneLink} oder ${chatMailLink}`;
const UNREADABLE = `Diese Nachricht kann ich leider nicht lesen. Bitte schreiben Sie sie kürzer oder anders, oder sprechen Sie ${PEOPLE}.`;
const BUSY = `Im Moment erreichen mich zu viele Nachrichten auf einmal. Bitte senden Sie Ihre gleich noch einmal, oder sprechen Sie ${PEOPLE}.`;

/** A message that nobody read: nothing comes of it, and the conversation stays as it was. */
export class NotRead extends Error {
  override readonly name = 'NotRead';

  /** @param reply tells the visitor, with a way to people */
  constructor(readonly reply: string) {
    super('a message was not read');
  }
}

interface AssistantThreadsOptions {
  readonly script?: URL;
  /** Undefined where there is no language model. */
  readonly askModel?: AskModel | undefined;
}

/**
 * Reads visitors' messages away from the main thread, so that no message holds up anything else, whatever stands in it. One
 * that takes too long ends with its thread, and the spare goes on with the others.
 */
export class AssistantThreads implements OnApplicationShutdown {
  private threads: readonly AssistantThread[] = [];
  /** Undefined until they are set: without facts there is no thread. */
  private facts: BusinessFacts | undefined;
  private readonly turns = new FairTurns(MOST_WAITING, PATIENCE);
  private readonly script: URL;
  private readonly askModel: AskModel | undefined;
  private isUsed = false;
  private isClosed = false;
  private reload: NodeJS.Timeout | undefined;

  constructor({ script = new URL('./run-assistant.js', import.meta.url), askModel }: AssistantThreadsOptions = {}) {
    this.script = script;
    this.askModel = askModel;
  }

  /**
   * Tells the facts that are in force. Threads that were loaded with others answer on until one with these is loaded, and
   * end what they have under way.
   *
   * @returns resolves once the next message is answered from these facts, or no thread could be loaded
   */
  async useFacts(facts: BusinessFacts): Promise<void> {
    if (isDeepStrictEqual(facts, this.facts)) return;
    this.facts = facts;
    this.load();
    while (!this.isClosed && this.facts === facts && !this.threads.some((thread) => this.isReady(thread))) {
      const loading = this.threads.find(({ state }) => state === 'loading');
      if (!loading) return;
      await loading.loaded;
      // What follows a thread's loading comes first.
      await Promise.resolve();
    }
  }

  /** Once the last request is answered. */
  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.reload);
    await Promise.all(this.threads.map((thread) => thread.stop()));
  }

  /**
   * Finds the reply to a message.
   *
   * @param from whose message it is: whoever sends many at once holds up nobody else
   * @throws NotRead, and what the assistant throws
   */
  async converse(message: Message, from: string): Promise<Turn> {
    try {
      const { turn, prompt } = await this.read({ message }, from);
      if (!prompt || isWithinEnquiry(message)) return turn;
      const written = await this.askModel?.(prompt, message.now);
      if (written === undefined) return turn;
      // Whatever goes wrong from here on, there is an answer.
      return (await this.read({ message, written }, from).catch(() => ({ turn }))).turn;
    } catch (error) {
      if (error instanceof ThreadEnded) throw new NotRead(UNREADABLE);
      if (error instanceof NoTurn) throw new NotRead(BUSY);
      throw error;
    }
  }

  /** @throws NoTurn also where no thread can be loaded */
  private async read(task: Task, from: string): Promise<Reading> {
    await this.turns.take(from);
    try {
      await this.best()?.loaded;
      const thread = this.best();
      // The spare: a process that nobody talks to does without.
      this.isUsed = true;
      this.load();
      if (thread?.state !== 'loaded') throw new NoTurn();
      return await thread.read(task);
    } finally {
      this.turns.give();
      this.retire();
    }
  }

  /** The thread that reads the next message. */
  private best(): AssistantThread | undefined {
    return this.threads.find((thread) => this.isReady(thread)) ?? this.threads[0];
  }

  private isCurrent({ data }: AssistantThread): boolean {
    return data.facts === this.facts;
  }

  private isReady(thread: AssistantThread): boolean {
    return thread.state === 'loaded' && this.isCurrent(thread);
  }

  /** One thread after the other, until there are as many as there should be: a spare from the first message on. */
  private load(): void {
    const isLoading = this.threads.some(({ state }) => state === 'loading');
    const wanted = this.isUsed ? THREADS : 1;
    const current = this.threads.filter((thread) => this.isCurrent(thread));
    if (this.isClosed || !this.facts || isLoading || current.length >= wanted) return;
    const data = { hasModel: this.askModel !== undefined, facts: this.facts };
    const thread = new AssistantThread(this.script, data, (ended, before) => this.replace(ended, before));
    this.threads = [...this.threads, thread];
    void thread.loaded.then(() => {
      this.retire();
      this.load();
    });
  }

  /** Stops the threads that know other facts, once one with these is loaded and they have nothing under way. */
  private retire(): void {
    if (!this.threads.some((thread) => this.isReady(thread))) return;
    for (const thread of this.threads) {
      if (thread.isIdle && !this.isCurrent(thread)) void thread.stop();
    }
  }

  private replace(ended: AssistantThread, before: 'loading' | 'loaded'): void {
    this.threads = this.threads.filter((thread) => thread !== ended);
    if (before === 'loaded') this.load();
    else if (!this.isClosed) this.reload = setTimeout(() => this.load(), RELOAD_PAUSE).unref();
  }
}

/** There, people say who they are: none of that is for a model. */
function isWithinEnquiry({ state: { enquiry } }: Message): boolean {
  return enquiry !== null && !enquiry.left;
}

/** Tells the assistant's threads the facts of the business: as the process starts, and whenever they may have changed. */
@Injectable()
export class AssistantFacts implements OnModuleInit {
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly current: CurrentFacts,
    private readonly changes: ContentChanges,
    private readonly threads: AssistantThreads,
  ) {}

  /** The threads begin to load here; the start does not wait for them. */
  async onModuleInit(): Promise<void> {
    await this.tell();
    // One change after the other, so that what was read first never comes last.
    this.changes.onChange(() => {
      this.last = this.last.then(() => this.tell());
    });
  }

  private async tell(): Promise<void> {
    void this.threads.useFacts(await this.current.get());
  }
}
