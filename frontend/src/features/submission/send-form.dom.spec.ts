import { expect, it, jest } from '@jest/globals';

jest.unstable_mockModule('./form-rules.ts', () => new Promise(() => undefined));
const { IdempotencyKey } = await import('./submit-lead.ts');
const { sendForm } = await import('./send-form.ts');

it('a sending whose rules never arrive ends as one that failed', async () => {
  jest.useFakeTimers();
  const form = document.createElement('form');
  const key = new IdempotencyKey('kontakt');
  const sending = sendForm({ id: 'kontakt', form, key, onValid: () => undefined });
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await sending).toMatchObject({
    kind: 'failed',
    notice: { kind: 'failed', text: expect.stringContaining('Ihre Nachricht ist noch nicht bei uns') },
  });
});
