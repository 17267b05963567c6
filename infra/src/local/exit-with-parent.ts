/** How long an orderly end may take before it is cut off, in ms. */
const GRACE = 10_000;

/**
 * Ends this process the way SIGTERM does when the launcher that started it is gone, even if it was killed hard: the
 * channel between them closes then. Does nothing in a process that has no such channel (started alone, or in Docker).
 */
export function exitWithParent(): void {
  if (!process.connected) return;
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE).unref();
  });
  // The channel alone is no reason to go on living.
  process.channel?.unref();
}
