import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { promisify } from 'node:util';

const CSV_LINE_END = Buffer.from('\r\n');

/** Calls of a signed-in user over one connection that stays open. */
export class ApiCalls {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(
    private readonly port: number,
    private readonly cookie: string,
    /** Of the API's process. */
    private readonly pid: number,
  ) {}

  /** Resolves with the rows of the answer. */
  async call(address: string): Promise<number> {
    const { body } = await this.get(address);
    return Array.isArray(body) ? body.length : 1;
  }

  async get(address: string): Promise<{ readonly body: unknown; readonly link: string | undefined }> {
    const parts: Buffer[] = [];
    const response = await this.read(address, (part) => parts.push(part));
    return { body: JSON.parse(Buffer.concat(parts).toString()), link: response.headers['link']?.toString() };
  }

  /** Reads a file of CSV and keeps nothing of it; resolves with its rows, without its head. */
  async download(address: string): Promise<number> {
    let lines = 0;
    let last = 0;
    await this.read(address, (part) => {
      if (last === CSV_LINE_END[0] && part[0] === CSV_LINE_END[1]) lines += 1;
      for (let at = part.indexOf(CSV_LINE_END); at !== -1; at = part.indexOf(CSV_LINE_END, at + 2)) lines += 1;
      last = part.at(-1) ?? 0;
    });
    return lines - 1;
  }

  /** Resident memory of the API's process, in MB. */
  async memory(): Promise<number> {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(this.pid)]);
    return Math.round(Number(stdout) / 1_024);
  }

  private async read(address: string, onPart: (part: Buffer) => void): Promise<IncomingMessage> {
    const outgoing = request({ port: this.port, path: address, agent: this.agent, headers: { cookie: this.cookie } });
    outgoing.end();
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    response.on('data', onPart);
    await once(response, 'end');
    if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode}`);
    return response;
  }
}
