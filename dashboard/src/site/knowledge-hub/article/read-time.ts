import { articleBlocks } from './article-blocks.js';

/** What most adults read of a text that is new to them. */
const wordsPerMinute = 220;

export function wordCount(content: string): number {
  const texts = articleBlocks(content).flatMap((block) => {
    if (block.kind === 'break') return [];
    return block.kind === 'list' ? block.items : [block.text];
  });
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}

export function readTimeMinutes(content: string): number {
  return Math.max(1, Math.round(wordCount(content) / wordsPerMinute));
}
