/**
 * Keeps the translations of the country guides bound to the English sentences that they were made from.
 *
 * `npm run translations` lists what is missing or outdated. `-- --mark` marks what is outdated, so that readers get the
 * English sentence and the tests pass; `-- --done` takes all that stands there as made from the guides as they are now.
 * Both may name one file: `-- --done es/japan`.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const built = path.join(root, 'server/dist/features/guides');
const source = path.join(root, 'server/src/features/guides/data');

const inRoot = { cwd: root, stdio: 'inherit' };

// Otherwise what was just translated would be overwritten with what was built before.
if (spawnSync('npx', ['tsc', '-b', 'server'], inRoot).status !== 0) process.exit(1);
const [{ readGuides }, { readTranslationFiles }, { digestOf, textsOf }] = await Promise.all(
  ['read-guides.js', 'translations/read-translations.js', 'translations/guide-texts.js'].map(
    (file) => import(path.join(built, file)),
  ),
);

const [action, only] = process.argv.slice(2);
if (![undefined, '--mark', '--done'].includes(action))
  throw new Error('npm run translations -- [--mark | --done] [es/japan]');

const changes = {
  '--mark': (entry, digest) => (entry.of === digest ? entry : { ...entry, isOutdated: true }),
  '--done': ({ text }, digest) => ({ of: digest, text }),
};

function write(file, entries) {
  const lines = entries.map(([at, entry]) => `  ${JSON.stringify(at)}: ${JSON.stringify(entry)},`);
  const text = [
    "import type { GuideTranslation } from '../../translations/read-translations.js';\n",
    'export const translation: GuideTranslation = {',
    ...lines,
    '};\n',
  ];
  writeFileSync(file, text.join('\n'));
}

const guides = await readGuides(path.join(built, 'data'));
const files = await readTranslationFiles(path.join(built, 'data'), guides);
const written = [];
for (const { language, slug, translation } of files) {
  const texts = textsOf(guides.get(slug));
  const name = `${language}/${slug}`;
  const missing = [...texts.keys()].filter((at) => !translation[at]);
  const outdated = Object.entries(translation).filter(
    ([at, { of, isOutdated }]) => isOutdated || of !== digestOf(texts.get(at) ?? ''),
  );
  for (const at of missing) console.log(`${name}: ${at} is missing`);
  for (const [at, { isOutdated }] of outdated)
    console.log(`${name}: ${at} is outdated${isOutdated ? ', and marked' : ''}`);
  if (!action || outdated.length === 0 || (only && only !== name)) continue;
  const kept = Object.entries(translation).filter(([at]) => texts.has(at));
  const file = path.join(source, `${name}.ts`);
  write(
    file,
    kept.map(([at, entry]) => [at, changes[action](entry, digestOf(texts.get(at)))]),
  );
  written.push(file);
}
if (written.length > 0) spawnSync('npx', ['biome', 'check', '--write', ...written], inRoot);
console.log(`${files.length} translations of ${guides.size} guides; ${written.length} files written`);
