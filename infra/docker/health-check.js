/** Exit code 0 if the address given answers with 2xx; shows the answer to `docker inspect`. The images have no curl. */
const PATIENCE = 8_000;

const address = process.argv[2] ?? '';
try {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  console.log(response.status, await response.text());
  process.exit(response.ok ? 0 : 1);
} catch (error) {
  console.log(`${address} does not answer:`, error instanceof Error ? (error.cause ?? error) : error);
  process.exit(1);
}
