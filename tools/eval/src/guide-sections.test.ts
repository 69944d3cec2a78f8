import { describe, expect, it } from 'vitest';
import { guide } from '../../../server/src/features/guides/data/japan.js';
import { isFromSections, sectionsOf } from './guide-sections.mjs';

const wholePage = sectionsOf(guide)
  .flatMap(({ texts }: { texts: string[] }) => texts)
  .join('\n');

describe('the section that an answer comes from', () => {
  it('is known by its words', () => {
    const answer = `In short: ${guide.petImport.quarantine}`;
    expect(isFromSections(answer, guide, ['petImport'])).toBe(true);
    expect(isFromSections(answer, guide, ['petImport.quarantine'])).toBe(true);
    expect(isFromSections(answer, guide, ['vehicleImport'])).toBe(false);
  });

  it('is known by one entry of a list', () => {
    const [entry = ''] = guide.customsRegulations.restrictedItems;
    expect(isFromSections(entry, guide, ['customsRegulations.restrictedItems'])).toBe(true);
  });

  it('is not the whole page', () => {
    expect(isFromSections(wholePage, guide, ['petImport.quarantine'])).toBe(false);
  });

  it('is none where nothing of the guide was said', () => {
    expect(isFromSections('Which country are you moving to?', guide, ['petImport'])).toBe(false);
  });
});
