import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page takes 10 ms; with 9 it would take 90 and be 5 % larger, since that level clears tables made for megabytes. */
const BROTLI_QUALITY = 10;

/** A text that is sent again and again: with its ETag, and compressed once. */
export class SiteDocument {
  readonly body: Buffer;
  /** Weak, since it is the same for every encoding; the same in every process that makes the same text. */
  readonly etag: string;
  private readonly compressed = new Map<Encoding, Buffer>();
  private compressing: Promise<void> | undefined;

  constructor(
    readonly type: string,
    text: string,
  ) {
    this.body = Buffer.from(text);
    this.etag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`;
  }

  /** The text in an encoding, once it was compressed. */
  in(encoding: Encoding): Buffer | undefined {
    return this.compressed.get(encoding);
  }

  /** Compresses beside the requests, not within one; once, however often it is called. Never rejects. */
  compress(): Promise<void> {
    this.compressing ??= this.compressAll().catch(() => undefined);
    return this.compressing;
  }

  private async compressAll(): Promise<void> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.body.length,
    };
    this.compressed.set('br', await compressBrotli(this.body, { params }));
    this.compressed.set('gzip', await compressGzip(this.body, { level: 9 }));
  }
}
