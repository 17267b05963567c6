import { chatPhoneLink, submissionWordsSchema } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Answer, AnswerEngine, Question } from '../answers/answer.js';
import { newConversation } from '../conversation/conversation.js';
import { converse } from './converse.js';
import { now, Visitor } from './testing/visitor.js';

/** Knows one price and nothing of boats, and hears an enquiry by its words. */
class FakeEngine implements AnswerEngine {
  async answer(question: Question): Promise<Answer> {
    const base = { context: { subject: 'autohotel' }, passages: [] };
    const enquiry = { ...base, kind: 'enquiry', reply: '' } as const;
    if (/offerte/i.test(question.text)) return { ...enquiry, enquiryKind: 'offer' };
    if (/besichtig/i.test(question.text)) return { ...enquiry, context: {}, enquiryKind: 'appointment' };
    if (/rückruf/i.test(question.text)) return { ...enquiry, enquiryKind: 'callback' };
    if (/löschen/i.test(question.text)) return { ...base, kind: 'answer', reply: 'Mit «Gespräch löschen».' };
    if (/wascht/i.test(question.text)) return { ...base, context: {}, kind: 'answer', reply: 'Ja.' };
    if (!/boot|hymer|kunz|079/i.test(question.text)) return { ...base, kind: 'answer', reply: 'Ab CHF 200 pro Monat.' };
    return { kind: 'unknown', reply: 'Das weiss ich nicht.', offers: 'offer', context: {}, passages: [] };
  }
}

const visitor = () => new Visitor(new FakeEngine());

const complete = 'Offerte für eine Dampfreinigung, Anna Meier, anna@example.ch, VW T6';
const other = 'Offerte für eine Dampfreinigung, VW T6';
const anna = { name: 'Anna Meier', email: 'anna@example.ch' };
const offerOfBoats = { kind: 'offer', asked: 'vehicle', slots: { message: 'Poliert ihr auch Boote?' } };
const leaving: [string, ...string[]] = [
  'Offerte Autohotel, anna@example.ch',
  'Was kostet das?',
  'Wo seid ihr?',
  'Wann ist offen?',
];

