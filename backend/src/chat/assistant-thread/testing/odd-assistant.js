import { parentPort } from 'node:worker_threads';

/** Stands for the assistant in a thread: does what a message says, which no message should be able to. */
const done = (outcome) => parentPort.postMessage({ kind: 'done', outcome });

const deeds = {
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

parentPort.on('message', ({ message, worded }) => {
  parentPort.postMessage({ kind: 'begun' });
  if (message === undefined) return done({ turn: { reply: `worded: ${worded}`, state: {} } });
  const { message: text, state, now } = message;
  if (text === 'ask') return done({ ask: { prompt: { system: '', user: text }, now } });
  if (text === 'fail') return done({ error: new TypeError('failed') });
  deeds[text]?.();
  done({ turn: { reply: `read: ${text}`, state } });
});

parentPort.postMessage({ kind: 'log', level: 'warn', text: 'about to be loaded' });
parentPort.postMessage({ kind: 'loaded' });
