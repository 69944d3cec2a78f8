import { describe, expect, it } from 'vitest';
import { domainOf, isDomain } from './parse-domain.js';

describe('the domain in what was typed', () => {
  it.each([
    ['example.com', 'example.com'],
    [' https://www.Example.com/contact?x=1#y ', 'www.example.com'],
    ['http://localhost:5173/', 'localhost:5173'],
    ['*.example.com', '*.example.com'],
    ['*.example.com/path', '*.example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('%s is %s', (typed, found) => {
    expect(domainOf(typed)).toBe(found);
    expect(isDomain(found)).toBe(true);
  });

  it.each(['*', 'a b', 'example.*', '*example.com', "'self'; script-src *"])('is none in %s', (typed) => {
    expect(isDomain(domainOf(typed))).toBe(false);
  });
});
