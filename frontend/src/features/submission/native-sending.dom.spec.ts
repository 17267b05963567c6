import { beforeEach, describe, expect, it, jest } from '@jest/globals';

jest.unstable_mockModule('./form-rules.ts', () => Promise.reject(new Error('renewed')));
const { IdempotencyKey } = await import('./submit-lead.ts');
const { cameFromForm, takeNativeSending } = await import('./native-sending.ts');
const { sendForm } = await import('./send-form.ts');

function reachedFrom(address: string): void {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(address);
}

describe('a native sending', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.restoreAllMocks();
  });

  it('leaves a mark when the rules of the form do not arrive, which counts once', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    const form = document.createElement('form');
    const outcome = await sendForm({
      id: 'kontakt',
      form,
      key: new IdempotencyKey('kontakt'),
      onValid: () => undefined,
    });
    expect(outcome.kind).toBe('native');
    expect(submit).toHaveBeenCalledTimes(1);
    expect(takeNativeSending('fahrzeug')).toBe(false);
    expect(takeNativeSending('kontakt')).toBe(true);
    expect(takeNativeSending('kontakt')).toBe(false);
  });

  it('that left before the scripts came is known by the page before, once in a document', () => {
    reachedFrom('http://localhost/promo-womo-fruhbucher?von=mail');
    expect(cameFromForm('promo-womo-fruhbucher')).toBe(true);
    expect(cameFromForm('promo-womo-fruhbucher')).toBe(false);
    expect(cameFromForm('kontakt')).toBe(false);
    reachedFrom('https://elsewhere.example/leads');
    expect(cameFromForm('fahrzeug')).toBe(false);
  });
});
