import { type ChangedValue, changedValues } from '@meg/shared/domain/companies/changed-values';
import { defaultRates } from '@meg/shared/domain/quotes/default-rates';

type Tree = Parameters<typeof changedValues>[0];

const defaults: Readonly<Record<string, unknown>> = defaultRates;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A group of rates that a company has not set is missing, and the default figures hold. Its first change is told figure
 * by figure, against those, and not as a whole group that was nothing before.
 */
export function figureByFigure(change: ChangedValue): ChangedValue[] {
  const { path, before, after } = change;
  const [topic, group, ...below] = path;
  const held = topic === 'pricing' && below.length === 0 ? defaults[String(group)] : undefined;
  const [was, is] = [before ?? held, after ?? held];
  if (!isTree(held) || !isTree(was) || !isTree(is)) return [change];
  const figures = changedValues(was, is).map((one) => ({ ...one, path: [...path, ...one.path] }));
  return figures.length === 0 ? [change] : figures;
}
