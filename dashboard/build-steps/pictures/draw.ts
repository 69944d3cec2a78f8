import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { decompress } from 'wawoff2';

const require = createRequire(import.meta.url);
const kept = fileURLToPath(new URL('../../../.cache/pictures/', import.meta.url));
const fonts = ['bricolage-grotesque', 'figtree'].map((name) =>
  require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
);

/** The files hold many weights; what draws them knows the one of its name alone. */
export const fontNames = { heading: "'Bricolage Grotesque 96pt ExtraBold'", text: "'Figtree Light'" };

let fontFiles: string[] | undefined;

/** The pages' own fonts, in the form that the drawing needs. */
async function unpackFonts(): Promise<string[]> {
  mkdirSync(kept, { recursive: true });
  const files = fonts.map(async (font) => {
    const packed = readFileSync(font);
    const file = `${kept}${hashOf(packed)}.ttf`;
    if (!existsSync(file)) writeFileSync(file, await decompress(packed));
    return file;
  });
  fontFiles = await Promise.all(files);
  return fontFiles;
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 24);
}

/** A picture is drawn once; as long as its drawing is the same, the file that was kept is the picture. */
export async function draw(svg: string): Promise<Buffer> {
  const file = `${kept}${hashOf(svg)}.png`;
  if (existsSync(file)) return readFileSync(file);
  const png = new Resvg(svg, { font: await fontOptions() }).render().asPng();
  writeFileSync(file, png);
  return png;
}

/** How wide a line of text comes out, as a function that can be asked without waiting. */
export async function measureWith(font: string, sizePx: number): Promise<(line: string) => number> {
  const options = await fontOptions();
  return (line) => {
    const text = `<text y="100" font-family="${font}" font-size="${sizePx}">${escapeXml(line)}</text>`;
    return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`, { font: options }).getBBox()?.width ?? 0;
  };
}

async function fontOptions() {
  return { loadSystemFonts: false, fontFiles: fontFiles ?? (await unpackFonts()) };
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
