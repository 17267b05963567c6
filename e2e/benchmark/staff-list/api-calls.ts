import { execFile } from 'node:child_process';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { Client, type Dispatcher } from 'undici';

const CSV_LINE_END = Buffer.from('\r\n');

/** Calls of a signed-in user over one connection that stays open. */
export class ApiCalls {
  private readonly client: Client;

  constructor(
    port: number,
    private readonly cookie: string,
    /** Of the API's process. */
    private readonly pid: number,
  ) {
    this.client = new Client(`http://127.0.0.1:${port}`);
  }

  /** Resolves with the rows of the answer. */
  async call(address: string): Promise<number> {
    const { body } = await this.get(address);
    return Array.isArray(body) ? body.length : 1;
  }

  async get(address: string): Promise<{ readonly body: unknown; readonly link: string | undefined }> {
    const { headers, body } = await this.request(address);
    return { body: await body.json(), link: headers['link']?.toString() };
  }

  /** Reads a file of CSV and keeps nothing of it; resolves with its rows, without its head. */
  async download(address: string): Promise<number> {
    let lines = 0;
    let last = 0;
    const { body } = await this.request(address);
    for await (const part of body as Readable & AsyncIterable<Buffer>) {
      if (last === CSV_LINE_END[0] && part[0] === CSV_LINE_END[1]) lines += 1;
      for (let at = part.indexOf(CSV_LINE_END); at !== -1; at = part.indexOf(CSV_LINE_END, at + 2)) lines += 1;
      last = part.at(-1) ?? 0;
    }
    return lines - 1;
  }

  /** Resident memory of the API's process, in MB. */
  async memory(): Promise<number> {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(this.pid)]);
    return Math.round(Number(stdout) / 1_024);
  }

  private async request(address: string): Promise<Dispatcher.ResponseData> {
    const response = await this.client.request({ path: address, method: 'GET', headers: { cookie: this.cookie } });
    if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode}`);
    return response;
  }
}
