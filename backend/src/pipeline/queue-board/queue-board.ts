import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createBullBoard } from '@bull-board/api';
import { QUEUE_NAMES } from '@fahrzeugpflege/contracts';
import { within } from '@fahrzeugpflege/infra/process';
import { JobPublisher, QueueUnavailableError } from '@fahrzeugpflege/infra/queue';
import { Injectable } from '@nestjs/common';
import { type BoardFile, BoardFiles, boardDocument } from './board-files.js';
import { type BoardAnswer, BoardServer } from './board-server.js';
import { RedactedQueue } from './redacted-queue.js';

/** Where the board's pages, data and files are: the session's cookie goes to `/api` alone. */
export const BOARD_PATH = '/api/admin/queues/';

const UI_CONFIG = {
  boardTitle: 'Warteschlangen',
  locale: { lng: 'de-DE' },
  hideDocsLink: true,
  miscLinks: [{ text: 'Zurück zur Pipeline', url: '/admin/pipeline' }],
};

/** The board's pages, which its package brings as files. */
const UI_FOLDER = dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json'));

/** Milliseconds. */
const ANSWER_LIMIT = 5_000;

/** bull-board over the queues of the job map, as a looking glass: what it shows is redacted, and it changes nothing. */
@Injectable()
export class QueueBoard {
  private readonly server = new BoardServer();
  private readonly board = createBullBoard({
    queues: [],
    serverAdapter: this.server,
    options: { uiConfig: UI_CONFIG, uiBasePath: UI_FOLDER },
  });
  private readonly files = new BoardFiles(this.server.filesFolder);
  readonly document = boardDocument(this.server.pageTemplate, BOARD_PATH, this.server.pageConfig);
  private filling: Promise<void> | undefined;

  constructor(private readonly publisher: JobPublisher) {}

  /** @param name of a file that the board's page loads, below `static/` */
  file(name: string): BoardFile | null {
    return this.files.open(name);
  }

  /**
   * The answer to a call of the board's page.
   *
   * @param path below the board's own, for example `api/queues`
   * @returns null where the board has no such call
   * @throws QueueUnavailableError when the queues don't answer in time
   */
  async answer(path: string, query: Readonly<Record<string, string>>): Promise<BoardAnswer | null> {
    const answer = this.fill().then(() => this.server.answer(path, query));
    return within(ANSWER_LIMIT, answer).catch((cause: unknown) => {
      throw new QueueUnavailableError('the board got no answer', { cause });
    });
  }

  /** Queues that did not open are asked for anew the next time. */
  private fill(): Promise<void> {
    this.filling ??= this.openQueues().catch((error: unknown) => {
      this.filling = undefined;
      throw error;
    });
    return this.filling;
  }

  private async openQueues(): Promise<void> {
    const opened = QUEUE_NAMES.map(async (name) => new RedactedQueue(name, await this.publisher.queue(name)));
    this.board.setQueues(await Promise.all(opened));
  }
}
