import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { Message, Turn } from '../converse/turn.js';
import type { AskModel } from '../model/language-model.js';
import { NotRead } from '../send-message/converse.port.js';
import { AssistantThread, ThreadEnded } from './assistant-thread.js';
import { FairTurns, NoTurn } from './fair-turns.js';
import type { Step } from './thread-messages.js';

/** What a message may run by itself; milliseconds. Most take two or three. */
const ALLOWANCE = 300;
/** One that reads, and a spare, as a new one takes its time to load. */
const THREADS = 2;
/** Before one is loaded again that died in loading; milliseconds. */
const RELOAD_PAUSE = 5_000;
/** A message whose thread ended because of another, while it waited for the language model, is read once more. */
const MOST_TRIES = 2;
/** Messages that may wait, and how long; milliseconds. */
const MOST_WAITING = 100;
const PATIENCE = 20_000;

const PEOPLE = `direkt mit uns: ${chatPhoneLink} oder ${chatMailLink}`;
const UNREADABLE = `Diese Nachricht kann ich leider nicht lesen. Bitte schreiben Sie sie kürzer oder anders, oder sprechen Sie ${PEOPLE}.`;
const BUSY = `Im Moment erreichen mich zu viele Nachrichten auf einmal. Bitte senden Sie Ihre gleich noch einmal, oder sprechen Sie ${PEOPLE}.`;

export interface AssistantThreadsOptions {
  readonly script?: URL;
  /** Undefined where there is no language model. */
  readonly askModel?: AskModel | undefined;
}

/**
 * Reads visitors' messages away from the main thread, so that no message holds up anything else, whatever stands in it. One
 * that takes too long ends with its thread, and the spare goes on with the others.
 */
export class AssistantThreads implements OnModuleInit, OnApplicationShutdown {
  /** The first one reads. */
  private threads: readonly AssistantThread[] = [];
  private readonly turns = new FairTurns(MOST_WAITING, PATIENCE);
  private readonly script: URL;
  private readonly askModel: AskModel | undefined;
  private messages = 0;
  private isClosed = false;
  private reload: NodeJS.Timeout | undefined;

  constructor({ script = new URL('./run-assistant.js', import.meta.url), askModel }: AssistantThreadsOptions = {}) {
    this.script = script;
    this.askModel = askModel;
  }

  onModuleInit(): void {
    this.load();
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
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const turn = await this.read(message, from);
        if (turn) return turn;
      }
    } catch (error) {
      if (error instanceof ThreadEnded) throw new NotRead(UNREADABLE);
      if (!(error instanceof NoTurn)) throw error;
    }
    throw new NotRead(BUSY);
  }

  /**
   * @returns undefined where its thread ended while it did nothing
   * @throws ThreadEnded where the thread ended of it
   */
  private async read(message: Message, from: string): Promise<Turn | undefined> {
    this.messages += 1;
    const id = this.messages;
    let thread: AssistantThread | undefined;
    let step: Step = { message };
    let allowance = ALLOWANCE;
    for (;;) {
      const outcome = await this.inTurn(from, async () => {
        thread ??= await this.firstLoaded();
        // The spare: a process that nobody talks to does without.
        this.load();
        return thread?.state === 'loaded' ? thread.run({ ...step, id }, allowance) : undefined;
      });
      if (outcome === undefined) return undefined;
      if ('turn' in outcome) return outcome.turn;
      if ('error' in outcome) throw outcome.error;
      allowance -= outcome.ran;
      step = { worded: await this.askModel?.(outcome.ask.prompt, outcome.ask.now) };
    }
  }

  private async inTurn<T>(from: string, run: () => Promise<T>): Promise<T> {
    await this.turns.take(from);
    try {
      return await run();
    } finally {
      this.turns.give();
    }
  }

  private async firstLoaded(): Promise<AssistantThread | undefined> {
    const [thread] = this.threads;
    await thread?.loaded;
    return thread;
  }

  /** One thread after the other, until there are as many as there should be. */
  private load(): void {
    const isLoading = this.threads.some(({ state }) => state === 'loading');
    if (this.isClosed || isLoading || this.threads.length >= THREADS) return;
    const data = { hasModel: this.askModel !== undefined };
    const thread = new AssistantThread(this.script, data, (ended, before) => this.replace(ended, before));
    this.threads = [...this.threads, thread];
  }

  private replace(ended: AssistantThread, before: 'loading' | 'loaded'): void {
    this.threads = this.threads.filter((thread) => thread !== ended);
    if (before === 'loaded') this.load();
    else if (!this.isClosed) this.reload = setTimeout(() => this.load(), RELOAD_PAUSE).unref();
  }
}
