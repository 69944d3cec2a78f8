import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chatLanguages } from './chat-languages.js';

it('a company can choose among all languages that the chat has words for, by their own names', async () => {
  const folder = new URL('../../../../shared/src/languages/', import.meta.url);
  const codes = readdirSync(folder).flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []);
  const known = await Promise.all(
    codes.map(async (value) => ({ value, label: (await import(`${folder}${value}.ts`))[value].name })),
  );
  const inOrder = (list: readonly { value: string; label: string }[]) =>
    [...list].sort((one, other) => one.value.localeCompare(other.value));
  expect(inOrder(chatLanguages)).toEqual(inOrder(known));
});
