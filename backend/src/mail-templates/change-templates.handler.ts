import { isDeepStrictEqual } from 'node:util';
import type { MailTemplate, MailTemplateSettings, NewTemplates, TemplatePart } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Outdated } from '../problem/business-error.js';
import { latestVersions, readTemplates } from './read-templates.handler.js';

/** Put other templates in the place of those that somebody has seen. Templates that stay as they are are no change. */
export class ChangeTemplatesCommand extends Command<void> {
  constructor(
    readonly change: NewTemplates & {
      /** The signed-in user's name. */
      readonly actor: string;
    },
  ) {
    super();
  }
}

/** $1: version, $2: all templates, as JSON, $3: what was done to each, as JSON, $4: who. Of two at once, one gets the version. */
const ADD = `
  INSERT INTO mail_template_change (version, templates, parts, changed_by) VALUES ($1, $2, $3, $4)
  ON CONFLICT (version) DO NOTHING RETURNING version`;

@CommandHandler(ChangeTemplatesCommand)
export class ChangeTemplatesHandler implements ICommandHandler<ChangeTemplatesCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws Outdated where somebody else has changed them since */
  async execute({ change: { version, templates, actor } }: ChangeTemplatesCommand): Promise<void> {
    const dataSource = connected(this.dataSource);
    const [stored] = await latestVersions(dataSource.manager);
    if (isDeepStrictEqual(stored.templates, templates)) return;
    if (stored.version === version) {
      const parts = templateParts(stored.templates, templates);
      const row = [version + 1, JSON.stringify(templates), JSON.stringify(parts), actor];
      const [added] = await dataSource.query(ADD, row);
      if (added) return;
    }
    throw outdated(await dataSource.transaction('REPEATABLE READ', readTemplates), actor);
  }
}

/** What a change did to each template; nothing where it changed their order alone. */
function templateParts(before: readonly MailTemplate[], after: readonly MailTemplate[]): TemplatePart[] {
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

function outdated(current: MailTemplateSettings, actor: string): Outdated {
  const changedBy = current.changes[0]?.changedBy;
  const who =
    changedBy === actor ? 'von Ihnen selbst in einem anderen Fenster' : `von ${changedBy ?? 'jemand anderem'}`;
  const detail = `Die Vorlagen wurden inzwischen ${who} geändert. Ihre Änderung ist nicht gespeichert.`;
  return new Outdated(detail, { current });
}
