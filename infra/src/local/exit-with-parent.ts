/** How long an orderly end may take before it is cut off, in ms. */
const GRACE = 10_000;

/**
 * Ends this process the way SIGTERM does when the launcher that started it is gone, even if it was killed hard: the
 * channel between them closes then. Does nothing in a process that has no such channel (started alone, or in Docker).
 */
export function exitWithParent(): void {
  if (process.send === undefined) return;
  // The launcher may have died while this process was still loading its modules.
  if (process.connected) process.once('disconnect', end);
  else end();
  // The channel alone is no reason to go on living.
  process.channel?.unref();
}

function end(): void {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE).unref();
}
