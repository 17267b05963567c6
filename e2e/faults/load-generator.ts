import { randomUUID } from 'node:crypto';
import { ApiClient } from '../support/api-client.js';
import { ChatVisitor, NoReply, REFERENCE } from '../support/chat-visitor.js';
import { eventually } from '../support/eventually.js';
import { aChatVisitor, aVisitor, contactEnquiry, contactForm, type Visitor } from '../support/visitor.js';
import type { Attempt, Ledger, WayIn } from './ledger.js';

/** Enquiries begun each second; several run beside each other, as many as are not answered yet. */
const RATE = 10;
/** Visitors who wait at the same time; beyond them nobody comes. */
const MOST_WAITING = 200;
/** One after the other; a chat is six messages. */
const ORDER: readonly WayIn[] = ['json', 'form', 'json', 'form', 'json', 'form', 'json', 'form', 'json', 'chat'];

type Outcome = Pick<Attempt, 'outcome' | 'status' | 'id'>;

/** Visitors who come at an even pace, whether those before them were answered or not, and are written down. */
export class LoadGenerator {
  private readonly underWay = new Set<Promise<void>>();
  private readonly client: ApiClient;
  private readonly timer: NodeJS.Timeout;
  private count = 0;
  private acknowledged = 0;

  constructor(
    url: string,
    private readonly fault: string,
    private readonly ledger: Ledger,
  ) {
    this.client = new ApiClient(url);
    this.timer = setInterval(() => this.begin(), 1_000 / RATE);
  }

  /** Resolves when so many more enquiries are acknowledged. */
  async more(count: number): Promise<void> {
    const goal = this.acknowledged + count;
    await eventually(() => {
      if (this.acknowledged < goal) throw new Error(`${this.fault}: ${this.acknowledged} of ${goal} acknowledged`);
    });
  }

  /** Nobody comes any more; resolves when all have their answer. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.underWay);
  }

  private begin(): void {
    if (this.underWay.size >= MOST_WAITING) return;
    const wayIn = ORDER[this.count++ % ORDER.length] ?? 'json';
    const visit = this.visit(wayIn).finally(() => this.underWay.delete(visit));
    this.underWay.add(visit);
  }

  private async visit(wayIn: WayIn): Promise<void> {
    const visitor = wayIn === 'chat' ? aChatVisitor() : aVisitor();
    const outcome = await this.send(wayIn, visitor).catch((): Outcome => ({ outcome: 'unanswered' }));
    this.ledger.write({ fault: this.fault, wayIn, email: visitor.email, ...outcome, at: Date.now() });
    if (outcome.outcome === 'acknowledged') this.acknowledged += 1;
  }

  private async send(wayIn: WayIn, visitor: Visitor): Promise<Outcome> {
    if (wayIn === 'chat') return this.chat(visitor);
    if (wayIn === 'form') return outcomeOf((await this.client.form(contactForm(visitor))).status, 303);
    const id = randomUUID();
    return { id, ...outcomeOf((await this.client.contact(contactEnquiry(visitor), id)).status, 201) };
  }

  private async chat(visitor: Visitor): Promise<Outcome> {
    const chat = new ChatVisitor(this.client);
    try {
      await chat.tellAll(visitor);
      const isTaken = REFERENCE.test(await chat.say('Ja'));
      return { outcome: isTaken ? 'acknowledged' : 'refused', status: 200 };
    } catch (error) {
      if (error instanceof NoReply) return outcomeOf(error.status, 200);
      throw error;
    }
  }
}

/** The proxy's own 502 says that no API has answered. */
function outcomeOf(status: number, success: number): Outcome {
  if (status === 502) return { outcome: 'unanswered' };
  return { outcome: status === success ? 'acknowledged' : 'refused', status };
}
