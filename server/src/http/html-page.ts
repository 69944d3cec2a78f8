import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The first visitor does not wait for the best compression, which takes ten times as long; all others get it. */
const brotliQuality = { first: 9, later: 11 };

export type Compressed = Record<'br' | 'gzip', Buffer>;

/** A page that is sent to many: compressed once, in the background of its first sending. */
export class HtmlPage {
  private readonly etag: string;
  private compressed: Promise<Compressed> | undefined;

  constructor(
    readonly html: string,
    readonly contentSecurityPolicy: string,
    private readonly cacheControl = 'no-cache',
  ) {
    this.etag = `"${createHash('sha256').update(contentSecurityPolicy).update(html).digest('base64url').slice(0, 27)}"`;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply
      .header('content-security-policy', this.contentSecurityPolicy)
      .header('cache-control', this.cacheControl)
      .header('vary', 'accept-encoding, accept-language')
      .header('etag', this.etag)
      .type('text/html; charset=utf-8');
    if (reply.statusCode === 200 && request.headers['if-none-match'] === this.etag) return reply.status(304).send();
    const encoding = encodingFor(request);
    if (!encoding) return reply.send(this.html);
    this.compressed ??= this.compress();
    return reply.header('content-encoding', encoding).send((await this.compressed)[encoding]);
  }

  private async compress(): Promise<Compressed> {
    const first = await compress(this.html, brotliQuality.first);
    const better = compress(this.html, brotliQuality.later);
    void better.then(() => {
      this.compressed = better;
    });
    return first;
  }
}

export function encodingFor(request: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted),
  );
}

export async function compress(html: string, quality: number): Promise<Compressed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(html, { params }), promisify(gzip)(html)]);
  return { br, gzip: gzipped };
}
