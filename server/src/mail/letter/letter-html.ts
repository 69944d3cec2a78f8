import { paletteOf, type Tones } from '@meg/shared/domain/companies/palette';
import type { Letter, LetterFact, LetterItem, LetterLink, LetterPart } from './letter.js';

/** Neither pure black nor white, which mail programs that invert colours exaggerate. */
const grounds = {
  light: { page: '#f4f1ea', card: '#fffdf9', ink: '#1d2430', quiet: '#596273', line: '#e4dfd4' },
  dark: { page: '#14181f', card: '#20252f', ink: '#eceae4', quiet: '#a7afbd', line: '#39404d' },
} as const;

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

type Scheme = keyof typeof grounds;

/** By class, so that dark mail programs can have other colours. */
function coloursOf(scheme: Scheme, tones: Tones): Record<string, string> {
  const { page, card, ink, quiet, line } = grounds[scheme];
  return {
    page: `background-color:${page};color:${ink}`,
    card: `background-color:${card};color:${ink};border-color:${tones.brand}`,
    quiet: `color:${quiet}`,
    line: `border-color:${line}`,
    link: `color:${tones.brandText}`,
    figure: `background-color:${tones.brandSoft};color:${tones.brandText}`,
    button: `background-color:${tones.brand};color:${tones.onBrand}`,
  };
}

const font = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

class HtmlWriter {
  constructor(private readonly colours: Record<string, string>) {}

  /** Colours are also set on the element, because many mail programs keep nothing else. */
  element(name: string, of: { as?: string; style?: string; more?: string }, inner: string): string {
    const styles = [of.as && this.colours[of.as], of.style].filter(Boolean).join(';');
    const look = `${of.as ? ` class="${of.as}"` : ''}${styles ? ` style="${escapeHtml(styles)}"` : ''}`;
    return `<${name}${look}${of.more ?? ''}>${inner}</${name}>`;
  }

  link({ label, url }: LetterLink, style = ''): string {
    return this.element('a', { as: 'link', style, more: ` href="${escapeHtml(url)}"` }, escapeHtml(label));
  }

  text(text: string, of: { as?: string; style?: string } = {}): string {
    const lines = escapeHtml(text).replaceAll('\n', '<br>');
    return this.element('p', { ...of, style: `margin:0 0 16px;${of.style ?? ''}` }, lines);
  }

  links(links: readonly LetterLink[], gap = '0 0 16px'): string {
    const items = links.map((link) => this.link(link, 'white-space:nowrap'));
    return links.length === 0 ? '' : this.element('p', { style: `margin:${gap}` }, items.join(' &nbsp;·&nbsp; '));
  }

  item({ title, text, facts, meta, links }: LetterItem): string {
    const inner = [
      this.text(meta, { as: 'quiet', style: 'margin:0 0 4px;font-size:13px' }),
      this.text(title, { style: 'margin:0 0 4px;font-weight:600' }),
      text === '' ? '' : this.text(text, { style: 'margin:0 0 8px' }),
      facts === '' ? '' : this.text(facts, { as: 'quiet', style: 'margin:0 0 8px;font-size:14px' }),
      this.links(links, '0'),
    ];
    return this.element(
      'div',
      { as: 'line', style: 'border-style:solid;border-width:1px 0 0;padding:16px 0' },
      inner.join(''),
    );
  }

  fact([label, value, url]: LetterFact): string {
    const said = this.element('span', { as: 'quiet' }, `${escapeHtml(label)}: `);
    return this.element(
      'p',
      { style: 'margin:0 0 6px' },
      `${said}<bdi>${url === undefined ? escapeHtml(value) : this.link({ label: value, url })}</bdi>`,
    );
  }

