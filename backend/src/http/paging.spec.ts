import { isCalendarDay } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { decodeCursor, encodeCursor, isInstant } from './paging.js';

const PLACE = { receivedAt: '2025-08-10T08:00:00.123456Z', id: '0198a1b2-0000-7000-8000-000000000001' };
const encoded = (text: string) => Buffer.from(text).toString('base64url');

describe('a cursor', () => {
  it('keeps the place to the microsecond', () => {
    expect(decodeCursor(encodeCursor(PLACE))).toEqual(PLACE);
  });

  it.each(['', 'hans  muster', '2025-09-01'])('keeps the key %j of a list in another order', (sortKey) => {
    expect(decodeCursor(encodeCursor({ ...PLACE, sortKey }))).toEqual({ ...PLACE, sortKey });
  });

  it.each([
    '',
    'Unsinn',
    encoded(PLACE.receivedAt),
    encoded(`${PLACE.receivedAt} 17`),
    encoded(`2025-02-30T08:00:00.123456Z ${PLACE.id}`),
    encoded(`0000-01-01T08:00:00.123456Z ${PLACE.id}`),
    encoded(`${PLACE.receivedAt} ${PLACE.id} mehr`),
    encoded(`${PLACE.receivedAt}\u0000 ${PLACE.id}`),
    encoded(`${PLACE.receivedAt} ${PLACE.id} by a\u0000`),
  ])('is not %j', (text) => {
    expect(decodeCursor(text)).toBeNull();
  });
});

describe('days and moments', () => {
  it.each(['2025-08-10', '2024-02-29'])('%s is a day', (text) => expect(isCalendarDay(text)).toBe(true));
  it.each(['2025-02-29', '2025-13-01', '2025-8-1', '10.08.2025', '99999-01-01', '0001-01-01', '2025-W01'])(
    '%s is none',
    (text) => expect(isCalendarDay(text)).toBe(false),
  );
  it.each(['2025-08-10T08:30:00Z', '2025-08-10T08:30+02:00', '2025-08-10T08:30:00.123456Z'])('%s is a moment', (text) =>
    expect(isInstant(text)).toBe(true),
  );
  it.each(['2025-08-10', '2025-08-10T08:30', '2025-08-10T25:00Z', '2025-02-30T08:00Z', '2025-08-10T08:00+99:00'])(
    '%s is none',
    (text) => expect(isInstant(text)).toBe(false),
  );
});
