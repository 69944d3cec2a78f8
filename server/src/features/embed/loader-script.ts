import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Compressed, compress, encodingFor } from '../../http/html-page.js';
import type { Company } from '../companies/companies.service.js';
import { scriptJson } from './script-json.js';

const scriptsKept = 1_000;
const brotliQuality = 11;

/** The settings that the loader reads beside the attributes of its script element, which win. */
export type LoaderSettings = { company: string } & Record<string, string>;

export function settingsOf({ slug, config }: Company): LoaderSettings {
  const { theme, launcher } = config.chatbotConfig;
  return {
    company: slug,
    color: config.branding.primaryColor,
    theme,
    label: launcher.label,
    icon: launcher.icon,
    position: launcher.position,
    offset: `${launcher.offsetX},${launcher.offsetY}`,
    zIndex: String(launcher.zIndex),
    phone: config.contactInfo.phone,
  };
}

/** A script that is sent to many: compressed once, at its first sending. */
export class LoaderScript {
  readonly integrity: string;
  private readonly etag: string;
  private compressed: Promise<Compressed> | undefined;

  constructor(private readonly text: string) {
    this.integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    this.etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  }

  /** It must be allowed on pages of any isolation, and be checkable by its hash. */
  async send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): Promise<FastifyReply> {
    reply
      .header('cache-control', cacheControl)
      .header('vary', 'accept-encoding')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*')
      .header('etag', this.etag)
      .type('text/javascript; charset=utf-8');
    if (request.headers['if-none-match'] === this.etag) return reply.status(304).send();
    const encoding = encodingFor(request);
    if (!encoding) return reply.send(this.text);
    this.compressed ??= compress(this.text, brotliQuality);
    return reply.header('content-encoding', encoding).send((await this.compressed)[encoding]);
  }
}

/** `/meg.js` as it was built, and with each company's settings in the place of its last argument. */
export class LoaderScripts {
  private readonly made = new Map<string, LoaderScript>();
  private built: string | undefined;

  constructor(private readonly folder: string) {}

  plain(): LoaderScript {
    return this.with({});
  }

  /** The same settings get the same script. */
  with(settings: Partial<LoaderSettings>): LoaderScript {
    const json = scriptJson(settings);
    const known = this.made.get(json);
    if (known) return known;
    if (this.made.size >= scriptsKept) this.made.clear();
    this.built ??= readFileSync(path.join(this.folder, 'meg.js'), 'utf8');
    const script = new LoaderScript(`${this.built.slice(0, -'({})'.length)}(${json})`);
    this.made.set(json, script);
    return script;
  }
}