/** What is said, what the last reply says, and what is remembered then. */
const CONVERSATIONS: readonly (readonly [
  title: string,
  says: readonly [string, ...string[]],
  contains: RegExp,
  state: object,
])[] = [
  [
    'a question is answered, and what it was about is kept',
    ['Was kostet das Autohotel?'],
    /^Ab CHF 200 pro Monat\.$/,
    { context: { subject: 'autohotel' }, enquiry: null, submitted: 0 },
  ],
  [
    'what was talked about and what visitors said of themselves is taken over',
    ['Hallo, ich heisse Anna. Was kostet das Autohotel für meinen Porsche 911?', 'Ich möchte eine Offerte'],
    /zum Thema Autohotel auf\. Ihre Angaben von vorhin übernehme ich: Anna, Porsche 911\. Wie/,
    { enquiry: { serviceType: 'Autohotel', asked: 'contact', slots: { name: 'Anna', vehicle: 'Porsche 911' } } },
  ],
  [
    'the service that was named by the visitor goes before what the answer was about',
    ['Was kostet eine Aufbereitung für meinen Fiat 500?', 'Ich möchte eine Offerte'],
    /zum Thema Aufbereitung auf\./,
    { enquiry: { serviceType: 'Aufbereitung', slots: { vehicle: 'Fiat 500' } } },
  ],
  [
    'what was told before is part of the wish',
    ['Der Lack vom Porsche 911 ist stumpf.', 'Was kostet das Autohotel?', 'Ich möchte eine Offerte'],
    /Ihre Angaben von vorhin übernehme ich: Porsche 911\. Wie/,
    { enquiry: { slots: { message: 'Der Lack vom Porsche 911 ist stumpf.\nWas kostet das Autohotel?' } } },
  ],
  [
    'and stands there once',
    [
      'Was kostet ein Platz im Autohotel?',
      'Das wäre für meinen Tesla, ich bin selten daheim',
      'Ja gern, einen Platz ab dem 1. Februar',
    ],
    /zum Thema Autohotel auf\./,
    {
      enquiry: {
        slots: {
          message:
            'Was kostet ein Platz im Autohotel?\nDas wäre für meinen Tesla, ich bin selten daheim\neinen Platz ab dem 1. Februar',
        },
      },
    },
  ],
  [
    'a question in between is answered and led back from',
    ['Offerte für eine Dampfreinigung', 'was kostet das eigentlich?'],
    /^Ab CHF 200 pro Monat\.\n\nZurück zu Ihrer Anfrage: .*Fahrzeug/,
    { enquiry: { asked: 'vehicle' } },
  ],
  [
    'another wish comes into the same enquiry',
    ['Offerte für eine Dampfreinigung', 'Wie wäre es noch mit einer Offerte fürs Autohotel?'],
    /nehme ich in die Anfrage auf/,
    { enquiry: { serviceType: 'Dampf-reinigung', slots: { message: expect.stringContaining('Autohotel') } } },
  ],
  [
    'what is wished after the read-back is read back',
    [complete, 'Wie wäre es noch mit einer Offerte fürs Autohotel?'],
    /So habe ich Sie verstanden:[\s\S]*Nachricht: .*Autohotel[\s\S]*Stimmt alles so\?/,
    { enquiry: { asked: 'confirmation' } },
  ],
  [
    'what is called off is not sent, and who called off is kept',
    [complete, 'vergiss es'],
    /sende nichts/,
    {
      context: {},
      enquiry: null,
      submitted: 0,
      sinceClosed: 0,
      knownContact: anna,
      calledOff: { slots: { vehicle: 'VW T6' } },
    },
  ],
  [
    'of an enquiry that was called off, name and contact alone go into the next one',
    [complete, 'Abbrechen', 'Was kostet das Autohotel?', 'Ich möchte doch eine Offerte'],
    /Ihre Angaben von vorhin übernehme ich: Anna Meier, anna@example\.ch\./,
    { enquiry: { asked: 'vehicle', slots: anna } },
  ],
  [
    'a call-off is taken back at once',
    [complete, 'vergiss es', 'ou nein, ich möchte die Offerte doch'],
    /^Gerne, machen wir weiter\.\nSo habe ich Sie verstanden:[\s\S]*Fahrzeug: VW T6\n/,
    { enquiry: { asked: 'confirmation' } },
  ],
  [
    'a call-off is taken back with another number',
    [complete, 'vergiss es', 'Ou doch, bitte senden, aber an 078 999 88 77'],
    /^Gerne, machen wir weiter\.\nSo habe ich Sie verstanden:[\s\S]*Telefon: 078 999 88 77/,
    { enquiry: { asked: 'confirmation' } },
  ],
  ['a call-off holds where it is said again', [complete, 'vergiss es', 'doch nicht'], /CHF 200/, { enquiry: null }],
  ['who introduces himself is heard', ['Ich bin der Beat Kunz'], /Was darf ich für Sie tun\?/, { enquiry: null }],
  ['a name by itself is heard', ['Wo seid ihr?', 'Peter Kunz'], /Was darf ich für Sie tun\?/, { enquiry: null }],
  [
    'a vehicle is heard where it would only be told the same again',
    ['Dampfreinigung', 'Opel Astra'],
    /Danke, das merke ich mir\./,
    { enquiry: null },
  ],
  [
    'nor is anything else that is told answered the same again',
    ['Geht ein Kratzer beim Polieren raus?', 'Man spürt ihn mit dem Fingernagel.'],
    /^Soll ich dazu gleich eine Anfrage/,
    { enquiry: null, offered: { isAsked: true } },
  ],
  ['a vehicle is heard', ['Wir haben einen Hymer B 678'], /Was dürfen wir für Ihr Fahrzeug tun\?/, { enquiry: null }],
  [
    'whatever else is told of it',
    ['Es ist ein Hymer B 678, stand immer draussen'],
    /Was dürfen wir für Ihr Fahrzeug tun\?/,
    { enquiry: null },
  ],
  [
    'who has sent an enquiry is asked for name and contact no second time',
    [complete, 'Ja', 'Noch eine Offerte fürs Autohotel, Porsche 911'],
    /Name: Anna Meier\nE-Mail: anna@example\.ch\nFahrzeug: Porsche 911\n/,
    { submitted: 1 },
  ],
  [
    'nothing is kept of who wants all deleted',
    [complete, 'Abbrechen', complete, 'bitte alles löschen'],
    /sende nichts/,
    { context: {}, enquiry: null, submitted: 0, sinceClosed: 0 },
  ],
  [
    'nor in other words',
    [complete, 'bitte alle meine Daten löschen', other],
    /Wie heissen Sie\?$/,
    { enquiry: { asked: 'name' } },
  ],
  [
    'nor once it was called off',
    [complete, 'Abbrechen', 'Ja, doch bitte alles löschen', other],
    /Wie heissen Sie\?$/,
    { enquiry: { asked: 'name' } },
  ],
  [
    'nor of what was said before anything was wished',
    ['Ich bin der Beat Kunz', 'Lösch bitte alles', other],
    /Wie heissen Sie\?$/,
    { enquiry: { asked: 'name' } },
  ],
  [
    'who wants all deleted of what was sent is told how',
    [complete, 'ja', 'Bitte löschen Sie alle meine Angaben'],
    /^Mit «Gespräch löschen»\.$/,
    { enquiry: null, submitted: 1, sinceClosed: 0 },
  ],
  [
    'and is somebody else from then on',
    [complete, 'ja', 'chönd ihr mini Date lösche?', other],
    /Wie heissen Sie\?$/,
    { enquiry: { asked: 'name' } },
  ],
  [
    'a part of the message is no such wish',
    [complete, 'Nachricht: alles löschen, nur die Felgen'],
    /So habe ich Sie verstanden/,
    { enquiry: { slots: anna } },
  ],
  ...[
    'Kann der Dampf alle Keime vernichten?',
    'Das mit dem Unfall bitte löschen, alles andere stimmt',
    'Vor dem Verkauf alle Daten im Navi löschen',
  ].map((says): (typeof CONVERSATIONS)[number] => [
    `nor is «${says}»`,
    [complete, says],
    /./,
    { enquiry: { slots: anna } },
  ]),
  [
    'a visit is an appointment',
    ['Kann ich den Ferrari 458 besichtigen?'],
    /Terminwunsch/,
    { enquiry: { kind: 'appointment', asked: 'desiredDate', slots: { vehicle: 'Ferrari 458' } } },
  ],
  [
    'nobody is reminded of an enquiry that was left, and it is kept',
    [...leaving, 'Wer seid ihr?', 'Gibt es Parkplätze?'],
    /^Ab CHF 200 pro Monat\.$/,
    { enquiry: { left: true, slots: { email: 'anna@example.ch' } } },
  ],
  [
    'the next wish takes up an enquiry that was left',
    [...leaving, 'Wer seid ihr?', 'Gibt es Parkplätze?', 'Jetzt doch bitte eine Offerte'],
    /Fahrzeug/,
    { enquiry: { asked: 'vehicle', slots: { email: 'anna@example.ch' } } },
  ],
  ['a yes takes up what was offered', ['Poliert ihr auch Boote?', 'Ja gerne'], /Offert/, { enquiry: offerOfBoats }],
  [
    'what is wished in the place of what was offered is taken up',
    ['Kann ich am Samstag vorbeikommen?', 'Dann möchte ich eine Offerte. Carthago C-Tourer, Jahrgang 2021'],
    /^Gerne nehme ich Ihre Offertanfrage/,
    { enquiry: { kind: 'offer', slots: { vehicle: 'Carthago C-Tourer, Jahrgang 2021' } } },
  ],
  ['an offer is over with the next reply', ['Poliert ihr auch Boote?', 'Wo seid ihr?', 'ja'], /CHF/, { enquiry: null }],
  [
    'what was asked in so many words can still be taken up after one more reply',
    ['Ich möchte mein Auto einstellen', 'Wo seid ihr?', 'ja'],
    /Offert/,
    { enquiry: { slots: { message: 'Ich möchte mein Auto einstellen' } } },
  ],
  [
    'an enquiry begins with the details of the message that is agreed to',
    ['Boot auf Hymer 7m, 079 123 45', 'Ja'],
    /Offert/,
    { enquiry: { slots: { vehicle: 'Hymer', dimensions: '7m' } } },
  ],
  [
    'what was answered is taken',
    ['Was kostet das Autohotel?', 'ok dann nehme ich das'],
    /zum Thema Autohotel/,
    { enquiry: { kind: 'offer', slots: { message: 'Was kostet das Autohotel?' } } },
  ],
  [
    'what was answered is taken by an appointment',
    ['Was kostet das Autohotel?', 'super, überzeugt, dann machen wir einen Termin'],
    /Terminwunsch zum Thema Autohotel/,
    { enquiry: { kind: 'appointment', serviceType: 'Autohotel' } },
  ],
  [
    'a yes to an answer that offered nothing is asked about',
    ['Wascht ihr Motorräder?', 'Ja bitte'],
    /^Soll ich dazu gleich eine Anfrage/,
    { enquiry: null, offered: { kind: 'offer', isAsked: true } },
  ],
  [
    'and the next yes takes up what was asked',
    ['Wascht ihr Motorräder?', 'Ja bitte', 'Ja bitte'],
    /Offert/,
    { enquiry: { slots: { message: 'Wascht ihr Motorräder?' } } },
  ],
  [
    'an appointment that is wished beside a question is taken up',
    ['Geht Öl auf dem Boot weg? Wenn ja, bitte Termin'],
    /Terminwunsch/,
    { enquiry: { kind: 'appointment' } },
  ],
  [
    'who leaves a number is called back',
    ['079 123 45 67'],
    /rufen wir Sie zurück/,
    { enquiry: { kind: 'callback', asked: 'name', slots: { phone: '079 123 45 67' } } },
  ],
  ['a yes to anything else is the engine’s', ['Wo seid ihr?', 'Ja'], /CHF 200/, { enquiry: null }],
];

