import { endsAfter, LOADING_LIMIT } from './time-limit.ts';

/** Whether the server answers: a browser that leaves for nothing shows its own error page, and ours is lost. */
export async function isServed(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', signal: endsAfter(LOADING_LIMIT) })).status < 500;
  } catch {
    return false;
  }
}
