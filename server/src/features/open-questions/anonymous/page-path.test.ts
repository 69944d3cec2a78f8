import { expect, it } from 'vitest';
import { pagePath } from './page-path.js';

it.each([
  ['/prices?name=amina#top', '/prices'],
  ['https://movers.example/moving/to-spain/?utm=1', '/moving/to-spain/'],
  ['/orders/84736251/', '/orders/[number]/'],
  ['/for/amina@example.com', '/for/[email]'],
  ['/p%C3%A4rnu', '/pärnu'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['javascript:alert(1)', undefined],
])('%s is stored as %s', (page, path) => expect(pagePath(page)).toBe(path));
