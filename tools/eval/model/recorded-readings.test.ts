import { readFileSync } from 'node:fs';
import path from 'node:path';
import { move } from '@meg/shared/contract/move';
import { intents } from '@meg/shared/contract/understanding';
import { expect, it } from 'vitest';
import { root } from '../../run.mjs';

const lines = readFileSync(path.join(root, 'tools/eval/model/recorded-readings.jsonl'), 'utf8').trim().split('\n');
const facts: Record<string, { safeParse(value: unknown): { success: boolean } }> = move.shape;

it.each(lines.map((line) => JSON.parse(line)))('is a reading in the shape of the contract: $message', (recorded) => {
  if (recorded.intent) expect(intents).toContain(recorded.intent.value);
  for (const [fact, { value, quote }] of Object.entries<{ value: unknown; quote: string }>(recorded.facts)) {
    expect(facts[fact]?.safeParse(value).success, fact).toBe(true);
    expect(recorded.message.toLowerCase()).toContain(quote.toLowerCase());
  }
});
