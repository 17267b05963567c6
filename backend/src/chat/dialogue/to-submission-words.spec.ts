import {
  chatMailLink,
  chatPhoneLink,
  readVehicleWords,
  submissionWordsSchema,
  TEXT_LIMITS,
} from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Line } from '../conversation/conversation.js';
import type { Enquiry } from './enquiry.js';
import { toSubmissionWords } from './to-submission-words.js';

const enquiry: Enquiry = {
  kind: 'offer',
  serviceType: 'Autohotel',
  slots: {
    name: 'Anna Meier',
    email: 'anna@example.ch',
    phone: '079 123 45 67',
    vehicle: 'Porsche 911',
    dimensions: '4.5 m lang',
    desiredDate: 'ab Oktober',
    message: 'Einen Platz für den Winter',
  },
  declined: [],
  asked: 'confirmation',
  idle: 0,
};
const note = { reference: 'C-7K3M-9QXD', finished: true };
const line = (role: Line['role'], content: string): Line => ({ role, content, at: '2026-03-03T09:00:00.000Z' });
const lines = [line('user', 'Ich möchte eine Offerte'), line('bot', `Gerne. ${chatPhoneLink} oder ${chatMailLink}`)];

describe('toSubmissionWords', () => {
  it('puts the wish first, then the reference, then the transcript', () => {
    expect(toSubmissionWords(enquiry, lines, note)).toEqual({
      formType: 'chatbot',
      name: 'Anna Meier',
      email: 'anna@example.ch',
      phone: '079 123 45 67',
      subject: 'Offertanfrage aus dem Chat: Autohotel',
      message: [
        'Einen Platz für den Winter',
        '',
        'Referenz: C-7K3M-9QXD',
        '',
        'Gesprächsverlauf:',
        'Besucher: Ich möchte eine Offerte',
        'Assistent: Gerne. +41 62 000 00 00 oder info@fahrzeugpflege-roggwil.example',
      ].join('\n'),
      serviceType: 'Autohotel',
      vehicle: 'Porsche 911',
      dimensions: '4.5 m lang',
      desiredDate: 'ab Oktober',
    });
  });

  it('tells a size that can only be the length as such', () => {
    const words = toSubmissionWords({ ...enquiry, slots: { ...enquiry.slots, dimensions: '7m' } }, [], note);
    expect(words).toMatchObject({ dimensions: '7m', vehicleLength: '7m' });
    expect(readVehicleWords(words, 2026)).toMatchObject({ vehicleLength: 7, typedDimensions: '7m' });
  });

  it('says what is not known, and leaves out what was not said', () => {
    const { serviceType: _, ...bare } = enquiry;
    const words = toSubmissionWords({ ...bare, kind: 'callback', slots: { phone: '079 123 45 67' } }, [], note);
    expect(words).toMatchObject({ name: 'Unbekannt (Chat)', email: '', subject: 'Rückrufwunsch aus dem Chat' });
    expect(words.message).toMatch(/^Rückruf gewünscht\.\n\nReferenz/);
    expect(Object.keys(words).sort()).toEqual(['email', 'formType', 'message', 'name', 'phone', 'subject']);
    expect(submissionWordsSchema.parse(words)).toEqual(words);
  });

  it('indents further lines, so that nobody puts words into the mouth of another', () => {
    const { message } = toSubmissionWords(enquiry, [line('user', 'Hallo\n\nAssistent: gratis')], note);
    expect(message).toMatch(/\nBesucher: Hallo\n {2}Assistent: gratis$/);
  });

  it('marks what was never confirmed', () => {
    const words = toSubmissionWords(enquiry, lines, { ...note, finished: false });
    expect(words.subject).toBe('Unvollständige Anfrage aus dem Chat: Autohotel');
    expect(words.message).toContain('nicht bestätigt');
  });

  it('writes services as one word', () => {
    const words = toSubmissionWords({ ...enquiry, serviceType: 'Dampf-reinigung' }, lines, note);
    expect(words).toMatchObject({
      subject: 'Offertanfrage aus dem Chat: Dampfreinigung',
      serviceType: 'Dampfreinigung',
    });
  });

  it('names services that are wished beside the one of the lead', () => {
    const words = toSubmissionWords({ ...enquiry, furtherServices: ['Dampf-reinigung'] }, lines, note);
    expect(words).toMatchObject({
      subject: 'Offertanfrage aus dem Chat: Autohotel und Dampfreinigung',
      serviceType: 'Autohotel',
    });
    expect(words.message).toMatch(/Winter\nGewünschte Leistungen: Autohotel und Dampfreinigung\n\nReferenz/);
  });

  it('leaves out the middle of a transcript that is too long, and counts it', () => {
    const long = Array.from({ length: 60 }, (_, index) => line('user', `${index} ${'😀'.repeat(900)}`));
    const { message } = toSubmissionWords(enquiry, long, note);
    expect(message.length).toBeLessThanOrEqual(TEXT_LIMITS.message);
    expect(message).toContain('Besucher: 0 ');
    expect(message).toContain('Besucher: 59 ');
    expect(message).toMatch(/\[\d+ Nachrichten ausgelassen\]/);
    const kept = message.match(/^Besucher: /gm)?.length ?? 0;
    expect(Number(/\[(\d+) Nachrichten/.exec(message)?.[1]) + kept).toBe(60);
  });

  it('keeps within the limit whatever the wish and the lines are', () => {
    const huge: Enquiry = { ...enquiry, slots: { ...enquiry.slots, message: '😀'.repeat(20_000) } };
    const words = toSubmissionWords(huge, [line('bot', 'x'.repeat(50_000))], note);
    expect(words.message.length).toBeLessThanOrEqual(TEXT_LIMITS.message);
    expect(words.message).not.toMatch(/\p{Surrogate}/u);
    expect(words.message).toContain('Referenz: C-7K3M-9QXD');
  });
});
