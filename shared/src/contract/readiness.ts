import { z } from 'zod';
import { readinessCategories } from '../domain/readiness/questions.js';
import { readinessLevels } from '../domain/readiness/scoring.js';
import { text } from './text.js';

const points = z.int().min(0).max(1_000);

/** The result of the readiness test, as `scoreReadiness` gives it. */
export const readinessResult = z.strictObject({
  totalScore: points,
  maxScore: points,
  percentage: z.int().min(0).max(100),
  readinessLevel: z.enum(readinessLevels),
  categoryScores: z.record(z.enum(readinessCategories), z.strictObject({ score: points, max: points })),
  recommendations: z.array(text(40)).max(20),
});

export type StoredReadiness = z.infer<typeof readinessResult>;
