import pg from 'pg';

/** Everything that the connection asks of PostgreSQL is answered within this, or it counts as lost. Milliseconds. */
const ANSWER_LIMIT = 3_000;

/** How long an orderly end may take, in milliseconds. */
const CLOSE_LIMIT = 1_000;

/** What a {@link ListenerConnection} is opened with. */
interface ConnectionSettings {
  readonly url: string;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string;
  /** A connection that is silent is asked this often whether it still stands, in milliseconds. */
  readonly heartbeat: number;
  readonly onNotification: (channel: string, payload: string) => void;
}

/** One connection that receives notifications, until it is lost. */
export class ListenerConnection {
  /** Resolves when the connection is gone, for whatever reason. */
  readonly lost: Promise<void>;
  private readonly heartbeat: NodeJS.Timeout;
  private end: () => void = () => {};

  private constructor(
    private readonly client: pg.Client,
    heartbeat: number,
  ) {
    this.lost = new Promise((resolve) => {
      this.end = resolve;
    });
    client.on('error', () => this.end());
    client.on('end', () => this.end());
    // A machine that stalled or a network that swallows says nothing: it has to be asked.
    this.heartbeat = setInterval(() => client.query('SELECT 1').catch(() => this.end()), heartbeat);
    this.lost.then(() => clearInterval(this.heartbeat));
  }

  /** Connects. @throws the driver's error when it can't within the limit */
  static async open({
    url,
    applicationName,
    heartbeat,
    onNotification,
  }: ConnectionSettings): Promise<ListenerConnection> {
    const client = new pg.Client({
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: ANSWER_LIMIT,
      query_timeout: ANSWER_LIMIT,
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => onNotification(channel, payload ?? ''));
    const connection = new ListenerConnection(client, heartbeat);
    try {
      await client.connect();
      return connection;
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  /** Listens to a channel from now on. @throws the driver's error */
  async listen(channel: string): Promise<void> {
    await this.client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
  }

  /** Ends the connection; one that does not answer is left to the operating system. Never rejects. */
  async close(): Promise<void> {
    this.end();
    let limit: NodeJS.Timeout | undefined;
    const ended = this.client.end().catch(() => undefined);
    await Promise.race([
      ended,
      new Promise((resolve) => {
        limit = setTimeout(resolve, CLOSE_LIMIT);
      }),
    ]);
    clearTimeout(limit);
  }
}
