import { describe, expect, it } from '@jest/globals';
import { composeLeadMail } from './compose-lead-mail.js';
import type { LeadMailData } from './lead-page.js';

const settings = {
  from: 'Fahrzeugpflege Roggwil <website@fahrzeugpflege.example>',
  to: ['info@fahrzeugpflege.example', 'werkstatt@fahrzeugpflege.example'],
  publicUrl: 'https://www.fahrzeugpflege.example',
};

/** A contact enquiry with nothing but what its form asks for. */
const contact: LeadMailData = {
  id: '0198b1f2-6c1e-7d3a-9a55-2f1d8c0e4b11',
  submissionId: '0198b1f2-6c1e-7d3a-9a55-2f1d8c0e4b10',
  deliveryId: '0198b1f2-7000-7d3a-9a55-2f1d8c0e4b12',
  isRepeat: false,
  receivedAt: new Date('2026-08-17T04:52:00Z'),
  formType: 'contact',
  name: 'Anna Müller',
  email: 'anna.mueller@bluewin.example',
  phone: null,
  phoneE164: null,
  subject: 'Kontaktanfrage über die Website',
  message: 'Guten Tag\n\nHaben Sie noch einen Platz für mein Cabriolet?',
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

const promo: LeadMailData = {
  ...contact,
  formType: 'promo',
  phone: '079 123 45 67',
  phoneE164: '+41791234567',
  subject: 'Frühbucher-Anfrage Keramikversiegelung',
  message: 'Das Dach hat Flecken.',
  serviceType: 'Keramikversiegelung',
  desiredDate: 'Ende September',
  vehicleMake: 'Hymer',
  vehicleModel: 'B 678',
  vehicleYear: 2019,
  vehicleLength: 7.2,
  vehicleHeight: 2.95,
  typedVehicle: 'Hymer B678 Jg. 2019',
  typedDimensions: '720cm x 2,95',
};

const LEAD = 'https://www.fahrzeugpflege.example/admin?lead=0198b1f2-6c1e-7d3a-9a55-2f1d8c0e4b11';
/** As they stand in markup: the lead, and the lead with each action ready. */
const leadLinks = [LEAD, `${LEAD}&amp;modus=uebernehmen`, `${LEAD}&amp;modus=nicht-erreicht`];

const compose = (changes: Partial<LeadMailData>, lead = contact) => composeLeadMail({ ...lead, ...changes }, settings);

/** What a person sees: tags removed, entities read, row by row. */
function seen(markup: string): string {
  const body = markup.slice(markup.indexOf('<h1'));
  return body
    .replace(/<br>\n/g, '\n')
    .replace(/<\/(th|a|td)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

describe('the staff mail of a lead', () => {
  it('comes from the own domain, answers the visitor and goes to all staff', () => {
    expect(compose({})).toMatchObject({
      from: 'Fahrzeugpflege Roggwil <website@fahrzeugpflege.example>',
      to: ['info@fahrzeugpflege.example', 'werkstatt@fahrzeugpflege.example'],
      replyTo: { name: 'Anna Müller', address: 'anna.mueller@bluewin.example' },
    });
  });

  it('is marked as a machine’s mail, so that no absence notice answers the visitor', () => {
    expect(compose({}).headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': 'de-CH',
    });
  });

  it.each([
    ['website@fahrzeugpflege.example', '<lead-0198b1f2-7000-7d3a-9a55-2f1d8c0e4b12@fahrzeugpflege.example>'],
    ['Wagen <a@pflege.example>', '<lead-0198b1f2-7000-7d3a-9a55-2f1d8c0e4b12@pflege.example>'],
    ['"Pflege @ Roggwil" <a@müller.example>', '<lead-0198b1f2-7000-7d3a-9a55-2f1d8c0e4b12@xn--mller-kva.example>'],
    ['website', '<lead-0198b1f2-7000-7d3a-9a55-2f1d8c0e4b12@localhost>'],
  ])('has the same Message-ID each time it is written, from %s', (from, messageId) => {
    expect(composeLeadMail(contact, { ...settings, from }).messageId).toBe(messageId);
    expect(composeLeadMail(contact, { ...settings, from })).toEqual(composeLeadMail(contact, { ...settings, from }));
  });

  it('says everything of a contact enquiry in plain words, and the visitor’s message last', () => {
    expect(compose({}).text).toBe(
      [
        'Kontakt: Anna Müller',
        'Eingegangen: Mo., 17.08.2026, 06:52 Uhr',
        '',
        'E-Mail: anna.mueller@bluewin.example',
        'Betreff: Kontaktanfrage über die Website',
        '',
        `Lead öffnen: ${LEAD}`,
        `Übernehmen: ${LEAD}&modus=uebernehmen`,
        `Nicht erreicht, morgen wieder: ${LEAD}&modus=nicht-erreicht`,
        'Eine Antwort auf dieses Mail geht an anna.mueller@bluewin.example.',
        '',
        'Nachricht:',
        '',
        'Guten Tag',
        '',
        'Haben Sie noch einen Platz für mein Cabriolet?',
        '',
      ].join('\n'),
    );
  });

  it('shows what was understood beside the visitor’s own words', () => {
    expect(compose({}, promo).text).toContain(
      [
        'Telefon: +41 79 123 45 67',
        'E-Mail: anna.mueller@bluewin.example',
        'Wunschtermin: Ende September',
        'Leistung: Keramikversiegelung',
        'Fahrzeug: «Hymer B678 Jg. 2019», verstanden als Hymer B 678, Jahrgang 2019',
        'Masse: «720cm x 2,95», verstanden als Länge 7.20 m, Höhe 2.95 m',
        'Betreff: Frühbucher-Anfrage Keramikversiegelung',
      ].join('\n'),
    );
  });

  it('shows the same in HTML', () => {
    const page = seen(compose({}, promo).html);
    for (const words of [
      'Anna Müller',
      'Telefon +41 79 123 45 67',
      'E-Mail anna.mueller@bluewin.example',
      'Wunschtermin Ende September',
      'Leistung Keramikversiegelung',
      'Fahrzeug Hymer B 678, Jahrgang 2019Angaben: «Hymer B678 Jg. 2019»',
      'Masse Länge 7.20 m, Höhe 2.95 mAngaben: «720cm x 2,95»',
      'Betreff Frühbucher-Anfrage Keramikversiegelung',
      'Das Dach hat Flecken.',
      'Eine Antwort auf dieses Mail geht an anna.mueller@bluewin.example.',
    ]) {
      expect(page).toContain(words);
    }
    expect(compose({}, promo).html).toContain('</strong> · Mo., 17.08.2026, 06:52 Uhr</p>');
  });

  it('links the number, the address and the lead, and nothing else', () => {
    const links = [
      ...compose({ message: 'https://boese.example www.boese.example' }, promo).html.matchAll(/href="([^"]*)"/g),
    ];
    expect(links.map((link) => link[1])).toEqual([
      'tel:+41791234567',
      'mailto:anna.mueller@bluewin.example',
      ...leadLinks,
    ]);
  });

  it('leaves out what was not given', () => {
    const { text, html } = compose({ subject: '' });
    for (const label of ['Telefon', 'Wunschtermin', 'Leistung', 'Fahrzeug', 'Masse', 'Betreff']) {
      expect(text).not.toContain(label);
      expect(html).not.toContain(label);
    }
  });

  it.each([
    ['winter', '2026-01-31T23:30:00Z', 'So., 01.02.2026, 00:30 Uhr'],
    ['summer', '2026-07-01T21:59:00Z', 'Mi., 01.07.2026, 23:59 Uhr'],
  ])('tells the time of Zurich in %s', (_season, receivedAt, shown) => {
    expect(compose({ receivedAt: new Date(receivedAt) }).text).toContain(`Eingegangen: ${shown}\n`);
  });
});

describe('the subject line', () => {
  it.each<[string, Partial<LeadMailData>, LeadMailData]>([
    ['Kontakt: Anna Müller', {}, contact],
    ['Kontakt: Anna Müller – Frage zum Autohotel', { subject: 'Frage zum Autohotel' }, contact],
    ['Kontakt: Anna Müller – Einlagerung', { serviceType: 'Einlagerung' }, contact],
    ['Frühbucher: Anna Müller – Hymer B 678', {}, promo],
    ['Frühbucher: Anna Müller – Hymer', { vehicleModel: null }, promo],
    [
      'Frühbucher: Anna Müller – weisses Womo',
      { vehicleMake: null, vehicleModel: null, typedVehicle: 'weisses Womo' },
      promo,
    ],
    [
      'Fahrzeuge: Anna Müller – La Strada Regent',
      { formType: 'vehicle', vehicleMake: 'La Strada', vehicleModel: 'Regent' },
      contact,
    ],
    ['Fahrzeuge: Anna Müller', { formType: 'vehicle', subject: 'Fahrzeuganfrage über die Website' }, contact],
    [
      'Fahrzeuge: Anna Müller – Suchauftrag: Wohnmobil bis 7 m',
      { formType: 'vehicle', subject: 'Suchauftrag: Wohnmobil bis 7 m', vehicleMake: 'Hymer' },
      contact,
    ],
    ['Chatbot: Anna Müller – Rückruf gewünscht', { formType: 'chatbot', subject: 'Rückruf gewünscht' }, contact],
    ['Kontakt: Anna Müller (Wiederholung)', { isRepeat: true }, contact],
    ['Frühbucher: Anna Müller – Hymer B 678 (Wiederholung)', { isRepeat: true }, promo],
    ['Kontakt: ohne Namen', { name: '\u200b\u0000' }, contact],
    ['Kontakt: 😀 Zoë Ångström-Weiß', { name: '😀 Zoë A\u030angstro\u0308m-Weiß' }, contact],
  ])('reads «%s»', (subject, changes, lead) => {
    expect(compose(changes, lead).subject).toBe(subject);
  });

  it('is bounded, however long name and matter are', () => {
    const { subject, replyTo } = compose({ name: 'Ä'.repeat(300), subject: 'ö'.repeat(300) });
    expect(subject).toBe(`Kontakt: ${'Ä'.repeat(59)}… – ${'ö'.repeat(59)}…`);
    expect(replyTo?.name).toBe(`${'Ä'.repeat(99)}…`);
  });
});

describe('against forgery', () => {
  const attacks = [
    ['CRLF and a header', 'Anna\r\nBcc: opfer@boese.example', 'Anna Bcc: opfer@boese.example'],
    ['a lone LF', 'Anna\nX: 1', 'Anna X: 1'],
    ['a lone CR', 'Anna\rX: 1', 'Anna X: 1'],
    ['a body after an empty line', 'Anna\r\n\r\nLead: 1', 'Anna Lead: 1'],
    ['line separators of Unicode', 'Anna\u2028X\u2029Y\u0085Z', 'Anna X Y Z'],
    ['vertical tab, form feed, NUL, DEL', 'A\u000bn\u000cn\u0000a\u007f', 'A n n a'],
    ['a bidi override', 'Anna \u202eelpmaxe\u202c', 'Anna elpmaxe'],
    ['an encoded word', '=?utf-8?B?DQpCY2M6IGE=?=', '= ?utf-8?B?DQpCY2M6IGE= ?='],
    ['a lone surrogate', 'Anna\ud83d', 'Anna'],
  ] as const;

  it.each(attacks)('keeps a name with %s in one plain line', (_attack, typed, line) => {
    const mail = compose({ name: typed });
    expect(mail.subject).toBe(`Kontakt: ${line}`);
    expect(mail.replyTo?.name).toBe(line);
    expect(mail.text.split('\n').slice(0, 2)).toEqual([`Kontakt: ${line}`, 'Eingegangen: Mo., 17.08.2026, 06:52 Uhr']);
  });

  it.each(attacks)('keeps a subject, a vehicle and a date with %s in one plain line', (_attack, typed, line) => {
    const mail = compose({ subject: typed, typedVehicle: typed, desiredDate: typed });
    expect(mail.subject).toBe(`Kontakt: Anna Müller – ${line}`);
    expect(mail.text).toContain(`\nWunschtermin: ${line}\nFahrzeug: «${line}», nicht erkannt\nBetreff: ${line}\n`);
  });

  it.each([
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    '"x" <a@b.example>',
    'a@b.example>',
    'team:a@b.example;',
    'a@[127.0.0.1]',
    'kein Zeichen',
    '',
  ])('answers nobody and links nothing when the address is «%s»', (email) => {
    const mail = compose({ email });
    expect(mail.replyTo).toBeNull();
    expect(mail.html).not.toContain('mailto:');
    expect(mail.text).toContain(
      '\nEine Antwort auf dieses Mail erreicht die Person nicht: Ihre Adresse ist nicht lesbar.\n',
    );
  });

  it.each([
    ['Müller, Anna', 'Müller, Anna'],
    ['Anna "Änni" Müller', 'Anna "Änni" Müller'],
    ['Anna <chef@bank.example>', 'Anna chef@bank.example'],
    ['"Chef" <chef@bank.example>, Anna', '"Chef" chef@bank.example, Anna'],
  ])('answers «%s» as one person', (name, replyName) => {
    expect(compose({ name }).replyTo).toEqual({ name: replyName, address: 'anna.mueller@bluewin.example' });
  });

  it.each([
    ['mailto', "o'neil+womo%1@bluewin.example", 'mailto:o&#39;neil%2Bwomo%251@bluewin.example'],
    [
      'no bcc',
      'kunde%40a.example?bcc=x%40evil.example&a=b@evil.example',
      'mailto:kunde%2540a.example%3Fbcc%3Dx%2540evil.example%26a%3Db@evil.example',
    ],
    ['no tel', 'anna.mueller@bluewin.example', 'mailto:anna.mueller@bluewin.example'],
  ])('writes a clean link target (%s)', (_case, email, href) => {
    const mail = compose({ email, phone: '1', phoneE164: '+41"onclick="x' });
    expect([...mail.html.matchAll(/href="([^"]*)"/g)].map((link) => link[1])).toEqual([href, ...leadLinks]);
  });

  const markup = `"><script>alert('x')</script><img src=x onerror=alert(1)>&copy;`;
  const escaped =
    '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&amp;copy;';

  it.each([
    'name',
    'email',
    'phone',
    'subject',
    'message',
    'serviceType',
    'desiredDate',
    'typedVehicle',
    'typedDimensions',
  ] as const)('shows markup in %s as text', (field) => {
    const mail = compose({ [field]: markup });
    expect(mail.html).toContain(escaped);
    expect(mail.html).not.toMatch(/<script|<img|&copy;/);
    expect(mail.text).toContain(markup);
  });

  it.each(['vehicleMake', 'vehicleModel'] as const)('shows markup in %s as text', (field) => {
    expect(compose({ [field]: markup }).html).toContain(`${escaped}</td>`);
  });

  it.each(['$' + '{lead.name}', '{{name}}', '<%= name %>', '%s %d', '$& $1 $`'])('takes «%s» for words', (words) => {
    expect(compose({ message: words, subject: words }).text).toContain(`Nachricht:\n\n${words}\n`);
    expect(seen(compose({ message: words, subject: words }).html)).toContain(`\n${words}`);
  });
});

describe('the message', () => {
  it('stays whole at 20,000 characters', () => {
    const message = `${'Zürich < Bern & Ölten. '.repeat(869)}Ende der Nachricht`.slice(0, 20_000);
    const mail = compose({ message });
    expect(mail.text.endsWith(`Nachricht:\n\n${message.trim()}\n`)).toBe(true);
    expect(seen(mail.html)).toContain(message.trim());
  });

  it('keeps its lines, whatever ended them', () => {
    const mail = compose({ message: 'eins\r\nzwei\rdrei\n\nvier' });
    expect(mail.text).toContain('Nachricht:\n\neins\nzwei\ndrei\n\nvier\n');
    expect(mail.html).toContain('>eins<br>\nzwei<br>\ndrei<br>\n<br>\nvier</div>');
  });

  it('keeps umlauts, emoji and other scripts whole', () => {
    const message = 'Grüße aus Zürich 👨‍👩‍👧 — café, Łódź, 東京, سلام';
    expect(compose({ message }).text).toContain(`\n${message}\n`);
    expect(compose({ message }).html).toContain(message);
  });

  it('previews in the inbox with the wished date and the first words, in one line', () => {
    const { html } = compose({ desiredDate: 'Ende Mai', message: 'Grüezi\n\nIch hätte eine Frage.' });
    expect(html).toMatch(/<div style="display:none[^"]*">Wunschtermin Ende Mai · Grüezi Ich hätte eine Frage\.<\/div>/);
  });
});

describe('phone, vehicle and size', () => {
  it.each([
    ['079 123 45 67', '+41791234567', 'Telefon: +41 79 123 45 67'],
    ['0041 79 123 45 67', '+41791234567', 'Telefon: +41 79 123 45 67'],
    ['+49 (0)170 1234567', '+491701234567', 'Telefon: «+49 (0)170 1234567», verstanden als +49 170 1234567'],
    ['079 123 45 67 ab 18 Uhr', '+41791234567', 'Telefon: «079 123 45 67 ab 18 Uhr», verstanden als +41 79 123 45 67'],
    ['079 12', null, 'Telefon: «079 12», nicht erkannt'],
  ])('shows the number typed as «%s»', (phone, phoneE164, line) => {
    expect(compose({ phone, phoneE164 }).text).toContain(`\n${line}\n`);
  });

  it.each<[Partial<LeadMailData>, string]>([
    [{ vehicleMake: 'VW' }, 'Fahrzeug: VW'],
    [{ vehicleMake: 'VW', vehicleModel: 'California', vehicleYear: 1998 }, 'Fahrzeug: VW California, Jahrgang 1998'],
    [{ vehicleYear: 2004, typedVehicle: 'Jg 2004' }, 'Fahrzeug: «Jg 2004», verstanden als Jahrgang 2004'],
    [{ vehicleMake: 'VW', typedVehicle: 'VW' }, 'Fahrzeug: VW'],
    [{ typedDimensions: 'weiss nicht' }, 'Masse: «weiss nicht», nicht erkannt'],
    [{ vehicleLength: 6 }, 'Masse: Länge 6.00 m'],
    [{ vehicleHeight: 3.1, typedDimensions: 'Höhe 3,1' }, 'Masse: «Höhe 3,1», verstanden als Höhe 3.10 m'],
  ])('shows %j', (changes, line) => {
    expect(compose(changes).text).toContain(`\n${line}\n`);
  });
});
