import { describe, expect, it } from 'vitest';
import { paragraphs, sourceLinks } from './source-links.js';

describe('the sources of an answer', () => {
  it('are links with the host that they lead to', () => {
    expect(sourceLinks([{ title: 'Bringing goods in', url: 'https://www.gov.uk/bringing-goods' }])).toEqual([
      { title: 'Bringing goods in', link: { address: 'https://www.gov.uk/bringing-goods', host: 'gov.uk' } },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    '//a.example',
    '/a',
    '',
  ])('stay words where the address may not be followed: %s', (url) => {
    expect(sourceLinks([{ title: 'Customs', url }])).toEqual([{ title: 'Customs' }]);
  });

  it('without a title are called after their host', () => {
    expect(sourceLinks([{ title: ' ', url: 'https://customs.example/a' }])[0]?.title).toBe('customs.example');
  });

  it('show the host that a browser would go to, and not the one it pretends to be', () => {
    const [source] = sourceLinks([{ title: 'Customs', url: 'https://gov.uk@evil.example/' }]);
    expect(source?.link?.host).toBe('evil.example');
  });
});

describe('the words of an answer', () => {
  it('are parted at blank lines', () => {
    expect(paragraphs('One\nline\n\n \nTwo\n\n')).toEqual(['One\nline', 'Two']);
    expect(paragraphs('')).toEqual([]);
  });
});
