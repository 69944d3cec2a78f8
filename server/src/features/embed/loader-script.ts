import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SharedText } from '../../http/pages/shared-text.js';
import { shortlived } from '../../http/pages/static-files.js';
import type { Company } from '../companies/companies.service.js';
import { scriptJson } from './script-json.js';

const scriptsKept = 1_000;

/** The settings that the loader reads in addition to its script element's attributes, which take precedence. */
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

/** A script that pages of any isolation may load, and verify by its hash. */
export class LoaderScript {
  readonly integrity: string;
  private readonly text: SharedText;

  constructor(text: string) {
    this.integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    this.text = new SharedText(text, { type: 'text/javascript; charset=utf-8', cacheControl: shortlived });
  }

  send(request: FastifyRequest, reply: FastifyReply, cacheControl = shortlived): Promise<FastifyReply> {
    reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*');
    return this.text.send(request, reply, cacheControl);
  }
}

/** `/meg.js` as it was built, with each company's settings as its last argument. */
export class LoaderScripts {
  private readonly made = new Map<string, LoaderScript>();
  private built: string | undefined;

  constructor(private readonly folder: string) {}

  plain(): LoaderScript {
    return this.with({});
  }

  /** Returns the same script for the same settings. */
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
