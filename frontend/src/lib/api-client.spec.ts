import { describe, expect, it } from '@jest/globals';
import { ApiError, isUnauthorized } from './api-client.ts';

describe('an error of the API', () => {
  it.each([
    [422, 'Name fehlt', 'Unprocessable Entity', '422: Name fehlt'],
    [503, '', 'Service Unavailable', '503: Service Unavailable'],
  ])('says the status, a colon, and the body or else the status text', (status, body, statusText, message) => {
    expect(new ApiError(status, body, statusText).message).toBe(message);
  });

  it('reads the faults of the fields out of problem details, and finds none in anything else', () => {
    const problem = JSON.stringify({ title: 'Ungültig', errors: { name: 'Name fehlt' } });
    expect(new ApiError(422, problem, '').fieldErrors).toEqual({ name: 'Name fehlt' });
    for (const body of ['<h1>Bad Gateway</h1>', 'null', ''])
      expect(new ApiError(502, body, '').fieldErrors).toEqual({});
  });

  it('is told apart from others when a session is missing', () => {
    expect(isUnauthorized(new ApiError(401, '', 'Unauthorized'))).toBe(true);
    expect(isUnauthorized(new ApiError(403, '', 'Forbidden'))).toBe(false);
    expect(isUnauthorized(new TypeError('Failed to fetch'))).toBe(false);
  });
});
