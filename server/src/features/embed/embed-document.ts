import type { PublicCompany } from '@meg/shared/contract/companies';
import { paletteOf, type Tones } from '@meg/shared/domain/companies/palette';
import { policy, sourceHash } from '../../http/pages/content-security-policy.js';
import { HtmlPage } from '../../http/pages/html-page.js';
import { escapeHtml } from './fill-gaps.js';
import { type DrawnView, firstViewHtml } from './first-view.js';
import { frameAncestors } from './frame-ancestors.js';
import { scriptJson } from './script-json.js';

/** What the widget's build hands over for the document: all that the first message needs. */
export interface Frame {
  style: string;
  /** Runs before anything is drawn, and starts the chat's code. */
  early: string;
  /** The address of the chat's code. */
  chat: string;
  /** The addresses of all code that a chat always needs, to be asked for at once. */
  ahead: readonly string[];
  languages: Record<string, FrameLanguage>;
}

interface FrameLanguage {
  /** As it calls itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The words of the first view. */
  firstView: Record<string, unknown>;
  /** What is said in its place where no company is known. */
  noCompany: Record<string, unknown>;
  drawn: DrawnView;
  /** Where the rest of its words are. */
  words: string;
}

export interface EmbedRequest {
  company: PublicCompany | null;
  problem: 'company_unknown' | null;
  theme: 'light' | 'dark' | 'auto';
  language: string;
  /** Those that the visitor may change to. */
  languages: readonly string[];
}

const pagesKept = 1_000;

/** What is undefined stays out of the document. */
function shownOf(company: PublicCompany | null) {
  const absent = { tagline: undefined, primaryColor: undefined, secondaryColor: undefined, currency: undefined };
  return company && { ...company, ...absent };
}

function properties(tones: Tones, suffix: string): string {
  const { brand, onBrand, brandSoft, brandText } = tones;
  return `--brand${suffix}:${brand};--on-brand${suffix}:${onBrand};--brand-soft${suffix}:${brandSoft};--brand-text${suffix}:${brandText};`;
}

function tonesStyle(company: PublicCompany | null): string {
  if (!company) return '';
  const { light, dark } = paletteOf(company.primaryColor);
  return `:root{${properties(light, '')}${properties(dark, '-d')}}`;
}

function preloads(addresses: readonly string[]): string {
  return addresses.map((address) => `<link rel="modulepreload" href="${address}">`).join('');
}

/**
 * One document with all that the first message needs: each further request would cost a round trip, which is worth
 * 190 KB of transfer on a phone. The chat's code comes while that message is read, and once for all pages of a visit.
 */
export class EmbedDocuments {
  private readonly made = new Map<string, HtmlPage>();
  private readonly scriptSources: readonly string[];
  private readonly styleSource: string;

  constructor(private readonly frame: Frame) {
    this.scriptSources = [sourceHash(frame.early), "'self'"];
    this.styleSource = sourceHash(frame.style);
  }

  /** Those of a company's setting that there are, or all; the first is for whoever reads none of them. */
  offered(wanted: readonly string[] = []): string[] {
    const offered = wanted.filter((code) => code in this.frame.languages);
    return offered.length > 0 ? offered : [...new Set(['en', ...Object.keys(this.frame.languages)])];
  }

  /** The same request, for a company that has not changed, gets the same page. */
  page(request: EmbedRequest): HtmlPage {
    const key = JSON.stringify(request);
    const known = this.made.get(key);
    if (known) return known;
    if (this.made.size >= pagesKept) this.made.clear();
    const page = this.compose(request, 'often');
    this.made.set(key, page);
    return page;
  }

  /** For a look that hardly anybody asks for twice. */
  unkept(request: EmbedRequest): HtmlPage {
    return this.compose(request, 'once');
  }

  private compose(request: EmbedRequest, asked: 'often' | 'once'): HtmlPage {
    const { company, problem, theme, language, languages: offered } = request;
    const { firstView, noCompany, direction, drawn, words } =
      this.frame.languages[language] ?? (this.frame.languages.en as FrameLanguage);
    const languages = Object.entries(this.frame.languages)
      .filter(([code]) => offered.includes(code))
      .map(([code, one]) => [code, one.name, one.direction, one.words]);
    const data = scriptJson({
      company: shownOf(company),
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
      // A document without a company shows nothing but a loading text, and loads itself anew with one.
      'frame-ancestors': frameAncestors(company?.allowedDomains ?? []),
      'require-trusted-types-for': ["'script'"],
    });
  }
}
