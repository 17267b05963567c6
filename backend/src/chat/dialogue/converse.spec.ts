import { chatPhoneLink, submissionWordsSchema } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Answer, AnswerEngine, Question } from '../answers/answer.js';
import { type ConversationState, type Line, newConversation } from '../conversation/conversation.js';
import { beginEnquiry } from './begin-enquiry.js';
import { converse } from './converse.js';
import type { Message, Turn } from './turn.js';
import type { Wording } from './wording.js';

const now = new Date('2026-03-03T10:00:00+01:00');

/** Knows one price, and hears an enquiry by its words; remembers what it was asked. */
class FakeEngine implements AnswerEngine {
  readonly asked: Question[] = [];

  async answer(question: Question): Promise<Answer> {
    this.asked.push(question);
    const base = { context: { subject: 'autohotel', aspect: 'price' }, passages: [] };
    if (/offerte/i.test(question.text)) return { ...base, kind: 'enquiry', reply: '', wish: 'offer' };
    if (/besichtig/i.test(question.text))
      return { ...base, context: {}, kind: 'enquiry', reply: '', wish: 'appointment' };
    if (/rückruf/i.test(question.text)) return { ...base, kind: 'enquiry', reply: '', wish: 'callback' };
    return { ...base, kind: 'answer', reply: 'Ab CHF 200 pro Monat.' };
  }
}

/** A conversation that goes on from message to message as the server keeps it. */
class Chat {
  readonly engine = new FakeEngine();
  state: ConversationState = newConversation;
  lines: Line[] = [];

  async say(message: string): Promise<Turn> {
    const { state, lines } = this;
    const input = { state, lines, message, now, nextReference: 'C-7K3M-9QXD' };
    const turn = await converse(input, this.engine);
    await this.expectSameInKeys(input, turn);
    const at = now.toISOString();
    this.lines = [...lines, { role: 'user', content: message, at }, { role: 'bot', content: turn.reply, at }];
    // As the database keeps it.
    this.state = JSON.parse(JSON.stringify(turn.state)) as ConversationState;
    return turn;
  }

  /** Nothing may depend on how something is said, by the dialogue or by the engine. */
  private async expectSameInKeys(input: Message, { state, submission }: Turn): Promise<void> {
    const inKeys: Wording = (said) => said.map(([key]) => key).join(' ');
    const lines = input.lines.map((line) => (line.role === 'bot' ? { ...line, content: 'key' } : line));
    const answer = async (question: Question) => ({ ...(await this.engine.answer(question)), reply: 'key' });
    const asked = this.engine.asked.length;
    const turn = await converse({ ...input, lines }, { answer }, inKeys);
    this.engine.asked.length = asked;
    expect(turn.state).toEqual(state);
    expect(turn.submission === undefined).toBe(submission === undefined);
  }

  async sayAll(...messages: readonly string[]): Promise<Turn> {
    const turns: Turn[] = [];
    for (const message of messages) turns.push(await this.say(message));
    const last = turns.at(-1);
    if (last === undefined) throw new Error('nothing was said');
    return last;
  }
}

const complete = 'Offerte für eine Dampfreinigung, Anna Meier, anna@example.ch, VW T6';

