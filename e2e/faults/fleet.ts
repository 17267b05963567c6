import { Cleanup } from '../support/cleanup.js';
import { eventually } from '../support/eventually.js';
import type { Gate } from '../support/gate.js';
import { behindGate } from '../support/parts.js';
import type { Api, Stack } from '../support/stack.js';

export type Kind = 'api' | 'worker';

/** A process of ours, with a gate of its own before each part. */
export interface Member extends Api {
  readonly kind: Kind;
  readonly gates: { readonly postgres: Gate; readonly redis?: Gate };
  /** Somebody is about to end it. */
  isCondemned: boolean;
}

const SIZE = 2;

/** Two APIs and two workers; what ends is started again, as an orchestrator does. */
export class Fleet {
  /** Ends that nobody brought about. */
  readonly ownEnds: string[] = [];
  private readonly members = new Set<Member>();
  private readonly cleanup = new Cleanup();
  private isClosed = false;

  private constructor(private readonly stack: Stack) {}

  static async start(stack: Stack): Promise<Fleet> {
    const fleet = new Fleet(stack);
    const kinds = (['api', 'worker'] as const).flatMap((kind) => Array<Kind>(SIZE).fill(kind));
    await Promise.all(kinds.map((kind) => fleet.launch(kind)));
    await fleet.complete();
    return fleet;
  }

  of(kind: Kind): Member[] {
    return [...this.members].filter((member) => member.kind === kind);
  }

  /** Resolves when all are there and ready. */
  async complete(): Promise<void> {
    await eventually(async () => {
      if (this.members.size < 2 * SIZE) throw new Error(`${this.members.size} processes`);
      await Promise.all([...this.members].map(isReady));
    }, 90_000);
  }

  /** kill −9; resolves when another has taken the place. */
  async kill(...victims: readonly Member[]): Promise<void> {
    await Promise.all(
      victims.map((victim) => {
        victim.isCondemned = true;
        return victim.process.kill();
      }),
    );
    await this.complete();
  }

  /** Asks it to end, as a new version does; resolves when another has taken the place. */
  async replace(member: Member): Promise<void> {
    member.isCondemned = true;
    const { code } = await member.process.terminate();
    if (code !== 0) this.ownEnds.push(`${member.kind} ended with ${code} on SIGTERM`);
    await this.complete();
  }

  /** Before the stack, which ends the processes. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.members].map(({ process }) => process.kill()));
    await this.cleanup.run();
  }

  private async launch(kind: Kind): Promise<void> {
    const { postgres, redis } = this.stack.parts;
    const ownPostgres = await behindGate(postgres.gatedUrl, this.cleanup);
    const ownRedis = redis && (await behindGate(redis.gatedUrl, this.cleanup));
    const variables = {
      DATABASE_URL: ownPostgres.gatedUrl,
      ...(ownRedis ? { REDIS_URL: ownRedis.gatedUrl } : {}),
      ...(kind === 'api' ? { TRUST_PROXY: '127.0.0.1' } : {}),
    };
    const options = { until: 'live', variables } as const;
    const started = await (kind === 'api' ? this.stack.startApi(options) : this.stack.startWorker(options));
    const gates = { postgres: ownPostgres.gate, ...(ownRedis ? { redis: ownRedis.gate } : {}) };
    const member: Member = { ...started, kind, gates, isCondemned: false };
    this.members.add(member);
    void member.process.exited.then(({ code, signal }) => this.follow(member, code ?? signal));
  }

  private async follow(member: Member, end: number | string | null): Promise<void> {
    this.members.delete(member);
    if (this.isClosed) return;
    if (!member.isCondemned) this.ownEnds.push(`${member.kind} ended by itself (${end})`);
    await this.launch(member.kind).catch((error: Error) => this.ownEnds.push(error.message));
  }
}

async function isReady({ kind, client, process }: Member): Promise<void> {
  const { status, text } = await client.get('/api/health/ready');
  if (status !== 200) throw new Error(`${kind} ${process.pid} is not ready: ${text}`);
}
