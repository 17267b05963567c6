import { readlinkSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { AnswerEngine } from '../answers/answer.js';
import { EntryEngine } from '../answers/entry-engine.js';
import { newConversation } from '../conversation/conversation.js';
import { converse, type Message } from '../dialogue/converse.js';
import type { AskModel } from '../model/language-model.js';
import { loadModel } from '../understand/model-file.js';
import type { Outcome, Report, Task, ThreadData } from './assistant-thread.js';

/** Read before any visitor's message: the first one compiles what the others only run. */
const WARM_UP =
  'Grüezi, unser Hymer B 544, Jahrgang 2019, 7.20 x 3.10 m, ist verkratzt. Was kostet eine Keramikversiegelung, und haben ' +
  'Sie nächste Woche einen Termin? Anna Muster, 079 123 45 67, anna at example punkt ch';

if (!parentPort) throw new Error('This is the script of a thread.');
const port = parentPort;
const { hasModel, facts } = workerData as ThreadData;
/** What goes on with a message once the language model has spoken. */
const waiting = new Map<number, (written: string | undefined) => void>();

const report = (what: Report) => port.postMessage(what);
const done = (outcome: Outcome) => report({ kind: 'done', outcome });

const knowledge = new EntryEngine(loadModel(), facts, hasModel ? await import('../knowledge/find-passages.js') : {});
const engineFor = hasModel ? await withModel(knowledge) : () => knowledge;

/** What only a language model needs is loaded for one alone. */
async function withModel(knowledge: AnswerEngine): Promise<(id: number) => AnswerEngine> {
  const { ModelEngine } = await import('../model/model-engine.js');
  const ask = (id: number): AskModel => {
    return (prompt, now) => {
      done({ ask: { prompt, now } });
      return new Promise((resolve) => waiting.set(id, resolve));
    };
  };
  return (id) => new ModelEngine(knowledge, ask(id), (text) => report({ kind: 'log', level: 'log', text }));
}

async function read(id: number, message: Message): Promise<void> {
  try {
    done({ turn: await converse(message, engineFor(id)) });
  } catch (error) {
    done({ error: error as Error });
  }
}

await converse({ message: WARM_UP, state: newConversation, lines: [], now: new Date(), nextReference: '' }, knowledge);
port.on('message', (task: Task) => {
  report({ kind: 'begun' });
  if ('message' in task) return void read(task.id, task.message);
  waiting.get(task.id)?.(task.written);
  waiting.delete(task.id);
});
report({ kind: 'loaded', clock: ownClock() });

/** Where the system tells how long the calling thread ran; undefined where it does not tell (only Linux does). */
function ownClock(): string | undefined {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/schedstat`;
  } catch {
    return undefined;
  }
}
