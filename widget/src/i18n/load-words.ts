import { definePart, type Part } from '../cards/part.js';
import type { WordsFile } from './words.js';

const parts = new Map<string, Part<WordsFile>>();

/** Each language once, by its address; a load that failed is tried again as any part of the chat. */
export function loadWords(address: string): Promise<WordsFile> {
  const part =
    parts.get(address) ?? definePart(async () => ((await import(address)) as { default: WordsFile }).default);
  parts.set(address, part);
  return part.load();
}
