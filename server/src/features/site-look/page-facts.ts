import { isText } from '@meg/shared/domain/forms/characters';
import { decodeEntities, type Piece, scanTags } from './scan-tags.js';

/** What a home page says of itself. Addresses are as the page writes them. */
export interface PageFacts {
  title: string;
  siteName: string;
  description: string;
  heading: string;
  phone: string;
  themeColour: string;
  navigation: readonly string[];
  manifest: string;
  /** Pictures that may be the logo, the likeliest first. */
  pictures: readonly string[];
  styleSheets: readonly string[];
  /** Style sheets inside the page and styles of its elements. */
  styles: string;
}

const mostWords = 7;
const mostLinks = 100;
const mostSheets = 20;
const mostOfStyles = 300_000;

/** How likely a picture is the logo; the icons are what is left where a page shows none. */
const ranks = { logo: 0, appleIcon: 1, icon: 2, share: 3 } as const;

class FactReader {
  private readonly metas = new Map<string, string>();
  private readonly pictures: { rank: number; address: string }[] = [];
  private readonly links: { text: string; isInNav: boolean }[] = [];
  private readonly sheets: string[] = [];
  private readonly inside = new Map<string, number>();
  private styles = '';
  private title = '';
  private heading = '';
  private phone = '';
  private manifest = '';
  /** Where text goes until the element ends. */
  private collecting: { name: string; text: string } | undefined;

  read(piece: Piece): void {
    if (piece.kind === 'text') this.text(piece.text);
    else if (piece.kind === 'close') this.close(piece.name);
    else this.open(piece.name, piece.attributes);
  }

  private open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (name === 'header' || name === 'nav') this.inside.set(name, (this.inside.get(name) ?? 0) + 1);
    if (name === 'meta') this.meta(attributes);
    if (name === 'link') this.link(attributes);
    if (name === 'img') this.image(attributes);
    if (name === 'a' && this.phone === '') this.phone = phoneOf(attributes.get('href') ?? '');
    if (['title', 'style', 'h1'].includes(name) || (name === 'a' && this.isOfMenu()))
      this.collecting = { name, text: '' };
    const style = attributes.get('style');
    if (style !== undefined) this.addStyle(style);
  }

  private close(name: string): void {
    const depth = this.inside.get(name);
    if (depth) this.inside.set(name, depth - 1);
    if (this.collecting?.name !== name) return;
    const { text } = this.collecting;
    this.collecting = undefined;
    if (name === 'style') this.addStyle(text);
    else this.words(name, plain(text));
  }

  private words(name: string, words: string): void {
    if (name === 'title' && this.title === '') this.title = words;
    if (name === 'h1' && this.heading === '') this.heading = words;
    if (name === 'a' && this.isOfMenu()) this.links.push({ text: words, isInNav: this.isInside('nav') });
  }

  private text(text: string): void {
    if (this.collecting && this.collecting.text.length < mostOfStyles) this.collecting.text += text;
  }

  private isOfMenu(): boolean {
    return this.links.length < mostLinks && (this.isInside('nav') || this.isInside('header'));
  }

  private isInside(name: string): boolean {
    return (this.inside.get(name) ?? 0) > 0;
  }

  private addStyle(text: string): void {
    if (this.styles.length < mostOfStyles) this.styles += `${text}\n`;
  }

  private meta(attributes: ReadonlyMap<string, string>): void {
    const name = (attributes.get('name') ?? attributes.get('property') ?? '').toLowerCase();
    const content = attributes.get('content') ?? '';
    if (!this.metas.has(name)) this.metas.set(name, content);
    if (name === 'og:image') this.picture('share', content);
  }

  private link(attributes: ReadonlyMap<string, string>): void {
    const relations = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
    const address = attributes.get('href') ?? '';
    if (relations.includes('stylesheet')) {
      if (this.sheets.length < mostSheets) this.sheets.push(address);
    } else if (relations.includes('manifest')) this.manifest = address;
    else if (relations.some((one) => one.startsWith('apple-touch-icon'))) this.picture('appleIcon', address);
    else if (relations.includes('icon')) this.picture('icon', address);
  }

  private image(attributes: ReadonlyMap<string, string>): void {
    const words = ['src', 'alt', 'class', 'id'].map((name) => attributes.get(name) ?? '').join(' ');
    const isLogo = /logo|brand/i.test(words) && (this.isInside('header') || this.isInside('nav'));
    if (isLogo) this.picture('logo', attributes.get('src') ?? attributes.get('data-src') ?? '');
  }

  private picture(kind: keyof typeof ranks, address: string): void {
    if (address !== '' && this.pictures.length < 50) this.pictures.push({ rank: ranks[kind], address });
  }

  facts(): PageFacts {
    const meta = (name: string) => plain(this.metas.get(name) ?? '');
    const inNav = this.links.filter(({ isInNav }) => isInNav);
    const words = (inNav.length > 1 ? inNav : this.links).map(({ text }) => text);
    return {
      title: this.title,
      siteName: meta('og:site_name') || meta('application-name') || meta('apple-mobile-web-app-title'),
      description: meta('description') || meta('og:description'),
      heading: this.heading,
      phone: this.phone,
      themeColour: meta('theme-color'),
      navigation: [...new Set(words)].filter((word) => word.length > 1 && word.length <= 24).slice(0, mostWords),
      manifest: this.manifest,
      pictures: [...new Set([...this.pictures].sort((a, b) => a.rank - b.rank).map(({ address }) => address))],
      styleSheets: [...new Set(this.sheets)],
      styles: this.styles,
    };
  }
}

export function pageFacts(html: string): PageFacts {
  const reader = new FactReader();
  for (const piece of scanTags(html)) reader.read(piece);
  return reader.facts();
}

const mostOfText = 300;

function plain(text: string): string {
  const line = decodeEntities(text.slice(0, 2_000)).replace(/\s+/g, ' ').trim();
  return isText(line) ? [...line].slice(0, mostOfText).join('').normalize('NFC') : '';
}

function phoneOf(address: string): string {
  const [, number = ''] = /^tel:([\d+() .-]{6,40})$/i.exec(address.replace(/%20/g, ' ')) ?? [];
  return number.trim();
}
