import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { cleanReply, hasForeignScript, withContactLinks } from './clean-reply.js';

describe('a cleaned answer', () => {
  it.each([
    ['**Ja**, das ist _möglich_.', 'Ja, das ist möglich.'],
    ['# Titel\n\n\n- eins\n* zwei\n1. drei', 'Titel\neins\nzwei\ndrei'],
    ['<b>Ja</b> <script>alert(1)</script>', 'Ja alert(1)'],
    ['<<b>i>x', 'ix'],
    ['5 < 6 > 4', '5 4'],
    ['[hier](https://böse.example/x)', 'hier'],
    ['[05 fake](tel:+41791234567)', '05 fake'],
    ['![Bild](data:x)', 'Bild'],
    ['[a[b](c)](d)', 'ab(d)'],
    ['CHF 1**5**0', 'CHF 150'],
    ['CHF 1\u200b5\u00ad0', 'CHF 150'],
    ['CHF 1️⃣5️⃣0️⃣', 'CHF 150'],
    ['CHF １５０', 'CHF 150'],
    ['Strasse, Straße, STRAẞE', 'Strasse, Strasse, STRASSE'],
    ['Gerne 😀, <b>ja</b>.', 'Gerne, ja.'],
    ['\u202eneffo\u202c', 'neffo'],
    ["ab CHF 1'699.–, «klimatisiert» (24/7), 5–8 %, 180 °C", "ab CHF 1'699.–, «klimatisiert» (24/7), 5–8 %, 180 °C"],
    ['`code` ~~alt~~ | Tabelle |', 'code alt Tabelle'],
    ['', ''],
    [' \n \n', ''],
  ])('of %j is %j', (text, cleaned) => {
    expect(cleanReply(text)).toBe(cleaned);
  });

  it('keeps letters and digits of other scripts to be refused', () => {
    expect(hasForeignScript(cleanReply('СНF 150'))).toBe(true);
    expect(hasForeignScript(cleanReply('CHF ١٥٠'))).toBe(true);
    expect(hasForeignScript(cleanReply('CHF 150 für Ihr Wohnmobil, «Grüezi» à la carte'))).toBe(false);
  });
});

it('links the phone number and the mail address, and nothing else', () => {
  expect(withContactLinks('Rufen Sie an: +41 62 000 00 00, oder info@fahrzeugpflege-roggwil.example.')).toBe(
    `Rufen Sie an: ${chatPhoneLink}, oder ${chatMailLink}.`,
  );
  expect(withContactLinks('079 123 45 67, a@b.example')).toBe('079 123 45 67, a@b.example');
});