describe('converse', () => {
  it.each(CONVERSATIONS)('%s', async (_, says, reply, state) => {
    const turn = await visitor().sayAll(...says);
    expect(turn.reply).toMatch(reply);
    expect(turn.state).toMatchObject(state);
    expect(turn.submission).toBeUndefined();
  });

  it('submits after the yes, with thanks, the reference and when people answer', async () => {
    const { reply, state, submission } = await visitor().sayAll(complete, 'Ja');
    for (const words of ['Vielen Dank', 'C-7K3M-9QXD', '24 Stunden an Werktagen per E-Mail']) {
      expect(reply).toContain(words);
    }
    expect(state).toMatchObject({ enquiry: null, submitted: 1 });
    expect(submissionWordsSchema.parse(submission)).toEqual(submission);
    expect(submission).toMatchObject({ formType: 'chatbot', ...anna });
    expect(submission?.message).toMatch(/Referenz: C-7K3M-9QXD[\s\S]*Besucher: Offerte[\s\S]*Besucher: Ja$/);
  });

  it('gives the confirmation again where the yes comes once more in other words', async () => {
    const chat = visitor();
    const { reply } = await chat.sayAll(complete, 'Ja');
    expect((await chat.say('Ja, so stimmt es')).reply).toBe(reply);
    expect(chat.state).toMatchObject({ enquiry: null, submitted: 1 });
  });

  it.each([
    'Doch, bitte senden',
    'Ich möchte die Anfrage doch abschicken',
    'Ja, weitermachen',
    'Doch, aber die Nummer ist 078 999 88 77',
    'I wett d Offerte doch',
  ])('takes a call-off back by what says so: «%s»', async (message) => {
    const { reply, state } = await visitor().sayAll(complete, 'Abbrechen', message);
    expect(reply).toMatch(/^Gerne, machen wir weiter\.\nSo habe ich Sie verstanden:/);
    expect(state).toMatchObject({ enquiry: { asked: 'confirmation' } });
    expect(reply).toMatch(/Nachricht: Offerte für eine Dampfreinigung\n/);
  });

  it.each(
    `ok | ja danke | gut danke | Alles klar, danke | perfekt | ja ist gut | Ja gut, dann nicht | Ja, bitte nichts senden
    | Ja, bitte abbrechen | Ja, das ist doch gut so | Ja, vielleicht später | Ja bitte | 👍 | Ja ich überlege es mir
    | ja ok, ich rufe doch lieber an | Ja, ich schicke Ihnen noch ein Foto | Ja, das ist doch kein Problem
    | Ja, danke und auf Wiedersehen | Ja, weiterhin viel Erfolg | Ok, dann rufe ich doch lieber an`.split(/\s*\|\s*/),
  )('leaves a call-off at that: «%s»', async (message) => {
    const chat = visitor();
    await chat.sayAll(complete, 'Abbrechen');
    expect((await chat.say(message)).state.enquiry).toBeNull();
  });

  it('takes a second enquiry after the first', async () => {
    const again = 'Rückruf bitte wegen der Politur, Anna Meier, 079 123 45 67';
    const { state, submission } = await visitor().sayAll(complete, 'Ja', again, 'Ja');
    expect(state.submitted).toBe(2);
    expect(submission?.subject).toBe('Rückrufwunsch aus dem Chat');
  });

  it.each(['Ich möchte noch etwas ändern', 'Die Nummer war falsch', 'kann ich die Anfrage stornieren?'])(
    'says honestly that it was sent already: «%s»',
    async (message) => {
      const { reply, state } = await visitor().sayAll(complete, 'Ja', message);
      expect(reply).toContain('schon bei unserem Team');
      expect(reply).toContain(chatPhoneLink);
      expect(state).toMatchObject({ enquiry: null, submitted: 1 });
    },
  );

  it('reads back what a yes would send, also where impatience led there', async () => {
    const { reply } = await visitor().sayAll(complete, 'Ja', 'Ich möchte noch eine Offerte', '?', 'das nervt');
    expect(reply).toMatch(/So habe ich Sie verstanden:[\s\S]*Stimmt alles so\?/);
  });

  it('asks the engine about what the enquiry is about', async () => {
    const chat = visitor();
    await chat.sayAll('Rückruf wegen der Dampfreinigung', 'was kostet das?');
    expect(chat.asked.at(-1)).toMatchObject({ text: 'was kostet das?', context: { subject: 'autohotel' } });
  });

  it('reads states that were stored without what was offered and confirmed', async () => {
    const chat = visitor();
    chat.state = { context: {}, enquiry: null, submitted: 1 };
    expect((await chat.say('Ja')).state).toMatchObject({ enquiry: null, submitted: 1 });
  });

  it('begins an enquiry with what was said of late, however long the conversation', async () => {
    const chat = visitor();
    for (const told of ['Ich bin der Beat Kunz.', 'Unser Auto ist ein VW Polo.']) {
      await chat.say(told);
      for (let count = 0; count < 10; count += 1) await chat.say('Was kostet das Autohotel? Ich bin oft unterwegs.');
    }
    const { reply, state } = await chat.say('Ich möchte eine Offerte');
    expect(state.enquiry).toMatchObject({ asked: 'name', slots: { vehicle: 'VW Polo' } });
    expect(reply).not.toContain('Kunz');
  });

  it('passes on what the engine throws', async () => {
    const engine: AnswerEngine = { answer: () => Promise.reject(new Error('away')) };
    const input = { state: newConversation, lines: [], message: 'Hallo', now, nextReference: 'C-1' };
    await expect(converse(input, engine)).rejects.toThrow('away');
  });
});
