import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { leadExample } from '#test/lead-example.ts';
import { renderPage, SignedIn } from '#test/render-page.tsx';
import { press } from '#test/user.ts';
import { QuickStatusButtons } from './lead-status.tsx';
import { useAssignment, useFollowUp } from './use-work-change.ts';

const PATCH = `PATCH /api/leads/${leadExample.id}`;

/** A lead of the list, whose version nobody renews meanwhile. */
function Buttons() {
  const { takeOrGive } = useAssignment(leadExample);
  const { set } = useFollowUp(leadExample);
  return (
    <>
      <QuickStatusButtons lead={leadExample} />
      <button type="button" onClick={takeOrGive}>
        Übernehmen
      </button>
      <button type="button" onClick={() => set('2026-12-24')}>
        Wiedervorlage
      </button>
    </>
  );
}

describe('quick changes of a lead', () => {
  it('go one after the other, each upon the one before, and don’t clash with each other', async () => {
    let stored = leadExample;
    let underWay = 0;
    const api = new FakeApi()
      .install()
      .on('GET /api/admin/status', { status: 200, body: { isAuthenticated: true, username: 'admin' } })
      .on(PATCH, async ({ body }) => {
        underWay += 1;
        expect(underWay).toBe(1);
        await Promise.resolve();
        const { version = stored.version, ...changes } = body as { version?: number };
        if (version !== stored.version) return { status: 409, body: { detail: 'Veraltet' } };
        stored = { ...stored, ...changes, version: stored.version + 1 };
        underWay -= 1;
        return { status: 200, body: stored };
      });
    renderPage(
      <SignedIn>
        <Buttons />
      </SignedIn>,
    );
    await screen.findByRole('button', { name: 'Übernehmen' });
    press('In Bearbeitung');
    press('Übernehmen');
    press('Wiedervorlage');
    await waitFor(() => expect(stored.version).toBe(leadExample.version + 3));
    expect(stored).toMatchObject({ status: 'processing', assignedTo: 'admin', followUpOn: '2026-12-24' });
    expect(api.to(PATCH)).toHaveLength(3);
  });
});
