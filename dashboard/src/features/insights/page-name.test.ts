import { expect, it } from 'vitest';
import { pageName } from './page-name.js';

it.each([
  ['https://www.acme.example/', 'www.acme.example'],
  ['http://acme.example/moves/abroad', 'acme.example/moves/abroad'],
  ['file:///home/x.html', 'file:///home/x.html'],
  ['', 'Page not known'],
])('the page %s is called %s', (address, name) => {
  expect(pageName(address)).toBe(name);
});
