import { readdirSync } from 'node:fs';
import path from 'node:path';
import { intents } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { root } from '../../run.mjs';
import { faultsOfQuestions, readQuestions } from './questions.mjs';

interface Question {
  kind: string;
  text: string;
}

async function guidesBySlug() {
  const folder = path.join(root, 'server/src/features/guides/data');
  const modules = await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => import(path.join(folder, file))),
  );
  return new Map(modules.map(({ guide }) => [guide.slug, guide]));
}

const halves: Record<string, Question[]> = readQuestions();

describe('the questions of the evaluation', () => {
  it('ask for what the guides state, and cover every intent and country', async () => {
    expect(faultsOfQuestions(Object.values(halves).flat(), { intents, guides: await guidesBySlug() })).toEqual([]);
  });

  it('are at least 300 that nobody tuned for, on guides, the company and advice', () => {
    const heldOut = halves['held-out'] ?? [];
    expect(heldOut.length).toBeGreaterThanOrEqual(300);
    for (const [kind, least] of Object.entries({ guides: 150, company: 30, advice: 40, negative: 20 }))
      expect(heldOut.filter((each) => each.kind === kind).length, kind).toBeGreaterThanOrEqual(least);
  });
});
