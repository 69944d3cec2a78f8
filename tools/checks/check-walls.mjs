import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root } from '../run.mjs';
import { wallSamples } from './wall-samples.mjs';
import { walls } from './walls.mjs';

const rooms = ['shared/src', 'loader/src', 'widget/src', 'server/src', 'dashboard/src', 'examples'];
const packages = ['zod', 'fastify', 'kysely'];

async function violationsIn(baseDir, folders) {
  const { forbidden, options } = walls;
  const { output } = await cruise(folders, { ...options, baseDir, validate: true, ruleSet: { forbidden } });
  return output.summary.violations;
}

function writeBelow(folder, file, text) {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

function importOf(from, to) {
  const target = packages.includes(to) ? to : path.relative(path.dirname(from), to);
  const specifier = packages.includes(to) || target.startsWith('.') ? target : `./${target}`;
  return `import { it } from '${specifier.replace(/\.ts$/, '.js')}';\nexport const used = it;\n`;
}

/** Makes a small tree in which each sample breaks its wall. */
function createSampleTree(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const name of packages) {
    writeBelow(folder, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    writeBelow(folder, `node_modules/${name}/index.js`, 'export const it = 1;\n');
  }
  const samples = Object.values(wallSamples);
  for (const [, to] of samples) if (!packages.includes(to)) writeBelow(folder, to, 'export const it = 1;\n');
  for (const [from, to, circle] of samples) {
    writeBelow(folder, from, `${importOf(from, to)}export { used as it };\n`);
    if (circle) writeBelow(folder, to, importOf(to, from));
  }
}

async function checkSources() {
  const violations = await violationsIn(root, rooms);
  for (const { rule, from, to } of violations) {
    const { comment } = walls.forbidden.find(({ name }) => name === rule.name);
    console.error(`✗ ${from} must not import ${to}\n  ${rule.name}: ${comment}`);
  }
  return violations.length === 0;
}

async function checkRules() {
  const folder = path.join(root, '.cache/wall-samples');
  createSampleTree(folder);
  const violations = await violationsIn(folder, rooms);
  const names = new Set(walls.forbidden.map(({ name }) => name));
  const faults = [
    ...Object.entries(wallSamples)
      .filter(([name, [from]]) => !violations.some(({ rule, from: found }) => rule.name === name && found === from))
      .map(([name]) => `The wall ${name} no longer stops what it stands for (tools/checks/wall-samples.mjs)`),
    ...[...names]
      .filter((name) => !(name in wallSamples))
      .map((name) => `The wall ${name} has no sample that breaks it`),
  ];
  for (const fault of faults) console.error(`✗ ${fault}`);
  return faults.length === 0;
}

const whole = [await checkRules(), await checkSources()].every(Boolean);
if (whole) console.log(`${walls.forbidden.length} walls stand`);
process.exit(whole ? 0 : 1);
