import { setTimeout as pause } from 'node:timers/promises';
import { MailSink } from '../../../support/mail-sink.js';
import { answerBench } from './ask.js';

/** Begin anew on another port; take so long for a mail, or answer none until the next change; wait until so many came. */
export type MailQuestion =
  | { readonly restart: true }
  | { readonly delayMs: number | 'hangs' }
  | { readonly await: number };

export interface MailCount {
  readonly port: number;
  readonly mails: number;
  /** How many different visitors the mails' answers go to. */
  readonly visitors: number;
  /** When the last one was here as a whole, in milliseconds since 1970. */
  readonly lastAt: number;
}

/** How long no mail may come while some are awaited: longer than the product's relay waits. Milliseconds. */
const PATIENCE = 90_000;

let sink = await MailSink.start();

async function answer(question: MailQuestion): Promise<MailCount> {
  if ('restart' in question) {
    await sink.close();
    sink = await MailSink.start();
  } else if ('await' in question) {
    await untilThere(question.await);
  } else if (question.delayMs === 'hangs') {
    sink.hold();
  } else {
    sink.delayMs = question.delayMs;
    sink.release();
  }
  const { port, mails } = sink;
  const visitors = new Set(mails.map((mail) => mail.header('reply-to'))).size;
  return { port, mails: mails.length, visitors, lastAt: mails.at(-1)?.receivedAt ?? 0 };
}

async function untilThere(expected: number): Promise<void> {
  const { mails } = sink;
  for (let [seen, since] = [mails.length, Date.now()]; seen < expected && Date.now() - since < PATIENCE; ) {
    await pause(20);
    if (mails.length !== seen) [seen, since] = [mails.length, Date.now()];
  }
}

answerBench(answer);
