import type { QuoteLine } from '@meg/shared/contract/quotes';
import { describe, expect, it } from 'vitest';
import { pairLines } from './pair-lines.js';

const line = (code: string, amount: number | null): QuoteLine => ({
  code,
  amount,
  params: {},
  text: `${code} of ${amount}`,
});

describe('two quotes beside each other', () => {
  it('show what each line was and is', () => {
    expect(pairLines([line('crew', 100)], [line('crew', 120)])).toEqual([
      { key: 'crew 1', text: 'crew of 120', before: 100, after: 120 },
    ]);
  });

  it('keep a line that only one of them has', () => {
    const pairs = pairLines([line('crew', 100), line('peak', 15)], [line('volume', null), line('crew', 100)]);
    expect(pairs.map(({ key, before, after }) => [key, before, after])).toEqual([
      ['volume 1', null, null],
      ['crew 1', 100, 100],
      ['peak 1', 15, null],
    ]);
  });

  it('do not mix up lines of one code', () => {
    const pairs = pairLines([line('floor', 1), line('floor', 2)], [line('floor', 3), line('floor', 4)]);
    expect(pairs.map(({ before, after }) => [before, after])).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });
});
