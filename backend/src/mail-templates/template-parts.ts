import { isDeepStrictEqual } from 'node:util';
import type { MailTemplate, TemplatePart } from '@fahrzeugpflege/contracts';

/** What a change did to each template; nothing where it changed their order alone. */
export function templateParts(before: readonly MailTemplate[], after: readonly MailTemplate[]): TemplatePart[] {
  const byId = (templates: readonly MailTemplate[]) => new Map(templates.map((template) => [template.id, template]));
  const [old, kept] = [byId(before), byId(after)];
  const changedOrAdded = after.flatMap((template): TemplatePart[] => {
    const was = old.get(template.id);
    if (isDeepStrictEqual(was, template)) return [];
    return [{ kind: was ? 'changed' : 'added', name: template.name }];
  });
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ name }): TemplatePart => ({ kind: 'removed', name }));
  return [...changedOrAdded, ...removed];
}
