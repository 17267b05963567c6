import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../fault.js';
import type { Scene } from '../scene.js';

/** Everybody. */
const ANY = /./;

/** Mails are taken whole, and the connection breaks before the sender learns of it. */
async function cutBeforeAnswer({ stack }: Scene): Promise<void> {
  const { mails, parts } = stack;
  mails.hold();
  for (let time = 0; time < 3; time += 1) {
    await mails.holding();
    parts.smtp.gate.cut();
    await pause(500);
    parts.smtp.gate.open();
  }
  mails.release();
}

export const SMTP_FAULTS: readonly Fault[] = [
  {
    name: 'mail server refuses connections for 6 s',
    harm: ({ stack }) => stack.parts.smtp.gate.cut(),
    seconds: 6,
    heal: ({ stack }) => stack.openGates(),
  },
  {
    name: 'mail server hangs for 10 s',
    harm: ({ stack }) => stack.parts.smtp.gate.hang(),
    seconds: 10,
    heal: ({ stack }) => stack.openGates(),
  },
  {
    name: 'mail server breaks off before its «250»',
    isShort: true,
    harm: cutBeforeAnswer,
    repeatsMails: true,
  },
  {
    name: 'mail server answers with 4xx and 5xx in turn; an operator has the refused mails sent again',
    harm: async ({ stack }) => {
      for (let time = 0; time < 10; time += 1) {
        stack.mails.refuse(ANY, 451, 1);
        stack.mails.refuse(ANY, 550, 1);
      }
    },
    seconds: 4,
    afterwards: (scene) => scene.retryFailedMails(),
  },
];
