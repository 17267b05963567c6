import { connected, deleteSuspectedSpam, noteErasure, SubmissionEntity } from '@fahrzeugpflege/infra/database';
import { RELAY_AFTER } from '@fahrzeugpflege/infra/queue';
import { Command, CommandHandler, EventBus, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { LeadReceivedEvent } from '../intake/lead-received.publisher.js';
import { NotFound } from '../problem/business-error.js';

/** «Kein Spam»: have a suspected submission become a lead. */
export class ReleaseSpamCommand extends Command<void> {
  constructor(
    readonly release: {
      readonly id: string;
      /** The signed-in user's name. */
      readonly actor: string;
    },
  ) {
    super();
  }
}

/**
 * Lets a suspected submission go the way of all others: it waits for its lead, and the event of its acceptance is
 * published now. Who released it is noted on it, for the history of the lead that the worker makes.
 */
@CommandHandler(ReleaseSpamCommand)
export class ReleaseSpamHandler implements ICommandHandler<ReleaseSpamCommand> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventBus,
  ) {}

  /**
   * Repeating it changes nothing.
   *
   * @throws NotFound for what is not suspected, and was not
   */
  async execute({ release: { id, actor } }: ReleaseSpamCommand): Promise<void> {
    const released = await connected(this.dataSource).transaction((manager) => release(manager, id, actor));
    if (released) void this.announce(released);
  }

  /** Not awaited: the release is stored, and the relay publishes again what this could not. */
  private async announce({ id, receivedAt, words }: SubmissionEntity): Promise<void> {
    const event = LeadReceivedEvent.claim({ id, receivedAt: receivedAt.toISOString(), words });
    await Promise.resolve(this.events.publish(event)).catch(() => undefined);
  }
}

/** Resolves with the submission, or with null where it was released before. */
async function release(manager: EntityManager, id: string, actor: string): Promise<SubmissionEntity | null> {
  const submission = await manager.findOne(SubmissionEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (submission?.state !== 'suspected_spam') {
    if (!submission?.releasedAt) throw spamNotFound();
    return null;
  }
  await manager.update(SubmissionEntity, id, {
    state: 'waiting',
    relayDueAt: () => `now() + interval '${RELAY_AFTER} milliseconds'`,
    releasedAt: () => 'now()',
    releasedBy: actor,
  });
  return submission;
}

/** The answer for what is not, or no more, suspected of being spam. */
function spamNotFound(): NotFound {
  return new NotFound('Diese Anfrage steht nicht (mehr) unter Spamverdacht.');
}

/** An id from an address. @throws NotFound when it can't be the id of any submission */
export function parseSpamId(id: string): string {
  if (!isUuid(id)) throw spamNotFound();
  return id;
}

/** Delete a suspected submission at once, rather than when its time is over. */
export class DeleteSpamCommand extends Command<void> {
  constructor(
    readonly deletion: {
      readonly id: string;
      /** The signed-in user's name. */
      readonly actor: string;
    },
  ) {
    super();
  }
}

@CommandHandler(DeleteSpamCommand)
export class DeleteSpamHandler implements ICommandHandler<DeleteSpamCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws NotFound for what is not, or no more, suspected */
  async execute({ deletion: { id, actor } }: DeleteSpamCommand): Promise<void> {
    const deleted = await connected(this.dataSource).transaction(async (manager) => {
      const submissions = await deleteSuspectedSpam(manager, { id });
      await noteErasure(manager, { manner: 'deleted', reason: 'request', actor }, { submissions });
      return submissions;
    });
    if (deleted === 0) throw spamNotFound();
  }
}
