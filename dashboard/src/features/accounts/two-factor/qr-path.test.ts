import fc from 'fast-check';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path.js';

it('draws the squares that are dark, and no others', () => {
  const rows = fc.array(
    fc.array(fc.constantFrom('0', '1'), { maxLength: 12 }).map((row) => row.join('')),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(rows, (code) => {
      const drawn = code.map((row) => row.replaceAll('1', '0').split(''));
      for (const [, x, y, length] of qrPath(code).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
        drawn[Number(y)]?.fill('1', Number(x), Number(x) + Number(length));
      }
      expect(drawn.map((row) => row.join(''))).toEqual(code);
    }),
  );
});

it('contains only path commands, whatever is sent', () => {
  expect(qrPath(['"><script>1</script>'])).toBe('M10 0h1v1h-1z');
});
