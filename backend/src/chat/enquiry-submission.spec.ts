import { leadReference } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { validate, version } from 'uuid';
import type { Conversation } from './conversation/conversation.js';
import type { Enquiry } from './dialogue/enquiry.js';
import { confirmedEnquiryId, unfinishedEnquiryId } from './enquiry-submission.js';

const enquiry: Enquiry = {
  kind: 'offer',
  slots: { name: 'Anna', email: 'anna@example.ch' },
  declined: [],
  asked: 'confirmation',
  idle: 0,
};
const conversation = (more: Partial<Enquiry> = {}, submitted = 0, enquiries = 1): Conversation => ({
  id: '0190f5c2-0000-7000-8000-000000000001',
  messages: 5,
  state: { context: {}, enquiry: { ...enquiry, ...more }, submitted },
  lines: [],
  enquiries,
  ...{ emails: [], phones: [], submissionIds: [] },
});

describe('the id of a confirmed enquiry', () => {
  const id = confirmedEnquiryId(conversation());

  it('is a UUID, the same however often the yes comes and whatever was said about it', () => {
    expect([validate(id), version(id)]).toEqual([true, 8]);
    expect(confirmedEnquiryId({ ...conversation({ asked: 'resume', idle: 2 }), messages: 9 })).toBe(id);
    expect(confirmedEnquiryId(conversation({ slots: { email: 'anna@example.ch', name: 'Anna' } }))).toBe(id);
  });

  it.each([
    ['after a correction', conversation({ slots: { ...enquiry.slots, name: 'Anna Muster' } })],
    ['for another kind', conversation({ kind: 'callback' })],
    ['with one more service', conversation({ furtherServices: ['Autohotel'] })],
    ['for the same again', conversation({}, 1)],
    ['in another conversation', { ...conversation(), id: '0190f5c2-0000-7000-8000-000000000002' }],
  ])('is another one %s', (_, other) => expect(confirmedEnquiryId(other)).not.toBe(id));
});

describe('the id of an unfinished enquiry', () => {
  const id = unfinishedEnquiryId(conversation());

  it('is the same for the same words, and never that of a confirmed one', () => {
    expect(unfinishedEnquiryId(conversation())).toBe(id);
    expect(confirmedEnquiryId(conversation())).not.toBe(id);
  });

  it('is another one for what is said once it was sent, whether that was noted or not', () => {
    expect(unfinishedEnquiryId({ ...conversation(), submissionIds: [id] })).not.toBe(id);
    expect(unfinishedEnquiryId(conversation({ slots: { ...enquiry.slots, vehicle: 'VW' } }))).not.toBe(id);
  });

  it('is another one for the next enquiry, also where the first was called off', () => {
    expect(unfinishedEnquiryId(conversation({}, 0, 2))).not.toBe(id);
  });
});

describe('the reference of an enquiry', () => {
  it('holds no letter that is taken for another sign, and differs from id to id', () => {
    const references = Array.from({ length: 5_000 }, (_, number) =>
      leadReference(confirmedEnquiryId(conversation({}, number)), 'chatbot'),
    );
    expect(new Set(references).size).toBe(references.length);
    for (const reference of references) expect(reference).toMatch(/^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });
});
