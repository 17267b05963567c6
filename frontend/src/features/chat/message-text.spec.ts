import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { messageParts } from './message-text.tsx';

const hrefs = (content: string) => messageParts(content).flatMap(({ href }) => (href === undefined ? [] : [href]));

describe('a message of the assistant', () => {
  it('has its phone number and mail address as links, and the words around them as they are', () => {
    expect(messageParts(`Rufen Sie an: ${chatPhoneLink}.\nOder ${chatMailLink}`)).toEqual([
      { text: 'Rufen Sie an: ' },
      { text: '+41 62 000 00 00', href: 'tel:+41620000000' },
      { text: '.\nOder ' },
      { text: 'info@fahrzeugpflege-roggwil.example', href: 'mailto:info@fahrzeugpflege-roggwil.example' },
    ]);
  });

  it.each([
    ['[Büro](tel:062 000 00 00)', 'tel:0620000000'],
    ['[Büro](TEL:+41(0)62/000.00-00)', 'tel:+410620000000'],
    ['[Mail](mailto:a.b+c@site.example)', 'mailto:a.b+c@site.example'],
    ['[[Mail](mailto:a@b.ch)]', 'mailto:a@b.ch'],
  ])('%s leads to %s', (content, href) => {
    expect(hrefs(content)).toEqual([href]);
  });

  it.each([
    ['', []],
    ['Kein Link', [{ text: 'Kein Link' }]],
    ["5 × CHF 200 = CHF 1'000", [{ text: "5 × CHF\u00a0200 = CHF\u00a01'000" }]],
    ['<b>fett</b> & <a href="tel:1">x</a>', [{ text: '<b>fett</b> & <a href="tel:1">x</a>' }]],
  ])('%j is plain words', (content, parts) => {
    expect(messageParts(content)).toEqual(parts);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](https://böse.example)',
    '[x](//böse.example)',
    '[x](tel:)',
    '[x](tel:javascript:alert(1))',
    '[x](tel:+41 62 000 00 00?x=1)',
    '[x](tel:117\u202e)',
    '[x](tel:117\n)',
    '[x](mailto:)',
    '[x](mailto:niemand)',
    '[x](mailto:a@b.ch?subject=Passwort)',
    '[x](mailto:a@b.ch,c@d.ch)',
    '[x](mailto:a%2Cb%40evil.ch@d.ch)',
    '[x](mailto:a@b.ch"onclick="alert(1))',
    '[x]( tel:117)',
    '[x] (tel:117)',
    '[](tel:117)',
    '[zwei\nZeilen](tel:117)',
    '![x](data:image/svg+xml,x)',
    '**fett** _kursiv_ `tel:117` # Titel',
    'tel:117 mailto:a@b.ch',
  ])('%j leads nowhere and stays as it is written', (content) => {
    expect(messageParts(content)).toEqual([{ text: content }]);
  });

  it('is taken apart in no time, however many brackets it has', () => {
    const brackets = '[x](tel:'.repeat(20_000);
    expect(messageParts(brackets)).toEqual([{ text: brackets }]);
    expect(hrefs('[x](tel:117)'.repeat(5_000))).toHaveLength(5_000);
  });
});
