import { readFileSync, readlinkSync } from 'node:fs';
import { parentPort, threadId, workerData } from 'node:worker_threads';

/** Stands for the assistant in a thread: does what a message says, which no message should be able to. */
const done = (outcome) => parentPort.postMessage({ kind: 'done', outcome });

/** As the assistant's own thread tells it: without one, all that the process does meanwhile would count. */
const clock = process.platform === 'linux' ? `/proc/${readlinkSync('/proc/thread-self')}/schedstat` : undefined;

/** How long this thread ran by itself, in milliseconds; where the system does not tell, how long ago it began. */
const ownTime = () => (clock ? Number(readFileSync(clock, 'latin1').split(' ')[0]) / 1_000_000 : performance.now());

const run = (milliseconds) => {
  for (const end = ownTime() + milliseconds; ownTime() < end; );
};

const deeds = {
  'run for 150 ms': () => run(150),
  'run for 800 ms': () => run(800),
  hang: () => {
    for (;;);
  },
  backtrack: () => /^(a+)+$/.test(`${'a'.repeat(50)}b`),
  sleep: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700),
  exit: () => process.exit(),
  crash: () => {
    throw new Error('crashed');
  },
  fill: () => {
    const kept = [];
    for (;;) kept.push(new Array(10_000).fill(kept.length + 0.5));
  },
};

parentPort.on('message', ({ message, written }) => {
  parentPort.postMessage({ kind: 'begun' });
  const { message: text, state } = message;
  if (written !== undefined) return done({ turn: { reply: `written: ${written}`, state } });
  if (text === 'ask') return done({ turn: { reply: 'asked', state }, prompt: { system: '', user: text } });
  if (text === 'fail') return done({ error: new TypeError('failed') });
  if (text === 'facts') return done({ turn: { reply: `until ${workerData.facts.campaign.lastDay}`, state } });
  if (text === 'thread') return done({ turn: { reply: `thread ${threadId}`, state } });
  deeds[text]?.();
  done({ turn: { reply: `read: ${text}`, state } });
});

parentPort.postMessage({ kind: 'log', level: 'warn', text: 'about to be loaded' });
parentPort.postMessage({ kind: 'loaded', clock });
