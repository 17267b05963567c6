import { type ChannelSubscriber, DatabaseListener } from '@fahrzeugpflege/infra/database';
import { Injectable } from '@nestjs/common';
import { publicSessionId } from './session-data.js';

/** A trigger notifies it of every session that ended (see `staff.sql.ts`). */
const CHANNEL = 'staff_session_ended';

/**
 * Says at once that a session ended, in whichever process. Nothing is received while the connection to PostgreSQL is lost:
 * whoever has to know for sure also asks `StaffSessions.stands` now and then.
 */
@Injectable()
export class SessionEnds implements ChannelSubscriber {
  private readonly watchers = new Map<string, Set<() => void>>();

  constructor(listener: DatabaseListener) {
    listener.subscribe(CHANNEL, this);
  }

  /** Calls back when the session ends. @returns what ends the waiting */
  watch(sessionId: string, onEnd: () => void): () => void {
    const id = publicSessionId(sessionId);
    const watchers = this.watchers.get(id) ?? new Set();
    this.watchers.set(id, watchers.add(onEnd));
    return () => {
      watchers.delete(onEnd);
      if (watchers.size === 0 && this.watchers.get(id) === watchers) this.watchers.delete(id);
    };
  }

  onNotification(id: string): void {
    const watchers = this.watchers.get(id);
    this.watchers.delete(id);
    for (const onEnd of watchers ?? []) onEnd();
  }
}
