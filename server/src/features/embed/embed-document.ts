import type { PublicCompany } from '@meg/shared/contract/companies';
import { paletteOf, type Tones } from '@meg/shared/domain/companies/palette';
import { policy, sourceHash } from '../../http/pages/content-security-policy.js';
import { HtmlPage } from '../../http/pages/html-page.js';
import { escapeHtml } from './fill-gaps.js';
import { type DrawnView, firstViewHtml } from './first-view.js';
import { frameAncestors } from './frame-ancestors.js';
import { scriptJson } from './script-json.js';

/** What the widget's build provides for the document. */
export interface Frame {
  style: string;
  /** Runs before the first paint, and starts the chat's code. */
  early: string;
  /** The address of the chat's code. */
  chat: string;
  /** The addresses of all code that every chat needs, to be preloaded. */
  ahead: readonly string[];
  languages: Record<string, FrameLanguage>;
  /** English as it is written in the United States. */
  american?: FrameLanguage;
}

interface FrameLanguage {
  /** In the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The words of the first view. */
  firstView: Record<string, unknown>;
  /** The words where no company is known. */
  noCompany: Record<string, unknown>;
  drawn: DrawnView;
  /** The address of the rest of its words. */
  words: string;
  /** What offers to go on in it. */
  offer: string;
}

export interface EmbedRequest {
  company: PublicCompany | null;
  problem: 'company_unknown' | null;
  theme: 'light' | 'dark' | 'auto';
  language: string;
  /** Whether English is American for this visitor. */
  isAmerican?: boolean;
  /** The languages that the visitor may choose from. */
  languages: readonly string[];
  /** See `FrameCompany`. */
  openings?: readonly number[] | undefined;
}

const pagesKept = 1_000;

/** Undefined properties are left out of the document. */
function shownOf({ company, openings }: EmbedRequest) {
  const absent = { tagline: undefined, primaryColor: undefined, secondaryColor: undefined, currency: undefined };
  return company && { ...company, ...absent, openings };
}

function properties(tones: Tones, suffix: string): string {
  const { brand, onBrand, brandSoft, brandText } = tones;
  return `--brand${suffix}:${brand};--on-brand${suffix}:${onBrand};--brand-soft${suffix}:${brandSoft};--brand-text${suffix}:${brandText};`;
}

function tonesStyle(company: PublicCompany | null): string {
  if (!company) return '';
  const { light, dark } = paletteOf(company.primaryColor, company.secondaryColor);
  return `:root{${properties(light, '')}${properties(dark, '-d')}}`;
}

function preloads(addresses: readonly string[]): string {
  return addresses.map((address) => `<link rel="modulepreload" href="${address}">`).join('');
}

/**
 * One document with all that the first message needs: each further request costs a round trip, as much as 190 KB of
 * transfer on a phone. The chat's code loads meanwhile, once for all pages of a visit.
 */
export class EmbedDocuments {
  private readonly made = new Map<string, HtmlPage>();
  private readonly scriptSources: readonly string[];
  private readonly styleSource: string;

  constructor(private readonly frame: Frame) {
    this.scriptSources = [sourceHash(frame.early), "'self'"];
    this.styleSource = sourceHash(frame.style);
  }

  /** The languages of the company's setting that exist, or all. The first one serves visitors who read none of them. */
  offered(wanted: readonly string[] = []): string[] {
    const offered = wanted.filter((code) => code in this.frame.languages);
    return offered.length > 0 ? offered : [...new Set(['en', ...Object.keys(this.frame.languages)])];
  }

  /** Returns the same page for the same request, while the company does not change. */
  page(request: EmbedRequest): HtmlPage {
    const key = JSON.stringify(request);
    const known = this.made.get(key);
    if (known) return known;
    if (this.made.size >= pagesKept) this.made.clear();
    const page = this.compose(request, 'often');
    this.made.set(key, page);
    return page;
  }

  /** For requests that hardly repeat. */
  uncachedPage(request: EmbedRequest): HtmlPage {
    return this.compose(request, 'once');
  }

  private compose(request: EmbedRequest, asked: 'often' | 'once'): HtmlPage {
    const { company, problem, theme, language, isAmerican, languages: offered } = request;
    const { american, languages: all } = this.frame;
    const spoken = isAmerican && american ? { ...all, en: american } : all;
    const { firstView, noCompany, direction, drawn, words } = spoken[language] ?? (spoken.en as FrameLanguage);
    const languages = Object.entries(spoken)
      .filter(([code]) => offered.includes(code))
      .map(([code, one]) => [code, one.name, one.direction, one.words, one.offer]);
    const data = scriptJson({
      company: shownOf(request),
      problem: problem ?? undefined,
      firstView: company ? firstView : noCompany,
      languages,
    });
    const tones = tonesStyle(company);
    const view = company ? firstViewHtml(drawn, company, offered) : '<div id="root"></div>';
    const script = company
      ? `<script>${this.frame.early}</script>`
      : `<script type="module" src="${this.frame.chat}"></script>`;
    const title = escapeHtml(company ? company.name : 'Meg');
    const html =
      `<!doctype html><html lang="${language}" dir="${direction}" data-theme="${theme}"><head><meta charset="utf-8">${preloads([...this.frame.ahead, words])}` +
      '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">' +
      `<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${this.frame.style}</style><style>${tones}</style></head>` +
      `<body>${view}<script type="application/json" id="meg-data">${data}</script>${script}</body></html>`;
    return new HtmlPage(html, this.policyFor(company, tones), { asked });
  }

  private policyFor(company: PublicCompany | null, tones: string): string {
    return policy({
      'default-src': ["'none'"],
      'script-src': this.scriptSources,
      'style-src': [this.styleSource, sourceHash(tones), "'self'"],
      'connect-src': ["'self'"],
      // A company's avatar comes from the company's own server.
      'img-src': ["'self'", 'data:', 'https:'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      // A document without a company shows only a loading text, and reloads itself with one.
      'frame-ancestors': frameAncestors(company?.allowedDomains ?? []),
      'require-trusted-types-for': ["'script'"],
    });
  }
}
