import { describe, expect, it } from '@jest/globals';
import { summaryExample } from '#test/lead-example.ts';
import type { ListFilter } from '../filter/list-filter.ts';
import { totalOf } from './list-total.ts';

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
