import { join } from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { reactIsPreact } from './code.mjs';
import { transpile } from './transpile.mjs';

/** What the chat asks its browser for as it draws itself, answered as for a new visitor. */
const browser = 'const navigator = { onLine: true };';

/** The module that draws the first view, in this process: its class names are those of the document's style. */
export async function loadDrawing(folder, styles) {
  const bundle = await rollup({
    input: join(folder, 'src/early/draw-first-view.tsx'),
    plugins: [reactIsPreact, transpile(), resolve(), styles(() => undefined)],
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true, banner: browser });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

/** The script that comes before the chat's own. No module, because it has to run before anything is drawn. */
export async function buildEarlyScript(folder, chatAddress) {
  const bundle = await rollup({
    input: join(folder, 'src/early/early-script.ts'),
    plugins: [transpile(), resolve()],
  });
  const { output } = await bundle.generate({
    format: 'iife',
    strict: false,
    plugins: [
      terser({
        ecma: 2020,
        compress: { passes: 3, unsafe_arrows: true, global_defs: { megChatAddress: chatAddress } },
      }),
    ],
  });
  return output[0].code.trim();
}
