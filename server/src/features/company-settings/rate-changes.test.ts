import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import { expect, it } from 'vitest';
import { figureByFigure } from './rate-changes.js';

const path = ['pricing', 'localRates'];
const { localRates } = defaultRates;

it('the first change of one rate is told against the default that held before', () => {
  const after = { ...localRates, hourlyRate: 130 };
  const changed = { path: [...path, 'hourlyRate'], before: localRates.hourlyRate, after: 130 };
  expect(figureByFigure({ path, before: undefined, after })).toEqual([changed]);
  const back = { ...changed, before: 130, after: localRates.hourlyRate };
  expect(figureByFigure({ path, before: after, after: undefined })).toEqual([back]);
});

it('other changes stay as they are', () => {
  const figure = { path: [...path, 'hourlyRate'], before: 90, after: 130 };
  const name = { path: ['branding', 'companyName'], before: undefined, after: 'Acme' };
  const same = { path, before: undefined, after: { ...localRates } };
  for (const change of [figure, name, same]) expect(figureByFigure(change)).toEqual([change]);
});
