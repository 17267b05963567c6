import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '../problem/problem.js';
import { problemOf } from '../problem/to-problem.js';

/** What Node's HTTP parser calls its faults; all others are requests that can't be read. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no HTTP, or came too slowly, in the one shape of all errors, and ends its connection. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  socket.write(answerOf(problemOf(STATUS_OF[error.code ?? ''] ?? 400)));
  socket.destroySoon();
}

function answerOf(problem: Problem): string {
  const body = JSON.stringify(problem.toDetails());
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
