/** Milliseconds after which an answer is not waited for any longer. */
const PATIENCE = 15_000;

/** Whether the server answers: a browser that leaves for nothing shows its own error page, and ours is lost. */
export async function isServed(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) })).status < 500;
  } catch {
    return false;
  }
}
