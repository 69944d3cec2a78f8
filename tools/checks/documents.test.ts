import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentFaults, indexFaults, settingFaults } from './documents.mjs';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'meg-documents-'));
  write('server/src/features/leads/leads.routes.ts', '');
  write('docs/running.md', '# Running a server\n\n## The key: for secrets\n');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function faultsOf(text: string): string[] {
  write('README.md', text);
  return documentFaults(root, 'README.md', ['seed']);
}

describe('A document is right', () => {
  it.each([
    'See `server/src/features/leads/`.',
    'A feature is `server/src/features/<noun>/<noun>.routes.ts`.',
    'Its calls: `leads/leads.routes.ts`, in `leads.routes.ts`.',
    'The build writes `server/dist/gazetteer.bin`.',
    'Fill it: `npm run seed -- --leads 5`',
    '[keys](docs/running.md#the-key-for-secrets), [the web](https://example.com/server/)',
  ])('%s', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

describe('A document is wrong', () => {
  it.each([
    ['`server/src/gone.ts`', 'README.md names server/src/gone.ts, which is not there'],
    [
      '`server/src/features/<noun>/<noun>.gone.ts`',
      'README.md names server/src/features/<noun>/<noun>.gone.ts, which is not there',
    ],
    ['```sh\nnode server/gone.mjs\n```', 'README.md names server/gone.mjs, which is not there'],
    ['`leads/gone.ts`', 'README.md names leads/gone.ts, and no file ends so'],
    ['npm run gone', 'README.md names npm run gone, which package.json does not have'],
    ['[a page](docs/gone.md)', 'README.md links to docs/gone.md, which is not there'],
    ['[a part](docs/running.md#gone)', 'README.md links to docs/running.md#gone, and there is no such heading'],
  ])('%s', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  it('that leaves out a setting, or explains one that nobody reads', () => {
    expect(settingFaults('| `GONE` | none |', '    PORT: port,')).toEqual([
      'docs/running.md does not explain PORT',
      'docs/running.md explains GONE, which no setting is called',
    ]);
  });

  it('where the index leaves out a page', () => {
    write('docs/README.md', '[running](running.md)');
    write('docs/new.md', '');
    expect(indexFaults(root)).toEqual(['docs/README.md does not list docs/new.md']);
  });
});
