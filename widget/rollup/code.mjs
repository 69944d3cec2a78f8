import { join } from 'node:path';
import alias from '@rollup/plugin-alias';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { rollup } from 'rollup';
import { adoptStyle } from './styles.mjs';

/** The chat's React code runs on Preact. Named imports only: the default export would bring all of React's names. */
export const reactIsPreact = alias({ entries: [{ find: /^react(?=$|\/)/, replacement: '@preact/compat' }] });

/** Each setting was kept because all files together are smaller with it. */
const minify = terser({
  module: true,
  ecma: 2020,
  compress: {
    passes: 4,
    unsafe_arrows: true,
    pure_getters: true,
    unsafe_methods: true,
    unsafe: true,
    hoist_props: false,
    hoist_vars: true,
    lhs_constants: false,
    inline: 1,
    loops: false,
  },
});

function failOnWarning(warning) {
  throw new Error(warning.message);
}

/** All that a module imports without waiting, itself last: the order in which a browser runs them. */
function inOrderOfImport(id, importsOf, seen = new Set()) {
  if (seen.has(id)) return [];
  seen.add(id);
  return [...importsOf(id).flatMap((imported) => inOrderOfImport(imported, importsOf, seen)), id];
}

/**
 * What several later files need comes with the engine, which is always there before a card: in a file of its own it
 * would cost another request.
 */
function placeSharedModules(main, engine) {
  const reached = new Map();
  return (id, { getModuleIds, getModuleInfo }) => {
    const importsOf = (one) => getModuleInfo(one).importedIds;
    const reaches = (entry) => {
      if (!reached.has(entry)) reached.set(entry, new Set(inOrderOfImport(entry, importsOf)));
      return reached.get(entry).has(id);
    };
    if (reaches(main)) return 'chat';
    const later = [...getModuleIds()].filter((one) => getModuleInfo(one).dynamicImporters.length > 0);
    return reaches(engine) || later.filter(reaches).length > 1 ? 'engine' : undefined;
  };
}

/**
 * The document holds the style of the chat's own file. The engine, which is there before any card, brings the style of
 * all cards: much of it is alike, so that it weighs less in one file than in several.
 */
function styleSheets(main) {
  const sheets = new Map();
  let inDocument = [];
  let later = [];
  return {
    keep: (id, css) => void sheets.set(id, css),
    inDocument: () => inDocument.map((id) => sheets.get(id) ?? '').join(''),
    plugin: {
      name: 'style-sheets',
      buildEnd() {
        const importsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
        const allImportsOf = (id) => [...importsOf(id), ...(this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])];
        inDocument = inOrderOfImport(main, importsOf);
        later = inOrderOfImport(main, allImportsOf).filter((id) => sheets.has(id) && !inDocument.includes(id));
      },
      renderChunk(code, { name }) {
        if (name !== 'engine') return null;
        return { code: `${adoptStyle(later.map((id) => sheets.get(id)).join(''))}\n${code}`, map: null };
      },
    },
  };
}

/** Writes the chat's code. Answers with the addresses that the document needs, and with its style. */
export async function buildCode({ folder, assets, styles }) {
  const main = join(folder, 'src/main.tsx');
  const engine = join(folder, 'src/app/engine.ts');
  const sheets = styleSheets(main);
  const bundle = await rollup({
    input: { chat: main },
    onwarn: failOnWarning,
    plugins: [
      reactIsPreact,
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
      styles(sheets.keep),
      sheets.plugin,
    ],
  });
  const { output } = await bundle.write({
    dir: assets,
    format: 'es',
    generatedCode: 'es2015',
    entryFileNames: '[name]-[hash:6].js',
    chunkFileNames: '[name]-[hash:6].js',
    manualChunks: placeSharedModules(main, engine),
    plugins: [minify],
  });
  const [chat, ahead] = ['chat', 'engine'].map(
    (name) => `/widget/assets/${output.find((chunk) => chunk.name === name).fileName}`,
  );
  return { chat, ahead: [chat, ahead], style: sheets.inDocument() };
}
