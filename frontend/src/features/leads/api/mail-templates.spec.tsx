import { defaultMailTemplates } from '@fahrzeugpflege/contracts';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { failureText } from '#features/session/failures.ts';
import { FakeApi } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { press } from '#test/user.ts';
import { useChangeTemplates, useMailTemplates } from './mail-templates.ts';

function NoChange() {
  const isShown = useMailTemplates().isSuccess;
  const { mutate, error } = useChangeTemplates();
  if (!isShown) return null;
  return (
    <button type="button" onClick={() => mutate(() => undefined)}>
      {error ? failureText(error) : 'Ändern'}
    </button>
  );
}

it('A change that doesn’t fit what is stored is not sent, and it is said', async () => {
  const settings = { version: 0, templates: defaultMailTemplates, previous: null, changes: [] };
  const api = new FakeApi().install().on('GET /api/admin/mail-templates', { status: 200, body: settings });
  renderPage(<NoChange />);
  await screen.findByText('Ändern');
  press('Ändern');
  await screen.findByText('Die Vorlagen wurden inzwischen geändert. Ihre Änderung ist nicht gespeichert.');
  expect(api.to('PUT /api/admin/mail-templates')).toEqual([]);
});
