import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { rollup } from 'rollup';
import { adoptStyle } from './styles.mjs';

/** The chat's React code runs on Preact. */
export const reactIsPreact = alias({
  entries: [
    { find: /^react$/, replacement: fileURLToPath(new URL('react.mjs', import.meta.url)) },
    { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  ],
});

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
    keep_fargs: false,
    comparisons: false,
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

/** The document holds the style of the chat's own file. The engine's file, which has the cards, brings theirs. */
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
      renderChunk(code, { isDynamicEntry }) {
        if (!isDynamicEntry) return null;
        return { code: `${adoptStyle(later.map((id) => sheets.get(id)).join(''))}\n${code}`, map: null };
      },
    },
  };
}

/** Writes the chat's code. Answers with the addresses that the document needs, and with its style. */
export async function buildCode({ folder, assets, styles }) {
  const main = join(folder, 'src/main.tsx');
  const sheets = styleSheets(main);
  const bundle = await rollup({
    input: { chat: main },
    onwarn: failOnWarning,
    // Calls of `h` are smaller than those of the automatic runtime, which name `children` each time.
    jsx: { mode: 'classic', factory: 'h', fragment: 'Fragment', importSource: 'preact' },
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
          jsx: 'preserve',
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
    entryFileNames: 'chat-[hash:6].js',
    chunkFileNames: 'engine-[hash:6].js',
    // Twice: the second time finds what the first has laid open.
    plugins: [minify, minify],
  });
  // The entry comes first, and imports all the rest later.
  const ahead = output.map(({ fileName }) => `/widget/assets/${fileName}`);
  return { chat: ahead[0], ahead, style: sheets.inDocument() };
}
