import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { must, root, run, runTool } from '../run.mjs';

const stampsFile = path.join(root, '.cache/build-stamps.json');
const inputsOfAll = ['package-lock.json', 'tsconfig.base.json'];

/** Inputs and output of each build. A build runs only if one of its inputs has changed. */
const steps = [
  {
    name: 'shared and server',
    inputs: ['shared', 'server'],
    output: 'server/dist/main.js',
    build: () => runTool('tsc', ['-b', 'shared', 'server']),
  },
  {
    name: 'list of places',
    inputs: ['server/scripts', 'server/src/features/places'],
    output: 'server/dist/gazetteer.bin',
    build: () => run('node', ['server/scripts/build-gazetteer.mjs']),
  },
  {
    name: 'matters of questions',
    inputs: ['server/scripts', 'server/src/retrieval', 'server/src/text', 'server/src/features/guides'],
    output: 'server/dist/matters.bin',
    build: () => run('node', ['server/scripts/learn-matters.mjs']),
  },
  {
    name: 'classifier of sentences',
    // After the list of places and the matters: the examples are read with them.
    inputs: [
      'server/scripts',
      'server/src/retrieval/matters',
      'server/src/features/understanding',
      'server/src/features/places',
      'server/src/features/guides',
      'shared/src/contract',
    ],
    output: 'server/dist/classifier.bin',
    build: () => run('node', ['server/scripts/train-classifier.mjs']),
  },
  {
    name: 'loader',
    inputs: ['loader', 'shared/src/bridge'],
    output: 'loader/dist/meg.js',
    build: () => run('npm', ['run', '--silent', 'build', '-w', 'loader']),
  },
  {
    name: 'widget',
    inputs: ['widget', 'shared/src'],
    output: 'widget/dist/frame.json',
    build: () => run('npm', ['run', '--silent', 'build', '-w', 'widget']),
  },
  {
    name: 'React example',
    // After the loader: it uses the package that is built there.
    inputs: ['examples/single-page-app', 'loader/src/npm'],
    output: 'examples/single-page-app/dist/app.js',
    build: () => run('npm', ['run', '--silent', 'build', '-w', 'examples']),
  },
  {
    name: 'dashboard',
    inputs: ['dashboard', 'shared/src', 'server/src/features/guides/data'],
    output: 'dashboard/build/client/index.html',
    build: () => run('npm', ['run', '--silent', 'build', '-w', 'dashboard']),
  },
];

const generatedFolders = new Set(['node_modules', 'dist', 'build', '.react-router']);

function filesBelow(entry) {
  const full = path.join(root, entry);
  if (statSync(full).isFile()) return [entry];
  return readdirSync(full)
    .filter((name) => !generatedFolders.has(name))
    .flatMap((name) => filesBelow(path.join(entry, name)));
}

function stampOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesBelow).sort()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function readStamps() {
  return existsSync(stampsFile) ? JSON.parse(readFileSync(stampsFile, 'utf8')) : {};
}

/** Builds what has changed since the last build, and prints each step. */
export async function build() {
  const stamps = readStamps();
  for (const { name, inputs, output, build: make } of steps) {
    const stamp = stampOf([...inputs, ...inputsOfAll]);
    if (stamps[name] === stamp && existsSync(path.join(root, output))) continue;
    console.log(`Building ${name} …`);
    await must(`Building ${name}`, make());
    stamps[name] = stamp;
    mkdirSync(path.dirname(stampsFile), { recursive: true });
    writeFileSync(stampsFile, JSON.stringify(stamps, null, 2));
  }
}

if (process.argv[1] === path.join(root, 'tools/build/build.mjs')) await build();
