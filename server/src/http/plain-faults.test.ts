import { expect, it } from 'vitest';
import { z } from 'zod';
import './plain-faults.js';

it.each([
  [z.number().min(1), 0, 'It must be at least 1'],
  [z.number().max(5), 9, 'It must be at most 5'],
  [z.number().positive(), -1, 'It must be more than 0'],
  [z.number().int(), 1.5, 'It must be a whole number'],
  [z.number(), 'x', 'It must be a number'],
  [z.string().max(3), 'abcd', 'At most 3 characters'],
  [z.string().min(1), '', 'This is required'],
  [z.string(), undefined, 'This is required'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entries'],
  [z.iso.date(), '2027-02-30', 'There is no such day'],
  [z.number().min(1, 'A van has room for one at least'), 0, 'A van has room for one at least'],
])('%# says "%s" in plain words', (schema, value, words) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(words);
});
