import type { FastifyReply, FastifyRequest } from 'fastify';
import { SharedText } from './shared-text.js';

interface Keeping {
  cacheControl?: string;
  asked?: 'often' | 'once';
}

/** A page that is sent to many, with the policy that fits what it runs. */
export class HtmlPage {
  private readonly text: SharedText;

  constructor(
    html: string,
    readonly contentSecurityPolicy: string,
    { cacheControl = 'no-cache', asked = 'often' }: Keeping = {},
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
