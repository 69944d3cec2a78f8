/** A part of a page: a tag with its attributes, or the text between two. */
export type Piece =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** Far beyond the head and the top of a home page, where what is looked for stands. */
const mostPieces = 12_000;
const mostOfTag = 8_000;
const nameAt = /[a-z][a-z0-9-]*/iy;
const attributeAt = /[\s/]*([^\s=>/"']{1,60})(?:\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
/** What is inside of these is no markup. */
const rawNames = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'template', 'svg', 'iframe']);

/**
 * Reads a page from its beginning to its end, piece by piece, and never backwards. It builds no tree: how deeply a
 * stranger's page is nested costs nothing.
 */
export function* scanTags(html: string): Generator<Piece> {
  let at = 0;
  for (let pieces = 0; at < html.length && pieces < mostPieces; pieces++) {
    const tag = html.indexOf('<', at);
    const end = tag === -1 ? html.length : tag;
    if (end > at) yield { kind: 'text', text: html.slice(at, end) };
    if (tag === -1) return;
    if (html.startsWith('<!--', tag)) {
      at = after(html, '-->', tag + 4);
      continue;
    }
    const close = html[tag + 1] === '/';
    const name = matchAt(nameAt, html, tag + (close ? 2 : 1))?.[0].toLowerCase();
    if (name === undefined) {
      at = /[!?/]/.test(html[tag + 1] ?? '') ? after(html, '>', tag) : tag + 1;
      continue;
    }
    const rest = tag + (close ? 2 : 1) + name.length;
    const { attributes, next } = readAttributes(html, rest);
    at = next;
    if (close) yield { kind: 'close', name };
    else {
      yield { kind: 'open', name, attributes };
      if (rawNames.has(name)) {
        const stop = endOfRaw(html, name, at);
        yield { kind: 'text', text: html.slice(at, stop) };
        at = stop;
      }
    }
  }
}

function readAttributes(html: string, from: number) {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    const end = at - from > mostOfTag;
    const match = end ? null : matchAt(attributeAt, html, at);
    if (!match || match[0] === '') break;
    const [whole, written = '', double, single, bare] = match;
    const name = written.toLowerCase();
    if (!attributes.has(name)) attributes.set(name, decodeEntities(double ?? single ?? bare ?? ''));
    at += whole.length;
  }
  return { attributes, next: after(html, '>', at) };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? text.length : found + mark.length;
}

function endOfRaw(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  middot: '·',
  bull: '•',
  copy: '©',
  reg: '®',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  otilde: 'õ',
};

export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name as string] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isCharacter = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '';
  });
}
