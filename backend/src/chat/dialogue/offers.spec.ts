import { describe, expect, it } from '@jest/globals';
import type { Answer } from '../answers/answer.js';
import type { Line, Offered } from '../conversation/conversation.js';
import { entries } from '../knowledge/entries/index.js';
import { accepts, matterOf, referredTo, replyTo, takenMatterOf, takesIt } from './offers.js';

const bot = (content: string): Line => ({ role: 'bot', content, at: '2026-03-03T09:00:00.000Z' });
const user = (content: string): Line => ({ ...bot(content), role: 'user' });

const asked: Offered = { wish: 'offer', isAsked: true };

describe('replyTo', () => {
  const answer = (kind: Answer['kind']): Answer => ({ kind, reply: 'So.', context: {}, passages: [] });

  it.each([
    'Ich möchte mein Auto verkaufen',
    'Wir würden gerne unseren Wohnwagen einlagern',
    'Ich möchte einen Stellplatz für meinen Camper',
    'Kann ich bei Ihnen mein Wohnmobil verkaufen?',
    'chan i mis Auto bi eu poliere lah?',
    'angebot keramik womo',
  ])('asks whether to take up «%s»', (message) => {
    expect(replyTo(message, answer('answer'))).toEqual({ says: [['answer', 'So.'], ['offer']], offered: asked });
  });

  it.each([
    'Was habt ihr im Angebot?',
    'Ich möchte wissen, was der Verkauf kostet',
    'Was kostet die Einlagerung?',
    'Einlagerung',
    'Ich möchte etwas trinken',
    'Kann ich das Auto selber polieren?',
  ])('leaves the answer to «%s» as it is', (message) => {
    expect(replyTo(message, answer('answer'))).toEqual({ says: [['answer', 'So.']] });
  });

  it('offers nothing twice, and nothing in place of an answer', () => {
    const [message, says] = ['Ich möchte mein Auto verkaufen', [['answer', 'So.']]];
    const reply = replyTo(message, { ...answer('unknown'), offers: 'callback' });
    expect(reply).toEqual({ says, offered: { wish: 'callback' } });
    expect(replyTo(message, answer('talk'))).toEqual({ says });
  });
});

it('is told by every entry that ends in one, so that a yes is understood', () => {
  const texts = entries.map(({ id, offers, answer }) => ({ id, offers, text: Object.values(answer).join(' ') }));
  const offering = texts.filter(({ text }) => /(?:nehme ich|soll ich)[^.?]*anfrage[^.?]*[.?]$/iu.test(text));
  expect(offering.map(({ id }) => id)).toContain('talk.greeting');
  expect(offering.filter((entry) => entry.offers === undefined)).toEqual([]);
});

describe('what is wished', () => {
  it('was asked before a name, a vehicle or an unreadable address was told', () => {
    const lines = [user('Poliert ihr Boote?'), bot('Ja.'), user('Wir haben einen Hymer'), user('Anna Meier')];
    expect(matterOf([...lines, user('anna@gmx'), bot('Soll ich eine Anfrage aufnehmen?')])).toBe('Poliert ihr Boote?');
  });

  it.each([
    [['Was kostet die Keramik für 7 Meter?', 'Und wie lange dauert das?'], 'Was kostet die Keramik für 7 Meter?'],
    [
      ['Ich bin Ruth Bieri. Was kostet das Autohotel?', 'Ist er da versichert?'],
      'Ich bin Ruth Bieri. Was kostet das Autohotel?',
    ],
    [['Macht ihr Politur?', 'Der Lack ist ganz stumpf.'], 'Der Lack ist ganz stumpf.'],
  ])('is of %j what names the work or was told', (messages, matter) => {
    expect(takenMatterOf(messages.flatMap((message) => [user(message), bot('Ja.')]))).toBe(matter);
  });

  it.each([
    ['Eine Offerte für beides wäre gut', 'Autohotel oder Einlagerung?'],
    ['Offerte dafür bitte', 'Autohotel oder Einlagerung?'],
    ['Offerte bitte', undefined],
    ['Offerte fürs Autohotel und dazu eine Politur', undefined],
  ])('is what «%s» refers to', (message, matter) => {
    expect(referredTo([user('Autohotel oder Einlagerung?'), bot('Je nachdem.')], message)).toBe(matter);
  });
});

describe('a message', () => {
  const offered: Offered = { wish: 'offer' };
  const takes = {
    'takes what was told': takesIt,
    'accepts what was offered': (message: string) => accepts(offered, message),
    'accepts what was asked': (message: string) => accepts(asked, message),
    'accepts what was asked before': (message: string) => accepts({ ...asked, isEarlier: true }, message),
  };

  it.each<[keyof typeof takes, yes: string, no: string]>([
    [
      'takes what was told',
      `ok dann nehme ich das | Ich will das machen | Das nehme ich | das möcht i | Ja, nämet das uuf
        | nehmen Sie es auf | guet, denn nimm i das | super, mache mer so | Bin interessiert | das wott i gern
        | Ich möchte das gerne buchen`,
      `Das will ich nicht | das mache ich lieber selber | Nehme ich das Autohotel oder die Einlagerung?
        | Ich möchte das noch überlegen | Was kostet das? | ok danke | Ich möchte wissen, was das kostet`,
    ],
    [
      'accepts what was offered',
      'jo gern | 👍 | Ja bitte nehmen Sie die Anfrage auf | Marco Rossi, 079 123 45 67 | Offerte bitte',
      'Ist 079 123 45 67 Ihre Nummer? | Vreni Hugentobler | BMW 320d | nein',
    ],
    [
      'accepts what was asked',
      'Ja, BMW 320d 2018 | BMW 320d | Vreni Hugentobler | 079 123 | Offerte bitte',
      `Wer ist Vreni Hugentobler? | Ihr habt meine Frau vergessen | 7 Meter | nein
        | Ist die Offerte gratis | Offerte für eine Politur | Was kostet es für einen BMW 320d?`,
    ],
    ['accepts what was asked before', 'ja', 'Vreni Hugentobler | Offerte bitte'],
  ])('%s', (name, yes, no) => {
    const messages = [yes, no].map((text) => text.split('|').map((message) => message.trim()));
    expect(messages.map((all) => all.filter(takes[name]))).toEqual([messages[0], []]);
  });
});
