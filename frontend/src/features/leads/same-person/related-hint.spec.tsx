import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { leadExample } from '#test/lead-example.ts';
import { renderPage } from '#test/render-page.tsx';
import { RelatedHint } from './related-hint.tsx';

const COUNTS = 'GET /api/leads/related-counts';

describe('the hint of a card at other enquiries', () => {
  let api: FakeApi;
  const cards = (count: number) =>
    Array.from({ length: count }, (_, n) => `id-${n}`).map((id) => (
      <RelatedHint key={id} lead={{ ...leadExample, id }} />
    ));

  beforeEach(() => {
    api = new FakeApi().install();
  });

  it('is fed by one call for all cards of a page', async () => {
    const counts = { 'id-0': { others: 2, merged: 0 }, 'id-1': { others: 0, merged: 0 } };
    api.on(COUNTS, { status: 200, body: counts });
    renderPage(cards(3));
    await screen.findByText('2 weitere Anfragen');
    expect(document.querySelectorAll('[data-related-hint]')).toHaveLength(1);
    expect(api.to(COUNTS).map(({ path }) => path)).toEqual(['/api/leads/related-counts?ids=id-0,id-1,id-2']);
  });

  it('asks for at most two hundred at once', async () => {
    api.on(COUNTS, { status: 200, body: { 'id-200': { others: 10, merged: 0 } } });
    renderPage(cards(201));
    await screen.findByText('9+ weitere Anfragen');
    expect(api.to(COUNTS).map(({ path }) => path.split(',').length)).toEqual([200, 1]);
  });

  it('says nothing when it can’t be asked for', async () => {
    api.on(COUNTS, { status: 500 });
    renderPage(cards(1));
    await waitFor(() => expect(api.to(COUNTS)).toHaveLength(1));
    expect(document.querySelector('[data-related-hint]')).toBeNull();
  });
});
