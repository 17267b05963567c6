import { describe, expect, it } from '@jest/globals';
import { nextPage } from './next-page.ts';

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
