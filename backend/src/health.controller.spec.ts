import { describe, expect, it } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { HealthController } from './health.controller.js';

/** What the call for «live» answers with. */
function live(health: HealthController): { code: number; body: unknown } {
  const answer = { code: 0, body: undefined as unknown };
  const reply = {
    status: (code: number) => {
      answer.code = code;
      return { send: (body: unknown) => (answer.body = body) };
    },
  };
  health.live(reply as unknown as FastifyReply);
  return answer;
}

describe('an API that stops', () => {
  it('says so for its drain time, before it stops listening', async () => {
    const health = new HealthController({} as never, {} as never, 1);
    expect(live(health)).toEqual({ code: 200, body: { status: 'ok' } });
    const drained = health.beforeApplicationShutdown();
    expect(live(health)).toEqual({ code: 503, body: { status: 'stopping' } });
    await drained;
  });
});
