import type { FastifyReply, FastifyRequest } from 'fastify';
import { SharedText } from './shared-text.js';

interface PageCaching {
  cacheControl?: string;
  asked?: 'often' | 'once';
}

/** A page for many readers, with the content security policy that its scripts need. */
export class HtmlPage {
  private readonly text: SharedText;

  constructor(
    html: string,
    readonly contentSecurityPolicy: string,
    { cacheControl = 'no-cache', asked = 'often' }: PageCaching = {},
  ) {
    const type = 'text/html; charset=utf-8';
    const vary = 'accept-language';
    this.text = new SharedText(html, { type, cacheControl, vary, sentWith: contentSecurityPolicy, asked });
  }

  get html(): string {
    return this.text.text;
  }

  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.text.send(request, reply.header('content-security-policy', this.contentSecurityPolicy));
  }
}
