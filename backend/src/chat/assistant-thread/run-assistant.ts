import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { EntryEngine } from '../answers/entry-engine.js';
import { newConversation } from '../conversation/conversation.js';
import { converse } from '../dialogue/converse.js';
import type { Message } from '../dialogue/turn.js';
import { ModelEngine } from '../model/model-engine.js';
import { loadModel } from '../understand/model-file.js';
import { ownClock } from './thread-clock.js';
import type { Outcome, Report, Task, ThreadData } from './thread-messages.js';

const LONG =
  'Grüezi mitenand, mir händ geschter gmerkt, dass üses Wohnmobil (Hymer B 544, Jahrgang 2019, 7.20 x 3.10 m) rundume ' +
  'mitgno usgseht: Kratzer näbem Bifahrerfänschter, vermutlich vo überhangende Äscht. Ausserdem riecht die Polsterung, ' +
  'weil unsere Tochter Schokoladenmilch verschüttete. Könnten Sie uns eine Behandlung empfehlen, die Ausgaben abschätzen ' +
  'und mögliche Termine innerhalb der nächsten vierzehn Tage vorschlagen? Anna Muster, anna at example punkt ch';
/** Read before any visitor's message: the first ones take up to two hundred times as long as those after them. */
const WARM_UP = [LONG, 'Was kostet die Keramikversiegelung, und wann haben Sie offen?', LONG];

if (!parentPort) throw new Error('This is the script of a thread.');
const port = parentPort;
const { hasModel, facts } = workerData as ThreadData;
const knowledge = new EntryEngine(loadModel(), facts);
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

async function warmUp(): Promise<void> {
  for (const message of WARM_UP) {
    await converse({ message, state: newConversation, lines: [], now: new Date(), nextReference: '' }, knowledge);
  }
}

/** With each collection V8 comes nearer to forgetting what it compiled; the next visitor's message would pay for it. */
const collections = new PerformanceObserver((list) => {
  const collected = list.getEntries() as (PerformanceEntry & { readonly detail: { readonly kind: number } })[];
  if (collected.some(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR)) void warmUp();
});

await warmUp();
collections.observe({ entryTypes: ['gc'] });
port.on('message', (task: Task) => {
  report({ kind: 'begun' });
  if ('message' in task) return void read(task.id, task.message);
  waiting.get(task.id)?.(task.worded);
  waiting.delete(task.id);
});
report({ kind: 'loaded', clock: ownClock() });
