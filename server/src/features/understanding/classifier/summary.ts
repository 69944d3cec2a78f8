import { intents } from '@meg/shared/contract/understanding';
import type { Judged } from './train-classifier.js';

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function bestOf(shares: Float64Array): number {
  return shares.indexOf(Math.max(...shares));
}

const isRight = ({ example, shares }: Judged): boolean => intents[bestOf(shares)] === example.intent;

function lineOf(name: string, judged: readonly Judged[]): string {
  const whole = judged.reduce((sum, { example }) => sum + example.share, 0);
  const right = judged.reduce((sum, one) => sum + (isRight(one) ? one.example.share : 0), 0);
  return `${name}: ${percent(right, whole)} of ${judged.length}\n`;
}

function linesBy(judged: readonly Judged[], nameOf: (example: Judged['example']) => string): string[] {
  const names = new Set(judged.map(({ example }) => nameOf(example)));
  return [...names].map((name) => {
    const own = judged.filter(({ example }) => nameOf(example) === name);
    return lineOf(name, own);
  });
}

/** How well examples were judged that were set aside; with details also by language and by intent. */
export function summaryOf(judged: readonly Judged[], temperature: number, hasDetails: boolean): string {
  const all = lineOf(`intents of examples set aside (temperature ${temperature})`, judged);
  if (!hasDetails) return all;
  const byLanguage = linesBy(judged, ({ language }) => language);
  const byIntent = linesBy(judged, ({ intent }) => intent);
  const wrong = judged
    .filter((one) => !isRight(one))
    .map(({ example, shares }) => {
      const best = bestOf(shares);
      return `  ${example.language} ${example.intent} → ${intents[best]} ${shares[best]?.toFixed(2)}: ${example.text}\n`;
    });
  return [all, ...byLanguage, ...byIntent, ...wrong].join('');
}
