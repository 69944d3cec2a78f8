import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demoPrivacyId } from '@meg/shared/domain/public-paths';
import { describe, expect, it } from 'vitest';
import { privacy } from '../content/legal.js';

const storage = /Stored\(|Storage\b|storageKey/;
const name = /['"`]((?:meg|pwa)[-:][a-z][a-z:-]*)/g;
const ofTheChat = ['app/storage/stored-keys.ts', 'app/storage/outbox.ts'].map(
  (file) => `../../../../widget/src/${file}`,
);

const read = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');

/** All that is written here and has to do with what is kept. */
function ownSources(): string[] {
  const files = readdirSync(fileURLToPath(new URL('../../', import.meta.url)), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  return sources.map((file) => read(`../../${file}`)).filter((source) => storage.test(source));
}

function keysIn(source: string): string[] {
  return [...source.matchAll(name)].map(([, key = '']) => key.replace(/[-:]$/, ''));
}

describe('the privacy page', () => {
  it('has the part to which the chat of the demo company leads', () => {
    expect(privacy.parts.map(({ id }) => id)).toContain(demoPrivacyId);
  });

  const said = new Set(
    privacy.parts.flatMap(({ blocks }) =>
      blocks.flat().flatMap((item) => (typeof item === 'string' ? [] : item.names)),
    ),
  );
  const keys = new Set([...ownSources(), ...ofTheChat.map(read)].flatMap(keysIn));

  it('is tested against the keys that there are', () => {
    expect([...keys]).toEqual(expect.arrayContaining(['meg-consent', 'meg-beta', 'meg:conversation', 'meg:draft']));
  });

  it.each([...keys])('names %s, which is kept in the browser', (key) => {
    expect(said).toContain(key);
  });
});
