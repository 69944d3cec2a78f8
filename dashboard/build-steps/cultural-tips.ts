import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import type { CulturalTip } from '../src/site/content/cultural-tips/cultural-tip.js';
import { type TipLabel, tipLabels } from '../src/site/content/cultural-tips/tip-labels.js';

interface Guide {
  slug: string;
  country: string;
  region: string;
  culturalTips: readonly string[];
}

const guides = new URL('../../server/src/features/guides/data/', import.meta.url);

/**
 * The tips of all country guides with their labels. The guides are files of data that the server reads for the chat;
 * the build reads the same files, so that the site says what the chat says.
 */
export async function readCulturalTips(): Promise<CulturalTip[]> {
  const files = (await readdir(guides)).filter((file) => file.endsWith('.ts')).sort();
  return (await Promise.all(files.map(readGuide))).flatMap(tipsOf);
}

async function readGuide(file: string): Promise<Guide> {
  const source = await readFile(new URL(file, guides), 'utf8');
  const { code } = await transformWithOxc(source, fileURLToPath(new URL(file, guides)), { sourcemap: false });
  const module = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return module.guide as Guide;
}

/** Fails where the guide and its labels have grown apart: a tip without a label, or a label without a tip. */
export function tipsOf({ slug, country, region, culturalTips }: Guide): CulturalTip[] {
  const labels = tipLabels[slug] ?? [];
  const lost = labels.find(([opens]) => !culturalTips.some((body) => body.startsWith(opens)));
  if (lost) throw new Error(`${country}: no cultural tip begins with “${lost[0]}”`);
  return culturalTips.map((body) => {
    const [, title, category, difficulty] = labelOf(body, labels, country);
    return { title, country, slug, region: continentOf(region), category, difficulty, body: body.replaceAll("'", '’') };
  });
}

function labelOf(body: string, labels: readonly TipLabel[], country: string): TipLabel {
  const fitting = labels.filter(([opens]) => body.startsWith(opens));
  const [label] = fitting;
  if (!label || fitting.length > 1) throw new Error(`${country}: ${fitting.length} labels for the tip “${body}”`);
  return label;
}

/** The one tip that pages written ahead show: about business cards in Japan. */
export function sampleOf(tips: readonly CulturalTip[]): CulturalTip {
  const sample = tips.find(({ slug, category }) => slug === 'japan' && category === 'Business');
  if (!sample) throw new Error('Japan has no cultural tip about business');
  return sample;
}

/** Guides name parts of continents; four in a row of choices would be one too many to choose from. */
export function continentOf(region: string): string {
  if (region.endsWith('Asia')) return 'Asia';
  if (region.endsWith('Europe')) return 'Europe';
  if (region.endsWith('America')) return 'Americas';
  return region;
}
