import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folders = 'server|shared|widget|loader|dashboard|examples|tools|docs';
/** A path from the root, as documents name it: `server/src/app.ts`, or `server/src/features/<noun>/` for any noun. */
const namedPath = new RegExp(`(?<![\\w./-])(?:${folders})/[\\w./<>*-]*`, 'g');
/** The end of a path, as lists name it after its folder: `slots/denial.ts`. */
const shortName = new RegExp(`\`((?!(?:${folders})/)(?:[\\w-]+/)*\\w[\\w.-]*\\.(?:tsx?|mjs|css))\``, 'g');
const builtFolder = /^\w+\/(dist|build)\//;
const codeSpan = /```[\s\S]*?```|`[^`]+`/g;
const link = /\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g;
const npmCommand = /npm run ([a-z][\w-]*)/g;

/** The documents of the project, by their paths from the root. */
export function listDocuments(root) {
  const atRoot = readdirSync(root).filter((file) => file.endsWith('.md'));
  const inDocs = readdirSync(path.join(root, 'docs')).filter((file) => file.endsWith('.md'));
  return [...atRoot, ...inDocs.map((file) => `docs/${file}`)];
}

/** The paths that a document names in its code spans, each once. */
export function pathsIn(markdown) {
  const spans = [...markdown.matchAll(codeSpan)].flatMap(([span]) => [...span.matchAll(namedPath)]);
  const paths = spans.map(([found]) => found.replace(/[./]+$/, '')).filter((found) => found.includes('/'));
  return [...new Set(paths)].filter((found) => !builtFolder.test(`${found}/`));
}

/** The anchor that a heading gets on the usual hosts of repositories. */
export function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function anchorsIn(markdown) {
  return [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading));
}

/** `<noun>` and `*` stand for any name: one that is there is enough. */
function exists(folder, [segment, ...rest]) {
  if (segment === undefined) return existsSync(folder);
  if (!/[<*]/.test(segment)) return exists(path.join(folder, segment), rest);
  if (!existsSync(folder)) return false;
  const pattern = new RegExp(`^${segment.replaceAll('.', '\\.').replace(/<[^>]*>|\*+/g, '.+')}$`);
  return readdirSync(folder).some((name) => pattern.test(name) && exists(path.join(folder, name), rest));
}

const sources = new Map();

function sourcesOf(root) {
  if (!sources.has(root)) {
    const names = folders
      .split('|')
      .filter((folder) => existsSync(path.join(root, folder)))
      .flatMap((folder) =>
        readdirSync(path.join(root, folder), { recursive: true }).map((name) => `/${folder}/${name}`),
      );
    sources.set(
      root,
      names.filter((name) => !/\/(node_modules|dist|build)\//.test(name)),
    );
  }
  return sources.get(root);
}

function* shortNameFaults(root, document, markdown) {
  for (const name of new Set([...markdown.matchAll(shortName)].map(([, found]) => found)))
    if (!sourcesOf(root).some((file) => file.endsWith(`/${name}`)) && !existsSync(path.join(root, name)))
      yield `${document} names ${name}, and no file ends so`;
}

function* linkFaults(root, document, markdown) {
  for (const [, file, anchor] of markdown.replace(codeSpan, '').matchAll(link)) {
    const target = file ? path.join(root, path.dirname(document), file) : path.join(root, document);
    if (!existsSync(target)) yield `${document} links to ${file}, which is not there`;
    else if (anchor && target.endsWith('.md') && !anchorsIn(readFileSync(target, 'utf8')).includes(anchor))
      yield `${document} links to ${file}#${anchor}, and there is no such heading`;
  }
}

/** What a document says that is not so, one sentence each: paths, links and commands. */
export function documentFaults(root, document, commands) {
  const markdown = readFileSync(path.join(root, document), 'utf8');
  const missing = pathsIn(markdown).filter((named) => !exists(root, named.split('/')));
  const unknown = [...markdown.matchAll(npmCommand)].map(([, name]) => name).filter((name) => !commands.includes(name));
  return [
    ...missing.map((named) => `${document} names ${named}, which is not there`),
    ...[...new Set(unknown)].map((name) => `${document} names npm run ${name}, which package.json does not have`),
    ...shortNameFaults(root, document, markdown),
    ...linkFaults(root, document, markdown),
  ];
}

/** Settings that the server reads and the page does not explain, and the other way round. */
export function settingFaults(page, configSource) {
  const explained = [...page.matchAll(/^\| `([A-Z][A-Z_]+)`/gm)].map(([, name]) => name);
  const read = [...configSource.matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
  return [
    ...read.filter((name) => !explained.includes(name)).map((name) => `docs/running.md does not explain ${name}`),
    ...explained
      .filter((name) => !configSource.includes(name))
      .map((name) => `docs/running.md explains ${name}, which no setting is called`),
  ];
}

/** Pages that the index of the documentation leaves out. */
export function indexFaults(root) {
  const index = readFileSync(path.join(root, 'docs/README.md'), 'utf8');
  return listDocuments(root)
    .filter((document) => document.startsWith('docs/') && document !== 'docs/README.md')
    .filter((document) => !index.includes(`](${path.basename(document)})`))
    .map((document) => `docs/README.md does not list ${document}`);
}
