import type { PlaceMatch } from '../../../places/places.service.js';
import { isStressedWord, type PlaceContext, type PlaceMention } from './place-mentions.js';
import { isMonthName } from './town-or-month.js';

/** "Leeds, Kuala Lumpur" is found as the second place, so the second is no area of the first. */
const isSame = (one: PlaceMatch, other: PlaceMatch): boolean =>
  one.kind === 'found' && other.kind === 'found' && one.place.id === other.place.id;

const insideWords = new Set('in en au aux'.split(' '));

/** Adds an area that follows: "Paris, Texas", "Leeds UK", "Cork in Ireland". */
export function withArea(context: PlaceContext, mention: PlaceMention): PlaceMention {
  const { sentence, places, preferred, language } = context;
  const start = insideWords.has(sentence.words[mention.to]?.plain ?? '') ? mention.to + 1 : mention.to;
  for (let length = 3; length > 0; length--) {
    const part = sentence.words.slice(start, start + length);
    const [first, last] = [part[0], part.at(-1)];
    if (!first || !last || part.length < length || part.slice(1).some(({ followsMark }) => followsMark)) continue;
    const isMonth = isMonthName(first.plain) && !isCountyHere(first.plain, language);
    if (length === 1 && (isStressedWord(sentence.words, start) || isMonth)) continue;
    const area = sentence.text.slice(first.start, last.end);
    const isShort = area.length < shortestPlainArea && !shortAreas.has(area.toLowerCase());
    if ((isShort && area !== area.toUpperCase()) || !/^\p{L}/u.test(area) || !places.isAreaName(area)) continue;
    const query = `${mention.query.split(', ')[0]}, ${area}`;
    const whole = places.findNamed(query, { language, preferred });
    if (whole.kind !== 'unknown' && !isSame(whole, places.findNamed(area, { language, preferred })))
      return { ...mention, query, to: start + length };
  }
  return mention;
}

const shortestPlainArea = 4;
/** Abbreviations that are no words of any of the languages, so that they are read in small letters as well. */
const shortAreas = new Set(
  'bc uk usa uae nsw qld wa sk mb pei qc ny nj tx fl nc sc tn ky az nm nv wv md ri nh vt mn'.split(' '),
);

/** Mayo is a month in Spanish, and a county elsewhere. */
const isCountyHere = (plain: string, language: string): boolean => plain === 'mayo' && language !== 'es';