describe('converse', () => {
  it('lets the engine answer what is no enquiry, and keeps what it was about', async () => {
    const chat = new Chat();
    const { reply, state } = await chat.say('Was kostet das Autohotel?');
    expect(reply).toBe('Ab CHF 200 pro Monat.');
    expect(state).toEqual({ context: { subject: 'autohotel', aspect: 'price' }, enquiry: null, submitted: 0 });
    expect(chat.engine.asked).toEqual([{ text: 'Was kostet das Autohotel?', context: {}, now }]);
  });

  it('takes of earlier messages what they were about, and what visitors said of themselves', async () => {
    const chat = new Chat();
    const { reply, state } = await chat.sayAll(
      'Hallo, ich heisse Anna. Was kostet das Autohotel für meinen Porsche 911?',
      'Ich möchte eine Offerte',
    );
    expect(reply).toContain('zum Thema Autohotel auf. Ihre Angaben von vorhin übernehme ich: Anna, Porsche 911. Wie');
    expect(state.enquiry).toMatchObject({
      serviceType: 'Autohotel',
      asked: 'contact',
      slots: { name: 'Anna', vehicle: 'Porsche 911', message: 'Ich möchte eine Offerte' },
    });
  });

  it('submits after the yes, with thanks, the reference and when people answer', async () => {
    const chat = new Chat();
    expect((await chat.say(complete)).submission).toBeUndefined();
    const { reply, state, submission } = await chat.say('Ja');
    expect(reply).toContain('Vielen Dank');
    expect(reply).toContain('C-7K3M-9QXD');
    expect(reply).toContain('24 Stunden');
    expect(state).toMatchObject({ enquiry: null, submitted: 1 });
    expect(submissionWordsSchema.parse(submission)).toEqual(submission);
    expect(submission).toMatchObject({ formType: 'chatbot', name: 'Anna Meier', email: 'anna@example.ch' });
    expect(submission?.message).toMatch(/Referenz: C-7K3M-9QXD[\s\S]*Besucher: Offerte[\s\S]*Besucher: Ja$/);
  });

  it('answers a question in between, then leads back', async () => {
    const chat = new Chat();
    const { reply, state } = await chat.sayAll('Offerte für eine Dampfreinigung', 'was kostet das eigentlich?');
    expect(reply).toMatch(/^Ab CHF 200 pro Monat\.\n\nZurück zu Ihrer Anfrage: .*Fahrzeug/);
    expect(state.enquiry?.asked).toBe('vehicle');
  });

  it('asks the engine about what the enquiry is about', async () => {
    const chat = new Chat();
    const { enquiry } = beginEnquiry({ wish: 'offer', message: 'Offerte für eine Dampfreinigung', now });
    chat.state = { ...newConversation, enquiry };
    await chat.say('was kostet das?');
    expect(chat.engine.asked).toMatchObject([{ context: { subject: 'dampfreinigung' } }]);
  });

  it('takes another wish into the same enquiry', async () => {
    const chat = new Chat();
    const { reply, state } = await chat.sayAll(
      'Offerte für eine Dampfreinigung',
      'Wie wäre es noch mit einer Offerte fürs Autohotel?',
    );
    expect(reply).toContain('nehme ich in die Anfrage auf');
    expect(state.enquiry?.slots.message).toContain('Autohotel');
    expect(state.enquiry?.serviceType).toBe('Dampf-reinigung');
  });

  it('reads back again what was wished after the read-back', async () => {
    const chat = new Chat();
    const { reply, state } = await chat.sayAll(complete, 'Wie wäre es noch mit einer Offerte fürs Autohotel?');
    expect(reply).toMatch(/So habe ich Sie verstanden:[\s\S]*Nachricht: .*Autohotel[\s\S]*Stimmt alles so\?/);
    expect(state.enquiry?.asked).toBe('confirmation');
  });

  it('ends without sending where it is called off', async () => {
    const chat = new Chat();
    const { reply, state, submission } = await chat.sayAll(complete, 'vergiss es');
    expect(reply).toContain('sende nichts');
    expect(state).toMatchObject({ enquiry: null, submitted: 0 });
    expect(submission).toBeUndefined();
  });

  it('keeps who called off, for another enquiry, but nothing else', async () => {
    const chat = new Chat();
    const { state } = await chat.sayAll(complete, 'Abbrechen');
    expect(state).toEqual({
      context: {},
      enquiry: null,
      submitted: 0,
      told: { name: 'Anna Meier', email: 'anna@example.ch' },
      sinceClosed: 0,
      calledOff: expect.objectContaining({ slots: expect.objectContaining({ vehicle: 'VW T6' }) }),
    });
    await chat.say('Was kostet das Autohotel?');
    expect(chat.state.calledOff).toBeUndefined();
    const { reply, state: again } = await chat.say('Ich möchte doch eine Offerte');
    expect(reply).toContain('Ihre Angaben von vorhin übernehme ich: Anna Meier, anna@example.ch.');
    expect(again.enquiry).toMatchObject({ asked: 'vehicle', slots: { name: 'Anna Meier', email: 'anna@example.ch' } });
    expect(again.enquiry?.slots.vehicle).toBeUndefined();
  });

  it('goes on where the call-off is taken back at once', async () => {
    const chat = new Chat();
    const { reply, state } = await chat.sayAll(complete, 'vergiss es', 'ou nein, ich möchte die Offerte doch');
    expect(reply).toMatch(/^Gerne, machen wir weiter\.\nSo habe ich Sie verstanden:[\s\S]*Fahrzeug: VW T6\n/);
    expect(state.calledOff).toBeUndefined();
  });

  it.each([
    ['Ich bin der Beat Kunz', 'Was darf ich für Sie tun?'],
    ['Wir haben einen Hymer B 678', 'Was dürfen wir für Ihr Fahrzeug tun?'],
    ['Wir haben einen Hymer B 678 mit Tigerkrallen', 'Das weiss ich nicht.'],
  ])('hears who introduces himself: «%s»', async (message, words) => {
    const chat = new Chat();
    chat.engine.answer = async ({ context }) => ({
      kind: 'unknown',
      reply: 'Das weiss ich nicht.',
      context,
      passages: [],
    });
    expect((await chat.say(message)).reply).toContain(words);
  });

  it('asks who has sent an enquiry for name and contact no second time', async () => {
    const chat = new Chat();
    const { reply } = await chat.sayAll(complete, 'Ja', 'Noch eine Offerte fürs Autohotel, Porsche 911');
    expect(reply).toMatch(/Name: Anna Meier\nE-Mail: anna@example\.ch\nFahrzeug: Porsche 911\n/);
  });

  it('keeps nothing of who wants all deleted', async () => {
    const chat = new Chat();
    await chat.sayAll(complete, 'Abbrechen', complete);
    expect((await chat.say('bitte alles löschen')).state).toEqual({
      context: {},
      enquiry: null,
      submitted: 0,
      sinceClosed: 0,
    });
  });

  it('takes a question for a visit as what the appointment is for', async () => {
    const { state } = await new Chat().say('Kann ich den Ferrari 458 besichtigen?');
    expect(state.enquiry).toMatchObject({
      wish: 'appointment',
      asked: 'desiredDate',
      slots: { vehicle: 'Ferrari 458', message: 'Kann ich den Ferrari 458 besichtigen?' },
    });
  });

  it('leaves an enquiry that nobody goes on with, keeps it, and takes it up with the next wish', async () => {
    const chat = new Chat();
    const questions = ['Was kostet das?', 'Wo seid ihr?', 'Wann ist offen?', 'Wer seid ihr?'];
    expect((await chat.sayAll('Offerte Autohotel, anna@example.ch', ...questions)).reply).toContain('fortsetzen?');
    expect((await chat.say('Gibt es Parkplätze?')).reply).toBe('Ab CHF 200 pro Monat.');
    expect(chat.state.enquiry).toMatchObject({ left: true, slots: { email: 'anna@example.ch' } });
    const { state } = await chat.say('Jetzt doch bitte eine Offerte');
    expect(state.enquiry).toMatchObject({ asked: 'vehicle', slots: { email: 'anna@example.ch' } });
    expect(state.enquiry?.left).toBeUndefined();
  });

  it.each([
    'Ich möchte noch etwas ändern',
    'Die Nummer war falsch',
    'kann ich die Anfrage stornieren?',
    'Ich habe noch etwas vergessen',
  ])('says honestly that it was sent already: «%s»', async (message) => {
    const chat = new Chat();
    const { reply, state } = await chat.sayAll(complete, 'Ja', message);
    expect(reply).toContain('schon bei unserem Team');
    expect(reply).toContain(chatPhoneLink);
    expect(state).toMatchObject({ enquiry: null, submitted: 1 });
  });

  it('takes a second enquiry after the first', async () => {
    const chat = new Chat();
    const { state, submission } = await chat.sayAll(
      complete,
      'Ja',
      'Rückruf bitte wegen der Politur, Anna Meier, 079 123 45 67',
      'Ja',
    );
    expect(state.submitted).toBe(2);
    expect(submission?.subject).toBe('Rückrufwunsch aus dem Chat');
  });

  it('begins an enquiry where a yes accepts the offer of one', async () => {
    const chat = new Chat();
    const at = now.toISOString();
    chat.lines = [
      { role: 'user', content: 'Poliert ihr auch Boote?', at },
      { role: 'bot', content: 'Das weiss ich nicht. …', at },
    ];
    chat.state = { ...newConversation, offered: { wish: 'offer' } };
    const { state } = await chat.say('Ja gerne');
    expect(state.enquiry).toMatchObject({
      wish: 'offer',
      asked: 'vehicle',
      slots: { message: 'Poliert ihr auch Boote?' },
    });
    expect(chat.engine.asked).toEqual([]);
  });

  it('gives the confirmation again where the yes comes once more in other words', async () => {
    const chat = new Chat();
    const { reply } = await chat.sayAll(complete, 'Ja');
    const again = await chat.say('Ja, so stimmt es');
    expect(again.reply).toBe(reply);
    expect(chat.state).toMatchObject({ enquiry: null, submitted: 1 });
  });

  it('takes up an enquiry with the details of the message that is agreed to', async () => {
    const chat = new Chat();
    const at = now.toISOString();
    chat.lines = [
      { role: 'user', content: 'keramik wohnmobil 079 123 45 67 hymer 7m', at },
      { role: 'bot', content: 'Das weiss ich nicht. …', at },
    ];
    chat.state = { ...newConversation, offered: { wish: 'offer' } };
    const { state } = await chat.say('Ja');
    expect(state.enquiry?.slots).toMatchObject({ phone: '079 123 45 67', vehicle: 'hymer', dimensions: '7m' });
  });

  it('calls back whoever leaves a number', async () => {
    const chat = new Chat();
    const { reply, state } = await chat.say('079 123 45 67');
    expect(reply).toContain('rufen wir Sie zurück');
    expect(state.enquiry).toMatchObject({ wish: 'callback', asked: 'name', slots: { phone: '079 123 45 67' } });
    expect(state.enquiry?.slots.message).toBeUndefined();
  });

  it.each([
    ['Wo seid ihr?', true],
    ['Wo seid ihr?', false],
  ])('keeps what was asked in so many words for one more reply: «%s»', async (message, isAsked) => {
    const chat = new Chat();
    chat.state = { ...newConversation, offered: { wish: 'offer', isAsked } };
    await chat.say(message);
    expect(chat.state.offered !== undefined).toBe(isAsked);
    expect((await chat.say('ja')).state.enquiry !== null).toBe(isAsked);
    chat.state = { ...newConversation, offered: { wish: 'offer', isAsked } };
    await chat.sayAll(message, message);
    expect(chat.state.offered).toBeUndefined();
  });

  it('leaves a yes to anything else to the engine', async () => {
    const chat = new Chat();
    chat.lines = [{ role: 'bot', content: 'Wir sind heute bis 17:30 Uhr da.', at: now.toISOString() }];
    expect((await chat.say('Ja gerne')).state.enquiry).toBeNull();
    expect(chat.engine.asked).toHaveLength(1);
  });

  it('passes on what the engine throws', async () => {
    const engine: AnswerEngine = { answer: () => Promise.reject(new Error('away')) };
    const input = { state: newConversation, lines: [], message: 'Hallo', now, nextReference: 'C-1' };
    await expect(converse(input, engine)).rejects.toThrow('away');
  });

  it('submits only what a yes to the read-back before it confirmed, and counts it', async () => {
    const message = fc.constantFrom(
      'Offerte',
      complete,
      'Ja',
      'nein',
      'stopp',
      'Was kostet das?',
      'Anna Meier',
      '079 123 45 67',
      'danke',
      'Wie wäre es noch mit einer Offerte?',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(message, { maxLength: 12 }), async (messages) => {
        const chat = new Chat();
        let submissions = 0;
        let shown: unknown;
        for (const text of messages) {
          const { enquiry } = chat.state;
          const turn = await chat.say(text);
          if (turn.submission !== undefined) {
            submissions += 1;
            expect(text).toBe('Ja');
            expect(enquiry?.asked).toBe('confirmation');
            expect(enquiry?.slots).toEqual(shown);
          }
          if (turn.reply.includes('So habe ich Sie verstanden:')) shown = turn.state.enquiry?.slots;
          expect(turn.state.submitted).toBe(submissions);
          expect(turn.reply).not.toBe('');
        }
      }),
      { numRuns: 100 },
    );
  });
});
