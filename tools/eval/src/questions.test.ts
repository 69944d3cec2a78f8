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
  const modules = await Promise.all(readdirSync(folder).map((file) => import(path.join(folder, file))));
  return new Map(modules.map(({ guide }) => [guide.slug, guide]));
}

const halves: Record<string, Question[]> = readQuestions();

describe('the questions of the evaluation', () => {
  it('ask for what the guides state, and cover every intent and country', async () => {
    expect(faultsOfQuestions(Object.values(halves).flat(), { intents, guides: await guidesBySlug() })).toEqual([]);
  });

  it('are halved evenly, kind by kind', () => {
    for (const kind of new Set(Object.values(halves).flatMap((half) => half.map((question) => question.kind)))) {
      const [one = 0, other = 0] = Object.values(halves).map(
        (half) => half.filter((each) => each.kind === kind).length,
      );
      expect(Math.abs(one - other), kind).toBeLessThanOrEqual(2 + 0.1 * one);
    }
  });
});
