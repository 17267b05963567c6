import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ResultLine } from './result-line.tsx';

const line = { loaded: 50, hasMore: true, total: 1_200, isWaiting: false, onReset: undefined };
const text = () => screen.getByRole('status').textContent;

it('tells no count of the list before for the one that is asked for', () => {
  const { rerender } = render(<ResultLine {...line} />);
  expect(text()).toMatch(/^1.200 Leads$/);
  rerender(<ResultLine {...line} isWaiting />);
  expect(text()).toBe('');
  rerender(<ResultLine {...line} loaded={1} hasMore={false} total={undefined} />);
  expect(text()).toBe('1 Lead');
});
