import type { Analytics } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { allThirdParties, foreignScripts, noThirdParties, renderWith } from '#test/third-parties.tsx';
import { press } from '#test/user.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { usePageReports } from './use-page-reports.ts';

const QUESTION = /Dürfen wir Ihren Besuch zählen\?/;
const withConsent = allThirdParties.analytics as Extract<Analytics, { kind: 'plausible' }>;
const harmless = { ...withConsent, loadsWithoutConsent: true };

function Site() {
  usePageReports();
  const navigate = useNavigate();
  return (
    <>
      <main id="inhalt" tabIndex={-1} />
      {['/', '/kontakt', '/kontakt?gesendet=1', '/admin'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
      <ConsentNotice />
    </>
  );
}

function visit(analytics: Analytics, path = '/') {
  return renderWith(
    { ...noThirdParties, analytics },
    <StrictMode>
      <Site />
    </StrictMode>,
    path,
  );
}

/** The counter is loaded on demand; until then no page can be queued. */
const counterLoaded = () => act(async () => void (await import('./page-counter.ts')));

const go = (to: string) => fireEvent.click(screen.getByRole('link', { name: to }));

/** The paths that wait for the service's script. */
function queuedPaths(): string[] {
  const queue = (window.plausible?.q ?? []) as [string, { u: string }][];
  return queue.map(([, { u }]) => u.replace(location.origin, ''));
}

beforeEach(() => {
  localStorage.clear();
  for (const script of foreignScripts()) script.remove();
  delete window.plausible;
});

describe('counting', () => {
  it('without a service: no script, no question', async () => {
    visit({ kind: 'none' });
    go('/kontakt');
    await counterLoaded();
    expect(foreignScripts()).toEqual([]);
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it('by a harmless service begins at once, unasked: each page once, in StrictMode too, and no query', async () => {
    visit(harmless);
    expect(screen.queryByText(QUESTION)).toBeNull();
    go('/kontakt');
    go('/kontakt?gesendet=1');
    go('/');
    await waitFor(() => expect(queuedPaths()).toEqual(['/', '/kontakt', '/']));
    await counterLoaded();
    expect(foreignScripts()).toHaveLength(1);
  });

  it('counts the way back', async () => {
    visit(harmless);
    go('/kontakt');
    press('back');
    await waitFor(() => expect(queuedPaths()).toEqual(['/', '/kontakt', '/']));
  });

  it('leaves the staff area out', async () => {
    visit(harmless, '/admin');
    await counterLoaded();
    expect(foreignScripts()).toEqual([]);
    go('/kontakt');
    go('/admin');
    go('/');
    await waitFor(() => expect(queuedPaths()).toEqual(['/kontakt', '/']));
  });
});

describe('the question', () => {
  it('comes where a service needs a yes, and nothing is loaded before the answer', async () => {
    visit(withConsent);
    expect(screen.getByText(QUESTION).textContent).toMatch(/Sie hier ansehen, und Ihre IP-Adresse\. Mehr dazu$/);
    go('/kontakt');
    await counterLoaded();
    expect(foreignScripts()).toEqual([]);
  });

  it('answered with yes: counts from the page that is shown, and is not asked again', async () => {
    const first = visit(withConsent);
    go('/kontakt');
    press('Ja');
    expect(screen.queryByText(QUESTION)).toBeNull();
    await waitFor(() => expect(queuedPaths()).toEqual(['/kontakt']));
    expect(document.activeElement?.id).toBe('inhalt');
    first.unmount();
    visit(withConsent);
    expect(screen.queryByText(QUESTION)).toBeNull();
    await waitFor(() => expect(queuedPaths()).toEqual(['/']));
  });

  it('answered with no: loads nothing, and is not asked again', async () => {
    const first = visit(withConsent);
    press('Nein');
    go('/kontakt');
    first.unmount();
    visit(withConsent);
    expect(screen.queryByText(QUESTION)).toBeNull();
    await counterLoaded();
    expect(foreignScripts()).toEqual([]);
  });

  it('has two answers of the same weight', () => {
    visit(withConsent);
    const [no, yes] = ['Nein', 'Ja'].map((name) => screen.getByRole('button', { name }));
    expect(no?.className).toBe(yes?.className);
  });

  it('stays out of the staff area', () => {
    visit(withConsent, '/admin');
    expect(screen.queryByText(QUESTION)).toBeNull();
  });
});