  part(part: LetterPart): string {
    switch (part.is) {
      case 'text':
        return this.text(part.text);
      case 'heading':
        return this.element(
          'h2',
          { style: 'font-size:18px;line-height:1.3;margin:24px 0 12px' },
          escapeHtml(part.text),
        );
      case 'figure':
        return this.figure(part);
      case 'facts':
        return this.element('div', { style: 'margin:0 0 20px' }, part.rows.map((row) => this.fact(row)).join(''));
      case 'list':
        return this.element(
          'ul',
          { style: 'margin:0 0 16px;padding:0 20px' },
          part.items.map((item) => this.element('li', { style: 'margin:0 0 6px' }, escapeHtml(item))).join(''),
        );
      case 'items':
        return part.items.map((item) => this.item(item)).join('');
      case 'action':
        return this.action(part);
      case 'links':
        return this.links(part.links);
    }
  }

  private figure({ label, value }: Extract<LetterPart, { is: 'figure' }>): string {
    const large = 'margin:0;font-size:28px;line-height:1.25;font-weight:700';
    const inner = [
      this.element('p', { style: 'margin:0 0 2px;font-size:14px' }, escapeHtml(label)),
      this.element('p', { style: large }, `<bdi>${escapeHtml(value)}</bdi>`),
    ];
    const box = { as: 'figure', style: 'border-radius:12px;padding:16px 20px;margin:0 0 20px' };
    return this.element('div', box, inner.join(''));
  }

  private action({ label, url, isWrittenOut }: Extract<LetterPart, { is: 'action' }>): string {
    const style = 'display:inline-block;padding:12px 20px;border-radius:10px;font-weight:600;text-decoration:none';
    const button = this.element('a', { as: 'button', style, more: ` href="${escapeHtml(url)}"` }, escapeHtml(label));
    const written = `${escapeHtml('Or open this address:')} ${escapeHtml(url)}`;
    const small = { as: 'quiet', style: 'margin:0 0 16px;font-size:14px;word-break:break-all' };
    return (
      this.element('p', { style: 'margin:20px 0' }, button) + (isWrittenOut ? this.element('p', small, written) : '')
    );
  }
}

/** The rules for dark mail programs override the styles of the elements. */
function darkStyle(tones: Tones): string {
  const rules = Object.entries(coloursOf('dark', tones)).map(
    ([name, style]) => `.${name}{${style.replaceAll(';', ' !important;')} !important}`,
  );
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

function cardHtml(writer: HtmlWriter, { sender, parts }: Letter): string {
  const head = { style: 'margin:0 0 20px;font-size:15px;font-weight:700' };
  const inner = [writer.element('p', head, escapeHtml(sender.name)), ...parts.map((part) => writer.part(part))];
  const style = 'border-style:solid;border-width:4px 0 0;border-radius:12px;padding:28px 24px 12px';
  return writer.element('div', { as: 'card', style }, inner.join(''));
}

function footHtml(writer: HtmlWriter, { foot }: Letter): string {
  const lines = foot.map(({ text, link }) => {
    const words = `${escapeHtml(text)}${link ? ` ${writer.link(link)}` : ''}`;
    return writer.element('p', { as: 'quiet', style: 'margin:0 0 8px' }, words);
  });
  return writer.element('div', { style: 'padding:16px 24px;font-size:13px' }, lines.join(''));
}

/** Has no pictures, scripts or tables, and loads nothing. */
export function letterHtml(letter: Letter): string {
  const { subject, preview, sender, language } = letter;
  const tones = paletteOf(sender.colour, sender.secondColour);
  const writer = new HtmlWriter(coloursOf('light', tones.light));
  const hidden = 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0';
  const inner = [
    preview ? writer.element('div', { style: hidden }, escapeHtml(preview)) : '',
    writer.element(
      'div',
      { style: 'max-width:600px;margin:0 auto' },
      cardHtml(writer, letter) + footHtml(writer, letter),
    ),
  ];
  const attributes = ` lang="${language.code}" dir="${language.direction}"`;
  const style = `padding:24px 12px;${font};font-size:16px;line-height:1.5`;
  const body = writer.element('div', { as: 'page', style, more: attributes }, inner.join(''));
  return `<!doctype html><html${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkStyle(tones.dark)}</style></head><body class="page" style="margin:0;padding:0;background-color:${grounds.light.page}">${body}</body></html>`;
}
