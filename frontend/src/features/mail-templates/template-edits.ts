import type { MailTemplate, TemplateChange } from '@fahrzeugpflege/contracts';
import { hashKey } from '@tanstack/react-query';
import type { TemplatesChange } from '#features/leads/api/mail-templates.ts';

type Templates = readonly MailTemplate[];

/** Whether two templates, or two lists of them, say the same; null is none. */
export function isSame(one: MailTemplate | Templates | null, other: MailTemplate | Templates | null): boolean {
  return hashKey([one]) === hashKey([other]);
}

/** The template with this id; null where there is none. */
export function findTemplate(templates: Templates, id: MailTemplate['id']): MailTemplate | null {
  return templates.find((template) => template.id === id) ?? null;
}

/** Who has changed a template last, as far as the changes (newest first) reach. */
export function lastChangedBy(changes: readonly TemplateChange[], name: MailTemplate['name']): string | undefined {
  return changes.find(({ parts }) => parts.some((part) => part.name === name))?.changedBy;
}

/**
 * Puts a template in the place of what it was begun from, unless that is something else by now; null: it is a new one. What
 * stands there already, because the answer to an earlier try was lost, stays.
 */
export function saved(template: MailTemplate, base: MailTemplate | null): TemplatesChange {
  return (stored) => {
    const current = findTemplate(stored, template.id);
    if (isSame(current, template)) return stored;
    if (!isSame(current, base)) return undefined;
    return base ? stored.map((each) => (each.id === template.id ? template : each)) : [...stored, template];
  };
}

/** Takes a template away, unless it is another one by now than was seen. */
export function removed(seen: MailTemplate): TemplatesChange {
  return (stored) =>
    isSame(findTemplate(stored, seen.id), seen) ? stored.filter(({ id }) => id !== seen.id) : undefined;
}

/** Moves a template by one place, up (-1) or down (1), as far as there is one. */
export function moved({ id }: MailTemplate, by: -1 | 1): TemplatesChange {
  return (stored) => {
    const from = stored.findIndex((each) => each.id === id);
    const [template, neighbour] = [stored[from], stored[from + by]];
    if (!template || !neighbour) return undefined;
    return stored.with(from, neighbour).with(from + by, template);
  };
}

/** Puts others in the place of all, unless these are not those that were seen any more. */
export function replaced(seen: Templates, others: Templates): TemplatesChange {
  return (stored) => (isSame(stored, seen) ? others : undefined);
}
