import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const budgetBytes = 3000;

/** A style sheet as one line of text, for a constructed sheet. */
const cssText = {
  name: 'css-text',
  transform(code, id) {
    if (!id.endsWith('.css')) return null;
    const css = code
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};:,>]) ?/g, '$1')
      .replaceAll(';}', '}')
      .trim();
    return { code: `export const css = ${JSON.stringify(css)};`, map: null };
  },
};

/** Writes the Brotli twin that the server sends, and fails the build that a host page would have to pay for. */
const brotliWithinBudget = {
  name: 'brotli-within-budget',
  writeBundle({ file }) {
    const script = readFileSync(file);
    const compressed = brotliCompressSync(script, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: script.length },
    });
    writeFileSync(`${file}.br`, compressed);
    const size = `meg.js ${version}: ${compressed.length} bytes Brotli (${script.length} plain), budget ${budgetBytes}`;
    if (compressed.length > budgetBytes) this.error(`Too heavy for a host page: ${size}`);
    this.info(size);
  },
};

export default {
  input: 'src/main.ts',
  output: { file: 'dist/meg.js', format: 'iife', strict: false },
  plugins: [
    cssText,
    nodeResolve(),
    typescript({
      tsconfig: './tsconfig.json',
      compilerOptions: {
        target: 'ES2021',
        outDir: 'dist',
        composite: false,
        incremental: false,
        declaration: false,
        emitDeclarationOnly: false,
        sourceMap: false,
      },
    }),
    terser({
      ecma: 2020,
      toplevel: true,
      compress: {
        passes: 4,
        unsafe_arrows: true,
        pure_getters: true,
        hoist_props: true,
        global_defs: { megVersion: version },
      },
      format: { comments: false },
    }),
    brotliWithinBudget,
  ],
};
