import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How an enquiry comes in; the chat takes several messages for one. */
export const WAYS_IN = ['json', 'form', 'chat'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** An enquiry, and what its sender learned of it. */
export interface Attempt {
  /** Under which it was sent. */
  readonly fault: string;
  readonly wayIn: WayIn;
  /** Of its visitor, who sends nothing else. */
  readonly email: string;
  /** Of the submission, where the sender knows it. */
  readonly id?: string;
  readonly outcome: 'acknowledged' | 'refused' | 'unanswered';
  /** Status of the last answer. */
  readonly status?: number;
  /** When the outcome was known; milliseconds. */
  readonly at: number;
}

/** What was sent, a line each, on disk: it says what has to be there, whatever happens to the one who wrote it. */
export class Ledger {
  constructor(private readonly path: string) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }

  write(attempt: Attempt): void {
    appendFileSync(this.path, `${JSON.stringify(attempt)}\n`);
  }

  read(): Attempt[] {
    const lines = readFileSync(this.path, 'utf8').trimEnd().split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Attempt);
  }
}
