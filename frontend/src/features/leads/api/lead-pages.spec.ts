import { beforeEach, describe, expect, it } from '@jest/globals';
import { FakeApi } from '#test/fake-api.ts';
import { leadExample } from '#test/lead-example.ts';
import { type LeadPage, loadPage, nextPage, renewPage } from './lead-pages.ts';

const { signal } = new AbortController();
const NEXT = '/api/leads?cursor=a';

/** Leads named by the minute in which they came. */
const leads = (...minutes: number[]) =>
  minutes.map((minute) => ({ ...leadExample, id: `lead-${minute}`, createdAt: `2026-11-01T09:${minute}:00.000Z` }));
const ids = (page: LeadPage) => page.leads.map(({ id }) => id);

describe('a page of leads', () => {
  let api: FakeApi;
  const answer = (minutes: number[], next?: string) =>
    api.on('GET /api/leads', {
      status: 200,
      body: leads(...minutes),
      headers: next ? { link: `<${next}>; rel="next"` } : {},
    });

  beforeEach(() => {
    api = new FakeApi().install();
  });

  it('says where the next one is, and whether its leads are merely similar', async () => {
    api.on('GET /api/leads', {
      status: 200,
      body: leads(50),
      headers: { link: `<${NEXT}>; rel="next"`, 'x-search': 'similar' },
    });
    expect(await loadPage('/api/leads?q=x', signal)).toMatchObject({ next: NEXT, isSimilar: true });
  });

  it('keeps its two ends when it is asked for again, whatever came in before or changed in between', async () => {
    answer([50, 40, 30], NEXT);
    const before = await loadPage('/api/leads', signal);
    answer([59, 58, 50, 30, 20, 10], '/api/leads?cursor=b');
    const renewed = await renewPage('/api/leads', before, signal);
    expect(ids(renewed)).toEqual(['lead-59', 'lead-58', 'lead-50', 'lead-30']);
    expect(renewed.next).toBe(NEXT);
    expect(api.calls.at(-1)?.path).toBe('/api/leads?limit=200');
  });

  it('keeps its ends also after its last lead has gone', async () => {
    answer([50, 40, 30], NEXT);
    const before = await loadPage('/api/leads', signal);
    answer([50, 40, 20]);
    const renewed = await renewPage('/api/leads', before, signal);
    expect(ids(renewed)).toEqual(['lead-50', 'lead-40']);
    answer([50, 30, 20]);
    expect(ids(await renewPage('/api/leads', renewed, signal))).toEqual(['lead-50', 'lead-30']);
  });

  it('leads on from its new end when more came in between than one page holds', async () => {
    answer([50, 40], NEXT);
    const before = await loadPage('/api/leads', signal);
    answer([59, 58, 57], '/api/leads?cursor=c');
    const renewed = await renewPage('/api/leads', before, signal);
    expect(ids(renewed)).toEqual(['lead-59', 'lead-58', 'lead-57']);
    expect(renewed.next).toBe('/api/leads?cursor=c');
  });

  it('in the order of names is asked for as it is', async () => {
    answer([40, 50], NEXT);
    const before = await loadPage('/api/leads?sort=name', signal);
    answer([40, 59], '/api/leads?cursor=d');
    const renewed = await renewPage('/api/leads?sort=name', before, signal, 'name');
    expect(ids(renewed)).toEqual(['lead-40', 'lead-59']);
    expect(renewed.next).toBe('/api/leads?cursor=d');
    expect(api.calls.at(-1)?.path).toBe('/api/leads?sort=name');
  });

  it('that was the last one is asked for as a whole', async () => {
    answer([50]);
    const before = await loadPage('/api/leads?status=pending', signal);
    answer([50, 40]);
    expect(ids(await renewPage('/api/leads?status=pending', before, signal))).toEqual(['lead-50', 'lead-40']);
    expect(api.calls.at(-1)?.path).toBe('/api/leads?status=pending');
  });
});

describe('the next page of a Link header', () => {
  it.each([
    ['</api/leads?cursor=abc&status=pending>; rel="next"', '/api/leads?cursor=abc&status=pending'],
    ['</api/leads>; rel="first", </api/leads?cursor=x>; rel="next"', '/api/leads?cursor=x'],
    ['</api/leads>; rel="first"', undefined],
    ['<https://elsewhere.example/api/leads>; rel="next"', undefined],
    [null, undefined],
  ])('of %p is %p', (link, expected) => {
    expect(nextPage(link)).toBe(expected);
  });
});
