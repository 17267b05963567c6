import { EventEmitter, once } from 'node:events';
import { type AddressInfo, createServer, type Server, Socket } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { composeLeadMail } from '../compose/compose-lead-mail.js';
import type { LeadMailData } from '../compose/lead-page.js';
import { type Mailer, PermanentMailError, TemporaryMailError } from './mailer.js';
import { SmtpMailer, type SmtpMailerOptions } from './smtp-mailer.js';

Logger.overrideLogger(false);

const settings = {
  from: 'Fahrzeugpflege Roggwil <website@pflege.example>',
  to: ['info@pflege.example', 'werkstatt@pflege.example'],
  publicUrl: 'https://www.pflege.example',
};

const lead: LeadMailData = {
  id: '0198b1f2-6c1e-7d3a-9a55-2f1d8c0e4b11',
  submissionId: '0198b1f2-6c1e-7d3a-9a55-2f1d8c0e4b10',
  deliveryId: '0198b1f2-7000-7d3a-9a55-2f1d8c0e4b12',
  isRepeat: false,
  receivedAt: new Date('2026-08-17T04:52:00Z'),
  formType: 'promo',
  name: 'Zoë Müller-Çelik',
  email: 'zoe@müller.example',
  phone: '079 123 45 67',
  phoneE164: '+41791234567',
  subject: 'Frühbucher-Anfrage Keramikversiegelung',
  message: 'Grüezi\n\nDas Dach hat Flecken 😀.\n.\nEin Punkt allein beendet kein Mail.',
  serviceType: 'Keramikversiegelung',
  desiredDate: 'Ende März',
  vehicleMake: 'Bürstner',
  vehicleModel: 'Lyseo',
  vehicleYear: 2021,
  vehicleLength: 6.99,
  vehicleHeight: 2.95,
  typedVehicle: 'Bürstner Lyseo 2021',
  typedDimensions: '6,99 x 2,95',
};

const mailOf = (changes: Partial<LeadMailData> = {}) => composeLeadMail({ ...lead, ...changes }, settings);

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** A mail server on a free port, without encryption, that keeps what it takes. */
async function mailServer(options: SMTPServerOptions = {}, port = 0) {
  const arrived: ParsedMail[] = [];
  const raw: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        raw.push(Buffer.concat(chunks).toString('latin1'));
        arrived.push(await simpleParser(Buffer.concat(chunks)));
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const end = () => new Promise<void>((done) => server.close(done));
  endings.push(end);
  return { arrived, raw, end, server, port: (server.server.address() as AddressInfo).port };
}

/** A server that takes connections and says what it is told to, or nothing. */
async function bareServer(onConnection: (socket: Socket) => void = () => {}): Promise<number> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endings.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  return (server.address() as AddressInfo).port;
}

function mailerTo(port: number, options: Partial<SmtpMailerOptions> & { query?: string; login?: string } = {}): Mailer {
  const { query = '', login = '', ...rest } = options;
  const mailer = new SmtpMailer({ url: `smtp://${login}127.0.0.1:${port}${query}`, ...rest });
  endings.push(() => mailer.close());
  return mailer;
}

/** How a sending failed. */
const failureOf = (sending: Promise<void>): Promise<Error> =>
  sending.then(
    () => Promise.reject(new Error('the mail was sent')),
    (error: Error) => error,
  );

/** Longer than a test may take: whoever waits for nodemailer's own limits fails. */
const PATIENT = '?connectionTimeout=60000&greetingTimeout=60000&socketTimeout=60000';

const refusal = (responseCode: number, words = 'Not like this') => Object.assign(new Error(words), { responseCode });

const addresses = (field: AddressObject | AddressObject[] | undefined) =>
  [field ?? []].flat().flatMap((object) => object.value.map(({ name, address }) => ({ name, address })));

