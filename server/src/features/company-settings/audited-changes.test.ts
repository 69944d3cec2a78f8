import { expect, it } from 'vitest';
import { auditedChange } from './audited-changes.js';

const path = ['branding', 'tagline'];
const days = Array.from({ length: 400 }, (_, day) => `2027-${day}`);

it.each([
  ['a figure', 95, 95],
  ['what was not there', undefined, undefined],
  ['a switch', false, false],
  ['a short list', ['Leeds', 'York'], ['Leeds', 'York']],
  ['a text of any usual length', 'x'.repeat(2_000), 'x'.repeat(2_000)],
  ['a longer text', 'x'.repeat(2_001), `${'x'.repeat(1_999)}…`],
  ['a picture', `data:image/png;base64,${'A'.repeat(90_000)}`, 'a picture'],
])('keeps of %s what one can read', (_, value, kept) => {
  expect(auditedChange({ path, before: value, after: 1 })).toEqual({ path, from: kept, to: 1 });
  expect(auditedChange({ path, before: 1, after: value })).toEqual({ path, from: 1, to: kept });
});

it('keeps of a long list as much as of a long text', () => {
  const { to } = auditedChange({ path, before: [], after: days });
  expect(to).toHaveLength(2_000);
  expect(to).toMatch(/^2027-0, 2027-1, .*…$/);
});
