import { describe, expect, it } from '@jest/globals';
import { pageAddress } from './page-address.js';

describe('the address of a page', () => {
  it.each(['/', '/kontakt', '/blog/dampfreinigung', '/angebote/an--und-verkauf'])('is taken as it is: %s', (url) => {
    expect(pageAddress(url)).toEqual({ canonical: url, isCanonical: true });
  });

  it.each([
    ['/KONTAKT', '/kontakt'],
    ['/kontakt/', '/kontakt'],
    ['//', '/'],
    ['//evil.example/kontakt', '/evil.example/kontakt'],
    ['/%6bontakt', '/kontakt'],
    ['/Über', '/%C3%BCber'],
  ])('%s is another spelling of %s', (url, canonical) => {
    expect(pageAddress(url)).toEqual({ canonical, isCanonical: false });
  });

  it('keeps of the query only what changes the page', () => {
    expect(pageAddress('/kontakt?utm_source=x&gesendet=1&a=?')).toEqual({
      canonical: '/kontakt?gesendet=1',
      isCanonical: true,
    });
    expect(pageAddress('/kontakt?x=1')).toEqual({ canonical: '/kontakt', isCanonical: true });
    expect(pageAddress('/kontakt#%?gesendet')).toEqual({ canonical: '/kontakt', isCanonical: true });
  });
});
