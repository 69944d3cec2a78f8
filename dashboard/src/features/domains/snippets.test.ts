import { describe, expect, it } from 'vitest';
import { policyFor, snippetsFor } from './snippets.js';

const place = { origin: 'https://chat.example.com', slug: 'acme-movers' };

describe('what a company pastes', () => {
  it.each(snippetsFor(place).map((snippet) => [snippet.label, snippet.code]))(
    'names it and the server (%s)',
    (_, code) => {
      expect(code).toContain('acme-movers');
      expect(code).toContain('https://chat.example.com');
    },
  );

  it('is one line of HTML', () => {
    expect(snippetsFor(place)[0]?.code).toBe(
      '<script async src="https://chat.example.com/meg.js?company=acme-movers"></script>',
    );
  });

  it('is allowed by two lines of a policy', () => {
    expect(policyFor(place.origin)).toBe('script-src https://chat.example.com; frame-src https://chat.example.com');
  });
});
