import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PartialMove } from '@meg/shared/contract/move';
import type { OpenQuestion, Understanding } from '@meg/shared/contract/understanding';
import { GuidesService } from '../features/guides/guides.service.js';
import { readGuides } from '../features/guides/read-guides.js';
import { createPlacesService } from '../features/places/places.service.js';
import { UnderstandingService } from '../features/understanding/understanding.service.js';
import { languageFor } from '../languages/choose-language.js';
import { readLanguages } from '../languages/read-languages.js';
import { Matters } from '../retrieval/matters/matters.js';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const read = (file: string) => readFileSync(fromHere(`../../dist/${file}`));
/** 21 November 2026, a Saturday. */
const now = () => Date.UTC(2026, 10, 21);

export interface Beside {
  readonly before?: string;
  readonly language?: string;
  readonly asking?: OpenQuestion;
  readonly move?: PartialMove;
  readonly call?: Understanding['callTime'];
  readonly timezone?: string;
}

const preferred = ['MY', 'GB', 'CA', 'IE', 'EE'];

/** The understanding of the build, as of one day, for a company of the launch countries. */
export async function createUnderstandingService() {
  const languages = await readLanguages(fromHere('../../../shared/src/languages'));
  const guides = new GuidesService(await readGuides(fromHere('../features/guides/data')), languages.keys());
  const places = createPlacesService(read('gazetteer.bin'));
  const service = new UnderstandingService({
    places,
    guides,
    languages,
    classifier: read('classifier.bin'),
    matters: new Matters(read('matters.bin')),
    now,
  });
  const requestOf = (text: string, { language = 'en', ...beside }: Beside = {}) => ({
    text,
    reader: languageFor(languages, [language]),
    preferred,
    ...beside,
  });
  return { service, guides, now, requestOf };
}

export async function createUnderstanding() {
  const { service, requestOf } = await createUnderstandingService();
  return (text: string, beside: Beside = {}): Understanding => service.understand(requestOf(text, beside));
}

/** The slots without how sure they are. */
export const valuesOf = ({ slots }: Understanding): Record<string, unknown> =>
  Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, slot?.value]));
