import { FORM_TYPES, LEAD_STATUSES } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { type MadeUpLead, madeUpLeads } from './made-up-leads.js';
import { submissionRow, suspectedRow } from './seed-rows.js';

const NOW = new Date('2026-03-04T15:00:00Z');
const DAY = 24 * 60 * 60 * 1_000;
const options = { count: 3_000, now: NOW, accounts: ['admin', 'Berta'], seed: 7 };
const leads = [...madeUpLeads(options)];
const share = (holds: (lead: MadeUpLead) => boolean) => leads.filter(holds).length / leads.length;

describe('made-up leads', () => {
  it('are as many as asked for, oldest first, over three years up to now', () => {
    const times = leads.map(({ receivedAt }) => receivedAt);
    expect(times).toHaveLength(options.count);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThanOrEqual(NOW.getTime());
    expect(Math.max(...times)).toBeGreaterThan(NOW.getTime() - DAY);
    expect(Math.min(...times)).toBeGreaterThan(NOW.getTime() - 3.01 * 365 * DAY);
    expect(new Set(leads.map(({ id }) => id)).size).toBe(options.count);
  });

  it('are the same for the same seed', () => {
    expect([...madeUpLeads({ ...options, count: 50 })]).toEqual([...madeUpLeads({ ...options, count: 50 })]);
  });

  it('are of all kinds and in all states, most of them done', () => {
    expect(new Set(leads.map(({ formType }) => formType))).toEqual(new Set(FORM_TYPES));
    expect(new Set(leads.map(({ work }) => work.status))).toEqual(new Set(LEAD_STATUSES));
    expect(share(({ work }) => work.status === 'completed')).toBeGreaterThan(0.6);
  });

  it("hold nobody's data: mail domains and phone numbers that nobody has", () => {
    for (const { person } of leads) {
      expect(person.email).toMatch(/^[a-z0-9._]+@([a-z]+\.example|example\.(com|org|net))$/);
      expect(person.phoneE164 ?? '+41790012345').toMatch(/^\+41\d{2}00\d{5}$/);
    }
  });

  it('are written in Swiss spelling', () => {
    expect(JSON.stringify(leads)).not.toContain('ß');
  });

  it('were answered after they came in and never in the future', () => {
    for (const { receivedAt, work } of leads) {
      expect(work.answeredAt === null).toBe(work.status === 'pending');
      const times = [receivedAt, ...work.steps.map(({ at }) => at), NOW.getTime()];
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });

  it('were answered by a contact, and are looked at again for what was said at the last one', () => {
    for (const { work } of leads) {
      expect(work.contacts[0]?.at ?? null).toBe(work.answeredAt);
      expect(work.contacts.at(-1)?.followUpOn ?? null).toBe(work.contacts.length > 0 ? work.followUpOn : null);
      for (const { at } of work.contacts) expect(at).toBeLessThanOrEqual(NOW.getTime());
    }
  });

  it('are of people some of whom write again, and are merged only into leads that are not', () => {
    const mails = new Set(leads.map(({ person }) => person.email));
    expect(mails.size).toBeLessThan(options.count * 0.97);
    const merged = new Set(leads.filter(({ mergedInto }) => mergedInto).map(({ id }) => id));
    expect(merged.size).toBeGreaterThan(0);
    for (const { mergedInto } of leads) if (mergedInto) expect(merged.has(mergedInto.id)).toBe(false);
  });

  it('come from submissions that are done or kept apart, never waiting to be published', () => {
    expect(new Set(leads.map((lead) => submissionRow(lead)[6]))).toEqual(new Set(['done']));
    expect(leads.slice(0, 9).map((lead) => suspectedRow(lead)[6])).toEqual(Array(9).fill('suspected_spam'));
  });
});
