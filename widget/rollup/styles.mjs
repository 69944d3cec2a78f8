import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import cssnano from 'cssnano';
import postcss from 'postcss';
import modules from 'postcss-modules';
import nesting from 'postcss-nesting';

const processor = (plugins) => postcss([...plugins, nesting(), cssnano({ preset: 'default' })]);

/**
 * Short names, the same in the document and in every file of code, and the same in each build: the place of the file among
 * all style sheets, and of the class in its file.
 */
function createNames(sourceFolder) {
  const files = readdirSync(sourceFolder, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const locals = new Map(files.map((file) => [file, []]));
  return (local, path) => {
    const file = relative(sourceFolder, path).split(sep).join('/');
    const known = locals.get(file);
    if (!known.includes(local)) known.push(local);
    const letter = String.fromCharCode(97 + (files.indexOf(file) % 26)).repeat(
      1 + Math.floor(files.indexOf(file) / 26),
    );
    return `${letter}${known.indexOf(local)}`;
  };
}

const lengthToken = /^\s*(--[\w-]+): (\d+px);$/gm;

/** Lengths are the same in every theme: written out where they are used, they can be reckoned with, and weigh less. */
function createLengthWriter(sourceFolder) {
  const tokens = readFileSync(join(sourceFolder, 'theme/tokens.css'), 'utf8');
  const lengths = new Map([...tokens.matchAll(lengthToken)].map(([, name, length]) => [name, length]));
  return (css) =>
    css
      .replace(lengthToken, (whole, name) => (lengths.has(name) ? '' : whole))
      .replace(/var\((--[\w-]+)\)/g, (whole, name) => lengths.get(name) ?? whole);
}

/** CSS Modules and plain style sheets. `keep(path, css)` takes the style of a file; its module is the class names. */
export function createStyles(sourceFolder) {
  const nameOf = createNames(sourceFolder);
  const writeLengths = createLengthWriter(sourceFolder);
  return (keep) => ({
    name: 'styles',
    async transform(source, path) {
      if (!path.endsWith('.css')) return null;
      let names = {};
      const scoped = modules({
        generateScopedName: nameOf,
        getJSON: (_path, json) => {
          names = json;
        },
      });
      const { css } = await processor(path.endsWith('.module.css') ? [scoped] : []).process(writeLengths(source), {
        from: path,
      });
      keep(path, css);
      return { code: `export default ${JSON.stringify(names)};`, map: null, moduleSideEffects: 'no-treeshake' };
    },
  });
}

/** The code by which a file brings its own style: needs neither a request nor an exception in the CSP. */
export function adoptStyle(css) {
  return [
    'const sheet = new CSSStyleSheet();',
    `sheet.replaceSync(${JSON.stringify(css)});`,
    'document.adoptedStyleSheets.push(sheet);',
  ].join('\n');
}
