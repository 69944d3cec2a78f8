import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CountryGuide, countryGuide } from '@meg/shared/contract/guides';

/** By their slugs. */
export type Guides = ReadonlyMap<string, CountryGuide>;

/** `japan.js` in the build, `japan.ts` in tests. */
const guideFile = /^([a-z]+(?:-[a-z]+)*)\.[jt]s$/;

type Read = { guide: CountryGuide } | { faults: string[] };

async function readGuide(folder: string, file: string): Promise<Read> {
  const { guide } = (await import(pathToFileURL(path.join(folder, file)).href)) as { guide?: unknown };
  if (guide === undefined) return { faults: [`${file} has no export named guide`] };
  const parsed = countryGuide.safeParse(guide);
  if (!parsed.success)
    return { faults: parsed.error.issues.map(({ path: at, message }) => `${file}: ${at.join('.')}: ${message}`) };
  const slug = guideFile.exec(file)?.[1];
  return parsed.data.slug === slug
    ? { guide: parsed.data }
    : { faults: [`${file}: its slug is ${parsed.data.slug}, not the name of the file`] };
}

/** Reads all guides of the folder, and reports all faults together. */
export async function readGuides(folder: string): Promise<Guides> {
  const files = (await readdir(folder)).filter((file) => guideFile.test(file)).sort();
  const read = await Promise.all(files.map((file) => readGuide(folder, file)));
  const faults = read.flatMap((one) => ('faults' in one ? one.faults : []));
  if (files.length === 0) faults.push(`There is no guide in ${folder}`);
  if (faults.length > 0) throw new Error(`The country guides cannot be read:\n${faults.join('\n')}`);
  return new Map(read.flatMap((one) => ('guide' in one ? [[one.guide.slug, one.guide] as const] : [])));
}
