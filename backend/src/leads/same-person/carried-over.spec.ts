import type { CarriedValues, Lead } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { type CarriedOver, giveAgain, withGiver } from './carried-over.js';

const lead = (id: string, values: Partial<CarriedValues> = {}) =>
  ({
    id,
    createdAt: '2026-10-12T06:40:00.000Z',
    status: 'pending',
    statusBy: null,
    answeredAt: null,
    assignedTo: null,
    followUpOn: null,
    offerNumber: null,
    notes: null,
    ...values,
  }) as Lead;

const OWN = lead('s', { status: 'completed', assignedTo: 'Anna', notes: 'eigene' });
const A = lead('a', { status: 'processing', followUpOn: '2026-12-01', offerNumber: 'OFF-A', notes: 'von A' });
const B = lead('b', { followUpOn: '2026-11-01', offerNumber: 'OFF-B', notes: 'von B' });
const leads = (...all: Lead[]) => new Map(all.map((each) => [each.id, each]));

/** The survivor as it is stored after a step. */
const after = ({ given }: CarriedOver, edits: Partial<CarriedValues> = {}): Lead => ({ ...OWN, ...given, ...edits });

describe('what a survivor has through others', () => {
  const withA = withGiver(null, OWN, A);
  const withBoth = withGiver(withA, after(withA), B);

  it('is gone when the only one is separated', () => {
    expect(after(giveAgain(withA, after(withA), 'a', leads()))).toEqual(OWN);
  });

  it('is gone whichever of two is separated first', () => {
    const onlyB = giveAgain(withBoth, after(withBoth), 'a', leads(B));
    expect(after(onlyB)).toEqual(after(withGiver(null, OWN, B)));
    expect(after(giveAgain(onlyB, after(onlyB), 'b', leads()))).toEqual(OWN);
    const onlyA = giveAgain(withBoth, after(withBoth), 'b', leads(A));
    expect(after(onlyA)).toEqual(after(withA));
  });

  it('is staff’s once they set it: separating leaves it, and gives back all else', () => {
    const edits = { status: 'processing', notes: 'von Hand' } as const;
    const edited = after(withBoth, { ...edits, status: 'rejected' });
    const onlyB = giveAgain(withBoth, edited, 'a', leads(B));
    expect(after(onlyB)).toMatchObject({ status: 'rejected', notes: 'von Hand', offerNumber: 'OFF-B' });
    expect(after(giveAgain(onlyB, after(onlyB), 'b', leads()))).toEqual({
      ...OWN,
      status: 'rejected',
      notes: 'von Hand',
    });
  });

  it('takes who set a status back with it, and leaves both where staff set it since', () => {
    const own = lead('s', { status: 'pending' });
    const other = lead('a', { status: 'processing', statusBy: 'Anna' });
    const merged = withGiver(null, own, other);
    const stored = { ...own, ...merged.given };
    expect(stored.statusBy).toBe('Anna');
    expect(giveAgain(merged, stored, 'a', leads()).given).toMatchObject({ status: 'pending', statusBy: null });
    const edited: Lead = { ...stored, status: 'completed', statusBy: 'Anna' };
    expect(giveAgain(merged, edited, 'a', leads()).given).toMatchObject({ status: 'completed', statusBy: 'Anna' });
  });

  it('is what a further one adds to what staff set', () => {
    const edited = after(withA, { notes: 'von Hand', followUpOn: null });
    const more = withGiver(withA, edited, B);
    expect(after(more).notes).toBe('von Hand\n\nAus der Anfrage vom 12.10.2026, 08:40:\nvon B');
    expect(after(giveAgain(more, after(more), 'b', leads(A)))).toEqual(edited);
  });

  it('follows a giver that has other values now', () => {
    const changed = giveAgain(withBoth, after(withBoth), 'a', leads({ ...A, offerNumber: null, notes: null }, B));
    expect(after(changed)).toMatchObject({ offerNumber: 'OFF-B', status: 'processing' });
    expect(after(changed).notes).toBe('eigene\n\nAus der Anfrage vom 12.10.2026, 08:40:\nvon B');
  });

  it('is nothing where an older version merged, which handed nothing on', () => {
    expect(after(giveAgain(null, OWN, 'a', leads()))).toEqual(OWN);
  });
});
