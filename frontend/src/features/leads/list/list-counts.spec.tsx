import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { summaryExample } from '#test/lead-example.ts';
import type { ListFilter } from '../filter/list-filter.ts';
import { ResultLine, totalOf } from './list-counts.tsx';

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

it('takes the focus from the button that takes all choices back, which goes', () => {
  const { rerender } = render(<ResultLine {...line} onReset={() => rerender(<ResultLine {...line} />)} />);
  const button = screen.getByRole('button', { name: 'Filter zurücksetzen' });
  button.focus();
  fireEvent.click(button);
  expect(button.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

describe('how many leads a filter has', () => {
  it.each<[ListFilter, number | undefined]>([
    [{}, summaryExample.total],
    [{ formType: 'promo' }, summaryExample.byFormType.promo],
    [{ status: 'rejected' }, summaryExample.byStatus.rejected],
    [{ view: 'overdue' }, summaryExample.views.overdue],
    [{ formType: 'promo', status: 'rejected' }, undefined],
    [{ q: 'Hymer' }, undefined],
    [{ view: 'mine', period: 'heute' }, undefined],
  ])('%j: %s', (filter, expected) => {
    expect(totalOf(filter, summaryExample)).toBe(expected);
    expect(totalOf(filter, undefined)).toBeUndefined();
  });
});
