import { readlinkSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { EntryEngine } from '../answers/entry-engine.js';
import { newConversation } from '../conversation/conversation.js';
import { converse } from '../dialogue/converse.js';
import { loadModel } from '../understand/model-file.js';
import type { Reading, Report, Task, ThreadData } from './assistant-thread.js';

/** Read before any visitor's message: the first one compiles what the others only run. */
const WARM_UP =
  'Grüezi, unser Hymer B 544, Jahrgang 2019, 7.20 x 3.10 m, ist verkratzt. Was kostet eine Keramikversiegelung, und haben ' +
  'Sie nächste Woche einen Termin? Anna Muster, 079 123 45 67, anna at example punkt ch';

if (!parentPort) throw new Error('This is the script of a thread.');
const port = parentPort;
const { hasModel, facts } = workerData as ThreadData;
const report = (what: Report) => port.postMessage(what);
const log = (text: string) => report({ kind: 'log', level: 'log', text });

/** What only a language model needs is loaded for one alone. */
const { findPassages } = hasModel ? await import('../knowledge/find-passages.js') : {};
const { ModelEngine } = hasModel ? await import('../model/model-engine.js') : {};
const knowledge = new EntryEngine(loadModel(), facts, findPassages);

async function read({ message, written }: Task): Promise<Reading | { readonly error: Error }> {
  const engine = ModelEngine && new ModelEngine(knowledge, written, log);
  try {
    return { turn: await converse(message, engine ?? knowledge), prompt: engine?.prompt };
  } catch (error) {
    return { error: error as Error };
  }
}

await converse({ message: WARM_UP, state: newConversation, lines: [], now: new Date(), nextReference: '' }, knowledge);
port.on('message', async (task: Task) => {
  report({ kind: 'begun' });
  report({ kind: 'done', outcome: await read(task) });
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
