/**
 * Builds the chat's frame.
 *
 *   dist/frame.json   { style, early, script, languages }: what the server makes the document of; of each language
 *                     its name, its direction, the first view and its words, and where the rest of its words are
 *   dist/assets/*.js  the parts that come after the first message, served at /widget/assets/, for ever the same under
 *                     their name; each also as .br
 *
 * The document, so that one request brings the first message:
 *
 *   <!doctype html>
 *   <html lang="{language}" dir="{ltr|rtl}" data-theme="{light|dark|auto}">
 *   <head>
 *     <meta charset="utf-8">
 *     <meta name="viewport"
 *       content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
 *     <title>{company}</title>
 *     <style>{style}</style>
 *     <style>{the company's tones: --brand, --on-brand, … as in src/theme/tokens.css}</style>
 *   </head>
 *   <body>
 *     <div id="root" hidden data-company="{slug}">{the first view, its gaps filled in}</div>
 *     <div id="late" hidden>{what is said where the script does not come}</div>
 *     <script type="application/json" id="meg-data">{FrameData, with each < as \u003c}</script>
 *     <script>{early}</script>
 *     <script id="meg-script" type="inert">{script, which the early one starts after the first frame}</script>
 *   </body>
 *   </html>
 *
 * `style`, `early` and `script` go in byte for byte: the CSP holds their hashes.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { rollup } from 'rollup';
import { buildEarlyScript, loadDrawing } from './rollup/first-view.mjs';
import { readFirstViewKeys, readLanguages, wordsModule, wordsOf } from './rollup/languages.mjs';
import { compress, sampleDocument } from './rollup/measure.mjs';
import { collectParts, writeAddresses } from './rollup/parts.mjs';
import { adoptStyle, createStyles } from './rollup/styles.mjs';
import { transpile } from './rollup/transpile.mjs';

const most = { document: 17_000, whole: 60_000 };
const folder = fileURLToPath(new URL('.', import.meta.url));
const source = join(folder, 'src');
const assets = join(folder, 'dist/assets');
const styles = createStyles(source);

function reactIs(file) {
  return alias({ entries: [{ find: /^react(\/jsx-runtime)?$/, replacement: join(folder, 'rollup', file) }] });
}

const output = {
  dir: assets,
  format: 'es',
  generatedCode: 'es2015',
  plugins: [
    terser({
      module: true,
      ecma: 2020,
      compress: {
        passes: 4,
        unsafe_arrows: true,
        pure_getters: true,
        unsafe_methods: true,
        hoist_props: true,
        unsafe: true,
        comparisons: false,
        keep_fargs: false,
      },
    }),
  ],
};

function failOnWarning(warning) {
  throw new Error(warning.message);
}

/** As the browser would run them, which is the order in which their styles apply. */
function inOrderOfImport(path, importsOf, seen = new Set()) {
  if (seen.has(path)) return [];
  seen.add(path);
  return [...importsOf(path).flatMap((imported) => inOrderOfImport(imported, importsOf, seen)), path];
}

async function openDocumentBundle() {
  const parts = new Map();
  const sheets = new Map();
  const keep = (path, css) => {
    sheets.set(path, css);
    return '';
  };
  let paths = [];
  const orderModules = {
    name: 'order-modules',
    buildEnd() {
      paths = inOrderOfImport(join(source, 'main.tsx'), (path) => this.getModuleInfo(path)?.importedIds ?? []);
    },
  };
  const bundle = await rollup({
    input: join(source, 'main.tsx'),
    onwarn: failOnWarning,
    plugins: [
      collectParts(parts),
      orderModules,
      reactIs('react-runtime.mjs'),
      resolve(),
      typescript({
        tsconfig: join(folder, 'tsconfig.json'),
        compilerOptions: {
          composite: false,
          declaration: false,
          emitDeclarationOnly: false,
          outDir: assets,
          sourceMap: false,
        },
        outputToFilesystem: false,
      }),
      styles(keep),
    ],
  });
  const style = paths.map((path) => sheets.get(path) ?? '').join('');
  return { bundle, parts, style, isInDocument: (path) => sheets.has(path) };
}

/**
 * Each part is a file of its own, whole: what two of them share is so little that another request would cost more.
 * A style sheet that the document does not hold comes with the part.
 */
async function buildPart([name, file], isInDocument) {
  const keep = (path, css) => (isInDocument(path) ? '' : adoptStyle(css));
  const bundle = await rollup({
    input: { [name]: file },
    onwarn: failOnWarning,
    plugins: [reactIs('shared-react-runtime.mjs'), transpile(), resolve(), styles(keep)],
  });
  const { output: chunks } = await bundle.write({ ...output, entryFileNames: '[name]-[hash:6].js' });
  return [name, `/widget/assets/${chunks[0].fileName}`];
}

async function build() {
  await rm(join(folder, 'dist/assets'), { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  const { bundle, parts, style, isInDocument } = await openDocumentBundle();
  const addresses = new Map(await Promise.all([...parts].map((part) => buildPart(part, isInDocument))));
  const { output: chunks } = await bundle.generate(output);
  const script = writeAddresses(chunks[0].code, addresses);
  const early = await buildEarlyScript(folder);
  // Inside a <script>, these would end it or change how it is read.
  if (/<\/script|<!--/i.test(script + early)) throw new Error('A script may hold neither "</script" nor "<!--"');
  const frame = { style, early, script, languages: await buildLanguages() };
  await writeFile(join(folder, 'dist/frame.json'), JSON.stringify(frame));
  return { frame, sizes: await compressAssets() };
}

/** One file a language: only the chosen one is loaded. */
async function buildLanguages() {
  const languages = await readLanguages(join(folder, '../shared/src/languages'));
  const { firstViewKeys, noCompanyKeys } = await readFirstViewKeys(source);
  const texts = new Map(Object.entries(languages).map(([code, language]) => [code, wordsModule(language)]));
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
    return [code, { name: ownName, direction, firstView, noCompany, words }];
  });
  return drawFirstViews(Object.fromEntries(await Promise.all(entries)));
}

/** To each language the first view as the server writes it into the document. */
async function drawFirstViews(languages) {
  const { drawFirstView } = await loadDrawing(folder, styles);
  const entries = Object.entries(languages);
  const choice = entries.map(([code, { name, direction, words }]) => [code, name, direction, words]);
  return Object.fromEntries(
    entries.map(([code, one]) => [code, { ...one, drawn: drawFirstView({ code, ...one }, choice) }]),
  );
}

async function compressAssets() {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js')).sort();
  return Promise.all(
    names.map(async (name) => {
      const compressed = compress(await readFile(join(assets, name)));
      await writeFile(join(assets, `${name}.br`), compressed);
      return [name, compressed.length];
    }),
  );
}

/** Of the languages a visitor loads one, and the heaviest counts. */
function wholeSize(document, sizes) {
  const isWords = ([name]) => name.startsWith('words-');
  const words = Math.max(...sizes.filter(isWords).map(([, size]) => size));
  return sizes.filter((one) => !isWords(one)).reduce((sum, [, size]) => sum + size, document + words);
}

function report({ frame, sizes }) {
  const document = compress(sampleDocument(frame)).length;
  const whole = wholeSize(document, sizes);
  const lines = [['document', document], ...sizes, ['whole widget', whole]];
  for (const [name, size] of lines) process.stdout.write(`${String(size).padStart(7)} B  ${name}\n`);
  if (document > most.document || whole > most.whole) {
    throw new Error(`Too heavy: the document may have ${most.document} B and the whole widget ${most.whole} B`);
  }
}

report(await build());
