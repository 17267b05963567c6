import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { LoadFailure } from './loading.tsx';

function Region() {
  const [isFailed, setFailed] = useState(true);
  return (
    <section tabIndex={-1} aria-label="Liste">
      {isFailed ? (
        <LoadFailure onRetry={() => setFailed(false)}>Die Liste konnte nicht geladen werden.</LoadFailure>
      ) : (
        'geladen'
      )}
    </section>
  );
}

it('leaves the focus in the region of what is loaded again', () => {
  render(<Region />);
  const retry = screen.getByRole('button', { name: 'Erneut versuchen' });
  retry.focus();
  act(() => retry.click());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Liste' }));
});
