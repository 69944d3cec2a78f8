import type { PlaceMatch } from '../../../places/places.service.js';
import { plainWord } from '../../sentence.js';

interface Called {
  readonly query: string;
  readonly match?: PlaceMatch | undefined;
}

const nameOf = (label: string): string => plainWord(label.split(',')[0] ?? '');

/** Whether the mention names the city of this label: "Galway" for "Galway, Ireland". */
export function isCalled({ query, match }: Called, label: string): boolean {
  const names = [query, ...(match?.kind === 'found' ? [match.place.name, match.place.label] : [])];
  return names.some((name) => nameOf(name) === nameOf(label));
}
