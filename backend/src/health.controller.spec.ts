import { describe, expect, it } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { HealthController } from './health.controller.js';

/** What a call answers with. */
async function answerOf(call: (reply: FastifyReply) => unknown): Promise<{ code: number; body: unknown }> {
  const answer = { code: 0, body: undefined as unknown };
  const reply = {
    status: (code: number) => {
      answer.code = code;
      return { send: (body: unknown) => (answer.body = body) };
    },
  };
  await call(reply as unknown as FastifyReply);
  return answer;
}

describe('an API that stops', () => {
  it('says so for its drain time, before it stops listening', async () => {
    const health = new HealthController({} as never, {} as never, {} as never, 1);
    const live = () => answerOf((reply) => health.live(reply));
    expect(await live()).toEqual({ code: 200, body: { status: 'ok' } });
    const drained = health.beforeApplicationShutdown();
    expect(await live()).toEqual({ code: 503, body: { status: 'stopping' } });
    await drained;
  });
});

it('an API whose folder of photos is away says so, and is ready for enquiries', async () => {
  const [store, queue] = [{ isUp: async () => true }, { findFault: async () => null }];
  const health = new HealthController(store as never, { isAway: true } as never, queue as never, 1);
  expect(await answerOf((reply) => health.ready(reply))).toEqual({
    code: 200,
    body: { status: 'ok', parts: { database: 'up', queue: 'up', photos: 'down' } },
  });
});
