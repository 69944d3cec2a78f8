import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Guides, readGuides } from './read-guides.js';

const folderOfData = fileURLToPath(new URL('data', import.meta.url));

const slugs = [
  'australia brazil canada china costa-rica estonia france germany ireland italy japan malaysia mexico netherlands',
  'new-zealand panama portugal singapore south-korea spain sweden switzerland taiwan thailand united-arab-emirates',
  'united-kingdom united-states vietnam',
].flatMap((line) => line.split(' '));

/** Not sentences: names, codes, numbers and links. */
const noSentence = /\.(?:slug|code|country|region|currency|emergencyNumber|reviewed|title|url|about\.\d+)$/;

function textsOf(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}.${key}`));
}

describe('the country guides', async () => {
  const guides: Guides = await readGuides(folderOfData);

  it('are those of the 28 countries', () => {
    expect([...guides.keys()].sort()).toEqual(slugs);
  });

  it.each([...guides.values()])('of $country is whole sentences, without empty words or markup', (guide) => {
    for (const { at, text } of textsOf(guide)) {
      expect(text, at).toMatch(/\S/);
      expect(text, at).not.toMatch(/[<>]|\s{2}|^\s|\s$/);
      if (!noSentence.test(at)) expect(text, `${guide.slug}${at}`).toMatch(/^[\p{Lu}\p{N}].*[.!?]$/u);
    }
  });

  it.each([...guides.values()])('of $country names its sources, each once, and the day of its review', (guide) => {
    const urls = guide.sources.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls) expect(new URL(url).hostname).toMatch(/^[a-z\d-]+(\.[a-z\d-]+)+$/);
    expect(guide.sources.some(({ about }) => about.includes('customs'))).toBe(true);
    expect(Number.isNaN(Date.parse(guide.reviewed))).toBe(false);
  });
});

describe('a folder of guides', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'meg-guides-'));
    await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('without guides is refused', async () => {
    await expect(readGuides(folder)).rejects.toThrow(/There is no guide in/);
  });

  it('tells every fault of every file at once', async () => {
    await writeFile(path.join(folder, 'atlantis.js'), "export const guide = { slug: 'atlantis', code: 'atl' };");
    await writeFile(path.join(folder, 'lemuria.js'), 'export const other = {};');
    await expect(readGuides(folder)).rejects.toThrow(
      /atlantis\.js: code: [\s\S]*atlantis\.js: customsRegulations: [\s\S]*lemuria\.js has no export named guide/,
    );
  });
});
