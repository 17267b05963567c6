import type { MailTemplate, TemplateChange } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { lastChangedBy, moved, removed, replaced, saved } from './template-edits.ts';

const template = (id: string, text = id): MailTemplate => ({ id, name: id, subject: id, text });
const [a, b, c] = [template('a'), template('b'), template('c')];
const other = template('b', 'anders');
const ids = (templates: readonly MailTemplate[] | undefined) => templates?.map(({ id }) => id).join('');

describe('a change of the templates', () => {
  it('takes the place of what it was begun from, whatever became of others', () => {
    expect(saved(other, b)([c, b, a])).toEqual([c, other, a]);
    expect(saved(other, null)([a, c])).toEqual([a, c, other]);
  });

  it('leaves what it stored before, where the answer to that was lost', () => {
    expect(saved(b, null)([a, b])).toEqual([a, b]);
    expect(saved(other, b)([other, c])).toEqual([other, c]);
  });

  it('takes no template’s place that somebody else has changed, removed or added', () => {
    expect(saved(other, b)([a, template('b', 'von Carla')])).toBeUndefined();
    expect(saved(other, b)([a, c])).toBeUndefined();
    expect(saved(other, null)([a, b])).toBeUndefined();
  });

  it('removes what was seen, and nothing else', () => {
    expect(removed(b)([a, b, c])).toEqual([a, c]);
    expect(removed(b)([a, other, c])).toBeUndefined();
    expect(removed(b)([a, c])).toBeUndefined();
  });

  it.each<[MailTemplate, -1 | 1, string | undefined]>([
    [a, 1, 'bac'],
    [c, -1, 'acb'],
    [a, -1, undefined],
    [c, 1, undefined],
    [template('fort'), 1, undefined],
  ])('moves %j by %d', (which, by, order) => {
    expect(ids(moved(which, by)([a, b, c]))).toBe(order);
  });

  it('is theirs who changed this one last, whoever changed others since', () => {
    const change = (changedBy: string, ...names: string[]): TemplateChange => {
      const parts = names.map((name) => ({ kind: 'changed', name }) as const);
      return { version: 1, changedAt: '2027-08-10T08:00:00.000Z', changedBy, parts };
    };
    const changes = [change('dora', 'b'), change('emil'), change('carla', 'b', 'a'), change('berta', 'a')];
    expect(['a', 'b', 'c'].map((name) => lastChangedBy(changes, name))).toEqual(['carla', 'dora', undefined]);
  });

  it('replaces all where nobody has changed any since', () => {
    expect(replaced([a, b], [c])([a, b])).toEqual([c]);
    expect(replaced([a, b], [c])([b, a])).toBeUndefined();
  });
});
