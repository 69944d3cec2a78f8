import { expect, it } from 'vitest';
import { fineGroups, specialTitle } from './figure-groups.js';
import { usualFee } from './usual-fee.js';

it('names a figure of the page for each fee of a special piece, and for nothing else', () => {
  const paths = fineGroups.flatMap(({ figures }) => figures.map(({ path }) => path));
  const pieces = fineGroups.find(({ title }) => title === specialTitle)?.figures ?? [];
  const withUsual = paths.filter((path) => usualFee(path) !== undefined);
  expect(withUsual).toEqual(pieces.filter(({ unit }) => unit === 'money').map(({ path }) => path));
  for (const path of withUsual) expect(paths).toContain(usualFee(path));
});
