import { expect, it } from 'vitest';
import { decodePage } from './decode-page.js';
import { pageFacts } from './page-facts.js';
import { scanTags } from './scan-tags.js';
import { mainColours } from './site-colours.js';

const within = (act: () => unknown): number => {
  const begun = performance.now();
  act();
  return performance.now() - begun;
};
const longestMs = 3_000;

it.each([
  ['ten thousand levels', `${'<div>'.repeat(10_000)}<nav><a>Prices</a>${'</div>'.repeat(10_000)}`],
  ['two megabytes of beginnings', '<'.repeat(2_000_000)],
  ['tags that never end', '<a href="'.repeat(200_000)],
  ['attributes without end', `<a ${'b=c '.repeat(500_000)}`],
  ['comments that never end', '<!--'.repeat(500_000)],
  ['scripts that never end', '<script>'.repeat(250_000)],
  ['a heading that never ends', `<h1>${'x'.repeat(2_000_000)}`],
])('reads %s in no time', (_, html) => {
  expect(within(() => pageFacts(html))).toBeLessThan(longestMs);
});

it.each([
  ['names of properties', '-'.repeat(600_000)],
  ['colours', '#abcdef '.repeat(75_000)],
  ['colours that never end', 'rgb(1 1 '.repeat(75_000)],
])('counts six hundred thousand characters of %s in no time', (_, styles) => {
  expect(within(() => mainColours(styles, ''))).toBeLessThan(longestMs);
});

it('reads no words out of scripts, and no markup out of words', () => {
  const { title, navigation } = pageFacts(
    '<script>document.write("<title>Wrong</title>")</script><title>A &lt;b&gt; &amp; C</title><nav><a>x</a><a>Prices</a>',
  );
  expect(title).toBe('A <b> & C');
  expect(navigation).toEqual(['Prices']);
});

it('leaves greys, white and black out of the colours, and names near ones once', () => {
  expect(
    mainColours(
      'a{color:#777;background:#fff}b{color:#000}c{color:#1e40af}d{color:#1f41b0}e{color:hsl(14, 77%, 54%)}',
      '',
    ),
  ).toEqual(['#1e40af', '#e45a2f']);
});

it('prefers what a style sheet names as the brand to what it uses often', () => {
  expect(mainColours(`${'a{color:#cc0000}'.repeat(5)}:root{--brand-500:#0b6e4f}`, '')[0]).toBe('#0b6e4f');
});

it.each([
  ['its header', 'text/html; charset=iso-8859-1', Buffer.from('Umz\xfcge', 'latin1')],
  ['its first lines', 'text/html', Buffer.from('<meta charset="windows-1252">Umz\xfcge', 'latin1')],
  ['its byte order mark', 'text/html', Buffer.from('\ufeffUmz\xfcge', 'utf16le')],
  ['nothing, which means UTF-8', 'text/html; charset=made-up', Buffer.from('Umz\xfcge', 'utf8')],
])('reads an encoding that is named by %s', (_, contentType, body) => {
  expect(decodePage({ contentType, body })).toContain('Umzüge');
});

it('puts up with bytes that are no text', () => {
  const body = Buffer.from([0xff, 0xfe, 0xd8, 0x00, 0xd8, 0x3c, 0x00]);
  expect(() => pageFacts(decodePage({ contentType: 'text/html', body }))).not.toThrow();
});

it('takes the picture of the header for the logo before any icon', () => {
  const { pictures } = pageFacts(
    '<link rel="icon" href="/i.ico"><link rel="apple-touch-icon" href="/t.png"><img src="/logo-of-partner.png">' +
      '<header><img src="/brand.svg" alt="Our logo"></header>',
  );
  expect(pictures).toEqual(['/brand.svg', '/t.png', '/i.ico']);
});

it.each([
  ['style sheets', '<link rel=stylesheet href=/a.css>', 20_000],
  ['links of a menu', '<a href=/a>Menu</a>', 80_000],
  ['pictures', '<img class=logo src=/logo.png>', 40_000],
  ['elements inside each other', '<div>', 300_000],
])('looks at a bounded part of a page of many %s', (_, part, times) => {
  const page = (count: number) => `<title>Vans</title><nav>${part.repeat(count)}`;
  const pieces = [...scanTags(page(times))].length;
  expect(pieces).toBe([...scanTags(page(2 * times))].length);
  expect(pieces).toBeLessThan(25_000);
  const facts = pageFacts(page(times));
  expect(facts.title).toBe('Vans');
  expect(facts.styleSheets.length + facts.navigation.length + facts.pictures.length).toBeLessThan(100);
});
