import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { draw } from './draw.js';
import { icons } from './icons.js';
import { pagePictureSvg } from './page-picture.js';

/** Makes the icons, and for each page that was written ahead the picture that its head names. */
export async function makePictures(directory: string): Promise<void> {
  for (const [name, svg] of icons) await save(path.join(directory, 'icons', name), await draw(svg));
  const files = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const file of files) await makePicture(directory, await readFile(path.join(directory, file), 'utf8'));
}

async function makePicture(directory: string, html: string): Promise<void> {
  const picture = contentOf(html, 'og:image');
  if (!picture) return;
  const title = contentOf(html, 'og:title').replace(/ · Meg$/, '');
  const svg = await pagePictureSvg({ title, description: contentOf(html, 'og:description') });
  await save(path.join(directory, new URL(picture).pathname), await draw(svg));
}

function contentOf(html: string, property: string): string {
  return plain(new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '');
}

function plain(escaped: string): string {
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

async function save(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
