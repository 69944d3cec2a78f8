import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const rooms = ['shared/src', 'loader/src', 'widget/src', 'server/src', 'dashboard/src', 'examples/e2e'];
const testFile = /\.(test\.tsx?|faults\.ts|spec\.ts)$/;
const title = /(['"`])survives: (.*?)\1/g;

/** Each promise of the table with the files that it names. A promise is a heading, a file the head of a list item. */
export function readPromises(markdown) {
  return markdown
    .split(/^### /m)
    .slice(1)
    .map((section) => ({
      name: section.slice(0, section.indexOf('\n')).trim(),
      files: [...section.matchAll(/^- \[?`([^`]+)`/gm)].map(([, file]) => file),
    }));
}

/** Replaces constants of the file in a title by their values. */
function writeOut(words, source) {
  return words.replace(/\$\{(\w+)\}/g, (whole, name) => {
    const [, , value] = new RegExp(`const ${name} = (['"\`])(.*?)\\1`).exec(source) ?? [];
    return value ?? whole;
  });
}

/** The promises that a file's suites say they hold. What follows a dash or a bracket is a suite's own. */
export function promisesIn(source) {
  const titles = [...source.matchAll(title)].map(([, , words]) => writeOut(words, source));
  return [...new Set(titles.map((words) => words.split(/ – | \(/)[0]))];
}

function filesBelow(folder) {
  return existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
}

/** The source with those of its imports: a suite that several files run is in a file of its own. */
function withImports(file) {
  const source = readFileSync(file, 'utf8');
  const imported = [...source.matchAll(/from '(\.[^']+)\.js'/g)].map(([, to]) =>
    path.join(path.dirname(file), `${to}.ts`),
  );
  return [source, ...imported.filter((one) => existsSync(one)).map((one) => readFileSync(one, 'utf8'))];
}

/** Each test file with the promises that its suites hold. */
export function readTestFiles(root) {
  return rooms.flatMap((room) =>
    filesBelow(path.join(root, room))
      .map((file) => path.posix.join(room, file.replaceAll('\\', '/')))
      .filter((file) => testFile.test(file))
      .map((file) => ({ file, promises: [...new Set(withImports(path.join(root, file)).flatMap(promisesIn))] })),
  );
}

function faultsOfPromise({ name, files }, testFiles) {
  const holding = testFiles.filter(({ promises }) => promises.includes(name)).map(({ file }) => file);
  return [
    ...(files.length === 0 ? [`"${name}" names no test`] : []),
    ...files
      .filter((file) => !holding.includes(file))
      .map((file) => `"${name}" names ${file}, where no suite is titled "survives: ${name}"`),
    ...holding.filter((file) => !files.includes(file)).map((file) => `"${name}" does not name ${file}, which holds it`),
  ];
}

function faultsOfFile({ file, promises }, names) {
  const unknown = promises
    .filter((name) => !names.includes(name))
    .map((name) => `${file} has a suite "survives: ${name}", and there is no promise of that name`);
  const isIdle = file.endsWith('.faults.ts') && promises.length === 0;
  return isIdle ? [`${file} has no suite titled "survives: …"`] : unknown;
}

/** Differences between the table and the tests, one sentence each. */
export function promiseFaults(promises, testFiles) {
  const names = promises.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...twice.map((name) => `"${name}" stands there twice`),
    ...promises.flatMap((promise) => faultsOfPromise(promise, testFiles)),
    ...testFiles.flatMap((testFile) => faultsOfFile(testFile, names)),
  ];
}
