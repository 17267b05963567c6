import { parentPort, workerData } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { createKnowledgeEngine } from '../answering/knowledge-engine.js';
import { newConversation } from '../conversation/conversation.js';
import { converse } from '../converse/converse.js';
import type { Message } from '../converse/turn.js';
import { ModelEngine } from '../model/model-engine.js';
import type { Outcome, Report, Task, ThreadData } from './thread-messages.js';

/** Read before the first visitor's message, which would take a hundred times as long as those after it. */
const WARM_UP = [
  'Was kostet die Keramikversiegelung für einen Hymer B 544, und wann haben Sie offen?',
  'Ich möchte eine Offerte, anna@example.ch, 079 123 45 67.',
];

if (!parentPort) throw new Error('This is the script of a thread.');
const port = parentPort;
const { hasModel } = workerData as ThreadData;
const knowledge = createKnowledgeEngine();
/** What goes on with a message once the language model has spoken. */
const waiting = new Map<number, (worded: string | undefined) => void>();

const report = (what: Report) => port.postMessage(what);
const done = (outcome: Outcome) => report({ kind: 'done', outcome });
const log = (level: 'log' | 'warn' | 'error') => (text: unknown) => report({ kind: 'log', level, text: String(text) });
Logger.overrideLogger({ log: log('log'), warn: log('warn'), error: log('error') });

function engineFor(id: number) {
  if (!hasModel) return knowledge;
  return new ModelEngine(knowledge, (prompt, now) => {
    done({ ask: { prompt, now } });
    return new Promise((resolve) => waiting.set(id, resolve));
  });
}

async function read(id: number, message: Message): Promise<void> {
  try {
    done({ turn: await converse(message, engineFor(id)) });
  } catch (error) {
    done({ error: error as Error });
  }
}

for (const message of WARM_UP) {
  await converse({ message, state: newConversation, lines: [], now: new Date(), nextReference: '' }, knowledge);
}
port.on('message', (task: Task) => {
  if ('message' in task) return void read(task.id, task.message);
  waiting.get(task.id)?.(task.worded);
  waiting.delete(task.id);
});
report({ kind: 'loaded' });