describe('what arrives at the mail server', () => {
  it('is the mail as composed', async () => {
    const server = await mailServer();
    const mail = mailOf();
    await mailerTo(server.port).send(mail);

    const [arrived] = server.arrived;
    expect(addresses(arrived?.from)).toEqual([{ name: 'Fahrzeugpflege Roggwil', address: 'website@pflege.example' }]);
    expect(addresses(arrived?.to)).toEqual([
      { name: '', address: 'info@pflege.example' },
      { name: '', address: 'werkstatt@pflege.example' },
    ]);
    expect(addresses(arrived?.replyTo)).toEqual([{ name: 'Zoë Müller-Çelik', address: 'zoe@müller.example' }]);
    expect(arrived?.subject).toBe('Frühbucher: Zoë Müller-Çelik – Bürstner Lyseo');
    expect(arrived?.messageId).toBe('<lead-0198b1f2-7000-7d3a-9a55-2f1d8c0e4b12@pflege.example>');
    expect(arrived?.text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(arrived?.text).toContain('Das Dach hat Flecken 😀.\n.\nEin Punkt allein beendet kein Mail.');
    expect(arrived?.html).toBe(mail.html);
    expect(arrived?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(arrived?.headers.has('x-mailer')).toBe(false);
    expect(arrived?.attachments).toEqual([]);
  });

  it('is seven-bit in every header and UTF-8 in both parts', async () => {
    const server = await mailServer();
    await mailerTo(server.port).send(mailOf());
    expect(server.raw[0]).toMatch(/^[\t\r\n -~]*$/);
    expect(server.raw[0]?.match(/^Content-Type: text\/.*$/gm)).toEqual([
      'Content-Type: text/plain; charset=utf-8',
      'Content-Type: text/html; charset=utf-8',
    ]);
  });

  it.each([
    ['Müller, Anna', 'Müller, Anna'],
    ['Muster, Hans', 'Muster, Hans'],
    ['Hans "Housi" Muster', 'Hans "Housi" Muster'],
    ['Chef <chef@bank.example>', 'Chef chef@bank.example'],
    ['Chéf <chef@bank.example>, Zwei', 'Chéf chef@bank.example, Zwei'],
    ['chef@bank.example', 'chef@bank.example'],
    ['Gruppe: a@b.example;', 'Gruppe: a@b.example;'],
    ['Hans (Roggwil) \\', 'Hans (Roggwil) \\'],
    ['Hans\r\nBcc: opfer@bank.example\r\n\r\nText', 'Hans Bcc: opfer@bank.example Text'],
    ['=?utf-8?B?QmNjOiBv?=', '= ?utf-8?B?QmNjOiBv?='],
    ['😀 Hans', '😀 Hans'],
  ])('answers one person, however the name is typed: %j', async (name, shown) => {
    const server = await mailServer();
    await mailerTo(server.port).send(mailOf({ name, email: 'hans@muster.example' }));
    const [arrived] = server.arrived;
    expect(addresses(arrived?.replyTo)).toEqual([{ name: shown, address: 'hans@muster.example' }]);
    expect(arrived?.headers.has('bcc')).toBe(false);
    expect(addresses(arrived?.to)).toHaveLength(2);
  });

  it.each(['kunde%40a.example?bcc=x%40evil.example&a=b@evil.example', "o'neil+womo/{1}|x@müller.example"])(
    'answers one person, whatever may stand in an address: %s',
    async (email) => {
      const server = await mailServer();
      await mailerTo(server.port).send(mailOf({ email }));
      expect(addresses(server.arrived[0]?.replyTo)).toEqual([{ name: lead.name, address: email }]);
    },
  );

  it('carries a message of 20,000 characters, a single word of them', async () => {
    const server = await mailServer();
    const message = 'ö'.repeat(20_000);
    await mailerTo(server.port).send(mailOf({ message }));
    expect(server.arrived[0]?.text).toContain(`Nachricht:\n\n${message}`);
    expect(server.arrived[0]?.html).toContain(message);
  });

  it('comes without Reply-To when the visitor’s address can’t stand in one', async () => {
    const server = await mailServer();
    await mailerTo(server.port).send(mailOf({ email: 'a@b.example, c@d.example' }));
    expect(server.arrived[0]?.replyTo).toBeUndefined();
  });

  it('arrives once each when 200 are sent at once, over few connections', async () => {
    let connections = 0;
    const server = await mailServer({
      onConnect: (_session, done) => {
        connections += 1;
        done();
      },
    });
    const mailer = mailerTo(server.port, { maxConnections: 3 });
    const ids = Array.from({ length: 200 }, (_, index) => `delivery-${index}`);
    await Promise.all(ids.map((deliveryId) => mailer.send(mailOf({ deliveryId }))));
    expect(server.arrived.map((mail) => mail.messageId).sort()).toEqual(
      ids.map((id) => `<lead-${id}@pflege.example>`).sort(),
    );
    expect(connections).toBe(3);
  });

  it('logs in with what the URL says, percent-encoded', async () => {
    const logins: unknown[] = [];
    const server = await mailServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        logins.push([username, password]);
        done(null, { user: username });
      },
    });
    await mailerTo(server.port, { login: 'website%40pflege.example:p%C3%A4ss%2F%3A%40@' }).send(mailOf());
    expect(logins).toEqual([['website@pflege.example', 'päss/:@']]);
    expect(server.arrived).toHaveLength(1);
  });
});

