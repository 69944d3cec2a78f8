import type { CompanyForms } from '@meg/shared/domain/english/company-forms';
import { describe, expect, it } from 'vitest';
import type { Figure } from './figure.js';
import { fineGroups, mainGroups } from './figure-groups.js';
import { inOwnUnits, shownUnit } from './figure-units.js';

const tallinn: CompanyForms = { country: 'EE', units: 'metric' };
const leeds: CompanyForms = { country: 'GB', units: 'imperial' };
const boston: CompanyForms = { country: 'US', units: 'imperial' };
const figures = [...mainGroups, ...fineGroups].flatMap((group) => group.figures);
const shown = (path: string, forms: CompanyForms) => {
  const figure = figures.find((one) => one.path === path) as Figure;
  const { suffix, scale } = shownUnit(figure, 'EUR', forms);
  return `${inOwnUnits(figure.label, forms)}, ${suffix} × ${Number(scale.toPrecision(4))}`;
};

describe('the figures of the rates page', () => {
  it.each([
    ['localRates.perMileRate', tallinn, 'Each kilometre, EUR × 0.6214'],
    ['localRates.perMileRate', leeds, 'Each mile, EUR × 1'],
    ['figures.volume.unknownHomeM3', tallinn, 'Home of unknown size, m³ × 1'],
    ['figures.volume.unknownHomeM3', leeds, 'Home of unknown size, ft³ × 35.31'],
    ['figures.freight.seaPerM3', leeds, 'Sea, each ft³, EUR × 0.02832'],
    ['figures.travel.townKmPerHour', leeds, 'Speed in town, mph × 0.6214'],
    ['figures.access.freeCarryM', leeds, 'Carry without a surcharge, m × 1'],
    ['figures.access.freeCarryM', boston, 'Carry without a surcharge, ft × 3.281'],
    ['figures.volume.kgPerM3', boston, 'Weight of a cubic foot, lb × 0.06243'],
    ['figures.range.rooms', boston, 'Rooms, % × 100'],
  ])('show %s in the units of the company', (path, forms, words) => {
    expect(shown(path, forms)).toBe(words);
  });

  it('name no unit that is not the company’s', () => {
    const labels = (forms: CompanyForms) =>
      figures.map((figure) => `${inOwnUnits(figure.label, forms)} ${shownUnit(figure, 'EUR', forms).suffix}`).join();
    expect(labels(tallinn)).not.toMatch(/\bmiles?\b|mph|\bft|cubic foot|\blb\b|[{}]/);
    expect(labels(boston)).not.toMatch(/kilomet|km\/h|m³|\bkg\b|cubic met|[{}]/);
  });
});
