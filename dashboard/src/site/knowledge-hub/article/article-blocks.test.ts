import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleBlocks, contentsOf } from './article-blocks.js';

const line = fc.oneof(
  fc.constantFrom('', '# One', '## Two', '### Three', '- item', '#no heading', '-no item', '#### four'),
  fc.string(),
);

describe('an article', () => {
  it('is read line by line: headings, items of a list, breaks, and paragraphs', () => {
    const blocks = articleBlocks('# One\n## Two\n### Three\n- a\n- b\n\nWords.\n- c\n#no heading');
    expect(blocks).toEqual([
      { kind: 'heading', level: 1, text: 'One', id: 'one' },
      { kind: 'heading', level: 2, text: 'Two', id: 'two' },
      { kind: 'heading', level: 3, text: 'Three', id: 'three' },
      { kind: 'list', items: ['a', 'b'] },
      { kind: 'break' },
      { kind: 'paragraph', text: 'Words.' },
      { kind: 'list', items: ['c'] },
      { kind: 'paragraph', text: '#no heading' },
    ]);
  });

  it('knows no other markup', () => {
    const text = '<b>**bold**</b> [link](https://example.com) `code`';
    expect(articleBlocks(text)).toEqual([{ kind: 'paragraph', text }]);
  });

  it('loses no line and adds none', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const blocks = articleBlocks(lines.join('\n'));
        const count = blocks.reduce((sum, block) => sum + (block.kind === 'list' ? block.items.length : 1), 0);
        expect(count).toBe(lines.join('\n').split(/\r?\n/).length);
      }),
    );
  });

  it('has no two headings of one name in its address', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('# A', '# a', '# A 2', '## é', '# 漢', '# ?', '# part')), (lines) => {
        const ids = articleBlocks(lines.join('\n')).flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
      }),
    );
  });

  it('has its headings of the first level as its contents', () => {
    expect(contentsOf(articleBlocks('# One\n## In between\n# Last'))).toEqual([
      { id: 'one', text: 'One' },
      { id: 'last', text: 'Last' },
    ]);
  });
});