describe('a mail that the server refuses', () => {
  const at = {
    'MAIL FROM': (code: number): SMTPServerOptions => ({
      onMailFrom: (_address, _session, done) => done(refusal(code)),
    }),
    'RCPT TO': (code: number): SMTPServerOptions => ({ onRcptTo: (_address, _session, done) => done(refusal(code)) }),
    DATA: (code: number): SMTPServerOptions => ({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(refusal(code)));
      },
    }),
  } as const;

  it.each([
    ['MAIL FROM', 550, PermanentMailError],
    ['RCPT TO', 550, PermanentMailError],
    ['RCPT TO', 552, PermanentMailError],
    ['DATA', 552, PermanentMailError],
    ['DATA', 554, PermanentMailError],
    ['MAIL FROM', 530, TemporaryMailError],
    ['MAIL FROM', 421, TemporaryMailError],
    ['RCPT TO', 450, TemporaryMailError],
    ['RCPT TO', 452, TemporaryMailError],
    ['DATA', 451, TemporaryMailError],
  ] as const)('at %s with %i fails as it should', async (command, code, kind) => {
    const server = await mailServer(at[command](code));
    const failure = await failureOf(mailerTo(server.port).send(mailOf()));
    expect(failure).toBeInstanceOf(kind);
    expect(failure.message).toContain(String(code));
    expect(failure.message).not.toContain('Not like this');
  });

  it('does not keep the next mail from going out', async () => {
    const server = await mailServer({
      onMailFrom: (() => {
        const answers = [refusal(550), refusal(451)];
        return (_address, _session, done) => done(answers.shift());
      })() as NonNullable<SMTPServerOptions['onMailFrom']>,
    });
    const mailer = mailerTo(server.port, { maxConnections: 1 });
    expect(await failureOf(mailer.send(mailOf()))).toBeInstanceOf(PermanentMailError);
    expect(await failureOf(mailer.send(mailOf()))).toBeInstanceOf(TemporaryMailError);
    await mailer.send(mailOf());
    expect(server.arrived).toHaveLength(1);
  });

  it('for one of its recipients counts as sent, so that the others don’t get it twice', async () => {
    const server = await mailServer({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('werkstatt') ? refusal(550) : null),
    });
    await mailerTo(server.port).send(mailOf());
    expect(server.arrived).toHaveLength(1);
  });

  it('for some now and for others for good may be tried again', async () => {
    const server = await mailServer({
      onRcptTo: ({ address }, _session, done) => done(refusal(address.startsWith('werkstatt') ? 550 : 450)),
    });
    expect(await failureOf(mailerTo(server.port).send(mailOf()))).toBeInstanceOf(TemporaryMailError);
  });

  it('is temporary when it is the login that fails, since an operator can mend that', async () => {
    const server = await mailServer({ onAuth: (_auth, _session, done) => done(refusal(535)) });
    const mailer = mailerTo(server.port, { login: 'website:falsch@' });
    const failure = await failureOf(mailer.send(mailOf()));
    expect(failure).toBeInstanceOf(TemporaryMailError);
    expect(failure.message).toBe('Mail not sent: EAUTH AUTH PLAIN 535');
    expect(await mailer.verify()).toBe(false);
  });

  it('is temporary when the server wants nobody, at its greeting', async () => {
    const port = await bareServer((socket) => socket.end('554 No service here\r\n'));
    expect(await failureOf(mailerTo(port).send(mailOf()))).toBeInstanceOf(TemporaryMailError);
  });
});

describe('a mail server that lets us in', () => {
  it('is not asked again and again while nothing fails', async () => {
    let connections = 0;
    const server = await mailServer({
      onConnect: (_session, done) => {
        connections += 1;
        done();
      },
    });
    const mailer = mailerTo(server.port);
    for (let times = 0; times < 3; times += 1) expect(await mailer.verify()).toBe(true);
    expect(connections).toBe(1);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
    expect(await mailer.verify()).toBe(true);
    now.mockRestore();
    expect(connections).toBe(2);
  });

  it('is asked as soon as a mail has failed or waits', async () => {
    const server = await mailServer();
    const mailer = mailerTo(server.port);
    expect(await mailer.verify()).toBe(true);
    await server.end();
    const sending = failureOf(mailer.send(mailOf()));
    expect(await mailer.verify()).toBe(false);
    expect(await sending).toBeInstanceOf(TemporaryMailError);
    expect(await mailer.verify()).toBe(false);
  });
});

