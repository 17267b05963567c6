import { isDeepStrictEqual } from 'node:util';
import { type FactName, factOf, factSchemas, profileFacts } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ENVIRONMENT_FACTS, type EnvironmentFacts } from '../content/facts-of.js';
import { NotFound, Outdated } from '../problem/business-error.js';
import { FactStore, refuseFixed } from './fact-store.js';

/** Set a fact of the business; it is in force at once, in every process. One that stays as it is is no change. */
export class ChangeFactCommand extends Command<void> {
  constructor(
    readonly change: {
      readonly fact: FactName;
      /** As its schema has it; null for what the profile says. */
      readonly value: unknown;
      /** As {@link value}, what whoever changes it has seen; undefined to take any. */
      readonly before?: unknown;
      /** The signed-in user's name. */
      readonly actor: string;
    },
  ) {
    super();
  }
}

@CommandHandler(ChangeFactCommand)
export class ChangeFactHandler implements ICommandHandler<ChangeFactCommand> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: FactStore,
    @Inject(ENVIRONMENT_FACTS) private readonly environment: EnvironmentFacts,
  ) {}

  /** @throws Unchangeable for a fact that the environment sets, Outdated where somebody else has changed it since */
  async execute({ change: { before, ...change } }: ChangeFactCommand): Promise<void> {
    refuseFixed(change.fact, this.environment);
    await connected(this.dataSource).transaction(async (manager) => {
      await this.store.lock(manager);
      const { fact, value } = change;
      const now = inForce(fact, await this.store.read(manager, fact));
      if (isDeepStrictEqual(inForce(fact, value), now)) return;
      if (before !== undefined && !isDeepStrictEqual(inForce(fact, before), now)) throw new Outdated(CHANGED_SINCE);
      await this.store.change(manager, change);
    });
  }
}

const CHANGED_SINCE =
  'Diese Angabe wurde inzwischen geändert, Ihre Änderung ist nicht gespeichert. Bitte prüfen Sie sie, bevor Sie nochmals speichern.';

/** What takes effect where a value is stored: the profile's where there is none, or none that can be read. */
function inForce(fact: FactName, value: unknown): unknown {
  const own = factOf(profileFacts, fact);
  return factSchemas[fact].safeParse(value ?? own).data ?? own;
}

/** Take back the latest change of a fact; that is a change too. */
export class UndoChangeCommand extends Command<void> {
  constructor(
    readonly undo: {
      readonly id: string;
      /** The signed-in user's name. */
      readonly actor: string;
    },
  ) {
    super();
  }
}

/** $1: id of a change. */
const CHANGE = `
  SELECT fact, before,
         EXISTS (SELECT FROM fact_change later WHERE later.fact = fact_change.fact AND later.id > $1) AS "isOutdated"
  FROM fact_change WHERE id = $1`;

interface Row {
  readonly fact: FactName;
  readonly before: unknown;
  readonly isOutdated: boolean;
}

@CommandHandler(UndoChangeCommand)
export class UndoChangeHandler implements ICommandHandler<UndoChangeCommand> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: FactStore,
    @Inject(ENVIRONMENT_FACTS) private readonly environment: EnvironmentFacts,
  ) {}

  /** @throws NotFound for no change, Outdated where something else was set since, Unchangeable where the environment sets it */
  async execute({ undo: { id, actor } }: UndoChangeCommand): Promise<void> {
    await connected(this.dataSource).transaction(async (manager) => {
      await this.store.lock(manager);
      const { fact, before } = await latestChange(manager, id);
      refuseFixed(fact, this.environment);
      await this.store.change(manager, { fact, value: before, actor, undoes: id });
    });
  }
}

async function latestChange(manager: EntityManager, id: string): Promise<Row> {
  const [change]: Row[] = await manager.query(CHANGE, [id]);
  if (!change) throw new NotFound('Diese Änderung gibt es nicht.');
  if (change.isOutdated) {
    throw new Outdated('Seither wurde diese Angabe nochmals geändert.');
  }
  return change;
}
