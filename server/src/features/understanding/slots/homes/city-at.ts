import { readSentence, type SentenceWord } from '../../sentence.js';

/** Where a known city is named, also where no rule takes it for a place: "at the york end". */
export function cityAt(words: readonly SentenceWord[], city: string): number | undefined {
  const name = readSentence(city.split(',')[0] ?? '').words;
  const at = words.findIndex((_, from) => name.every(({ plain }, next) => words[from + next]?.plain === plain));
  return at === -1 || name.length === 0 ? undefined : at;
}
