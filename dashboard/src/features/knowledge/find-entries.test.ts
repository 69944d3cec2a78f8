import { describe, expect, it } from 'vitest';
import { entryBehind, findEntries } from './find-entries.js';

const entry = (question: string, answer: string, keywords: string[] = []) => ({
  id: question,
  question,
  answer,
  keywords,
  language: 'en',
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});

const boats = entry('Do you move boats?', 'Up to six metres.\n\nOn a trailer.', ['yacht']);
const piano = entry('Can you carry a piano?', 'Sí, también un órgano.');
const all = [boats, piano];

describe('the search in the answers', () => {
  it.each([
    ['', all],
    ['boats', [boats]],
    ['YACHT trailer', [boats]],
    ['organo', [piano]],
    ['boats piano', []],
  ])('finds for “%s” what holds each word', (search, found) => {
    expect(findEntries(all, search)).toEqual(found);
  });
});

describe('the entry behind an answer', () => {
  it('is the one whose words it holds', () => {
    expect(entryBehind(all, 'Up to six metres. On a trailer. Is there more?')).toBe(boats);
  });

  it('is undefined where the guides answer', () => {
    expect(entryBehind(all, 'Customs takes ten days.')).toBeUndefined();
  });
});
