import type { KnowledgeEntry } from '@meg/shared/contract/knowledge';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EntryIndex } from '../../../retrieval/entry-index.js';
import { CompanyIndexes } from './company-indexes.js';

const words = 'piano boat garage parking permit insurance crate storage stairs deposit refund weekend fragile'.split(
  ' ',
);

/** Each with words of its own, as long as they may be. */
function entryOf(number: number, updatedAt = 0, length = 4_000): KnowledgeEntry {
  const own = Array.from({ length: 30 }, (_, at) => `word${number}x${at}`);
  const said = words.filter((_, at) => (number >> (at % 7)) % 2 === 0);
  const at = new Date(updatedAt).toISOString();
  return {
    id: `entry-${number}`,
    question: `Do you move ${said.slice(0, 4).join(' and ')} ${number}?`,
    answer: [...own, ...said].join(' ').repeat(100).slice(0, length),
    keywords: own.slice(0, 5),
    language: 'en',
    createdAt: at,
    updatedAt: at,
  };
}

const freshIndex = (entries: readonly KnowledgeEntry[]) =>
  new EntryIndex(
    entries.map((value) => ({ value, asks: [value.question], keywords: value.keywords, text: value.answer })),
  );

describe("the index of a company's answers", () => {
  afterEach(() => vi.restoreAllMocks());

  it('indexes one entry again when one of 500 was edited', async () => {
    const indexes = new CompanyIndexes();
    const entries = Array.from({ length: 500 }, (_, number) => entryOf(number));
    await indexes.of('company', entries);
    const put = vi.spyOn(EntryIndex.prototype, 'put');
    const edited = entries.map((entry, number) => (number === 250 ? entryOf(250, 1_000) : entry));
    await indexes.of('company', edited);
    expect(put).toHaveBeenCalledTimes(1);
    await indexes.of('company', edited);
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('lets other requests run while it is made', async () => {
    let turns = 0;
    let isMade = false;
    const count = () => {
      turns++;
      if (!isMade) setImmediate(count);
    };
    setImmediate(count);
    await new CompanyIndexes().of(
      'company',
      Array.from({ length: 500 }, (_, number) => entryOf(number)),
    );
    isMade = true;
    expect(turns).toBeGreaterThan(5);
  });

  it('finds after any edits what a new index finds', async () => {
    const versions = fc.uniqueArray(fc.record({ number: fc.nat(7), version: fc.nat(3) }), {
      selector: ({ number }) => number,
    });
    const question = fc.array(fc.constantFrom(...words, 'move', 'unknownthing'), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.array(versions, { minLength: 1, maxLength: 4 }), question, async (edits, asked) => {
        const indexes = new CompanyIndexes();
        let entries: KnowledgeEntry[] = [];
        for (const edit of edits) {
          entries = edit
            .sort((one, other) => one.number - other.number)
            .map(({ number, version }) => entryOf(number * 4 + version, version, 200))
            .map((entry, at) => ({ ...entry, id: `entry-${edit[at]?.number}` }));
          await indexes.of('company', entries);
        }
        const query = asked.join(' ');
        const found = (index: EntryIndex<KnowledgeEntry>) =>
          index
            .find(query, 0.1)
            .map(({ value, coverage }) => `${coverage.toFixed(6)} ${value.id}`)
            .sort();
        expect(found(await indexes.of('company', entries))).toEqual(found(freshIndex(entries)));
      }),
      { numRuns: 300 },
    );
  });
});
