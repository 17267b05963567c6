import { type ChannelSubscriber, DatabaseListener } from '@fahrzeugpflege/infra/database';
import { Injectable } from '@nestjs/common';

/** Triggers notify it when a service, an article or a fact was written (see `content.sql.ts`). */
export const CONTENT_CHANNEL = 'site_content';

/** Says whether the site's content may have changed since something was made from it. */
@Injectable()
export class ContentChanges implements ChannelSubscriber {
  private readonly watchers: (() => void)[] = [];
  private count = 0;
  private listening = false;

  constructor(listener: DatabaseListener) {
    listener.subscribe(CONTENT_CHANNEL, this);
  }

  /** Another number for each state of the content: what was made under another one may be out of date. */
  get generation(): number {
    return this.count;
  }

  /** False while the connection is lost: then the generation says nothing. */
  get isListening(): boolean {
    return this.listening;
  }

  /** Calls back when content that can be read has changed, or may have. */
  onChange(watcher: () => void): void {
    this.watchers.push(watcher);
  }

  onNotification(): void {
    this.count += 1;
    for (const watcher of this.watchers) watcher();
  }

  /** What changed before was missed. */
  onConnected(): void {
    this.listening = true;
    this.onNotification();
  }

  onDisconnected(): void {
    this.listening = false;
    this.count += 1;
  }
}
