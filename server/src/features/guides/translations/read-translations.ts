import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Guides } from '../read-guides.js';
import { type Dictionary, dictionaryOf } from './dictionary.js';
import { digestOf, textsOf } from './guide-texts.js';

const guideTranslation = z.record(
  z.string(),
  z.strictObject({
    /** The digest of the English text that it was made from. */
    of: z.string().regex(/^[0-9a-f]{8}$/),
    text: z.string().trim().min(1),
    /** That the English text has changed since: until it is done again, readers get that. */
    isOutdated: z.literal(true).optional(),
  }),
);

/** The texts of a guide in another language, by their places in the guide. */
export type GuideTranslation = Readonly<z.infer<typeof guideTranslation>>;

/** By the codes of languages other than the guides' own. */
export type Translations = ReadonlyMap<string, Dictionary>;

export interface ReadTranslation {
  readonly language: string;
  readonly slug: string;
  readonly translation: GuideTranslation;
}

const languageFolder = /^[a-z]{2}$/;

async function readFile(folder: string, file: string): Promise<GuideTranslation> {
  const { translation } = (await import(pathToFileURL(path.join(folder, file)).href)) as { translation?: unknown };
  const parsed = guideTranslation.safeParse(translation);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
  throw new Error(`The translation ${path.join(folder, file)} cannot be read:\n${faults.join('\n')}`);
}

/** All translations beside the guides of the folder: `es/japan.js` in the build, `es/japan.ts` in tests. */
export async function readTranslationFiles(folder: string, guides: Guides): Promise<ReadTranslation[]> {
  const languages = (await readdir(folder)).filter((name) => languageFolder.test(name)).sort();
  const files = languages.flatMap((language) =>
    [...guides.keys()].flatMap((slug) => {
      const name = [`${slug}.js`, `${slug}.ts`].find((one) => existsSync(path.join(folder, language, one)));
      return name ? [{ language, slug, name }] : [];
    }),
  );
  return Promise.all(
    files.map(async ({ language, slug, name }) => ({
      language,
      slug,
      translation: await readFile(path.join(folder, language), name),
    })),
  );
}

/** The guides' texts in each language that has some; what is missing or outdated is left in English. */
export async function readTranslations(folder: string, guides: Guides): Promise<Translations> {
  const read = await readTranslationFiles(folder, guides);
  const languages = [...new Set(read.map(({ language }) => language))];
  return new Map(
    languages.map((language) => {
      const ofLanguage = new Map(read.filter((one) => one.language === language).map((one) => [one.slug, one]));
      const pairs = [...guides].flatMap(([slug, guide]) =>
        [...textsOf(guide)].map(([at, english]) => {
          const found = ofLanguage.get(slug)?.translation[at];
          return { at, english, text: found?.of === digestOf(english) ? found.text : undefined };
        }),
      );
      return [language, dictionaryOf(pairs)] as const;
    }),
  );
}
