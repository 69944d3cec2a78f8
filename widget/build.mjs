/**
 * Builds the chat's frame, which has two parts.
 *
 *   dist/frame.json   { style, early, chat, ahead, languages, american }: what the server makes the document of; of each
 *                     language its name, its direction, the first view and its words, and where the rest of its words
 *                     are; `american` is English as it is written in the United States
 *   dist/assets/*.js  the chat's code and what comes after it, served at /widget/assets/, for ever the same under
 *                     their name; each also as .br
 *
 * The document holds the first message. The code is asked for in its head, and comes while that message is read:
 *
 *   <!doctype html>
 *   <html lang="{language}" dir="{ltr|rtl}" data-theme="{light|dark|auto}">
 *   <head>
 *     <meta charset="utf-8">
 *     <link rel="modulepreload" href="{each of `ahead`, and the language's words}">
 *     <meta name="viewport"
 *       content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
 *     <title>{company}</title>
 *     <style>{style}</style>
 *     <style>{the company's tones: --brand, --on-brand, … as in src/theme/tokens.css}</style>
 *   </head>
 *   <body>
 *     <div id="root" data-company="{slug}">{the first view, its gaps filled in}</div>
 *     <div id="late" hidden>{what is said where the code does not come}</div>
 *     <script type="application/json" id="meg-data">{FrameData, with each < as \u003c}</script>
 *     <script>{early, which runs the chat after the first frame}</script>
 *   </body>
 *   </html>
 *
 * `style` and `early` go in byte for byte: the CSP holds their hashes.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotli } from '../tools/brotli.mjs';
import { buildCode } from './rollup/code.mjs';
import { buildEarlyScript, loadDrawing } from './rollup/first-view.mjs';
import { readAmerican, readFirstViewKeys, readLanguages, wordsModules, wordsOf } from './rollup/languages.mjs';
import { createStyles } from './rollup/styles.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const source = join(folder, 'src');
const assets = join(folder, 'dist/assets');
const styles = createStyles(source);

/** Not one of the languages to choose from. */
const american = 'en-us';

async function build() {
  await rm(assets, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  const { chat, ahead, style } = await buildCode({ folder, assets, styles });
  const early = await buildEarlyScript(folder, chat);
  // Inside a <script>, these would end it or change how it is read.
  if (/<\/script|<!--/i.test(early)) throw new Error('A script may hold neither "</script" nor "<!--"');
  const frame = { style, early, chat, ahead, ...(await buildLanguages()) };
  await writeFile(join(folder, 'dist/frame.json'), JSON.stringify(frame));
  await compressAssets();
}

/** One file a language: only the chosen one is loaded. */
async function buildLanguages() {
  const languages = await readLanguages(join(folder, '../shared/src/languages'));
  languages[american] = await readAmerican(join(folder, '../shared/src/domain/english'), languages.en);
  const { firstViewKeys, noCompanyKeys } = await readFirstViewKeys(source);
  const texts = await wordsModules(source, languages);
  // One for all of them: the document names each, and what is alike weighs nothing.
  const hash = createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('base64url')
    .slice(0, 8);
  const entries = Object.entries(languages).map(async ([code, language]) => {
    const text = texts.get(code);
    const name = `words-${code}-${hash}.js`;
    await writeFile(join(assets, name), text);
    const { direction, name: ownName } = language;
    const words = `/widget/assets/${name}`;
    const firstView = wordsOf(language, firstViewKeys);
    const noCompany = wordsOf(language, noCompanyKeys);
    const offer = language.chat['language.continue'];
    return [code, { name: ownName, direction, firstView, noCompany, words, offer }];
  });
  const { [american]: inAmerican, ...others } = Object.fromEntries(await Promise.all(entries));
  const drawn = await drawFirstViews(others);
  // The visitor chooses English, and the server which one.
  const drawnAmerican = (await drawFirstViews({ ...others, en: inAmerican })).en;
  return { languages: drawn, american: drawnAmerican };
}

/** To each language the first view as the server writes it into the document. */
async function drawFirstViews(languages) {
  const { drawFirstView } = await loadDrawing(folder, styles);
  const entries = Object.entries(languages);
  const choice = entries.map(([code, { name, direction, words, offer }]) => [code, name, direction, words, offer]);
  return Object.fromEntries(
    entries.map(([code, one]) => [code, { ...one, drawn: drawFirstView({ code, ...one }, choice) }]),
  );
}

async function compressAssets() {
  for (const name of (await readdir(assets)).sort()) {
    const compressed = brotli(await readFile(join(assets, name)));
    await writeFile(join(assets, `${name}.br`), compressed);
    process.stdout.write(`${String(compressed.length).padStart(7)} B  ${name}\n`);
  }
}

await build();