describe('a mail server that is away', () => {
  it('fails every waiting mail as temporary, and takes mails again when it is back', async () => {
    const gone = await mailServer();
    await gone.end();
    const mailer = mailerTo(gone.port, { maxConnections: 2 });
    expect(await mailer.verify()).toBe(false);
    const failures = await Promise.all(Array.from({ length: 10 }, () => failureOf(mailer.send(mailOf()))));
    expect(failures.map((failure) => failure.name)).toEqual(Array(10).fill('TemporaryMailError'));
    expect(failures[0]?.message).toContain('ECONNREFUSED');

    const back = await mailServer({}, gone.port);
    await mailer.send(mailOf());
    expect(back.arrived).toHaveLength(1);
    expect(await mailer.verify()).toBe(true);
  });

  it('that falls silent has half a minute for a mail', async () => {
    const server = await mailServer({ onData: (stream) => void stream.resume() });
    const waits = new Set<number>();
    const { setTimeout: wait } = Socket.prototype;
    // The mailer's time goes by a hundred times as fast.
    jest.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, milliseconds, onTimeout) {
      if (this.remotePort !== server.port) return wait.call(this, milliseconds, onTimeout);
      waits.add(milliseconds);
      return wait.call(this, milliseconds / 100, onTimeout);
    });
    const failure = await failureOf(mailerTo(server.port).send(mailOf()));
    jest.restoreAllMocks();
    expect(failure).toBeInstanceOf(TemporaryMailError);
    expect(Math.max(...waits)).toBe(30_000);
  });

  it('fails a mail when the greeting does not come', async () => {
    const mailer = mailerTo(await bareServer(), { query: '?greetingTimeout=100' });
    expect(await failureOf(mailer.send(mailOf()))).toBeInstanceOf(TemporaryMailError);
  });

  it('fails the mails that wait behind a hanging connection, too', async () => {
    const mailer = mailerTo(await bareServer((socket) => socket.write('220-')), {
      maxConnections: 1,
      sendTimeout: 200,
      query: PATIENT,
    });
    const failures = await Promise.all(Array.from({ length: 3 }, () => failureOf(mailer.send(mailOf()))));
    expect(failures.map((failure) => failure.name)).toEqual(Array(3).fill('TemporaryMailError'));
  });

  it('gives each mail its own time, however long it waits behind slow ones', async () => {
    const server = await mailServer({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => setTimeout(done, 150));
      },
    });
    const mailer = mailerTo(server.port, { maxConnections: 1, sendTimeout: 500 });
    await Promise.all(Array.from({ length: 5 }, (_, at) => mailer.send(mailOf({ deliveryId: `slow-${at}` }))));
  });

  it('gets a mail over another connection when it ends one that was used before', async () => {
    const used = new Set<string>();
    const server = await mailServer({
      onMailFrom: (_address, session, done) => {
        if (used.has(session.id)) return done(refusal(421));
        used.add(session.id);
        done();
      },
    });
    const mailer = mailerTo(server.port, { maxConnections: 1 });
    for (const deliveryId of ['first', 'second', 'third']) await mailer.send(mailOf({ deliveryId }));
    expect(server.arrived).toHaveLength(3);
    expect(used.size).toBe(3);
  });

  it('fails a mail whose connection breaks in the middle', async () => {
    const server = await mailServer({
      onData: (_stream, session) => {
        const connection = [...server.server.connections].find((open) => (open as { id?: string }).id === session.id);
        (connection as unknown as { _socket: Socket })._socket.destroy();
      },
    });
    expect(await failureOf(mailerTo(server.port).send(mailOf()))).toBeInstanceOf(TemporaryMailError);
  });
});

describe('closing', () => {
  it('lets the mail under way arrive and fails the waiting one', async () => {
    let accept = () => {};
    let tellReached = () => {};
    const reached = new Promise<void>((resolve) => {
      tellReached = resolve;
    });
    const server = await mailServer({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => {
          accept = () => done();
          tellReached();
        });
      },
    });
    const mailer = mailerTo(server.port, { maxConnections: 1 });
    const first = mailer.send(mailOf());
    const second = failureOf(mailer.send(mailOf()));
    await reached;
    const closed = mailer.close();
    expect(await second).toBeInstanceOf(TemporaryMailError);
    accept();
    await expect(first).resolves.toBeUndefined();
    await closed;
    expect(await failureOf(mailer.send(mailOf()))).toBeInstanceOf(TemporaryMailError);
  });

  it('does not wait for a server that never answers', async () => {
    const connections = new EventEmitter();
    const port = await bareServer((socket) => {
      socket.write('220-');
      connections.emit('opened');
    });
    const mailer = mailerTo(port, { closeTimeout: 50, query: PATIENT });
    const opened = once(connections, 'opened');
    const failure = failureOf(mailer.send(mailOf()));
    await opened;
    await mailer.close();
    expect(await failure).toBeInstanceOf(TemporaryMailError);
  });
});
