import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { documentFaults, indexFaults, listDocuments, settingFaults } from './documents.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

const documents = listDocuments(root);
const commands = Object.keys(JSON.parse(read('package.json')).scripts);
const configFiles = readdirSync(path.join(root, 'server/src'), { recursive: true })
  .filter((file) => /^config\b.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => path.join('server/src', file));
const faults = [
  ...documents.flatMap((document) => documentFaults(root, document, commands)),
  ...settingFaults(read('docs/running.md'), configFiles.map(read).join('\n')),
  ...indexFaults(root),
];
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length === 0) console.log(`${documents.length} documents name what is there`);
process.exit(faults.length === 0 ? 0 : 1);
