import { describe, expect, it } from '@jest/globals';
import { callHref, mailHref } from './contact-links.js';

describe('mailHref', () => {
  it.each([
    'anna.mueller@bluewin.ch',
    'zoe+womo@müller.example',
    "o'neil_1%2@xn--mller-kva.example",
    'kunde%40gmail.com?bcc=x%40evil.ch&subject=Re@evil.ch',
    'a#b/c=d{e}|f`g^h@example.ch',
  ])('writes to %s and nobody else', (address) => {
    const href = mailHref(address) ?? '';
    expect(href).toMatch(/^mailto:[^@?&#]+@[^@?&#]+$/);
    expect(decodeURIComponent(href)).toBe(`mailto:${address}`);
  });

  it('leaves a usual address as it is read', () => {
    expect(mailHref('anna.mueller-1@bluewin.ch')).toBe('mailto:anna.mueller-1@bluewin.ch');
  });

  it.each(['', 'anna', 'a@b.ch,c@d.ch', 'a@b.ch?bcc=c@d.ch', '"x" <a@b.ch>', 'a@b.ch\nBcc: c@d.ch'])(
    'makes no link of «%s»',
    (address) => {
      expect(mailHref(address)).toBeNull();
    },
  );
});

describe('callHref', () => {
  it.each([
    ['+41791234567', 'tel:+41791234567'],
    [null, null],
    ['', null],
    ['0900 11 22 33', null],
    ['+41791234567;phone-context=evil', null],
    ['*21*0900112233#', null],
  ])('%s → %s', (number, href) => {
    expect(callHref(number)).toBe(href);
  });
});
