import type { PartialMove } from '@meg/shared/contract/move';
import { isPiano } from './known-move/changed-pianos.js';
import { type Piano, pianoKinds, pianosIn } from './known-move/piano-kinds.js';
import { coveredBy, fillers } from './open-question/yes-no.js';
import { PhraseSet } from './phrase-set.js';
import type { SentenceWord } from './sentence.js';
import { agreeing, around } from './take-up.js';

const articles = new PhraseSet({ article: 'a, an, the, one, un, una, uno, el, l, une, le, la, sebuah, yang' });

type Words = readonly SentenceWord[];

/** "Vale, de cola", behind a question about a piano whose kind nobody has said: that piano comes along. */
export function pianoTakenUp(words: Words, before: Words, { specialItems = [] }: PartialMove): Piano | undefined {
  if (specialItems.some(isPiano) || !pianosIn(before).isNamed) return undefined;
  const [kind, another] = pianosIn(words).meant;
  const isOnlyKind = coveredBy(words, [pianoKinds, agreeing, around, fillers, articles]);
  return another === undefined && isOnlyKind ? kind : undefined;
}
