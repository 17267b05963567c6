import { describe, expect, it } from '@jest/globals';
import { composeMail, type DeliveredMail } from './compose-mail.js';

const settings = {
  from: 'Fahrzeugpflege Roggwil <website@fahrzeugpflege.example>',
  to: ['team@fahrzeugpflege.example', 'werkstatt@fahrzeugpflege.example'],
  publicUrl: 'https://www.fahrzeugpflege.example',
};

const answer: DeliveredMail = {
  id: '0198b1f2-6c1e-7d3a-9a55-2f1d8c0e4b11',
  submissionId: '0198b1f2-6c1e-7d3a-9a55-2f1d8c0e4b10',
  deliveryId: '0198b1f2-7000-7d3a-9a55-2f1d8c0e4b12',
  kind: 'reply',
  isRepeat: true,
  reply: {
    to: 'anna@bluewin.example',
    subject: 'Terminvorschlag',
    text: 'Guten Tag Anna Müller\n\nPasst <Montag> & Dienstag?\n\nFreundliche Grüsse\nBerta',
  },
  receivedAt: new Date('2026-08-17T04:52:00Z'),
  formType: 'contact',
  name: 'Anna Müller',
  email: 'neu@bluewin.example',
  phone: null,
  phoneE164: null,
  subject: 'Kontaktanfrage über die Website',
  message: 'Grüezi\n\nHaben Sie noch <b>Platz</b>?',
  serviceType: null,
  desiredDate: null,
  vehicleMake: null,
  vehicleModel: null,
  vehicleYear: null,
  vehicleLength: null,
  vehicleHeight: null,
  typedVehicle: null,
  typedDimensions: null,
};
const REFERENCE = 'A-3P60-WJRG';

const compose = (changes: Partial<DeliveredMail> = {}) => composeMail({ ...answer, ...changes }, settings);

describe('an answer to a visitor', () => {
  it('comes from the own domain, goes to the confirmed address, and is answered to the team', () => {
    expect(compose()).toMatchObject({
      from: settings.from,
      to: ['anna@bluewin.example'],
      replyTo: { name: 'Fahrzeugpflege Roggwil', address: 'team@fahrzeugpflege.example' },
      subject: 'Terminvorschlag',
      messageId: `<${REFERENCE}.${answer.deliveryId}@fahrzeugpflege.example>`,
      headers: { References: `<${REFERENCE}@fahrzeugpflege.example>`, 'Content-Language': 'de-CH' },
    });
  });

  it('reads like a letter, with what it answers quoted below', () => {
    expect(compose().text).toBe(`Guten Tag Anna Müller

Passt <Montag> & Dienstag?

Freundliche Grüsse
Berta
Fahrzeugpflege Roggwil
Musterstrasse 1, 4914 Roggwil BE
+41 62 000 00 00, info@fahrzeugpflege-roggwil.example

Referenz: ${REFERENCE}


Am Mo., 17.08.2026, 06:52 Uhr haben Sie uns geschrieben:

> Grüezi
>
> Haben Sie noch <b>Platz</b>?
`);
  });

  it('shows as text what anybody typed', () => {
    const { html } = compose();
    expect(html).toContain('Passt &lt;Montag&gt; &amp; Dienstag?<br>');
    expect(html).toContain('Haben Sie noch &lt;b&gt;Platz&lt;/b&gt;?');
    expect(html).not.toMatch(/<(img|script|link)\b/);
  });

  it('quotes no conversation with the assistant', () => {
    const { text, messageId } = compose({ formType: 'chatbot', message: 'Besucher: Ja' });
    expect(text).not.toContain('Besucher');
    expect(messageId).toMatch(/^<C-/);
  });
});

describe('the confirmation of an enquiry', () => {
  const confirmation = compose({ kind: 'confirmation', reply: null, email: 'anna@bluewin.example' });

  it('is a machine’s mail with the reference, and says none of the visitor’s words', () => {
    expect(confirmation).toMatchObject({
      to: ['anna@bluewin.example'],
      subject: `Ihre Anfrage ist angekommen (${REFERENCE})`,
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    });
    for (const part of [confirmation.text, confirmation.html]) {
      expect(part).toContain(`Referenz: ${REFERENCE}`);
      expect(part).not.toMatch(/Anna|Müller|Grüezi|Platz/);
    }
  });

  it('is the same to everybody but for the reference', () => {
    const other = compose({ kind: 'confirmation', reply: null, name: 'X', message: 'Y', formType: 'promo' });
    expect([other.text, other.subject]).toEqual([confirmation.text, confirmation.subject]);
  });
});
