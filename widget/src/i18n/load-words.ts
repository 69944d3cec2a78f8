import { definePart, type Part } from '../app/part.js';
import type { WordsFile } from './words-file.js';

const parts = new Map<string, Part<WordsFile>>();

/** Loads each language once. A failed load is tried again like any other part of the chat. */
export function loadWords(address: string): Promise<WordsFile> {
  const part =
    parts.get(address) ?? definePart(async () => ((await import(address)) as { default: WordsFile }).default);
  parts.set(address, part);
  return part.load();
}
