import { connect, type Socket } from 'node:net';

/** Whoever is not answered for so long gives up its side, as a request that is cut off. Milliseconds. */
const PATIENCE = 10_000;

/** Comes before the answer, to whoever asked for it. */
const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';

/** An answer as it came; `undefined` where the connection ended without one. */
export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends exactly these bytes on a connection of their own and reads the first answer. */
export async function sendRaw(url: string, bytes: Buffer): Promise<RawAnswer | undefined> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  const patience = setTimeout(() => socket.end(), PATIENCE);
  try {
    return await firstAnswer(socket, bytes.toString('latin1', 0, 5) === 'HEAD ');
  } finally {
    clearTimeout(patience);
    socket.destroy();
  }
}

async function firstAnswer(socket: Socket, isHead: boolean): Promise<RawAnswer | undefined> {
  let text = '';
  try {
    for await (const part of socket) {
      text = (text + (part as Buffer).toString('latin1')).replace(CONTINUE, '');
      if (isWhole(text, isHead)) break;
    }
  } catch {
    // The server may end a connection before it has read all that was sent on it.
  }
  if (text === '') return undefined;
  const answer = readAnswer(text);
  return isHead ? { ...answer, body: '' } : answer;
}

/** As far as can be seen: of an answer in chunks the last one has come, a stream of events has begun. */
function isWhole(text: string, isHead: boolean): boolean {
  if (!text.includes('\r\n\r\n')) return false;
  if (isHead) return true;
  const { headers, body } = readAnswer(text);
  const length = headers.get('content-length');
  if (length !== undefined) return Buffer.byteLength(body) >= Number(length);
  return headers.get('transfer-encoding') !== 'chunked' || text.endsWith('0\r\n\r\n') || isEvents(headers);
}

function isEvents(headers: RawAnswer['headers']): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

function readAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Map(lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', headerValue(line)]));
  const length = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  const body = Buffer.from(rest.join('\r\n\r\n'), 'latin1').subarray(0, length);
  return { status: Number(statusLine.split(' ')[1]), headers, body: body.toString() };
}

const headerValue = (line: string) => line.slice(line.indexOf(':') + 1).trim();
