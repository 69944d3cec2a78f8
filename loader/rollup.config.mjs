import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
/** 3 KB. */
const budgetBytes = 3072;
const settingsName = 'companysOwn';

/** A style sheet as one line of text, for a constructed sheet, with the settings in the place of its variables. */
const cssText = {
  name: 'css-text',
  transform(code, id) {
    if (!id.endsWith('.css')) return null;
    const css = code
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};:,>/]) ?/g, '$1')
      .replace(/\b0\./g, '.')
      .replace(/ \+ (?=[a-z.])/g, '+')
      .replaceAll('@media (', '@media(')
      .replaceAll(' !important', '!important')
      .replaceAll(';}', '}')
      .trim();
    const text = JSON.stringify(css)
      .slice(1, -1)
      .replaceAll('\\"', '"')
      .replace(/var\(--(\w+)\)/g, (_, name) => `\${${name}}${/^[xy]$/.test(name) ? 'px' : ''}`);
    return { code: `export const css = ([colour, ink], [x, y = x]) => \`${text}\`;`, map: null };
  },
};

/**
 * The whole script as a function of a company's settings: the server puts them in the place of the last `{}`. No fault
 * reaches the host page, as in `attempt.ts`.
 */
const takesSettings = {
  name: 'takes-settings',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      // One keyword for every variable compresses better than two.
      const body = chunk.code
        .trim()
        .replace(/\bconst\b/g, 'let')
        .replaceAll(settingsName, '$$$$');
      chunk.code = `($$=>{try{${body}}catch(e){console.warn("Meg:",e)}})({})`;
    }
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
  output: { file: 'dist/meg.js', format: 'es', strict: false },
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
        passes: 3,
        unsafe_arrows: true,
        pure_getters: true,
        hoist_funs: true,
        hoist_props: true,
        unsafe: true,
        comparisons: false,
        global_defs: { megVersion: version },
      },
      format: { comments: false },
    }),
    takesSettings,
    brotliWithinBudget,
  ],
};
