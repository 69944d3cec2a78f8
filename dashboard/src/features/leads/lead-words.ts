import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { statusWords } from '../../ui/badges/status-badge.js';

export const moveTypeWords = { local: 'Local', international: 'International' } as const;

export const contentsWords: Record<LeadSummary['moveDetails'], string> = {
  'full-home': 'A whole home',
  'some-furniture': 'Some furniture',
  'boxes-only': 'Boxes only',
  office: 'An office',
  specialty: 'Special items',
};

export const sizeWords: Record<NonNullable<LeadSummary['propertySize']>, string> = {
  'Studio/1Bed': 'Studio or 1 bed',
  '2 - 3 Beds': '2 to 3 beds',
  '3 Beds - 4 Beds': '3 to 4 beds',
  '4 Beds+': 'More than 4 beds',
};

export function routeOf({ originCity, destinationCity }: Pick<LeadSummary, 'originCity' | 'destinationCity'>): string {
  return `${originCity} → ${destinationCity}`;
}

/** In few words: what goes, and when where that is known. */
export function moveSummary({ propertySize, moveDetails, moveDate }: LeadSummary): string {
  const what = propertySize === null ? contentsWords[moveDetails] : sizeWords[propertySize];
  return [what, ...(moveDate === null ? [] : [moveDate])].join(' · ');
}

export const statusOptions = Object.entries(statusWords).map(([value, label]) => ({ value, label }));

/** Somebody waits for a first answer, or for a person. */
export function isWaiting({ status }: Pick<LeadSummary, 'status'>): boolean {
  return status === 'new' || status === 'human-handoff-requested';
}
