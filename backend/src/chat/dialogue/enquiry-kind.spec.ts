import { businessProfile } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Answer } from '../answers/answer.js';
import type { Offered } from '../conversation/conversation.js';
import { entries } from '../knowledge/entries/index.js';
import { actsOf } from '../reading/read-acts.js';
import { accepts, enquiryWanted, replyTo as replyWith, takesIt } from './enquiry-kind.js';

const asked: Offered = { kind: 'offer', isAsked: true };

const replyTo = (message: string, answer: Answer) => replyWith(message, actsOf(message, 'free'), answer);

describe('replyTo', () => {
  const answer = (kind: 'answer' | 'unknown' | 'talk'): Answer => ({ kind, reply: 'So.', context: {}, passages: [] });

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

  it('offers nothing twice, and asks in the place of an honest «weiss ich nicht»', () => {
    const message = 'Ich möchte mein Auto verkaufen';
    const callback = { offers: 'callback' } as const;
    expect(replyTo(message, { ...answer('answer'), ...callback })).toEqual({
      says: [['answer', 'So.']],
      offered: { kind: 'callback' },
    });
    expect(replyTo(message, { ...answer('unknown'), ...callback })).toEqual({ says: [['offer']], offered: asked });
    expect(replyTo(message, answer('talk'))).toEqual({ says: [['answer', 'So.']] });
  });
});

it('is declared by every entry that ends in one, so that a yes is understood', () => {
  const texts = entries.map(({ id, offers, answer }) => ({ id, offers, text: Object.values(answer).join(' ') }));
  const offering = texts.filter(({ text }) => /(?:nehme ich|soll ich)[^.?]*anfrage[^.?]*[.?]$/iu.test(text));
  expect(offering.map(({ id }) => id)).toContain('talk.greeting');
  expect(offering.filter((entry) => entry.offers === undefined)).toEqual([]);
});

describe('a message', () => {
  const offered: Offered = { kind: 'offer' };
  const takes = {
    'takes what was answered': (message: string) => takesIt(message, actsOf(message, 'free')),
    'accepts what was offered': (message: string) => accepts(offered, message),
    'accepts what was asked': (message: string) => accepts(asked, message),
    'accepts what was asked before': (message: string) => accepts({ ...asked, isEarlier: true }, message),
  };

  it.each<[keyof typeof takes, yes: string, no: string]>([
    [
      'takes what was answered',
      `ok dann nehme ich das | Ich will das machen | Das nehme ich | das möcht i | Ja, nämet das uuf
        | nehmen Sie es auf | guet, denn nimm i das | super, mache mer so | Bin interessiert | das wott i gern
        | Ich möchte das gerne buchen`,
      `Das will ich nicht | das mache ich lieber selber | Nehme ich das Autohotel oder die Einlagerung?
        | Ich möchte das noch überlegen | Was kostet das? | ok danke | Ich möchte wissen, was das kostet`,
    ],
    [
      'accepts what was offered',
      'jo gern | 👍 | Ja bitte nehmen Sie die Anfrage auf | Marco Rossi, 079 123 45 67 | Offerte bitte',
      'Ist 079 123 45 67 Ihre Nummer? | Vreni Hugentobler | BMW 320d | nein | ok | gut, danke',
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

const found = { reply: '', context: {}, passages: [] };

describe('enquiryWanted', () => {
  it.each<[string, Pick<Answer, 'kind' | 'enquiryKind' | 'begins'>, string | null]>([
    ['Rückruf bitte', { kind: 'enquiry', enquiryKind: 'callback' }, 'callback'],
    ['Offerte Politur, Fiat Panda, Nina Baumann, 079 123 45 67', { kind: 'enquiry', enquiryKind: 'callback' }, 'offer'],
    ['Offerte bitte, rufen Sie mich an', { kind: 'enquiry', enquiryKind: 'callback' }, 'callback'],
    ['Isch morn no öppis frei für e Dampfreinigung?', { kind: 'unknown', begins: 'appointment' }, 'appointment'],
    ['Wie viele Plätze sind im Moment noch frei?', { kind: 'unknown', begins: 'offer' }, null],
    ['Händ er no Platz? Natel 076 123 45 67, Gruess Beat Kunz', { kind: 'unknown', begins: 'offer' }, 'offer'],
    ['Händ er am Samschtig offe? 076 123 45 67', { kind: 'answer' }, 'callback'],
    ['Was kostet die Einlagerung? Bitte Antwort an anna@example.ch', { kind: 'answer' }, 'offer'],
    ['Haben Sie auch Felgen? anna@example.ch', { kind: 'unknown' }, 'person'],
    ['079 123 45 67', { kind: 'unknown' }, 'callback'],
    ['Offerte Dampfreinigung, VW Polo, Kurt Wyss', { kind: 'unknown' }, 'offer'],
    ['Termin fürs Autohotel, Porsche 911', { kind: 'unknown' }, 'appointment'],
    ['Sunlight T68, 2018, Keramik', { kind: 'unknown' }, 'offer'],
    ['dampfreinigung opel di 8.12. 14 uhr ivan 0765551212', { kind: 'enquiry', enquiryKind: 'offer' }, 'appointment'],
    ['bitte eine Offerte an anna@example.ch. Ist das überwacht?', { kind: 'answer' }, 'offer'],
    ['Rufed mi bitte a', { kind: 'unknown' }, 'callback'],
    ['Mensch', { kind: 'unknown' }, 'person'],
    ['Danke für die Offerte', { kind: 'unknown' }, null],
    ['isch d Offerte gratis', { kind: 'unknown' }, null],
    ['Wenn ich keinen Termin bekomme, erzähle ich es dem ganzen Dorf', { kind: 'unknown' }, null],
    ['Anna Meier, anna@example.ch', { kind: 'answer' }, 'person'],
    ['i möcht mis Womo bi eu istelle, 079 123 45 67', { kind: 'answer' }, 'offer'],
    ['Ist 079 123 45 67 Ihre Nummer?', { kind: 'answer' }, null],
    [`Darf ich an ${businessProfile.email} schreiben?`, { kind: 'answer' }, null],
    ['Was kostet die Dampfreinigung?', { kind: 'answer' }, null],
  ])('«%s», to which the engine has %j: %s', (message, answer, wish) => {
    expect(enquiryWanted(message, actsOf(message, 'free'), { ...found, ...answer } as Answer)).toBe(wish);
  });
});
