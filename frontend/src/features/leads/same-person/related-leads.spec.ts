import { describe, expect, it } from '@jest/globals';
import { leadExample, relatedExample } from '#test/lead-example.ts';
import { groupRelated, reasonsText, relatedCountText } from './related-leads.ts';

describe('why a lead may be of the same person', () => {
  it.each([
    [['email'] as const, 'Gleiche E-Mail'],
    [['email', 'phone'] as const, 'Gleiche E-Mail und gleiche Telefonnummer'],
    [['name_and_vehicle'] as const, 'Gleicher Name mit gleichem Fahrzeug'],
    [[] as const, ''],
  ])('%j is «%s»', (reasons, text) => {
    expect(reasonsText(reasons)).toBe(text);
  });
});

describe('what a card says of others', () => {
  it.each([
    [0, 0, ''],
    [1, 0, '1 weitere Anfrage'],
    [2, 0, '2 weitere Anfragen'],
    [9, 0, '9 weitere Anfragen'],
    [10, 0, '9+ weitere Anfragen'],
    [0, 1, '1 zusammengeführt'],
    [2, 10, '2 weitere Anfragen, 9+ zusammengeführt'],
  ])('%d others and %d merged ones are «%s»', (others, merged, text) => {
    expect(relatedCountText({ others, merged })).toBe(text);
  });
});

describe('the leads around one', () => {
  const other = (id: string, mergedInto: string | null = null) => ({ ...relatedExample, id, mergedInto });
  const ids = (leads: readonly { id: string }[]) => leads.map(({ id }) => id);

  it('are merged into it, or stand for themselves, or are merged elsewhere', () => {
    const groups = groupRelated(leadExample, [other('a'), other('b', leadExample.id), other('c', 'x')]);
    expect([groups.survivor, ids(groups.merged), ids(groups.others)]).toEqual([undefined, ['b'], ['a', 'c']]);
  });

  it('are, for a merged one, the one that it was merged into and those beside it', () => {
    const groups = groupRelated({ ...leadExample, mergedInto: 's' }, [other('s'), other('b', 's'), other('a')]);
    expect([groups.survivor?.id, ids(groups.merged), ids(groups.others)]).toEqual(['s', ['b'], ['a']]);
  });
});
