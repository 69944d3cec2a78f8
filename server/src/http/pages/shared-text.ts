import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The first visitor does not wait for the best compression, which takes ten times as long; all later ones get it. */
const brotliQualities = { often: [9, 11], once: [4] } as const;

type Encoding = 'br' | 'gzip';
const accepting: readonly (readonly [Encoding, RegExp])[] = [
  ['br', /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/],
  ['gzip', /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/],
];

interface TextHeaders {
  type: string;
  cacheControl: string;
  /** Request headers that the answer depends on, besides the encoding. */
  vary?: string;
  /** Part of the ETag: what else must be unchanged for a cached copy to be valid, such as a header of the page. */
  sentWith?: string;
  /** How often it is likely to be sent. */
  asked?: keyof typeof brotliQualities;
  /** Its Brotli form, if the build made one. Never: the file is compressed in itself, such as a picture. */
  compressed?: Buffer | 'never';
}

/**
 * A text that is sent to many readers. It is compressed once and every answer shares the same bytes, so that an unread
 * answer holds no copy.
 */
export class SharedText {
  readonly etag: string;
  private readonly bytes: Buffer;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    text: string | Buffer,
    private readonly sent: TextHeaders,
  ) {
    this.bytes = typeof text === 'string' ? Buffer.from(text) : text;
    if (sent.compressed instanceof Buffer) this.compressed.set('br', Promise.resolve(sent.compressed));
    const hash = createHash('sha256').update(sent.sentWith ?? '');
    this.etag = `"${hash.update(this.bytes).digest('base64url').slice(0, 27)}"`;
  }

  get text(): string {
    return this.bytes.toString();
  }

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    cacheControl = this.sent.cacheControl,
  ): Promise<FastifyReply> {
    const { type, vary } = this.sent;
    reply
      .header('cache-control', cacheControl)
      .header('vary', vary === undefined ? 'accept-encoding' : `accept-encoding, ${vary}`)
      .header('etag', this.etag)
      .type(type);
    if (reply.statusCode === 200 && request.headers['if-none-match'] === this.etag) return reply.status(304).send();
    const encoding = this.sent.compressed === 'never' ? undefined : encodingFor(request);
    if (!encoding) return reply.send(this.bytes);
    return reply.header('content-encoding', encoding).send(await this.bytesIn(encoding));
  }

  private bytesIn(encoding: Encoding): Promise<Buffer> {
    const known = this.compressed.get(encoding);
    if (known) return known;
    const [quality, better] = brotliQualities[this.sent.asked ?? 'often'];
    const made = compress(this.bytes, encoding, quality);
    this.compressed.set(encoding, made);
    if (encoding === 'br' && better !== undefined) void this.compressBetter(made, better);
    return made;
  }

  private async compressBetter(first: Promise<Buffer>, quality: number): Promise<void> {
    try {
      await first;
      const made = await compress(this.bytes, 'br', quality);
      this.compressed.set('br', Promise.resolve(made));
    } catch {
      // Tried again at the next request.
      this.compressed.delete('br');
    }
  }
}

function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  return accepting.find(([, pattern]) => pattern.test(accepted))?.[0];
}

function compress(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(bytes);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return promisify(brotliCompress)(bytes, { params });
}
