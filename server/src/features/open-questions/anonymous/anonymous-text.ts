import { wordsOf } from '../../../text/question-words.js';
import type { GuidesService } from '../../guides/guides.service.js';
import { withoutPersonalData } from '../../understanding/personal-data.service.js';

const mostCharacters = 300;

function shortened(text: string): string {
  if (text.length <= mostCharacters) return text;
  const cut = text.slice(0, mostCharacters);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), mostCharacters / 2))} …`;
}

/** The text of a question as it is stored: short, and without what tells who asked it. */
export const anonymousText = (typed: string, isPlaceWord: (word: string) => boolean): string =>
  shortened(withoutPersonalData(typed, isPlaceWord));

/** Whether a word names a country or its people, in any language. */
export const namesCountry =
  (guides: GuidesService) =>
  (word: string): boolean =>
    guides.countriesIn(wordsOf(word)).length > 0;
