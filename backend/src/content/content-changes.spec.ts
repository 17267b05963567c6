import { describe, expect, it } from '@jest/globals';
import { ContentChanges } from './content-changes.js';

/** Content changes, with what they subscribed for. */
function fixture() {
  const channels: string[] = [];
  const listener = { subscribe: (channel: string) => channels.push(channel) };
  const changes = new ContentChanges(listener as never);
  let calls = 0;
  changes.onChange(() => {
    calls += 1;
  });
  return { changes, channels, calls: () => calls };
}

describe('the changes of the content', () => {
  it('are received on their own channel, and not before the connection is up', () => {
    const { changes, channels } = fixture();
    expect(channels).toEqual(['site_content']);
    expect(changes.isListening).toBe(false);
    changes.onConnected();
    expect(changes.isListening).toBe(true);
  });

  it('begin another generation with each notification, with the loss of the connection, and when it is up again', () => {
    const { changes, calls } = fixture();
    const seen = [changes.generation];
    for (const event of ['onConnected', 'onNotification', 'onDisconnected', 'onConnected'] as const) {
      changes[event]();
      seen.push(changes.generation);
    }
    expect(new Set(seen).size).toBe(5);
    expect(calls()).toBe(3);
  });
});
