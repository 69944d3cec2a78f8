import { definePart, type Part } from '../cards/part.js';
import type { Words } from './words.js';

const parts = new Map<string, Part<Words>>();

/** Each language once, by its address; a load that failed is tried again as any part of the chat. */
export function loadWords(address: string): Promise<Words> {
  const part = parts.get(address) ?? definePart(async () => ((await import(address)) as { default: Words }).default);
  parts.set(address, part);
  return part.load();
}
